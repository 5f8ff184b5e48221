import type { Pipeline } from '@cohort/contract/pipelines'
import { describe, expect, it } from 'vitest'
import {
  draftOf,
  type FlowDraft,
  knownIds,
  namesNewStages,
  newStage,
  problemOf,
  sentOf,
  typed,
  withoutStage,
} from '#fields/flow/flow-draft.ts'

const flow = {
  name: { zh: '招聘', en: 'Hiring' },
  stages: ['a', 'b'].map((id) => ({
    id,
    name: { zh: id, en: id },
    color: 'grey',
    kind: 'normal',
    subStatuses: [],
    requiredFields: [],
    mobileRules: { to: id === 'a' ? ['b'] : null },
    staleDays: 7,
  })),
} as unknown as Pipeline
const draft = draftOf(flow)

describe('a flow that is edited', () => {
  it('is sent as it came where nothing changed', () => {
    expect(sentOf(draft, knownIds(draft))).toEqual({ name: flow.name, stages: flow.stages })
    expect(problemOf(draft)).toBeUndefined()
  })

  it('takes one name for both languages, until the other has its own', () => {
    expect(typed({ zh: '', en: '' }, 'zh', '初', 'zh')).toEqual({ zh: '初', en: '初' })
    expect(typed({ zh: '初', en: '初' }, 'zh', '初筛', 'zh')).toEqual({ zh: '初筛', en: '初筛' })
    expect(typed({ zh: '初筛', en: 'Screen' }, 'zh', '筛选', 'zh')).toEqual({ zh: '筛选', en: 'Screen' })
    expect(typed({ zh: '初筛', en: '初筛' }, 'en', 'Screen', 'zh')).toEqual({ zh: '初筛', en: 'Screen' })
    expect(typed({ zh: 'S', en: 'S' }, 'en', 'Sc', 'en')).toEqual({ zh: 'Sc', en: 'Sc' })
  })

  it('forgets a stage that goes in the rules of the others too', () => {
    expect(withoutStage(draft, 'b').stages.map(({ to }) => to)).toEqual([[]])
  })

  it('names new stages in its rules only once they have an id', () => {
    const fresh = newStage()
    const more: FlowDraft = { ...draft, stages: [...draft.stages.map((one) => ({ ...one, to: [fresh.key] })), fresh] }
    expect(namesNewStages(draft)).toBe(false)
    expect(namesNewStages(more)).toBe(true)
    expect(sentOf(more, knownIds(more)).stages[0]?.mobileRules).toEqual({ to: [] })
    const ids = new Map([...knownIds(more), [fresh.key, 'c'] as const])
    expect(sentOf(more, ids).stages[0]?.mobileRules).toEqual({ to: ['c'] })
    expect(problemOf(more)).toBe('stageName')
  })
})

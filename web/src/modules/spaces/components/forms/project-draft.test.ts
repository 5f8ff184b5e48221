import { describe, expect, it } from 'vitest'
import { bodyOf, newProject, problemsOf } from '#modules/spaces/components/forms/project-draft.ts'

const draft = { ...newProject('u1'), name: ' 后端工程师 ' }

describe('a new project', () => {
  it('names what is missing or wrong beside its field', () => {
    expect(problemsOf(draft)).toEqual({})
    expect(problemsOf({ ...draft, name: ' ', record: 'old', flows: [] })).toEqual({
      name: 'nameMissing',
      payload: 'recordMissing',
      pipelines: 'flowMissing',
    })
    expect(problemsOf({ ...draft, startTime: '2026-12-02', timeoutTime: '2026-12-01' })).toEqual({
      timeoutTime: 'dueBeforeStart',
    })
    expect(problemsOf({ ...draft, startTime: '2026-12-01', timeoutTime: '2026-12-01' })).toEqual({})
    expect(problemsOf({ ...draft, timeoutTime: 'soon' })).toEqual({ timeoutTime: 'badDate' })
  })

  it('is about a record that is there, a new one by name, or none', () => {
    expect(bodyOf(draft, { channelId: 'c1' }, 'Job')).toMatchObject({
      channelId: 'c1',
      name: '后端工程师',
      principal: 'u1',
    })
    expect(bodyOf(draft, { channelId: 'c1' }, 'Job').payload).toBeUndefined()
    expect(bodyOf({ ...draft, record: 'new' }, { channelId: 'c1' }, 'Job').payload).toEqual({
      standardFields: { name: '后端工程师' },
    })
    const old = { ...draft, record: 'old' as const, oldRecord: { openId: 'j1', entityType: 'Job', name: '职位' } }
    expect(bodyOf(old, { channelId: 'c1' }, 'Job').payload).toEqual({ entityType: 'Job', openId: 'j1' })
  })
})

import type { Input } from '@cohort/contract/call'
import type { ChoiceColor } from '@cohort/contract/fields/field'
import type { createPipeline, Pipeline, RequiredField, Stage, StageKind, Words } from '@cohort/contract/pipelines'

export interface SubStatusDraft {
  id: string
  name: Words
  color?: ChoiceColor | undefined
}

/** A stage while it is edited. It has a key before the server gives it an id. */
export interface StageDraft {
  key: string
  id: string | undefined
  name: Words
  color: ChoiceColor
  kind: StageKind
  subStatuses: readonly SubStatusDraft[]
  requiredFields: readonly RequiredField[]
  /** Keys of the stages that one may go to from here; null: to all. */
  to: readonly string[] | null
  staleDays: number
}

export interface FlowDraft {
  name: Words
  stages: readonly StageDraft[]
}

const newId = (): string => crypto.randomUUID().slice(0, 18)

const stageDraft = ({
  id,
  name,
  color,
  kind,
  subStatuses,
  requiredFields,
  mobileRules,
  staleDays,
}: Stage): StageDraft => ({
  key: id,
  id,
  name,
  color,
  kind,
  subStatuses,
  requiredFields,
  to: mobileRules.to,
  staleDays,
})

export const draftOf = ({ name, stages }: Pipeline): FlowDraft => ({ name, stages: stages.map(stageDraft) })

export const newStage = (): StageDraft => ({
  key: newId(),
  id: undefined,
  name: { zh: '', en: '' },
  color: 'grey',
  kind: 'normal',
  subStatuses: [],
  requiredFields: [],
  to: null,
  staleDays: 7,
})

export const newFlow = (): FlowDraft => ({ name: { zh: '', en: '' }, stages: [newStage()] })
export const newSubStatus = (): SubStatusDraft => ({ id: newId(), name: { zh: '', en: '' } })

/** Whoever types one name gives it for both languages; the other follows the one that leads until it has its own. */
export function typed(name: Words, language: keyof Words, text: string, lead: keyof Words): Words {
  const other = language === 'zh' ? 'en' : 'zh'
  const follows = name[other] === '' || (language === lead && name[other] === name[language])
  return { ...name, [language]: text, ...(follows ? { [other]: text } : {}) }
}

/** Taken away, also from the rules of the others. */
export const withoutStage = (draft: FlowDraft, key: string): FlowDraft => ({
  ...draft,
  stages: draft.stages
    .filter((stage) => stage.key !== key)
    .map((stage) => ({ ...stage, to: stage.to?.filter((one) => one !== key) ?? null })),
})

const isNamed = ({ zh, en }: Words): boolean => zh.trim() !== '' && en.trim() !== ''

export type FlowProblem = 'name' | 'stageName' | 'subStatusName' | 'noStage'

/** The first thing that keeps it from being saved. */
export function problemOf({ name, stages }: FlowDraft): FlowProblem | undefined {
  if (!isNamed(name)) return 'name'
  if (stages.length === 0) return 'noStage'
  if (!stages.every((stage) => isNamed(stage.name))) return 'stageName'
  return stages.every(({ subStatuses }) => subStatuses.every((sub) => isNamed(sub.name))) ? undefined : 'subStatusName'
}

type Sent = Pick<Input<typeof createPipeline>['body'], 'name' | 'stages'>

const trimmed = ({ zh, en }: Words): Words => ({ zh: zh.trim(), en: en.trim() })

/** As it is sent. Rules can only name stages that have an id by now. */
export const sentOf = ({ name, stages }: FlowDraft, ids: ReadonlyMap<string, string>): Sent => ({
  name: trimmed(name),
  stages: stages.map(({ key, name, color, kind, subStatuses, requiredFields, to, staleDays }) => ({
    id: ids.get(key),
    name: trimmed(name),
    color,
    kind,
    subStatuses: subStatuses.map((sub) => ({ ...sub, name: trimmed(sub.name) })),
    requiredFields: [...requiredFields],
    mobileRules: { to: to?.flatMap((one) => ids.get(one) ?? []) ?? null },
    staleDays,
  })),
})

export const knownIds = ({ stages }: FlowDraft): Map<string, string> =>
  new Map(stages.flatMap(({ key, id }) => (id ? [[key, id] as const] : [])))

/** Whether a rule names a stage that the server does not know yet: then it is saved twice. */
export const namesNewStages = (draft: FlowDraft): boolean => {
  const ids = knownIds(draft)
  return draft.stages.some(({ to }) => to?.some((key) => !ids.has(key)))
}

import type { Input, Output } from '@cohort/contract/call'
import type { listCustomFields, setCustomFields } from '@cohort/contract/custom-fields'
import type { ChoiceColor, FieldTypeName } from '@cohort/contract/fields/field'

export type CustomField = Output<typeof listCustomFields>['fields'][number]
export type FieldToSet = Input<typeof setCustomFields>['body']['fields'][number]

export interface ChoiceDraft {
  id: string
  zh: string
  en: string
  color: ChoiceColor
  isDeleted: boolean
}

/** A field while it is being written. */
export interface FieldDraft {
  key: string | undefined
  type: FieldTypeName
  zh: string
  en: string
  required: boolean
  choices: readonly ChoiceDraft[]
  entityType: string
  multiple: boolean
  /** What a new record begins with; of several options, one. */
  initial: unknown
}

export const hasChoices = (type: FieldTypeName): boolean => type === 'SingleChoice' || type === 'MultiChoice'
/** Kinds whose value does not depend on the record: a text, a number, a day, an option. */
export const canBegin = (type: FieldTypeName): boolean =>
  hasChoices(type) || ['ShortText', 'LongText', 'Number', 'Progress', 'Date'].includes(type)
export const canBeMany = (type: FieldTypeName): boolean =>
  type === 'EntityReference' || type === 'File' || type === 'Member'

const colors: readonly ChoiceColor[] = ['blue', 'teal', 'amber', 'purple', 'green', 'red', 'grey']

/** An option with the next colour, so that a new list is not all grey. */
export const newChoice = (at: number): ChoiceDraft => ({
  id: `o-${crypto.randomUUID().slice(0, 8)}`,
  zh: '',
  en: '',
  color: colors[at % colors.length] ?? 'grey',
  isDeleted: false,
})

export const draftOf = (field: CustomField | undefined): FieldDraft => ({
  key: field?.key,
  type: field?.type ?? 'ShortText',
  zh: field?.label.zh ?? '',
  en: field && field.label.en !== field.label.zh ? field.label.en : '',
  required: field?.required ?? false,
  choices: (field?.options?.choices ?? []).map(({ id, name, color = 'grey', isDeleted = false }) => ({
    id,
    zh: name.zh,
    en: name.en === name.zh ? '' : name.en,
    color,
    isDeleted,
  })),
  entityType: field?.options?.entityType ?? '',
  multiple: field?.options?.multiple ?? false,
  initial: field?.options?.default,
})

export type DraftProblem = 'name' | 'choices' | 'reference' | undefined

export function problemOf(draft: FieldDraft): DraftProblem {
  if (!draft.zh.trim()) return 'name'
  const open = draft.choices.filter(({ isDeleted }) => !isDeleted)
  if (hasChoices(draft.type) && (open.length === 0 || open.some(({ zh }) => !zh.trim()))) return 'choices'
  return draft.type === 'EntityReference' && !draft.entityType ? 'reference' : undefined
}

const words = (zh: string, en: string) => ({ zh: zh.trim(), en: en.trim() || zh.trim() })

/** As the server takes it. Options that were never saved and are deleted again leave no trace. */
export function fieldOf(draft: FieldDraft): FieldToSet {
  const { key, type, required, entityType, multiple, initial } = draft
  const choices = draft.choices
    .filter(({ zh }) => zh.trim())
    .map(({ id, zh, en, color, isDeleted }) => ({ id, name: words(zh, en), color, ...(isDeleted && { isDeleted }) }))
  // An option that is deleted is no default any more.
  const gone = hasChoices(type) && !choices.some(({ id, isDeleted }) => id === initial && !isDeleted)
  const begins =
    canBegin(type) && !gone && (typeof initial === 'number' || (typeof initial === 'string' && initial.trim()))
  const options = {
    ...(begins && { default: initial }),
    ...(hasChoices(type) && { choices }),
    ...(type === 'EntityReference' && { entityType }),
    ...(canBeMany(type) && multiple && { multiple }),
  }
  return {
    ...(key && { key }),
    type,
    label: words(draft.zh, draft.en),
    ...(required && { required }),
    ...(Object.keys(options).length > 0 && { options }),
  }
}

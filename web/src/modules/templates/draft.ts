import type { ChoiceColor } from '@cohort/contract/fields/field'

/** What is typed about a template before it is sent. */
export interface Draft {
  name: string
  remark: string
  color: ChoiceColor | null
  icon: string | null
  category: string
  common: boolean
}
export const requiredParts = ['name', 'remark', 'color', 'icon'] as const
export type RequiredPart = (typeof requiredParts)[number]

/** A draft with all that must be there. */
type Complete = Draft & { color: ChoiceColor; icon: string }

export const emptyDraft: Draft = { name: '', remark: '', color: null, icon: null, category: '', common: false }

export const missingIn = (draft: Draft): readonly RequiredPart[] =>
  requiredParts.filter((part) => (draft[part] ?? '').trim() === '')

/** As it is sent; undefined while something is missing. */
export function complete(draft: Draft): Complete | undefined {
  const { color, icon } = draft
  if (color === null || icon === null || missingIn(draft).length > 0) return undefined
  const [name, remark, category] = [draft.name.trim(), draft.remark.trim(), draft.category.trim()]
  return { name, remark, color, icon, category, common: draft.common }
}

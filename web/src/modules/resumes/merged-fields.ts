import { inLocale, isEmpty } from '@cohort/contract/fields/values'
import type { Locale } from '@cohort/contract/limits'
import type { FieldDefinition, ListDefinition } from '@cohort/contract/types/type'
import type { useShape } from '#modules/entities/queries.ts'
import type { Preview } from '#modules/resumes/queries.ts'

export type Shape = NonNullable<ReturnType<typeof useShape>>
export type MergedField = Preview['fields'][number]

/** A field of two records, with what is needed to show it. */
export type Compared = MergedField & { label: string } & (
    | { definition: FieldDefinition; list?: never }
    | { list: ListDefinition; definition?: never }
  )

/** Fields that the type does not know any more are left out. */
export function compared(shape: Shape, fields: readonly MergedField[], locale: Locale): Compared[] {
  return fields.flatMap((field): Compared[] => {
    const [root = '', ...steps] = field.path.split('.')
    const key = root === 'customFields' ? `custom.${steps.join('.')}` : steps.join('.')
    const list = shape.type.lists?.find((one) => one.key === key)
    if (list) return [{ ...field, list, label: inLocale(list.label, locale) }]
    const definition = shape.fields.get(key)?.definition
    return definition ? [{ ...field, definition, label: inLocale(definition.label, locale) }] : []
  })
}

/** What is to be decided, what only one of both has, and what both say alike. */
export function sorted(fields: readonly Compared[]) {
  const isSingle = ({ kept, merged }: Compared) => isEmpty(kept) || isEmpty(merged)
  return {
    differing: fields.filter(({ differs }) => differs),
    single: fields.filter((field) => !field.differs && isSingle(field)),
    alike: fields.filter((field) => !field.differs && !isSingle(field)),
  }
}

export type Side = 'kept' | 'merged' | 'both'

/** What happens to a field unless somebody chooses: lists are joined, the kept one wins, what is empty is filled. */
export function sideOf({ path, kept, joins, differs }: Compared, choices: Readonly<Record<string, Side>>): Side {
  const chosen = choices[path]
  if (chosen) return chosen
  if (isEmpty(kept)) return 'merged'
  return joins && differs ? 'both' : 'kept'
}

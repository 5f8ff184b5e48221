import type { Entity } from '@cohort/contract/entities'
import { inLocale } from '@cohort/contract/fields/values'
import { useFieldText } from '#fields/cell.tsx'
import type { Chosen } from '#fields/filter/chosen.ts'
import { inThousands } from '#fields/filter/filters.ts'
import type { Facet } from '#fields/filter/queries.ts'
import { useFilterText } from '#fields/filter/text.ts'
import { fieldValue, type Shape, type ShownField } from '#fields/shape.ts'
import { useMembers } from '#fields/use-members.ts'
import { useLocale } from '#lib/text.ts'

type Row = Pick<Entity, 'meta' | 'data'>

/**
 * Names of counted values. The index keeps them in small letters and references by their ids: rows know the rest, and
 * whoever has counted them tells what it knows.
 */
export function useValueNames(rows: readonly Row[], facets: readonly Facet[]) {
  const text = useFieldText()
  const { members } = useMembers()
  return (field: ShownField, value: string, told?: string): string => {
    const { type, options } = field.definition
    const counted = facets.find(({ field: path }) => path === field.path)?.values.find((one) => one.value === value)
    const name = counted?.name ?? told
    if (type === 'Member')
      return members?.find((one) => one.tenantMemberId.toLowerCase() === value.toLowerCase())?.username ?? value
    if (type === 'EntityReference' || type === 'StringArray') return spelled(rows, field, value) ?? name ?? value
    if (options?.choices || type === 'Degree' || type === 'Boolean')
      return name ?? (text(type === 'Boolean' ? value === 'true' : value, field.definition) || value)
    return name ?? value
  }
}

function spelled(rows: readonly Row[], field: ShownField, value: string): string | undefined {
  for (const row of rows) {
    const found = [fieldValue(row, field)].flat().find((one) => idOf(one)?.toLowerCase() === value.toLowerCase())
    if (typeof found === 'string') return found
    if (found) return (found as { name?: string }).name
  }
  return undefined
}

const idOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : (value as { openId?: string } | null | undefined)?.openId

/** The words of a condition: 「城市：上海、北京」. */
export function useConditionWords(shape: Shape, nameOf: (field: ShownField, value: string) => string) {
  const text = useFilterText()
  const locale = useLocale()
  return (chosen: Chosen): { name: string; values: string } | undefined => {
    const field = shape.fields.get(chosen.key)
    if (!field) return undefined
    const name = inLocale(field.definition.label, locale)
    if ('values' in chosen) {
      const names = chosen.values.map((value) => nameOf(field, value))
      const shown = names.slice(0, 3).join(locale === 'en-US' ? ', ' : '、')
      return { name, values: names.length > 3 ? `${shown} ${text.more_(names.length)}` : shown }
    }
    const unit = inThousands(field) ? 'K' : ''
    const { from, to } = chosen
    if (from && to) return { name, values: text.between(`${from}${unit}`, `${to}${unit}`) }
    return { name, values: from ? text.atLeast(`${from}${unit}`) : text.atMost(`${to}${unit}`) }
  }
}

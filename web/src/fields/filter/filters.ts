import type { Filter } from '@cohort/contract/entities'
import type { Chosen } from '#fields/filter/chosen.ts'
import { isSpanned, type Shape, type ShownField } from '#fields/shape.ts'

/** A date stays text on the wire, everything else that has a span is a number. Salaries are asked for in thousands. */
const isDate = ({ definition }: ShownField): boolean => definition.type === 'Date' || definition.type === 'DateRange'
export const inThousands = ({ definition }: ShownField): boolean => definition.type === 'SalaryRange'

function endOf(field: ShownField, text: string): unknown {
  if (isDate(field)) return text
  const count = Number(text)
  if (!Number.isFinite(count)) return undefined
  return inThousands(field) ? count * 1000 : count
}

/** One condition as the server takes it; undefined where its field or its numbers mean nothing here. */
function filterOf(chosen: Chosen, shape: Shape): Filter | undefined {
  const field = shape.fields.get(chosen.key)
  if (!field) return undefined
  if ('values' in chosen) return { field: field.path, op: 'in', value: [...chosen.values] }
  if (!isSpanned(field)) return undefined
  const from = chosen.from === undefined ? undefined : endOf(field, chosen.from)
  const to = chosen.to === undefined ? undefined : endOf(field, chosen.to)
  const ends: Filter[] = []
  if (from !== undefined) ends.push({ field: field.path, op: 'gte', value: from })
  if (to !== undefined) ends.push({ field: field.path, op: 'lte', value: to })
  return ends.length > 0 ? { and: ends } : undefined
}

/** Each condition as the server takes it. */
export const filtersOf = (chosen: readonly Chosen[], shape: Shape): Filter[] =>
  chosen.map((one) => filterOf(one, shape)).filter((one) => one !== undefined)

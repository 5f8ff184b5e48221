import type { Filter } from '@cohort/contract/entities'
import type { BoardColumn as FoundColumn } from '@cohort/contract/entity-searches'
import type { ChoiceColor } from '@cohort/contract/fields/field'
import type { Chosen } from '#fields/filter/chosen.ts'
import type { Shape, ShownField } from '#fields/shape.ts'
import type { Found } from '#modules/entities/queries.ts'

/** A column of a board: the records with one value of a field. */
export interface BoardColumn {
  /** The value; empty for the records that have none. */
  id: string
  name: string
  color: ChoiceColor | undefined
  /** Its option was deleted: what is there can leave, nothing can come. */
  closed: boolean
  filter: Filter
  first: Found
}

const single = new Set(['SingleChoice', 'Select', 'Degree', 'Boolean'])

/** Fields of which a record has one choice at most: dragging a card changes that choice. */
export const boardFields = (shape: Shape): ShownField[] =>
  [...shape.fields.values()].filter(({ definition }) => single.has(definition.type) && !definition.options?.multiple)

/** The field asked for, else a status, else the first that the type filters by. */
export function boardFieldOf(shape: Shape, by: string): ShownField | undefined {
  const fields = boardFields(shape)
  return (
    fields.find(({ key }) => key === by) ??
    fields.find(({ key }) => /(^|\.)status$/i.test(key)) ??
    fields.find(({ key }) => shape.type.filters.includes(key)) ??
    fields[0]
  )
}

/** What the server laid out, “none” first where there are such records, else last. Where the list is narrowed to some of the values, only those. */
export function boardColumnsOf(
  field: ShownField,
  found: readonly FoundColumn[],
  noneName: string,
  chosen: readonly Chosen[],
): BoardColumn[] {
  const asked = chosen.find(({ key }) => key === field.key)
  const wanted = asked && 'values' in asked ? new Set(asked.values.map((value) => value.toLowerCase())) : undefined
  const columns = found.map(({ value, name, color, retired, count, capped, data }) => ({
    id: value ?? '',
    name: value === null ? noneName : name,
    color,
    closed: retired,
    filter: filterOf(field, value),
    first: { data, total: count, capped },
  }))
  const shown = wanted ? columns.filter(({ id }) => wanted.has(id.toLowerCase())) : columns
  const none = shown.filter(({ id }) => id === '')
  const named = shown.filter(({ id }) => id !== '')
  return none[0]?.first.total ? [...none, ...named] : [...named, ...none]
}

const filterOf = ({ path, definition }: ShownField, value: string | null): Filter => {
  if (value === null) return { field: path, op: 'empty' }
  return { field: path, op: 'eq', value: definition.type === 'Boolean' ? value === 'true' : value }
}

/** What a record must hold to stand in a column. */
export const valueIn = ({ definition }: ShownField, column: BoardColumn): unknown => {
  if (column.id === '') return null
  return definition.type === 'Boolean' ? column.id === 'true' : column.id
}

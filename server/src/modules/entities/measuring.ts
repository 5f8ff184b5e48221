import { fail } from '@cohort/contract/errors'
import type { BiQuery } from '@cohort/contract/exports'
import { metaFields } from '@cohort/contract/types/meta'
import type { FieldDefinition } from '@cohort/contract/types/type'
import { sql } from 'kysely'
import type { Context } from '#kernel/context'
import { namedFacets } from '#modules/entities/facets'
import { type Group, type GroupRow, type Measure, measure } from '#modules/entities/measuring-store'
import { hitsOf } from '#modules/entities/search'
import type { Condition } from '#modules/entities/search-store'
import { fieldAt, type Shape, type ShapeField } from '#modules/entities/shape'

/** A question of numbers that has been understood: nothing of it is unknown any more. */
export interface Question {
  groups: { group: Group; field: ShapeField | undefined; definition: FieldDefinition }[]
  measures: { measure: Measure; definition: FieldDefinition | undefined }[]
}

const timeKinds = new Set(['Date', 'DateRange'])
const metaColumns = { 'meta.createdAt': 'created_at', 'meta.updatedAt': 'updated_at' } as const

/** Unknown fields, and those that cannot be grouped by or measured, are bad input by their place. */
export function questionOf(shape: Shape, { groupBy, measures }: Pick<BiQuery, 'groupBy' | 'measures'>): Question {
  return {
    groups: groupBy.map((each, at) => groupAt(shape, each, `groupBy.${at}.field`)),
    measures: measures.map(({ op, field: path }, at) => {
      const place = `measures.${at}.field`
      const field = op === 'count' || path === undefined ? undefined : fieldAt(shape, path, place)
      if (field && (field.order !== 'number' || timeKinds.has(field.kind.name)))
        throw fail('BadInput', { field: place, problem: `${field.kind.name} is no number` })
      return { measure: { op, key: field?.key }, definition: field?.definition }
    }),
  }
}

function groupAt(
  shape: Shape,
  { field: path, interval = 'month' }: BiQuery['groupBy'][number],
  place: string,
): Question['groups'][number] {
  if (path in metaColumns) {
    const column = metaColumns[path as keyof typeof metaColumns]
    const definition = metaFields.find(({ key }) => key === path)
    if (definition) return { group: { by: 'column', column, interval }, field: undefined, definition }
  }
  const field = fieldAt(shape, path, place)
  const { key, kind, definition } = field
  if (kind.equality === 'facet') return { group: { by: 'facet', key }, field, definition }
  if (timeKinds.has(kind.name)) return { group: { by: 'time', key, interval }, field, definition }
  if (kind.equality === 'number') return { group: { by: 'number', key }, field, definition }
  throw fail('BadInput', { field: place, problem: `${kind.name} has no groups` })
}

/** The answer as a table: the values of each group as the reader knows them, then its measures. */
export async function answerOf(
  ctx: Context,
  shape: Shape,
  body: BiQuery,
  { groups, measures }: Question,
  seen: Condition | undefined,
): Promise<{ names: (string | null)[]; measures: (number | null)[] }[]> {
  const type = shape.type.type
  const hits = hitsOf(ctx, shape, { entityType: type, query: body.query, filters: body.filters })
  if (!hits) return []
  const { terms, condition } = hits
  const both = condition && seen ? sql<boolean>`${condition} and ${seen}` : (condition ?? seen)
  const rows = await measure(
    ctx,
    { type, terms, condition: both },
    groups.map(({ group }) => group),
    measures.map((each) => each.measure),
    body.limit,
  )
  const namings = await Promise.all(groups.map(({ field }, at) => namesOf(ctx, type, field, rows, at)))
  return rows.map((row) => ({
    names: row.groups.map((value, at) => (value === null ? null : (namings[at]?.get(value) ?? value))),
    measures: row.measures,
  }))
}

/** The index keeps values in small letters and by their ids. */
async function namesOf(
  ctx: Context,
  type: string,
  field: ShapeField | undefined,
  rows: readonly GroupRow[],
  at: number,
): Promise<Map<string, string>> {
  if (field?.kind.equality !== 'facet') return new Map()
  const samples = new Map<string, string>()
  for (const { groups, sample } of rows) {
    const value = groups[at]
    if (value !== null && value !== undefined && !samples.has(value)) samples.set(value, sample)
  }
  const counts = [...samples].map(([value, sample]) => {
    const { key } = field
    return { key, facet: `${key}=${value}`, n: 0, of_key: 0, sample }
  })
  const [named] = await namedFacets(ctx, type, [field], counts, 0)
  return new Map([...samples.keys()].map((value, place) => [value, named?.values[place]?.name ?? value]))
}

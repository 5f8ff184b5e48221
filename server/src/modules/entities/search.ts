import type { Parsed, Result } from '@cohort/contract/call'
import type { Search, searchEntities, searchFilters } from '@cohort/contract/entities'
import { fail } from '@cohort/contract/errors'
import type { Context } from '#kernel/context'
import { namedFacets } from '#modules/entities/facets'
import { conditionOf, termsOfFilter } from '#modules/entities/filters'
import { find } from '#modules/entities/finding'
import { highlightsOf } from '#modules/entities/highlights'
import { toEntity } from '#modules/entities/records'
import * as store from '#modules/entities/search-store'
import { fieldAt, jsonPath, type Shape, type ShapeField } from '#modules/entities/shape'
import { shapeToRead } from '#modules/entities/shapes'
import type { EntityRow } from '#modules/entities/store'
import { termsOfQuery } from '#modules/entities/terms'

export function hitsOf(
  ctx: Context,
  shape: Shape,
  body: Pick<Search, 'entityType' | 'query' | 'filters'>,
): store.Hits | undefined {
  const terms = body.query ? termsOfQuery(body.query) : undefined
  // Something was asked for that no record can have: punctuation alone.
  if (body.query && !terms) return undefined
  const type = shape.type.type
  if (!body.filters) return { type, terms, condition: undefined, told: true }
  const condition = conditionOf(ctx, body.filters, shape)
  const more = termsOfFilter(body.filters, shape)
  if (!terms) return { type, terms, condition, ...(more.whole && { counted: more.terms }) }
  return { type, terms: [...terms, ...more.terms], condition, told: more.whole }
}

export async function search(
  ctx: Context,
  { body }: Parsed<typeof searchEntities>,
): Promise<Result<typeof searchEntities>> {
  const shape = await shapeToRead(ctx, body.entityType)
  const hits = hitsOf(ctx, shape, body)
  const order = orderOf(shape, body.sort)
  const fields = (body.returnFilters ?? []).map((path, at) => fieldAt(shape, path, `returnFilters.${at}`))
  if (!hits) return { data: [], total: 0, capped: false, ...(body.returnFilters ? { filters: [] } : {}) }
  const page = { offset: (body.current - 1) * body.pageSize, count: body.pageSize }
  if (page.offset + page.count > store.cap) throw fail('BadInput', { field: 'current', problem: `beyond ${store.cap}` })
  const { rows, total, filters } = await answer(ctx, hits, order, page, fields)
  const data = rows.map((row) => foundRecord(shape, row, body.query))
  return {
    data,
    total: Math.min(total, store.cap),
    capped: total > store.cap,
    ...(body.returnFilters ? { filters } : {}),
  }
}

/** A record with the places in which the words of a query stand. */
export function foundRecord(shape: Shape, row: EntityRow, query: string | undefined) {
  const record = toEntity(row)
  const highlights = query ? highlightsOf(shape, record.data, query) : []
  return highlights.length > 0 ? { ...record, highlights } : record
}

/** Page, total and counts, named as the reader knows them. */
export async function answer(
  ctx: Context,
  hits: store.Hits,
  order: store.Order,
  page: store.Page,
  fields: readonly ShapeField[] = [],
) {
  const { rows, total, counts } = await find(ctx, hits, { order, page, keys: fields.map((field) => field.key) })
  return { rows, total, filters: await namedFacets(ctx, hits.type, fields, counts, total) }
}

export const newestFirst: store.Order = { column: 'updated_at', descending: true }

/** The first entry decides; the default is the last change, newest first (spec 1 §9). */
export function orderOf(shape: Shape, sort: Search['sort']): store.Order {
  const [first] = sort ?? []
  if (!first) return newestFirst
  const descending = first.order === 'desc'
  if (first.field === 'meta.updatedAt') return { column: 'updated_at', descending }
  if (first.field === 'meta.createdAt') return { column: 'created_at', descending }
  const field = fieldAt(shape, first.field, 'sort.0.field')
  if (field.order === 'none') return { path: jsonPath(field, 'first'), descending }
  return { field: field.key, descending, ...(field.order === 'text' && { text: jsonPath(field, 'first') }) }
}

export async function countOnly(
  ctx: Context,
  { body }: Parsed<typeof searchFilters>,
): Promise<Result<typeof searchFilters>> {
  const shape = await shapeToRead(ctx, body.entityType)
  const hits = hitsOf(ctx, shape, body)
  const fields = body.returnFilters.map((path, at) => fieldAt(shape, path, `returnFilters.${at}`))
  if (!hits) return { filters: [] }
  const { filters } = await answer(ctx, hits, newestFirst, { offset: 0, count: 0 }, fields)
  return { filters }
}

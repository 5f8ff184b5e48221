import type { Parsed, Result } from '@cohort/contract/call'
import type { Search, searchEntities, searchFilters } from '@cohort/contract/entities'
import { fail } from '@cohort/contract/errors'
import { degrees } from '@cohort/contract/fields/degree'
import type { Context } from '#kernel/context'
import { conditionOf } from '#modules/entities/filters'
import { highlightsOf } from '#modules/entities/highlights'
import { toEntity } from '#modules/entities/records'
import * as store from '#modules/entities/search-store'
import { fieldAt, type Shape, type ShapeField } from '#modules/entities/shape'
import { shapeToRead } from '#modules/entities/shapes'
import { termsOfQuery } from '#modules/entities/terms'

type Facets = Result<typeof searchFilters>['filters']

function hitsOf(shape: Shape, body: Pick<Search, 'entityType' | 'query' | 'filters'>): store.Hits | undefined {
  const terms = body.query ? termsOfQuery(body.query) : undefined
  // Something was asked for that no record can have: punctuation alone.
  if (body.query && !terms) return undefined
  return { type: shape.type.type, terms, condition: body.filters ? conditionOf(body.filters, shape) : undefined }
}

export async function search(
  ctx: Context,
  { body }: Parsed<typeof searchEntities>,
): Promise<Result<typeof searchEntities>> {
  const shape = await shapeToRead(ctx, body.entityType)
  const hits = hitsOf(shape, body)
  const order = orderOf(shape, body.sort)
  const fields = (body.returnFilters ?? []).map((path, at) => facetField(shape, path, `returnFilters.${at}`))
  if (!hits) return { data: [], total: 0, capped: false, ...(body.returnFilters ? { filters: [] } : {}) }
  const page = { offset: (body.current - 1) * body.pageSize, count: body.pageSize }
  if (page.offset + page.count > store.cap) throw fail('BadInput', { field: 'current', problem: `beyond ${store.cap}` })
  const { rows, total, filters } = await answer(ctx, hits, order, page, body.returnFilters ? fields : undefined)
  const data = rows.map((row) => {
    const record = toEntity(row)
    const highlights = body.query ? highlightsOf(shape, record.data, body.query) : []
    return highlights.length > 0 ? { ...record, highlights } : record
  })
  return { data, total: Math.min(total, store.cap), capped: total > store.cap, ...(filters ? { filters } : {}) }
}

/** Page, total and counts. Where the total does not choose the page's shape, nothing waits for it. */
async function answer(
  ctx: Context,
  hits: store.Hits,
  order: store.Order,
  page: store.Page,
  fields: readonly ShapeField[] | undefined,
) {
  const counting = store.count(ctx, hits)
  const everything = !hits.terms && !hits.condition
  const walk = () =>
    'column' in order ? store.walkByTime(ctx, hits, order, page) : store.walkByNumber(ctx, hits, order, page)
  const early = everything ? walk() : undefined
  // If the count fails, the walk's own failure must not go unheard.
  early?.catch(() => {})
  const { total, narrow } = await counting
  const few = () => (total === 0 ? [] : store.findFew(ctx, hits, order, page, narrow))
  const [rows, filters] = await Promise.all([
    early ?? (total <= store.cap ? few() : walk()),
    fields ? countFacets(ctx, hits, narrow, fields, total) : undefined,
  ])
  return { rows, total, filters }
}

/** The first entry decides; the default is the last change, newest first (spec 1 §9). */
function orderOf(shape: Shape, sort: Search['sort']): store.Order {
  const [first] = sort ?? []
  if (!first) return { column: 'updated_at', descending: true }
  const descending = first.order === 'desc'
  if (first.field === 'meta.updatedAt') return { column: 'updated_at', descending }
  if (first.field === 'meta.createdAt') return { column: 'created_at', descending }
  return { field: fieldAt(shape, first.field, 'sort.0.field').key, descending }
}

function facetField(shape: Shape, path: string, place: string): ShapeField {
  const field = fieldAt(shape, path, place)
  return field
}

async function countFacets(
  ctx: Context,
  hits: store.Hits,
  narrow: boolean,
  fields: readonly ShapeField[],
  total: number,
): Promise<Facets> {
  if (fields.length === 0) return []
  const rows = await store.countFacets(
    ctx,
    hits,
    narrow,
    fields.map((field) => field.key),
  )
  return fields.map((field) => ({
    field: field.path,
    values: rows
      .filter((row) => row.facet.startsWith(`${field.key}=`))
      .map((row) => {
        const value = row.facet.slice(field.key.length + 1)
        return { value, name: nameOf(ctx, field, value), count: row.n, capped: total > store.cap }
      }),
  }))
}

/** A choice by its name in the reader's language; everything else is its own name. */
function nameOf(ctx: Context, field: ShapeField, value: string): string {
  const { kind, definition } = field
  const choices = kind.name === 'Degree' ? degrees : (definition.options?.choices ?? [])
  const option = choices.find((choice) => choice.id.toLowerCase() === value)
  if (option) return ctx.locale === 'en-US' ? option.name.en : option.name.zh
  return kind.name === 'Boolean' ? kind.text(value === 'true', {}, ctx.locale) : value
}

export async function countOnly(
  ctx: Context,
  { body }: Parsed<typeof searchFilters>,
): Promise<Result<typeof searchFilters>> {
  const shape = await shapeToRead(ctx, body.entityType)
  const hits = hitsOf(shape, body)
  const fields = body.returnFilters.map((path, at) => facetField(shape, path, `returnFilters.${at}`))
  if (!hits) return { filters: [] }
  const { total, narrow } = await store.count(ctx, hits)
  return { filters: await countFacets(ctx, hits, narrow, fields, total) }
}

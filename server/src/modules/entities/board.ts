import type { Parsed, Result } from '@cohort/contract/call'
import type { Filter } from '@cohort/contract/entities'
import type { BoardColumn, searchBoard } from '@cohort/contract/entity-searches'
import { fail } from '@cohort/contract/errors'
import { inLocale } from '@cohort/contract/fields/values'
import type { Context } from '#kernel/context'
import { optionsOf } from '#modules/entities/facets'
import { answer, foundRecord, hitsOf, newestFirst, orderOf } from '#modules/entities/search'
import * as searching from '#modules/entities/search-store'
import { fieldAt, type Shape, type ShapeField } from '#modules/entities/shape'
import { shapeFor } from '#modules/entities/shapes'

const choiceLike = new Set(['SingleChoice', 'Select', 'MultiChoice', 'Degree', 'Boolean', 'Member', 'EntityReference'])
const mostColumns = 50

type Head = Pick<BoardColumn, 'value' | 'name' | 'color' | 'retired'>
type Body = Parsed<typeof searchBoard>['body']

export async function board(ctx: Context, { body }: Parsed<typeof searchBoard>): Promise<Result<typeof searchBoard>> {
  const shape = await shapeFor(ctx, body.entityType)
  const field = fieldAt(shape, body.field, 'field')
  if (!choiceLike.has(field.kind.name))
    throw fail('BadInput', { field: 'field', problem: `${field.kind.name} has no columns` })
  const order = orderOf(shape, body.sort)
  const hits = hitsOf(ctx, shape, body)
  if (!hits) return { columns: [], capped: false }
  const heads = await headsOf(ctx, hits, field)
  const shown = heads.slice(0, mostColumns - 1)
  const none: Head = { value: null, name: '', retired: false }
  const columns = await Promise.all([...shown, none].map((head) => columnOf(ctx, shape, body, order, field, head)))
  return { columns, capped: heads.length > shown.length }
}

/** The options in their order, then what records hold beside them, the most frequent first. */
async function headsOf(ctx: Context, hits: searching.Hits, field: ShapeField): Promise<Head[]> {
  const { filters } = await answer(ctx, hits, newestFirst, { offset: 0, count: 0 }, [field])
  const [facet] = filters
  const options = optionsOf(field)
  const offered: Head[] = options
    .filter((option) => !option.isDeleted)
    .map((option) => ({
      value: option.id,
      name: inLocale(option.name, ctx.locale),
      ...(option.color && { color: option.color }),
      retired: false,
    }))
  if (field.kind.name === 'Boolean')
    offered.push(
      ...[true, false].map((value) => ({
        value: String(value),
        name: field.kind.text(value, {}, ctx.locale),
        retired: false,
      })),
    )
  const known = new Set(offered.map(({ value }) => value))
  const others = (facet?.values ?? [])
    .filter(({ value }) => !known.has(value))
    .map(({ value, name }) => ({ value, name, retired: options.length > 0 }))
  return [...offered, ...others]
}

async function columnOf(
  ctx: Context,
  shape: Shape,
  body: Body,
  order: searching.Order,
  field: ShapeField,
  head: Head,
): Promise<BoardColumn> {
  const one: Filter =
    head.value === null ? { field: field.path, op: 'empty' } : { field: field.path, op: 'eq', value: head.value }
  const filters = body.filters ? { and: [body.filters, one] } : one
  const hits = hitsOf(ctx, shape, { ...body, filters })
  if (!hits) return { ...head, count: 0, capped: false, data: [] }
  const page = { offset: 0, count: body.pageSize }
  const { rows, total } =
    body.pageSize === 0 ? { rows: [], total: await searching.count(ctx, hits) } : await answer(ctx, hits, order, page)
  return {
    ...head,
    count: Math.min(total, searching.cap),
    capped: total > searching.cap,
    data: rows.map((row) => foundRecord(shape, row, body.query)),
  }
}

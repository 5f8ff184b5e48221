import type { Search } from '@cohort/contract/entities'
import { fail } from '@cohort/contract/errors'
import { sql } from 'kysely'
import type { Context } from '#kernel/context'
import { answer, foundRecord, hitsOf, orderOf } from '#modules/entities/search'
import * as store from '#modules/entities/search-store'
import { keptShape } from '#modules/entities/shapes'
import type { EntityRow } from '#modules/entities/store'

export type { Condition } from '#modules/entities/search-store'

export interface KeptFound {
  rows: readonly EntityRow[]
  data: ReturnType<typeof foundRecord>[]
  total: number
  capped: boolean
}

/** Records of a kept type by keyword, filters and order, as far as a condition over the table `entity` (e) lets them be seen. */
export async function searchKept(
  ctx: Context,
  type: string,
  body: Pick<Search, 'query' | 'filters' | 'sort' | 'current' | 'pageSize'>,
  seen: store.Condition | undefined,
): Promise<KeptFound> {
  const shape = await keptShape(ctx, type)
  const order = orderOf(shape, body.sort)
  const hits = hitsOf(ctx, shape, { entityType: type, query: body.query, filters: body.filters })
  const page = { offset: (body.current - 1) * body.pageSize, count: body.pageSize }
  if (page.offset + page.count > store.cap) throw fail('BadInput', { field: 'current', problem: `beyond ${store.cap}` })
  if (!hits) return { rows: [], data: [], total: 0, capped: false }
  const { rows, total } = await answer(ctx, seen ? limited(hits, seen) : hits, order, page)
  return {
    rows,
    data: rows.map((row) => foundRecord(shape, row, body.query)),
    total: Math.min(total, store.cap),
    capped: total > store.cap,
  }
}

/** Who may see a record is told by no term. */
const limited = ({ type, terms, condition }: store.Hits, seen: store.Condition): store.Hits => ({
  type,
  terms,
  condition: condition ? sql<boolean>`${condition} and ${seen}` : seen,
})

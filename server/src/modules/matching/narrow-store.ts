import type { Filter } from '@cohort/contract/entities'
import { sql } from 'kysely'
import type { Context } from '#kernel/context'
import { conditionOf } from '#modules/entities/filters'
import { shapeFor } from '#modules/entities/shapes'

/** Without filters nearly all fit: the first portion is enough. */
const portion = 400

/** Of these, in their order, the first that are there and meet one of the filters. */
export async function findFitting(
  ctx: Context,
  ids: readonly string[],
  filters: readonly Filter[],
  most: number,
): Promise<string[]> {
  const shape = await shapeFor(ctx, 'Resume')
  // Asked even where nobody is left: a filter that cannot be is told.
  const condition = filters.length > 0 ? conditionOf(ctx, { or: [...filters] }, shape) : sql<boolean>`true`
  const fitting: string[] = []
  for (let at = 0; at < ids.length && fitting.length < most; at += portion) {
    const some = ids.slice(at, at + portion)
    const { rows } = await sql<{ open_id: string }>`select e.open_id from entity e
      where e.tenant_id = ${ctx.tenant} and e.entity_type = 'Resume' and e.open_id = any(${some}::text[])
        and e.deleted_at is null and ${condition}`.execute(ctx.db)
    const there = new Set(rows.map((row) => row.open_id))
    fitting.push(...some.filter((id) => there.has(id)))
  }
  return fitting.slice(0, most)
}

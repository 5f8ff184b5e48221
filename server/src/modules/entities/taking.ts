import type { Search } from '@cohort/contract/entities'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#kernel/context'
import { hitsOf, orderOf } from '#modules/entities/search'
import { byTerms, type Condition, matching, orderBy, recordsOf } from '#modules/entities/search-store'
import type { Shape } from '#modules/entities/shape'
import type { EntityRow } from '#modules/entities/store'

/**
 * All hits of a search in their order, as a query for `open_id` and its place `at`, for those who take them all along. No
 * cap and no pages: whoever runs it keeps the ids. Undefined: nothing can be found.
 */
export function idsInOrder(
  ctx: Context,
  shape: Shape,
  body: Pick<Search, 'query' | 'filters' | 'sort'>,
  seen: Condition | undefined,
): RawBuilder<unknown> | undefined {
  const type = shape.type.type
  const order = orderOf(shape, body.sort)
  const hits = hitsOf(ctx, shape, { entityType: type, query: body.query, filters: body.filters })
  if (!hits) return undefined
  const { terms, condition } = hits
  const conditions = [condition, seen].filter((each) => each !== undefined)
  const from = terms
    ? sql`${recordsOf(ctx, type, sql`select hit.open_id from (${byTerms(ctx, type, terms)}) as hit`)} ${and(conditions)}`
    : sql`${matching(ctx, { type, terms: undefined, condition: undefined })} ${and(conditions)}`
  return sql`select e.open_id, row_number() over (order by ${orderBy(order)}) as at from ${from}`
}

const and = (conditions: readonly Condition[]): RawBuilder<unknown> =>
  sql.join(
    conditions.map((each) => sql`and ${each}`),
    sql` `,
  )

/** What is written of a record: not what makes it findable. */
export type TakenRow = Pick<
  EntityRow,
  'open_id' | 'data' | 'source' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by'
>

/** Which parts of a record are left where they are: most of one is seldom asked for, and all of it is dear to carry. */
export interface Unwanted {
  /** Keys of standardFields. */
  standard: readonly string[]
  isCustom: boolean
}

const dataWithout = ({ standard, isCustom }: Unwanted): RawBuilder<unknown> => {
  const own = sql`'standardFields', (data -> 'standardFields') - ${standard}::text[]`
  return isCustom
    ? sql`jsonb_build_object(${own})`
    : sql`jsonb_build_object(${own}, 'customFields', data -> 'customFields')`
}

/** The living records of some ids, in the order of the ids. */
export async function takeRows(
  ctx: Context,
  type: string,
  ids: readonly string[],
  unwanted?: Unwanted,
): Promise<TakenRow[]> {
  const data = unwanted ? dataWithout(unwanted) : sql`data`
  const { rows } =
    await sql<TakenRow>`select open_id, ${data} as data, source, created_at, updated_at, created_by, updated_by
    from entity where tenant_id = ${ctx.tenant} and entity_type = ${type} and deleted_at is null
      and open_id = any(${ids}::text[])`.execute(ctx.prepared)
  const byId = new Map(rows.map((row) => [row.open_id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

import type { BiQuery } from '@cohort/contract/exports'
import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import { type Hits, matching } from '#modules/entities/search-store'

type Interval = NonNullable<BiQuery['groupBy'][number]['interval']>

/** By what records are grouped: values of the index, a number, or a time in steps. */
export type Group =
  | { by: 'facet'; key: string }
  | { by: 'number'; key: string }
  | { by: 'time'; key: string; interval: Interval }
  | { by: 'column'; column: 'created_at' | 'updated_at'; interval: Interval }

export interface Measure {
  op: BiQuery['measures'][number]['op']
  /** Of the number that is measured; a count has none. */
  key?: string | undefined
}

export interface GroupRow {
  groups: (string | null)[]
  measures: (number | null)[]
  /** One of them, for how its values are written. */
  sample: string
}

const name = (letter: string, at: number): RawBuilder<unknown> => sql.ref(`${letter}${at}`)

/** Records without a value are a group too. Days are counted in UTC, as everywhere. */
function joined(group: Group, at: number): RawBuilder<unknown> {
  const as = name('g', at)
  if (group.by === 'facet')
    return sql`left join lateral (select substr(f, ${group.key.length + 2}::int) as v from unnest(e.facets) as f
      where starts_with(f, ${`${group.key}=`})) as ${as} on true`
  return sql`cross join lateral (select ${groupValue(group)} as v) as ${as}`
}

function groupValue(group: Exclude<Group, { by: 'facet' }>): RawBuilder<unknown> {
  if (group.by === 'number') return sql`e.nums ->> ${group.key}`
  const at =
    group.by === 'column'
      ? sql`${sql.ref(`e.${group.column}`)} at time zone 'UTC'`
      : sql`to_timestamp((e.nums ->> ${group.key})::float8 / 1000) at time zone 'UTC'`
  const day = sql`date_trunc(${group.interval}, ${at})`
  if (group.interval === 'quarter') return sql`to_char(${day}, 'YYYY"-Q"Q')`
  const form = { day: 'YYYY-MM-DD', week: 'IYYY"-W"IW', month: 'YYYY-MM', year: 'YYYY' }[group.interval]
  return sql`to_char(${day}, ${form})`
}

const functions = { sum: 'sum', avg: 'avg', min: 'min', max: 'max' } as const

function measured({ op, key }: Measure): RawBuilder<unknown> {
  if (op === 'count') return sql`count(*)::float8`
  const number = sql`(e.nums ->> ${key})::float8`
  if (op === 'median') return sql`percentile_cont(0.5) within group (order by ${number})`
  return sql`${sql.raw(functions[op])}(${number})`
}

/** Groups with their measures, those with most of the first measure first. */
export async function measure(
  scope: Scope,
  hits: Hits,
  groups: readonly Group[],
  measures: readonly Measure[],
  most: number,
): Promise<GroupRow[]> {
  const values = groups.map((_, at) => sql`${name('g', at)}.v::text`)
  const list = (parts: readonly RawBuilder<unknown>[]) => sql`array[${sql.join(parts)}]`
  const grouping = values.length > 0 ? sql`group by ${sql.join(values)}` : sql``
  const { rows } = await sql<GroupRow>`select ${values.length > 0 ? list(values) : sql`array[]::text[]`} as groups,
      ${list(measures.map((each) => sql`(${measured(each)})::float8`))} as measures, min(e.open_id) as sample
    from (select e.open_id, e.facets, e.nums, e.created_at, e.updated_at from ${matching(scope, hits)}) as e
    ${sql.join(
      groups.map((group, at) => joined(group, at)),
      sql` `,
    )} ${grouping} order by ${measured(measures[0] ?? { op: 'count' })} desc nulls last, 1 limit ${most}`.execute(
    scope.db,
  )
  return rows
}

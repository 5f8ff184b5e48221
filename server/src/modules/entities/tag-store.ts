import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import * as due from '#modules/entities/due-store'
import { type EntityRow, tell } from '#modules/entities/store'

/** Tags stand in records as references with a name: `standardFields.tags`, and `s.tags=<id>` among the facets. */
export const tagFacet = (id: string): string => `s.tags=${id.toLowerCase()}`

export interface TagRow {
  open_id: string
  updated_at: Date
  deleted_at: Date | null
  data: Record<string, unknown>
}

/** Living and deleted ones alike. */
export const findByIds = async (scope: Scope, ids: readonly string[]): Promise<TagRow[]> => {
  const { rows } = await sql<TagRow>`select open_id, updated_at, deleted_at, data from entity
    where tenant_id = ${scope.tenant} and entity_type = 'Tag' and open_id = any(${ids}::text[])`.execute(scope.db)
  return rows
}

export const findLiving = async (scope: Scope, count: number): Promise<TagRow[]> => {
  const { rows } = await sql<TagRow>`select open_id, updated_at, deleted_at, data from entity
    where tenant_id = ${scope.tenant} and entity_type = 'Tag' and deleted_at is null
    order by updated_at desc, open_id desc limit ${count}`.execute(scope.db)
  return rows
}

/** Two people who make the same tag at once follow one another. */
export const lockNames = (scope: Scope) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${scope.tenant}/tag`}, 0))`.execute(scope.db)

export async function findByName(scope: Scope, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ open_id: string }>`select open_id from entity
    where tenant_id = ${scope.tenant} and entity_type = 'Tag' and deleted_at is null
    and lower(data #>> '{standardFields,name}') = lower(${name}) limit 1`.execute(scope.db)
  return rows[0]?.open_id
}

export async function countUses(
  scope: Scope,
  ids: readonly string[],
): Promise<{ facet: string; entity_type: string; n: number }[]> {
  if (ids.length === 0) return []
  const facets = ids.map(tagFacet)
  const { rows } = await sql<{ facet: string; entity_type: string; n: number }>`
    select facet, e.entity_type, count(*)::int as n from entity e, unnest(e.facets) as facet
    where e.tenant_id = ${scope.tenant} and e.deleted_at is null and e.facets && ${facets}::text[] and facet = any(${facets}::text[])
    group by 1, 2`.execute(scope.db)
  return rows
}

type Place = Pick<EntityRow, 'entity_type' | 'open_id' | 'version'>

const tagged = (scope: Scope, ids: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`e.tenant_id = ${scope.tenant} and e.facets && ${ids.map(tagFacet)}::text[]
    and jsonb_typeof(e.data #> '{standardFields,tags}') = 'array'`

/**
 * The new name in every record, also in the recycle bin. It is no change of the record: its version and its time stay,
 * so nobody who is editing it is refused. The keywords follow by a job.
 */
export async function renameIn(scope: Scope, id: string, name: string): Promise<number> {
  const { rows } = await sql<Place>`update entity e set data = jsonb_set(e.data, '{standardFields,tags}', (
      select coalesce(jsonb_agg(case when t.tag ->> 'openId' = ${id} then t.tag || jsonb_build_object('name', ${name}::text) else t.tag end order by t.at), '[]')
      from jsonb_array_elements(e.data #> '{standardFields,tags}') with ordinality as t(tag, at)))
    where ${tagged(scope, [id])} returning e.entity_type, e.open_id, e.version`.execute(scope.db)
  await due.insertSeveral(scope, rows)
  for (const row of rows) tell(scope, row, 'changed', null)
  return rows.length
}

export interface Replacement {
  change: string
  ids: readonly string[]
  /** None: the tags are taken away. */
  into: { openId: string; name: string } | undefined
  at: Date
  by: string
}

/** Some tags become one, or none, in every record: a new version of each, noted so that it can be undone. */
export async function replaceIn(scope: Scope, { change, ids, into, at, by }: Replacement): Promise<number> {
  const where = sql<boolean>`${tagged(scope, ids)} and e.deleted_at is null`
  // The rows are locked first: what is noted, kept and changed below are the same states.
  await sql`select 1 from entity e where ${where} order by e.entity_type, e.open_id for update`.execute(scope.db)
  await sql`insert into bulk_change_item (tenant_id, change_id, entity_type, open_id, previous_version, version)
    select e.tenant_id, ${change}::text, e.entity_type, e.open_id, e.version, e.version + 1 from entity e where ${where}`.execute(
    scope.db,
  )
  await sql`insert into entity_version (tenant_id, entity_type, open_id, version, at, by, data)
    select e.tenant_id, e.entity_type, e.open_id, e.version, e.updated_at, e.updated_by, e.data from entity e where ${where}`.execute(
    scope.db,
  )
  const reference = into ? { openId: into.openId, entityType: 'Tag', name: into.name } : null
  const facets = ids.map(tagFacet)
  const { rows } = await sql<Place>`update entity e set version = e.version + 1, updated_at = ${at}, updated_by = ${by},
    facets = array(select distinct each from (
      select unnest(e.facets) as each union select ${into ? tagFacet(into.openId) : null}::text
    ) as all_of where each is not null and each <> all(${facets}::text[]) order by each),
    data = jsonb_set(e.data, '{standardFields,tags}', (
      select coalesce(jsonb_agg(distinct_one.tag order by distinct_one.at), '[]') from (
        select distinct on (next.tag ->> 'openId') next.tag, next.at from (
          select case when t.tag ->> 'openId' = any(${ids}::text[]) then ${reference === null ? null : JSON.stringify(reference)}::jsonb else t.tag end as tag, t.at
          from jsonb_array_elements(e.data #> '{standardFields,tags}') with ordinality as t(tag, at)
        ) as next where next.tag is not null order by next.tag ->> 'openId', next.at
      ) as distinct_one))
    where ${where} returning e.entity_type, e.open_id, e.version`.execute(scope.db)
  await due.insertSeveral(scope, rows)
  for (const row of rows) tell(scope, row, 'changed', by)
  return rows.length
}

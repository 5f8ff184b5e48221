import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import { removeForms } from '#modules/entities/index-store'
import type { Ref } from '#modules/entities/link-store'
import { type EntityRow, workTypes } from '#modules/entities/store'

interface RemarkPlaceTable {
  tenant_id: string
  target_type: string
  target_id: string
  remark_id: string
  at: Date
  by: string | null
}
interface RemarkReadTable {
  tenant_id: string
  user_id: string
  target_type: string
  target_id: string
  read_at: Date
}

declare module '#kernel/tables' {
  interface Tables {
    remark_place: RemarkPlaceTable
    remark_read: RemarkReadTable
  }
}

const placesAt = (scope: Scope, target: Ref) =>
  scope.db
    .selectFrom('remark_place')
    .where('remark_place.tenant_id', '=', scope.tenant)
    .where('remark_place.target_type', '=', target.type)
    .where('remark_place.target_id', '=', target.id)

export const insertPlace = (scope: Scope, target: Ref, { open_id, created_at, created_by }: EntityRow) =>
  scope.db
    .insertInto('remark_place')
    .values({
      tenant_id: scope.tenant,
      target_type: target.type,
      target_id: target.id,
      remark_id: open_id,
      at: created_at,
      by: created_by,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'target_type', 'target_id', 'remark_id']).doNothing())
    .execute()

export const removePlace = (scope: Scope, target: Ref, remarkId: string) =>
  scope.db
    .deleteFrom('remark_place')
    .where('tenant_id', '=', scope.tenant)
    .where('target_type', '=', target.type)
    .where('target_id', '=', target.id)
    .where('remark_id', '=', remarkId)
    .execute()

/** A page of the remarks at a record, newest first, older than the one named. */
export function findPlaces(scope: Scope, target: Ref, before: string | undefined, count: number) {
  const all = placesAt(scope, target)
  const older = before
    ? all.where(
        sql<boolean>`(at, remark_id) < (select p.at, p.remark_id from remark_place p where p.tenant_id = ${scope.tenant}
          and p.target_type = ${target.type} and p.target_id = ${target.id} and p.remark_id = ${before})`,
      )
    : all
  return older.select('remark_id').orderBy('at', 'desc').orderBy('remark_id', 'desc').limit(count).execute()
}

export const findPlace = (scope: Scope, target: Ref, remarkId: string) =>
  placesAt(scope, target).where('remark_id', '=', remarkId).select('at').executeTakeFirst()

/** How many there are, how many of them are new to a member, and up to when they have read. */
export async function countPlaces(scope: Scope, target: Ref, userId: string) {
  const read = await scope.db
    .selectFrom('remark_read')
    .select('read_at')
    .where('tenant_id', '=', scope.tenant)
    .where('user_id', '=', userId)
    .where('target_type', '=', target.type)
    .where('target_id', '=', target.id)
    .executeTakeFirst()
  const since = read?.read_at ?? new Date(0)
  const row = await placesAt(scope, target)
    .select((each) => each.fn.countAll<number>().as('total'))
    .select(sql<number>`count(*) filter (where at > ${since} and by is distinct from ${userId})`.as('unread'))
    .executeTakeFirstOrThrow()
  return { total: row.total, unread: row.unread, readAt: read?.read_at }
}

/** Reading goes forward only: an older tab does not make things new again. */
export const upsertRead = (scope: Scope, userId: string, target: Ref, at: Date) =>
  scope.db
    .insertInto('remark_read')
    .values({
      tenant_id: scope.tenant,
      user_id: userId,
      target_type: target.type,
      target_id: target.id,
      read_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id', 'target_type', 'target_id'])
        .doUpdateSet({ read_at: sql<Date>`greatest(remark_read.read_at, excluded.read_at)` }),
    )
    .execute()

interface ConversationRow {
  target_type: string
  target_id: string
  remark_id: string
  name: string | null
  count: number
  unread: number
}

interface Which {
  type?: string | undefined
  projectId?: string | undefined
}

/** A project with its tasks, materials of one type, or all materials. */
function among({ type, projectId }: Which) {
  if (projectId)
    return sql`and ((p.target_type = 'Project' and p.target_id = ${projectId})
      or (p.target_type = 'HydrogenTask' and e.facets @> ${[`s.project=${projectId.toLowerCase()}`]}::text[]))`
  return type ? sql`and p.target_type = ${type}` : sql`and p.target_type <> all(${workTypes}::text[])`
}

/** What is talked about, by the time of their latest remark. Those in the recycle bin are left out. */
export async function findConversations(
  scope: Scope,
  which: Which,
  userId: string,
  offset: number,
  count: number,
): Promise<ConversationRow[]> {
  const { rows } = await sql<ConversationRow>`
    select p.target_type, p.target_id, (array_agg(p.remark_id order by p.at desc, p.remark_id desc))[1] as remark_id,
      min(e.data #>> '{standardFields,name}') as name, count(*) as count,
      count(*) filter (where p.by is distinct from ${userId} and p.at > coalesce(r.read_at, '-infinity')) as unread
    from remark_place p
    join entity e on e.tenant_id = p.tenant_id and e.entity_type = p.target_type and e.open_id = p.target_id
      and e.deleted_at is null
    left join remark_read r on r.tenant_id = p.tenant_id and r.user_id = ${userId} and r.target_type = p.target_type
      and r.target_id = p.target_id
    where p.tenant_id = ${scope.tenant} ${among(which)}
    group by p.target_type, p.target_id order by max(p.at) desc, p.target_id offset ${offset} limit ${count}`.execute(
    scope.db,
  )
  return rows
}

/** For good, with the record they are about. Returns which they were. */
export async function removeAbout(scope: Scope, target: Ref): Promise<Pick<EntityRow, 'entity_type' | 'open_id'>[]> {
  const ids = (await placesAt(scope, target).select('remark_id').execute()).map((row) => row.remark_id)
  for (const table of ['remark_place', 'remark_read'] as const) {
    await scope.db
      .deleteFrom(table)
      .where('tenant_id', '=', scope.tenant)
      .where('target_type', '=', target.type)
      .where('target_id', '=', target.id)
      .execute()
  }
  if (ids.length === 0) return []
  const gone = await scope.db
    .deleteFrom('entity')
    .where('tenant_id', '=', scope.tenant)
    .where('entity_type', '=', 'Remark')
    .where('open_id', 'in', ids)
    .returning(['open_id', 'nums'])
    .execute()
  await removeForms(scope, 'Remark', gone)
  await scope.db
    .deleteFrom('entity_version')
    .where('tenant_id', '=', scope.tenant)
    .where('entity_type', '=', 'Remark')
    .where('open_id', 'in', ids)
    .execute()
  return ids.map((open_id) => ({ entity_type: 'Remark', open_id }))
}

import { type Insertable, type Selectable, sql } from 'kysely'
import type { Scope } from '#kernel/scope'

interface SavedViewTable {
  tenant_id: string
  id: string
  entity_type: string
  owner_id: string
  name: string
  kind: 'list' | 'board' | 'structureDiagram' | 'chat'
  search: string
  columns: string[]
  shared: boolean
  created_at: Date
  updated_at: Date
}
interface SavedViewOrderTable {
  tenant_id: string
  user_id: string
  view_id: string
  position: number
}
interface SearchHistoryTable {
  tenant_id: string
  user_id: string
  entity_type: string
  query: string
  at: Date
}

declare module '#kernel/tables' {
  interface Tables {
    saved_view: SavedViewTable
    saved_view_order: SavedViewOrderTable
    search_history: SearchHistoryTable
  }
}

export type SavedViewRow = Selectable<SavedViewTable> & { owner_name: string | null }
type NewView = Omit<Insertable<SavedViewTable>, 'tenant_id'>

const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`

const named = (scope: Scope) =>
  scope.db
    .selectFrom('saved_view')
    .leftJoin('member', (join) =>
      join.onRef('member.tenant_id', '=', 'saved_view.tenant_id').onRef('member.user_id', '=', 'saved_view.owner_id'),
    )
    .selectAll('saved_view')
    .select('member.username as owner_name')
    .where('saved_view.tenant_id', '=', scope.tenant)

/** Own and shared ones: those that the user has put in order first, then the oldest. */
export function findFor(scope: Scope, userId: string, type: string | undefined): Promise<SavedViewRow[]> {
  const all = named(scope)
    .leftJoin('saved_view_order as place', (join) =>
      join
        .onRef('place.tenant_id', '=', 'saved_view.tenant_id')
        .onRef('place.view_id', '=', 'saved_view.id')
        .on('place.user_id', '=', userId),
    )
    .where((either) => either.or([either('saved_view.owner_id', '=', userId), either('saved_view.shared', '=', true)]))
    .orderBy(sql`place.position`, (order) => order.asc().nullsLast())
    .orderBy('saved_view.created_at')
    .orderBy('saved_view.id')
  return (type ? all.where('saved_view.entity_type', '=', type) : all).execute()
}

export const find = (scope: Scope, id: string): Promise<SavedViewRow | undefined> =>
  named(scope).where('saved_view.id', '=', id).executeTakeFirst()

export async function countOf(scope: Scope, userId: string): Promise<number> {
  const row = await scope.db
    .selectFrom('saved_view')
    .select((each) => each.fn.countAll<number>().as('n'))
    .where('tenant_id', '=', scope.tenant)
    .where('owner_id', '=', userId)
    .executeTakeFirst()
  return row?.n ?? 0
}

/** Two new views of one member follow one another, so that the number they may have is exact. */
export const lockOwner = (scope: Scope, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${scope.tenant}/view/${userId}`}, 0))`.execute(scope.db)

export const insert = (scope: Scope, view: NewView) =>
  scope.db
    .insertInto('saved_view')
    .values({ ...view, columns: json(view.columns), tenant_id: scope.tenant })
    .execute()

export const set = (scope: Scope, id: string, { columns, ...change }: Partial<NewView>) =>
  scope.db
    .updateTable('saved_view')
    .set({ ...change, ...(columns && { columns: json(columns) }) })
    .where('tenant_id', '=', scope.tenant)
    .where('id', '=', id)
    .execute()

export async function remove(scope: Scope, id: string): Promise<void> {
  await scope.db.deleteFrom('saved_view').where('tenant_id', '=', scope.tenant).where('id', '=', id).execute()
  await scope.db
    .deleteFrom('saved_view_order')
    .where('tenant_id', '=', scope.tenant)
    .where('view_id', '=', id)
    .execute()
}

export async function setOrder(scope: Scope, userId: string, ids: readonly string[]): Promise<void> {
  await scope.db
    .deleteFrom('saved_view_order')
    .where('tenant_id', '=', scope.tenant)
    .where('user_id', '=', userId)
    .where('view_id', 'in', ids)
    .execute()
  await scope.db
    .insertInto('saved_view_order')
    .values(ids.map((view_id, position) => ({ tenant_id: scope.tenant, user_id: userId, view_id, position })))
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'view_id']).doNothing())
    .execute()
}

const historyOf = (scope: Scope, userId: string, type: string) =>
  scope.db
    .selectFrom('search_history')
    .select(['query', 'at'])
    .where('tenant_id', '=', scope.tenant)
    .where('user_id', '=', userId)
    .where('entity_type', '=', type)
    .orderBy('at', 'desc')
    .orderBy('query')

export const findHistory = (scope: Scope, userId: string, type: string, count: number) =>
  historyOf(scope, userId, type).limit(count).execute()

export const upsertHistory = (scope: Scope, userId: string, type: string, query: string, at: Date) =>
  scope.db
    .insertInto('search_history')
    .values({ tenant_id: scope.tenant, user_id: userId, entity_type: type, query, at })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'entity_type', 'query']).doUpdateSet({ at }))
    .execute()

export const removeHistory = (scope: Scope, userId: string, type: string, query: string | undefined) => {
  const all = scope.db
    .deleteFrom('search_history')
    .where('tenant_id', '=', scope.tenant)
    .where('user_id', '=', userId)
    .where('entity_type', '=', type)
  return (query === undefined ? all : all.where('query', '=', query)).execute()
}

/** Beyond the newest ones nothing is kept. */
export const trimHistory = (scope: Scope, userId: string, type: string, kept: number) =>
  scope.db
    .deleteFrom('search_history')
    .where('tenant_id', '=', scope.tenant)
    .where('user_id', '=', userId)
    .where('entity_type', '=', type)
    .where('query', 'in', historyOf(scope, userId, type).clearSelect().select('query').offset(kept).limit(1000))
    .execute()

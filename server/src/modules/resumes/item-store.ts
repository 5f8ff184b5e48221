import type { Candidate, ItemReason, ItemState } from '@cohort/contract/intakes'
import { type Selectable, sql } from 'kysely'
import type { Scope } from '#kernel/scope'

interface IntakeItemTable {
  tenant_id: string
  item_id: string
  batch_id: string
  /** The message that it was attached to. */
  parent_id: string | null
  file_id: string
  name: string
  size: number
  content_type: string
  position: number
  state: ItemState
  reason: ItemReason | null
  attempts: number
  /** Whoever works on it, and until when nobody else does. */
  claim: string | null
  claimed_until: Date | null
  open_id: string | null
  candidates: Candidate[]
  updated_at: Date
}

declare module '#kernel/tables' {
  interface Tables {
    intake_item: IntakeItemTable
  }
}

export type ItemRow = Selectable<IntakeItemTable>
export type NewItem = Pick<
  ItemRow,
  'item_id' | 'batch_id' | 'parent_id' | 'file_id' | 'name' | 'size' | 'content_type' | 'position' | 'updated_at'
>

/** Queued; a file that the batch has already is left out. */
export const insert = (scope: Scope, items: readonly NewItem[]): Promise<ItemRow[]> =>
  scope.db
    .insertInto('intake_item')
    .values(
      items.map((item) => ({
        ...item,
        tenant_id: scope.tenant,
        state: 'queued' as const,
        reason: null,
        attempts: 0,
        claim: null,
        claimed_until: null,
        open_id: null,
        candidates: sql<never>`'[]'::jsonb`,
      })),
    )
    .onConflict((conflict) => conflict.columns(['tenant_id', 'batch_id', 'file_id']).doNothing())
    .returningAll()
    .execute()

const ofBatch = (scope: Scope, batchId: string) =>
  scope.db.selectFrom('intake_item').where('tenant_id', '=', scope.tenant).where('batch_id', '=', batchId)

export const list = (scope: Scope, batchId: string, state: ItemState | undefined, offset: number, count: number) =>
  ofBatch(scope, batchId)
    .selectAll()
    .$if(state !== undefined, (all) => all.where('state', '=', state ?? 'queued'))
    .orderBy('position')
    .orderBy('item_id')
    .offset(offset)
    .limit(count)
    .execute()

export const find = (scope: Scope, batchId: string, itemId: string): Promise<ItemRow | undefined> =>
  ofBatch(scope, batchId).selectAll().where('item_id', '=', itemId).executeTakeFirst()

export const findLocked = (scope: Scope, batchId: string, itemId: string): Promise<ItemRow | undefined> =>
  ofBatch(scope, batchId).selectAll().where('item_id', '=', itemId).forUpdate().executeTakeFirst()

/** Those that came as files of their own count towards the limit; what was attached to them does not. */
export async function placesOf(scope: Scope, batchId: string): Promise<{ given: number; all: number; last: number }> {
  const { rows } = await sql<{ given: number; all: number; last: number }>`
    select count(*) filter (where parent_id is null)::int as given, count(*)::int as "all",
      coalesce(max(position), 0) as last
    from intake_item where tenant_id = ${scope.tenant} and batch_id = ${batchId}`.execute(scope.db)
  return rows[0] ?? { given: 0, all: 0, last: 0 }
}

/** Failed ones wait again, as if for the first time; a record that was made stays theirs. */
export async function requeue(
  scope: Scope,
  batchId: string,
  itemIds: readonly string[] | undefined,
  at: Date,
): Promise<string[]> {
  const { rows } = await sql<{ item_id: string }>`update intake_item
    set state = 'queued', reason = null, attempts = 0, claim = null, claimed_until = null, updated_at = ${at}
    where tenant_id = ${scope.tenant} and batch_id = ${batchId} and state = 'failed'
      ${itemIds ? sql`and item_id = any(${itemIds}::text[])` : sql``}
    returning item_id`.execute(scope.db)
  return rows.map((row) => row.item_id)
}

export interface Ending {
  state: ItemState
  reason?: ItemReason | null
  openId?: string | null
  candidates?: readonly Candidate[]
}

/** Where an item stands from now on; nobody works on it any more. */
export const settle = (scope: Scope, itemId: string, { state, reason, openId, candidates }: Ending, at: Date) =>
  scope.db
    .updateTable('intake_item')
    .set({
      state,
      reason: reason ?? null,
      claim: null,
      claimed_until: null,
      updated_at: at,
      ...(openId !== undefined && { open_id: openId }),
      ...(candidates && { candidates: sql<never>`${JSON.stringify(candidates)}::jsonb` }),
    })
    .where('tenant_id', '=', scope.tenant)
    .where('item_id', '=', itemId)
    .returningAll()
    .executeTakeFirstOrThrow()

/** The item that a record waits for review because of. */
export const findByRecord = (scope: Scope, openId: string, state: ItemState) =>
  scope.db
    .selectFrom('intake_item')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('open_id', '=', openId)
    .where('state', '=', state)
    .executeTakeFirst()

/** Another of the batch that holds the same bytes and came to something. */
export async function findSame(scope: Scope, item: ItemRow): Promise<ItemRow | undefined> {
  const { rows } = await sql<ItemRow>`select o.* from intake_item o
    join file own on own.tenant_id = o.tenant_id and own.file_id = ${item.file_id}
    join file other on other.tenant_id = o.tenant_id and other.file_id = o.file_id and other.sha256 = own.sha256
    where o.tenant_id = ${scope.tenant} and o.batch_id = ${item.batch_id} and o.item_id <> ${item.item_id}
      and (o.open_id is not null or o.state = 'duplicate') limit 1`.execute(scope.db)
  return rows[0]
}

/** Failed ones that have held a file since then. */
export async function findHolding(scope: Scope, before: Date, count: number): Promise<string[]> {
  const { rows } = await sql<{ item_id: string }>`select i.item_id from intake_item i
    where i.tenant_id = ${scope.tenant} and i.state = 'failed' and i.updated_at < ${before}
      and exists (select 1 from file_use u where u.tenant_id = i.tenant_id and u.entity_type = 'Intake' and u.open_id = i.item_id)
    order by i.item_id limit ${count} for update of i skip locked`.execute(scope.db)
  return rows.map((row) => row.item_id)
}

/** Those that wait for somebody's decision since then. */
export const findUndecided = (scope: Scope, before: Date): Promise<ItemRow[]> =>
  scope.db
    .selectFrom('intake_item')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('state', '=', 'duplicate')
    .where('updated_at', '<', before)
    .orderBy('item_id')
    .execute()

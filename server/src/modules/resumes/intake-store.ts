import type { duplicateChoices, ItemReason, ItemState } from '@cohort/contract/intakes'
import type { Locale } from '@cohort/contract/limits'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Scope } from '#kernel/scope'

interface IntakeBatchTable {
  tenant_id: string
  batch_id: string
  name: string
  state: 'open' | 'paused' | 'cancelled'
  project_id: string | null
  stage_id: string | null
  source: string | null
  owner_id: string | null
  on_duplicate: (typeof duplicateChoices)[number]
  locale: Locale
  created_at: Date
  created_by: string
}

declare module '#kernel/tables' {
  interface Tables {
    intake_batch: IntakeBatchTable
  }
}

export type BatchRow = Selectable<IntakeBatchTable>

/** How many items a batch has in each state. */
export type Counts = Partial<Record<ItemState, number>>

export const insert = (scope: Scope, batch: Omit<Insertable<IntakeBatchTable>, 'tenant_id'>): Promise<BatchRow> =>
  scope.db
    .insertInto('intake_batch')
    .values({ ...batch, tenant_id: scope.tenant })
    .returningAll()
    .executeTakeFirstOrThrow()

const one = (scope: Scope, id: string) =>
  scope.db.selectFrom('intake_batch').selectAll().where('tenant_id', '=', scope.tenant).where('batch_id', '=', id)

export const find = (scope: Scope, id: string) => one(scope, id).executeTakeFirst()

/** Held until the end of the transaction: batches are changed one at a time. */
export const findLocked = (scope: Scope, id: string) => one(scope, id).forUpdate().executeTakeFirst()

export const list = (scope: Scope, offset: number, count: number): Promise<BatchRow[]> =>
  scope.db
    .selectFrom('intake_batch')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .orderBy('created_at', 'desc')
    .orderBy('batch_id', 'desc')
    .offset(offset)
    .limit(count)
    .execute()

export async function count(scope: Scope): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from intake_batch
    where tenant_id = ${scope.tenant}`.execute(scope.db)
  return rows[0]?.n ?? 0
}

export const setState = (scope: Scope, id: string, state: BatchRow['state']) =>
  scope.db
    .updateTable('intake_batch')
    .set({ state })
    .where('tenant_id', '=', scope.tenant)
    .where('batch_id', '=', id)
    .execute()

export async function countsOf(scope: Scope, ids: readonly string[]): Promise<Map<string, Counts>> {
  const { rows } = await sql<{ id: string; state: ItemState; n: number }>`
    select batch_id as id, state, count(*)::int as n from intake_item
    where tenant_id = ${scope.tenant} and batch_id = any(${ids}::text[]) group by batch_id, state`.execute(scope.db)
  const counts = new Map<string, Counts>()
  for (const { id, state, n } of rows) counts.set(id, { ...counts.get(id), [state]: n })
  return counts
}

/** Gives up what waits, for its turn or for somebody's decision; what a record was made of already has come to its end. */
export async function giveUp(scope: Scope, id: string, at: Date): Promise<string[]> {
  const reason: ItemReason = 'cancelled'
  const { rows } = await sql<{ item_id: string }>`update intake_item
    set state = case when open_id is null then 'skipped' else 'done' end,
      reason = case when open_id is null then ${reason} end, claim = null, claimed_until = null, updated_at = ${at}
    where tenant_id = ${scope.tenant} and batch_id = ${id} and state in ('queued', 'reading', 'parsed', 'duplicate')
    returning item_id`.execute(scope.db)
  return rows.map((row) => row.item_id)
}

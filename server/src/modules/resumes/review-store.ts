import type { ReviewReason } from '@cohort/contract/readings'
import { type Selectable, sql } from 'kysely'
import type { Scope } from '#kernel/scope'

export interface Reason {
  reason: ReviewReason
  path?: string | undefined
}

type ReviewState = 'open' | 'accepted' | 'rejected' | 'merged'

interface ResumeReviewTable {
  tenant_id: string
  open_id: string
  file_id: string
  item_id: string | null
  reasons: Reason[]
  state: ReviewState
  created_at: Date
  decided_at: Date | null
  decided_by: string | null
}

declare module '#kernel/tables' {
  interface Tables {
    resume_review: ResumeReviewTable
  }
}

export type ReviewRow = Selectable<ResumeReviewTable>

export const upsertReview = (
  scope: Scope,
  review: Pick<ReviewRow, 'open_id' | 'file_id' | 'item_id' | 'reasons' | 'created_at'>,
) =>
  sql`insert into resume_review (tenant_id, open_id, file_id, item_id, reasons, state, created_at)
    values (${scope.tenant}, ${review.open_id}, ${review.file_id}, ${review.item_id}, ${JSON.stringify(review.reasons)}::jsonb, 'open', ${review.created_at})
    on conflict (tenant_id, open_id) do update set file_id = excluded.file_id, item_id = excluded.item_id, reasons = excluded.reasons,
      state = 'open', created_at = excluded.created_at, decided_at = null, decided_by = null`.execute(scope.db)

export const findOpenLocked = (scope: Scope, openId: string) =>
  scope.db
    .selectFrom('resume_review')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('open_id', '=', openId)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()

export const findReview = async (scope: Scope, openId: string): Promise<ReviewRow | null> =>
  (await scope.db
    .selectFrom('resume_review')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('open_id', '=', openId)
    .where('state', '=', 'open')
    .executeTakeFirst()) ?? null

/** Why each of these waits, as far as it does. */
export async function findReasons(scope: Scope, openIds: readonly string[]): Promise<Map<string, Reason[]>> {
  if (openIds.length === 0) return new Map()
  const rows = await scope.db
    .selectFrom('resume_review')
    .select(['open_id', 'reasons'])
    .where('tenant_id', '=', scope.tenant)
    .where('open_id', 'in', [...openIds])
    .where('state', '=', 'open')
    .execute()
  return new Map(rows.map(({ open_id, reasons }) => [open_id, reasons]))
}

interface Wanted {
  reason?: string | undefined
  batchId?: string | undefined
}

/** Those of living records. */
const open = (scope: Scope, { reason, batchId }: Wanted) => sql`from resume_review r join entity e
    on e.tenant_id = r.tenant_id and e.entity_type = 'Resume' and e.open_id = r.open_id and e.deleted_at is null
    left join intake_item i on i.tenant_id = r.tenant_id and i.item_id = r.item_id
    where r.tenant_id = ${scope.tenant} and r.state = 'open'
      ${reason ? sql`and r.reasons @> ${JSON.stringify([{ reason }])}::jsonb` : sql``}
      ${batchId ? sql`and i.batch_id = ${batchId}` : sql``}`

export type WaitingRow = ReviewRow & { batch_id: string | null }

export async function findOpen(scope: Scope, wanted: Wanted, offset: number, count: number): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`select r.*, i.batch_id ${open(scope, wanted)}
    order by r.created_at desc, r.open_id desc offset ${offset} limit ${count}`.execute(scope.db)
  return rows
}

export async function countOpen(scope: Scope, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n ${open(scope, wanted)}`.execute(scope.db)
  return rows[0]?.n ?? 0
}

/** For each reason how many wait because of it, of one batch or of all. */
export async function countReasons(
  scope: Scope,
  batchId: string | undefined,
): Promise<Partial<Record<ReviewReason, number>>> {
  const { rows } = await sql<{ reason: ReviewReason; n: number }>`select w.reason, count(*)::int as n from (
      select distinct r.open_id, each ->> 'reason' as reason
      from (select r.* ${open(scope, { batchId })}) r, jsonb_array_elements(r.reasons) each
    ) w group by w.reason`.execute(scope.db)
  return Object.fromEntries(rows.map(({ reason, n }) => [reason, n]))
}

export const closeReview = (
  scope: Scope,
  openId: string,
  state: Exclude<ReviewState, 'open'>,
  at: Date,
  by: string | null,
) =>
  scope.db
    .updateTable('resume_review')
    .set({ state, decided_at: at, decided_by: by })
    .where('tenant_id', '=', scope.tenant)
    .where('open_id', '=', openId)
    .where('state', '=', 'open')
    .execute()

/** What was closed in this way is to be looked at after all. Whether it was. */
export async function reopenReview(scope: Scope, openId: string, was: ReviewState): Promise<boolean> {
  const { numUpdatedRows } = await scope.db
    .updateTable('resume_review')
    .set({ state: 'open', decided_at: null, decided_by: null })
    .where('tenant_id', '=', scope.tenant)
    .where('open_id', '=', openId)
    .where('state', '=', was)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

import { type Selectable, sql } from 'kysely'
import type { Scope } from '#kernel/scope'

export interface Reason {
  reason: string
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

/** Those of living records. */
const open = (scope: Scope, reason: string | undefined) => sql`from resume_review r join entity e
    on e.tenant_id = r.tenant_id and e.entity_type = 'Resume' and e.open_id = r.open_id and e.deleted_at is null
    where r.tenant_id = ${scope.tenant} and r.state = 'open'
      ${reason ? sql`and r.reasons @> ${JSON.stringify([{ reason }])}::jsonb` : sql``}`

export async function findOpen(
  scope: Scope,
  reason: string | undefined,
  offset: number,
  count: number,
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`select r.* ${open(scope, reason)}
    order by r.created_at desc, r.open_id desc offset ${offset} limit ${count}`.execute(scope.db)
  return rows
}

export async function countOpen(scope: Scope, reason: string | undefined): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n ${open(scope, reason)}`.execute(scope.db)
  return rows[0]?.n ?? 0
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

/** What was closed in this way is to be looked at after all. */
export const reopenReview = (scope: Scope, openId: string, was: ReviewState) =>
  scope.db
    .updateTable('resume_review')
    .set({ state: 'open', decided_at: null, decided_by: null })
    .where('tenant_id', '=', scope.tenant)
    .where('open_id', '=', openId)
    .where('state', '=', was)
    .execute()

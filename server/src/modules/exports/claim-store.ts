import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import type { ExportRow, Part } from '#modules/exports/store'

const leaseSeconds = 60
/** So many ids are noted in one row, and so many records are written between two looks at the clock. */
export const chunkSize = 1000

const until = (now: Date): Date => new Date(now.getTime() + leaseSeconds * 1000)

/** Takes exports that nobody works on, the oldest first. Two processes never get the same one. */
export async function claim(scope: Scope, claimant: string, count: number, now: Date): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`with chosen as materialized (
      select export_id from export_job where tenant_id = ${scope.tenant} and state = 'open'
        and (claimed_until is null or claimed_until <= ${now})
      order by created_at, export_id limit ${count} for update skip locked)
    update export_job j set claim = ${claimant}, claimed_until = ${until(now)}, attempts = attempts + 1, faults = faults + 1
    from chosen where j.tenant_id = ${scope.tenant} and j.export_id = chosen.export_id returning j.*`.execute(scope.db)
  return rows
}

export const renew = (scope: Scope, { export_id, claim }: ExportRow, now: Date) =>
  sql`update export_job set claimed_until = ${until(now)}
    where tenant_id = ${scope.tenant} and export_id = ${export_id} and claim = ${claim}`.execute(scope.db)

/** `uncounted`: the process ended, which says nothing of the export. */
export const giveBack = (scope: Scope, { export_id, claim }: ExportRow, from: Date | null, uncounted: boolean) =>
  sql`update export_job set claim = null, claimed_until = ${from}, faults = greatest(0, faults - ${uncounted ? 1 : 0})
    where tenant_id = ${scope.tenant} and export_id = ${export_id} and claim = ${claim}`.execute(scope.db)

export async function openWork(scope: Scope): Promise<{ open: number; next: Date | null }> {
  const { rows } = await sql<{ open: number; next: Date | null }>`
    select count(*)::int as open, min(claimed_until) as next from export_job
    where tenant_id = ${scope.tenant} and state = 'open'`.execute(scope.db)
  return rows[0] ?? { open: 0, next: null }
}

/** Held until the end of the transaction, as long as it is still the claimant's. */
export async function holdClaimed(scope: Scope, { export_id, claim }: ExportRow): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`select * from export_job where tenant_id = ${scope.tenant}
    and export_id = ${export_id} and claim = ${claim} and state = 'open' for update`.execute(scope.db)
  return rows[0]
}

/** Which records are written and in which order, from a query for `open_id` and its place `at`. Returns how many. */
export async function noteIds(scope: Scope, exportId: string, ids: RawBuilder<unknown> | undefined): Promise<number> {
  await sql`delete from export_chunk where tenant_id = ${scope.tenant} and export_id = ${exportId}`.execute(scope.db)
  if (ids)
    await sql`insert into export_chunk (tenant_id, export_id, chunk, open_ids)
      select ${scope.tenant}, ${exportId}, ((at - 1) / ${sql.lit(chunkSize)})::int, array_agg(open_id order by at)
      from (${ids}) as hit group by 3`.execute(scope.db)
  const { rows } = await sql<{
    n: number
  }>`select coalesce(sum(cardinality(open_ids)), 0)::bigint as n from export_chunk
    where tenant_id = ${scope.tenant} and export_id = ${exportId}`.execute(scope.db)
  return rows[0]?.n ?? 0
}

export const setTotal = (scope: Scope, exportId: string, total: number) =>
  sql`update export_job set total = ${total}
    where tenant_id = ${scope.tenant} and export_id = ${exportId}`.execute(scope.db)

export async function findChunk(scope: Scope, exportId: string, chunk: number): Promise<string[]> {
  const { rows } = await sql<{ open_ids: string[] }>`select open_ids from export_chunk
    where tenant_id = ${scope.tenant} and export_id = ${exportId} and chunk = ${chunk}`.execute(scope.prepared)
  return rows[0]?.open_ids ?? []
}

export interface Step {
  rows: number
  nextChunk: number
  part: Part
  writer: Record<string, number>
}

/** A part is stored: whoever goes on goes on behind it. */
export async function advance(scope: Scope, exportId: string, step: Step): Promise<ExportRow> {
  const { rows } =
    await sql<ExportRow>`update export_job set rows = ${step.rows}, next_chunk = ${step.nextChunk}, faults = 0,
      parts = parts || ${JSON.stringify([step.part])}::jsonb, size = size + ${step.part.size},
      writer = ${JSON.stringify(step.writer)}::jsonb
    where tenant_id = ${scope.tenant} and export_id = ${exportId} returning *`.execute(scope.db)
  const [row] = rows
  if (!row) throw new Error('the held export is gone')
  return row
}

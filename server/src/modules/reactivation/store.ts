import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'

export type KeptState = 'suggested' | 'later' | 'dismissed' | 'contacted' | 'replied'

export interface SuggestionRow {
  job_id: string
  open_id: string
  state: KeptState
  score: number
  /** Its place among those of its run. */
  place: number
  detail: unknown
  reason: string
  until: string | null
  suggested_at: Date
  contacted_at: Date | null
  replied_at: Date | null
}

const columns = sql.raw(
  'job_id, open_id, state, score, place, detail, reason, until::text, suggested_at, contacted_at, replied_at',
)

export async function findOfJob(scope: Scope, jobId: string): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`select ${columns} from reactivation
    where tenant_id = ${scope.tenant} and job_id = ${jobId} order by place, open_id`.execute(scope.db)
  return rows
}

export async function findOne(scope: Scope, jobId: string, openId: string): Promise<SuggestionRow | undefined> {
  const { rows } = await sql<SuggestionRow>`select ${columns} from reactivation
    where tenant_id = ${scope.tenant} and job_id = ${jobId} and open_id = ${openId} for update`.execute(scope.db)
  return rows[0]
}

export async function findDismissals(
  scope: Scope,
  openIds: readonly string[],
): Promise<{ job_id: string; open_id: string; at: Date; reason: string }[]> {
  const { rows } = await sql<{ job_id: string; open_id: string; at: Date; reason: string }>`
    select job_id, open_id, suggested_at as at, reason from reactivation
    where tenant_id = ${scope.tenant} and open_id = any(${openIds}::text[]) and state = 'dismissed'`.execute(scope.db)
  return rows
}

export interface NewSuggestion {
  open_id: string
  score: number
  place: number
  detail: unknown
}

/**
 * What was found now. Suggestions that nobody has acted on and that were not found again go; those that people have acted on
 * stay as they are, with the new numbers. One that was put off comes back when its day has come.
 */
export async function replaceOpen(
  scope: Scope,
  jobId: string,
  found: readonly NewSuggestion[],
  at: Date,
  by: string | null,
): Promise<void> {
  const ids = found.map(({ open_id }) => open_id)
  await sql`delete from reactivation where tenant_id = ${scope.tenant} and job_id = ${jobId} and state = 'suggested'
    and open_id <> all(${ids}::text[])`.execute(scope.db)
  await sql`insert into reactivation (tenant_id, job_id, open_id, state, score, place, detail, reason, suggested_at, by)
    select ${scope.tenant}, ${jobId}, f.open_id, 'suggested', f.score, f.place, f.detail, '', ${at}, ${by}
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f(open_id text, score int, place int, detail jsonb)
    on conflict (tenant_id, job_id, open_id) do update set score = excluded.score, place = excluded.place, detail = excluded.detail,
      state = case when reactivation.state = 'later' and (reactivation.until is null or reactivation.until <= ${at}::date)
        then 'suggested' else reactivation.state end`.execute(scope.db)
}

export interface StateChange {
  state: KeptState
  reason: string
  until: string | null
  contacted_at: Date | null
  replied_at: Date | null
  by: string | null
}

export const setState = (scope: Scope, jobId: string, openId: string, change: StateChange) =>
  sql`update reactivation set state = ${change.state}, reason = ${change.reason}, until = ${change.until}::date,
      contacted_at = ${change.contacted_at}, replied_at = ${change.replied_at}, by = ${change.by}
    where tenant_id = ${scope.tenant} and job_id = ${jobId} and open_id = ${openId}`.execute(scope.db)

export interface LeftOut {
  openId: string
  reasons: { code: string; values: Record<string, string | number> }[]
}

export const putRun = (
  scope: Scope,
  run: { jobId: string; at: Date; by: string | null; suggested: number; leftOut: readonly LeftOut[] },
) =>
  sql`insert into reactivation_run (tenant_id, job_id, at, by, suggested, left_out)
    values (${scope.tenant}, ${run.jobId}, ${run.at}, ${run.by}, ${run.suggested}, ${JSON.stringify(run.leftOut)}::jsonb)
    on conflict (tenant_id, job_id) do update set at = excluded.at, by = excluded.by, suggested = excluded.suggested,
      left_out = excluded.left_out`.execute(scope.db)

export async function findRun(scope: Scope, jobId: string): Promise<{ at: Date; left_out: LeftOut[] } | undefined> {
  const { rows } = await sql<{ at: Date; left_out: LeftOut[] }>`select at, left_out from reactivation_run
    where tenant_id = ${scope.tenant} and job_id = ${jobId}`.execute(scope.db)
  return rows[0]
}

export async function findSettings(scope: Scope): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<{ settings: Record<string, unknown> }>`select settings from reactivation_setting
    where tenant_id = ${scope.tenant}`.execute(scope.db)
  return rows[0]?.settings
}

export const putSettings = (scope: Scope, settings: Record<string, unknown>) =>
  sql`insert into reactivation_setting (tenant_id, settings) values (${scope.tenant}, ${JSON.stringify(settings)}::jsonb)
    on conflict (tenant_id) do update set settings = reactivation_setting.settings || excluded.settings`.execute(
    scope.db,
  )

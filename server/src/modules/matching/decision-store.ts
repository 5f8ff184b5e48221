import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'

interface MatchDecisionTable {
  tenant_id: string
  job_id: string
  open_id: string
  kind: 'dismissed' | 'added'
  reason: string
  detail: unknown
  by: string | null
  at: Date
}
interface MatchConditionTable {
  tenant_id: string
  job_id: string
  conditions: unknown
  updated_by: string | null
  updated_at: Date
}

declare module '#kernel/tables' {
  interface Tables {
    match_decision: MatchDecisionTable
    match_condition: MatchConditionTable
  }
}

export type Decision = Pick<MatchDecisionTable, 'open_id' | 'kind' | 'reason' | 'by' | 'at'>

export const findDecisions = (scope: Scope, jobId: string): Promise<Decision[]> =>
  scope.db
    .selectFrom('match_decision')
    .select(['open_id', 'kind', 'reason', 'by', 'at'])
    .where('tenant_id', '=', scope.tenant)
    .where('job_id', '=', jobId)
    .execute()

type NewDecision = Omit<MatchDecisionTable, 'tenant_id' | 'job_id'>

/** The last word counts. */
export async function putDecisions(scope: Scope, jobId: string, decisions: readonly NewDecision[]): Promise<void> {
  await sql`insert into match_decision (tenant_id, job_id, open_id, kind, reason, detail, by, at)
    select ${scope.tenant}, ${jobId}, d.open_id, d.kind, d.reason, d.detail, d.by, d.at
    from jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb)
      as d(open_id text, kind text, reason text, detail jsonb, by text, at timestamptz)
    on conflict (tenant_id, job_id, open_id) do update set kind = excluded.kind, reason = excluded.reason,
      detail = excluded.detail, by = excluded.by, at = excluded.at`.execute(scope.db)
}

export const removeDecisions = (scope: Scope, jobId: string, openIds: readonly string[]) =>
  scope.db
    .deleteFrom('match_decision')
    .where('tenant_id', '=', scope.tenant)
    .where('job_id', '=', jobId)
    .where('kind', '=', 'dismissed')
    .where('open_id', 'in', openIds)
    .execute()

export const findConditions = (scope: Scope, jobId: string) =>
  scope.db
    .selectFrom('match_condition')
    .select(['conditions', 'updated_by', 'updated_at'])
    .where('tenant_id', '=', scope.tenant)
    .where('job_id', '=', jobId)
    .executeTakeFirst()

export const putConditions = (scope: Scope, jobId: string, conditions: unknown, by: string | null, at: Date) =>
  sql`insert into match_condition (tenant_id, job_id, conditions, updated_by, updated_at)
    values (${scope.tenant}, ${jobId}, ${JSON.stringify(conditions)}::jsonb, ${by}, ${at})
    on conflict (tenant_id, job_id) do update set conditions = excluded.conditions, updated_by = excluded.updated_by,
      updated_at = excluded.updated_at`.execute(scope.db)

/** Of some people, for which jobs they were dismissed. */
export const findDismissed = (scope: Scope, openIds: readonly string[]) =>
  scope.db
    .selectFrom('match_decision')
    .select(['job_id', 'open_id', 'at', 'reason'])
    .where('tenant_id', '=', scope.tenant)
    .where('kind', '=', 'dismissed')
    .where('open_id', 'in', openIds)
    .execute()

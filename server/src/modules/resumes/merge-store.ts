import { type Selectable, sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import type { Moved } from '#modules/entities/moving'
import type { Recarried } from '#modules/tasks/carried'

/** What a merge has moved: ids, places and versions, nothing of what records hold. */
export interface Journal {
  hanging: Moved
  tasks: Recarried
  /** Of later modules, by their names. */
  others: Record<string, unknown>
}

interface ResumeMergeTable {
  tenant_id: string
  merge_id: string
  kept_id: string
  merged_id: string
  at: Date
  by: string | null
  kept_before: number
  kept_after: number
  moved: Journal
  undone_at: Date | null
  undone_by: string | null
}

declare module '#kernel/tables' {
  interface Tables {
    resume_merge: ResumeMergeTable
  }
}

export type MergeRow = Selectable<ResumeMergeTable>

export const insert = (scope: Scope, merge: Omit<MergeRow, 'tenant_id' | 'undone_at' | 'undone_by'>) =>
  scope.db
    .insertInto('resume_merge')
    .values({ ...merge, tenant_id: scope.tenant, moved: sql<never>`${JSON.stringify(merge.moved)}::jsonb` })
    .returningAll()
    .executeTakeFirstOrThrow()

export const findLocked = (scope: Scope, id: string) =>
  scope.db
    .selectFrom('resume_merge')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('merge_id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const setUndone = (scope: Scope, id: string, at: Date, by: string) =>
  scope.db
    .updateTable('resume_merge')
    .set({ undone_at: at, undone_by: by })
    .where('tenant_id', '=', scope.tenant)
    .where('merge_id', '=', id)
    .execute()

const journal = (scope: Scope, openId: string | undefined) =>
  scope.db
    .selectFrom('resume_merge')
    .where('tenant_id', '=', scope.tenant)
    .$if(openId !== undefined, (all) =>
      all.where((each) => each.or([each('kept_id', '=', openId ?? ''), each('merged_id', '=', openId ?? '')])),
    )

/** Of one in the recycle bin too. */
const nameOf = (scope: Scope, column: 'kept_id' | 'merged_id') =>
  sql<string | null>`(select e.data->'standardFields'->>'name' from entity e where e.tenant_id = ${scope.tenant}
    and e.entity_type = 'Resume' and e.open_id = resume_merge.${sql.ref(column)})`

export const find = (scope: Scope, openId: string | undefined, offset: number, count: number) =>
  journal(scope, openId)
    .selectAll()
    .select([nameOf(scope, 'kept_id').as('kept_name'), nameOf(scope, 'merged_id').as('merged_name')])
    .orderBy('at', 'desc')
    .orderBy('merge_id', 'desc')
    .offset(offset)
    .limit(count)
    .execute()

export async function count(scope: Scope, openId: string | undefined): Promise<number> {
  const row = await journal(scope, openId)
    .select((each) => each.fn.countAll<number>().as('n'))
    .executeTakeFirst()
  return row?.n ?? 0
}

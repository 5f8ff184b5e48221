import { type Selectable, sql } from 'kysely'
import type { Scope } from '#kernel/scope'

interface ResumeCorrectionTable {
  tenant_id: string
  correction_id: string
  open_id: string
  file_id: string
  path: string
  read: unknown
  written: unknown
  rule: string | null
  at: Date
  by: string | null
}

declare module '#kernel/tables' {
  interface Tables {
    resume_correction: ResumeCorrectionTable
  }
}

export type CorrectionRow = Selectable<ResumeCorrectionTable>

const json = (value: unknown) => sql<never>`${JSON.stringify(value ?? null)}::jsonb`

export const insert = (scope: Scope, rows: readonly Omit<CorrectionRow, 'tenant_id'>[]): Promise<CorrectionRow[]> =>
  rows.length === 0
    ? Promise.resolve([])
    : scope.db
        .insertInto('resume_correction')
        .values(
          rows.map((row) => ({ ...row, tenant_id: scope.tenant, read: json(row.read), written: json(row.written) })),
        )
        .returningAll()
        .execute()

const of = (scope: Scope, openId: string | undefined) =>
  scope.db
    .selectFrom('resume_correction')
    .where('tenant_id', '=', scope.tenant)
    .$if(openId !== undefined, (all) => all.where('open_id', '=', openId ?? ''))

export const list = (scope: Scope, openId: string | undefined, offset: number, count: number) =>
  of(scope, openId)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('correction_id', 'desc')
    .offset(offset)
    .limit(count)
    .execute()

export async function count(scope: Scope, openId: string | undefined): Promise<number> {
  const row = await of(scope, openId)
    .select((each) => each.fn.countAll<number>().as('n'))
    .executeTakeFirst()
  return row?.n ?? 0
}

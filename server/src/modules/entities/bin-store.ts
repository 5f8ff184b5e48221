import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import type { IndexForms } from '#modules/entities/index-forms'
import { removeForms } from '#modules/entities/index-store'
import { removeAbout } from '#modules/entities/remark-store'
import { type EntityRow, tell, workTypes } from '#modules/entities/store'

/** The recycle bin: a deleted record keeps its row, but leaves every index that searches use. */

export async function setDeleted(
  scope: Scope,
  type: string,
  openIds: readonly string[],
  at: Date,
  by: string | null,
  /** The record that takes them along. */
  together: string | null = null,
): Promise<string[]> {
  if (openIds.length === 0) return []
  const rows = await scope.db
    .updateTable('entity')
    .set({ deleted_at: at, deleted_by: by, deleted_with: together })
    .where('tenant_id', '=', scope.tenant)
    .where('entity_type', '=', type)
    .where('open_id', 'in', openIds)
    .where('deleted_at', 'is', null)
    .returning(['entity_type', 'open_id', 'version', 'nums'])
    .execute()
  for (const row of rows) tell(scope, row, 'deleted', by)
  await removeForms(scope, type, rows)
  return rows.map((row) => row.open_id)
}

export const findDeletedLocked = (scope: Scope, type: string, openId: string): Promise<EntityRow | undefined> =>
  scope.db
    .selectFrom('entity')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('entity_type', '=', type)
    .where('open_id', '=', openId)
    .where('deleted_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()

/** What it is found by is made anew: its fields may mean something else now. */
export async function setRestored(
  scope: Scope,
  row: EntityRow,
  forms: Pick<IndexForms, 'facets' | 'nums'>,
  by: string | null,
): Promise<void> {
  await scope.db
    .updateTable('entity')
    .set({ deleted_at: null, deleted_by: null, deleted_with: null, facets: forms.facets, nums: forms.nums })
    .where('tenant_id', '=', scope.tenant)
    .where('entity_type', '=', row.entity_type)
    .where('open_id', '=', row.open_id)
    .execute()
  tell(scope, row, 'restored', by)
}

/** What went along with another record, locked. */
export const findDeletedWith = (scope: Scope, together: string): Promise<EntityRow[]> =>
  scope.db
    .selectFrom('entity')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('deleted_with', '=', together)
    .orderBy('entity_type')
    .orderBy('open_id')
    .forUpdate()
    .execute()

/** `workOf`: of spaces, projects and tasks only what this member deleted; their names are for those who saw them. */
const bin = (scope: Scope, type: string | undefined, workOf: string | undefined) =>
  scope.db
    .selectFrom('entity')
    .where('tenant_id', '=', scope.tenant)
    .where('deleted_at', 'is not', null)
    .where('deleted_with', 'is', null)
    // A remark comes back where it stood.
    .where('entity_type', '<>', 'Remark')
    .$if(type !== undefined, (all) => all.where('entity_type', '=', type ?? ''))
    .$if(workOf !== undefined, (all) =>
      all.where((each) => each.or([each('entity_type', 'not in', workTypes), each('deleted_by', '=', workOf ?? '')])),
    )

export const findDeleted = (
  scope: Scope,
  type: string | undefined,
  workOf: string | undefined,
  offset: number,
  count: number,
) =>
  bin(scope, type, workOf)
    .select(['open_id', 'entity_type', 'deleted_at', 'deleted_by'])
    .select(sql<string | null>`data #>> '{standardFields,name}'`.as('name'))
    .orderBy('deleted_at', 'desc')
    .orderBy('open_id')
    .offset(offset)
    .limit(count)
    .execute()

export async function countDeleted(
  scope: Scope,
  type: string | undefined,
  workOf: string | undefined,
): Promise<number> {
  const row = await bin(scope, type, workOf)
    .select((each) => each.fn.countAll<number>().as('n'))
    .executeTakeFirst()
  return row?.n ?? 0
}

/** For good: the record, its earlier states and its links. */
export async function purgeBefore(scope: Scope, before: Date): Promise<Pick<EntityRow, 'entity_type' | 'open_id'>[]> {
  const rows = await scope.db
    .deleteFrom('entity')
    .where('tenant_id', '=', scope.tenant)
    .where('deleted_at', '<', before)
    .returning(['entity_type', 'open_id'])
    .execute()
  const remarks: typeof rows = []
  for (const { entity_type, open_id } of rows) {
    remarks.push(...(await removeAbout(scope, { type: entity_type, id: open_id })))
    await scope.db
      .deleteFrom('entity_version')
      .where('tenant_id', '=', scope.tenant)
      .where('entity_type', '=', entity_type)
      .where('open_id', '=', open_id)
      .execute()
  }
  return [...rows, ...remarks]
}

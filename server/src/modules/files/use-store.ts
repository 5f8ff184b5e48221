import type { Scope } from '#kernel/scope'
import type { FileRow } from '#modules/files/store'

export interface RecordKey {
  entity_type: string
  open_id: string
}

/** Locked in one order, so that two records that take the same files wait for one another instead of both failing. */
export const findLocked = (scope: Scope, fileIds: readonly string[]): Promise<FileRow[]> =>
  scope.db
    .selectFrom('file')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('file_id', 'in', fileIds)
    .where('state', '<>', 'uploading')
    .orderBy('file_id')
    .forNoKeyUpdate()
    .execute()

export async function insertUses(scope: Scope, record: RecordKey, fileIds: readonly string[]): Promise<void> {
  await scope.db
    .insertInto('file_use')
    .values(fileIds.map((file_id) => ({ tenant_id: scope.tenant, file_id, ...record })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await scope.db
    .updateTable('file')
    .set({ state: 'used' })
    .where('tenant_id', '=', scope.tenant)
    .where('file_id', 'in', fileIds)
    .where('state', '=', 'free')
    .execute()
}

/** The files that these records held; others may hold them too. */
export async function removeUses(scope: Scope, records: readonly RecordKey[]): Promise<string[]> {
  const freed = new Set<string>()
  for (const { entity_type, open_id } of records) {
    const rows = await scope.db
      .deleteFrom('file_use')
      .where('tenant_id', '=', scope.tenant)
      .where('entity_type', '=', entity_type)
      .where('open_id', '=', open_id)
      .returning('file_id')
      .execute()
    for (const { file_id } of rows) freed.add(file_id)
  }
  return [...freed]
}

/** Uploads that no record has taken since then. Those that a record is taking at this moment are passed over. */
export async function lockLoose(scope: Scope, before: Date, count: number): Promise<string[]> {
  const rows = await scope.db
    .selectFrom('file')
    .select('file_id')
    .where('tenant_id', '=', scope.tenant)
    .where('state', '<>', 'used')
    .where('created_at', '<', before)
    .orderBy('file_id')
    .limit(count)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map((row) => row.file_id)
}

export const lock = (scope: Scope, fileIds: readonly string[]) =>
  scope.db
    .selectFrom('file')
    .select('file_id')
    .where('tenant_id', '=', scope.tenant)
    .where('file_id', 'in', fileIds)
    .orderBy('file_id')
    .forUpdate()
    .execute()

/** Of locked files those that no record holds: a statement of its own, so that it sees what others have committed. */
export const removeUnused = (scope: Scope, fileIds: readonly string[]): Promise<Pick<FileRow, 'storage_key'>[]> =>
  scope.db
    .deleteFrom('file')
    .where('tenant_id', '=', scope.tenant)
    .where('file_id', 'in', fileIds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('file_use')
            .select('file_use.file_id')
            .where('file_use.tenant_id', '=', scope.tenant)
            .whereRef('file_use.file_id', '=', 'file.file_id'),
        ),
      ),
    )
    .returning('storage_key')
    .execute()

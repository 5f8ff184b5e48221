import type { ColumnType, Insertable, Selectable } from 'kysely'
import type { Scope } from '#kernel/scope'

/** `uploading` while its content is on the way, `free` until a record holds it. */
type FileState = 'uploading' | 'free' | 'used'

interface FileTable {
  tenant_id: string
  file_id: string
  owner_id: string
  storage_key: string
  name: string
  size: number
  content_type: string
  created_at: Date
  state: ColumnType<FileState, FileState | undefined, FileState>
  width: ColumnType<number | null, number | null | undefined, number | null>
  height: ColumnType<number | null, number | null | undefined, number | null>
}
interface FileUseTable {
  tenant_id: string
  file_id: string
  entity_type: string
  open_id: string
}

declare module '#kernel/tables' {
  interface Tables {
    file: FileTable
    file_use: FileUseTable
  }
}

export type FileRow = Selectable<FileTable>

export const insert = (scope: Scope, file: Omit<Insertable<FileTable>, 'tenant_id'>) =>
  scope.db
    .insertInto('file')
    .values({ ...file, tenant_id: scope.tenant })
    .execute()

const whole = (scope: Scope, fileIds: readonly string[]) =>
  scope.db
    .selectFrom('file')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('file_id', 'in', fileIds)
    .where('state', '<>', 'uploading')

export const find = (scope: Scope, fileId: string) => whole(scope, [fileId]).executeTakeFirst()

export const findMany = (scope: Scope, fileIds: readonly string[]) => whole(scope, fileIds).execute()

/** What the content turned out to be, once all of it is stored. */
export const setStored = (
  scope: Scope,
  fileId: string,
  content: Pick<FileRow, 'name' | 'size' | 'content_type' | 'width' | 'height'>,
) =>
  scope.db
    .updateTable('file')
    .set({ ...content, state: 'free' })
    .where('tenant_id', '=', scope.tenant)
    .where('file_id', '=', fileId)
    .returningAll()
    .executeTakeFirstOrThrow()

export const remove = (scope: Scope, fileId: string) =>
  scope.db.deleteFrom('file').where('tenant_id', '=', scope.tenant).where('file_id', '=', fileId).execute()

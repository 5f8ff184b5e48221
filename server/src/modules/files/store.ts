import { type ColumnType, type Insertable, type Selectable, sql } from 'kysely'
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
  /** Of the content; null for those of earlier releases and for faces and logos. */
  sha256: ColumnType<string | null, string | null | undefined, string | null>
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
  content: Pick<FileRow, 'name' | 'size' | 'content_type' | 'width' | 'height' | 'sha256'>,
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

/** Living records of a type that hold a file of the same bytes as one of these. */
export async function findSharing(
  scope: Scope,
  entityType: string,
  fileIds: readonly string[],
): Promise<{ fileId: string; openId: string }[]> {
  const { rows } = await sql<{ fileId: string; openId: string }>`
    select distinct own.file_id as "fileId", u.open_id as "openId" from file own
    join file f on f.tenant_id = own.tenant_id and f.sha256 = own.sha256
    join file_use u on u.tenant_id = f.tenant_id and u.file_id = f.file_id and u.entity_type = ${entityType}
    join entity e on e.tenant_id = u.tenant_id and e.entity_type = u.entity_type and e.open_id = u.open_id and e.deleted_at is null
    where own.tenant_id = ${scope.tenant} and own.file_id = any(${fileIds}::text[]) limit 200`.execute(scope.db)
  return rows
}

import type { Insertable } from 'kysely'
import type { Scope } from '#kernel/scope'

interface FileTable {
  tenant_id: string
  file_id: string
  owner_id: string
  storage_key: string
  name: string
  size: number
  content_type: string
  created_at: Date
}

declare module '#kernel/tables' {
  interface Tables {
    file: FileTable
  }
}

export const insert = (scope: Scope, file: Omit<Insertable<FileTable>, 'tenant_id'>) =>
  scope.db
    .insertInto('file')
    .values({ ...file, tenant_id: scope.tenant })
    .execute()

export const find = (scope: Scope, fileId: string) =>
  scope.db
    .selectFrom('file')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('file_id', '=', fileId)
    .executeTakeFirst()

export const remove = (scope: Scope, fileId: string) =>
  scope.db.deleteFrom('file').where('tenant_id', '=', scope.tenant).where('file_id', '=', fileId).execute()

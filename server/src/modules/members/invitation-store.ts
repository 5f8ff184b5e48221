import type { Generated, Insertable, Updateable } from 'kysely'
import type { Scope } from '#kernel/scope'

interface InvitationTable {
  tenant_id: string
  id: string
  code: string
  inviter_id: string
  inviter_name: string
  role_ids: string[]
  phone: string | null
  max_uses: number
  uses: Generated<number>
  created_at: Date
  expires_at: Date
  revoked_at: Date | null
}

declare module '#kernel/tables' {
  interface Tables {
    invitation: InvitationTable
  }
}

export const insert = (scope: Scope, invitation: Omit<Insertable<InvitationTable>, 'tenant_id'>) =>
  scope.db
    .insertInto('invitation')
    .values({ ...invitation, tenant_id: scope.tenant })
    .returningAll()
    .executeTakeFirstOrThrow()

export const find = (scope: Scope, id: string) =>
  scope.db
    .selectFrom('invitation')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('id', '=', id)
    .executeTakeFirst()

/** The row stays locked: two people cannot both take the last use. */
export const findLocked = (scope: Scope, id: string) =>
  scope.db
    .selectFrom('invitation')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const findAll = (scope: Scope) =>
  scope.db
    .selectFrom('invitation')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .orderBy('created_at', 'desc')
    .limit(500)
    .execute()

export const addUse = (scope: Scope, id: string) =>
  scope.db
    .updateTable('invitation')
    .set((invitation) => ({ uses: invitation('uses', '+', 1) }))
    .where('tenant_id', '=', scope.tenant)
    .where('id', '=', id)
    .execute()

export const set = (scope: Scope, id: string, change: Updateable<InvitationTable>) =>
  scope.db.updateTable('invitation').set(change).where('tenant_id', '=', scope.tenant).where('id', '=', id).execute()

import type { Insertable } from 'kysely'
import type { Scope } from '#kernel/scope'

interface EntityGroupTable {
  tenant_id: string
  entity_type: string
  shown: boolean
}

interface EntityShareTable {
  tenant_id: string
  entity_type: string
  open_id: string
  key_hash: string
  expires_at: Date
  created_by: string
}

declare module '#kernel/tables' {
  interface Tables {
    entity_group: EntityGroupTable
    entity_share: EntityShareTable
  }
}

export const findGroups = (scope: Scope) =>
  scope.db.selectFrom('entity_group').select(['entity_type', 'shown']).where('tenant_id', '=', scope.tenant).execute()

export const upsertGroup = (scope: Scope, type: string, shown: boolean) =>
  scope.db
    .insertInto('entity_group')
    .values({ tenant_id: scope.tenant, entity_type: type, shown })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'entity_type']).doUpdateSet({ shown }))
    .execute()

export const removeGroup = (scope: Scope, type: string) =>
  scope.db.deleteFrom('entity_group').where('tenant_id', '=', scope.tenant).where('entity_type', '=', type).execute()

export const upsertShare = (scope: Scope, share: Omit<Insertable<EntityShareTable>, 'tenant_id'>) =>
  scope.db
    .insertInto('entity_share')
    .values({ ...share, tenant_id: scope.tenant })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'entity_type', 'open_id'])
        .doUpdateSet({ key_hash: share.key_hash, expires_at: share.expires_at, created_by: share.created_by }),
    )
    .execute()

export const removeShare = (scope: Scope, type: string, openId: string) =>
  scope.db
    .deleteFrom('entity_share')
    .where('tenant_id', '=', scope.tenant)
    .where('entity_type', '=', type)
    .where('open_id', '=', openId)
    .execute()

export const findShare = (scope: Scope, type: string, openId: string) =>
  scope.db
    .selectFrom('entity_share')
    .select(['key_hash', 'expires_at'])
    .where('tenant_id', '=', scope.tenant)
    .where('entity_type', '=', type)
    .where('open_id', '=', openId)
    .executeTakeFirst()

import type { Scope } from '#kernel/scope'

interface EntityRedirectTable {
  tenant_id: string
  entity_type: string
  open_id: string
  to_id: string
}

declare module '#kernel/tables' {
  interface Tables {
    entity_redirect: EntityRedirectTable
  }
}

export const upsert = (scope: Scope, type: string, openId: string, toId: string) =>
  scope.db
    .insertInto('entity_redirect')
    .values({ tenant_id: scope.tenant, entity_type: type, open_id: openId, to_id: toId })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'entity_type', 'open_id']).doUpdateSet({ to_id: toId }))
    .execute()

export const remove = (scope: Scope, type: string, openId: string) =>
  scope.db
    .deleteFrom('entity_redirect')
    .where('tenant_id', '=', scope.tenant)
    .where('entity_type', '=', type)
    .where('open_id', '=', openId)
    .execute()

/** So many times over: a record that was merged into one that was merged itself. */
const longest = 20

/** Where a record has gone, in the end; undefined where it is its own. */
export async function findEnd(scope: Scope, type: string, openId: string): Promise<string | undefined> {
  let end: string | undefined
  for (let steps = 0; steps < longest; steps++) {
    const row = await scope.db
      .selectFrom('entity_redirect')
      .select('to_id')
      .where('tenant_id', '=', scope.tenant)
      .where('entity_type', '=', type)
      .where('open_id', '=', end ?? openId)
      .executeTakeFirst()
    if (!row) return end
    end = row.to_id
  }
  return end
}

import type { Scope } from '#kernel/scope'

interface EntityLinkTable {
  tenant_id: string
  from_type: string
  from_id: string
  to_type: string
  to_id: string
  created_at: Date
  created_by: string | null
}
interface AttentionTable {
  tenant_id: string
  user_id: string
  entity_type: string
  open_id: string
  created_at: Date
}

declare module '#kernel/tables' {
  interface Tables {
    entity_link: EntityLinkTable
    attention: AttentionTable
  }
}

/** A record by type and id. */
export interface Ref {
  type: string
  id: string
}

export const insertLink = (scope: Scope, from: Ref, to: Ref, at: Date, by: string) =>
  scope.db
    .insertInto('entity_link')
    .values({
      tenant_id: scope.tenant,
      from_type: from.type,
      from_id: from.id,
      to_type: to.type,
      to_id: to.id,
      created_at: at,
      created_by: by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** A link has no direction for those who look at it. */
export async function removeLink(scope: Scope, one: Ref, other: Ref): Promise<boolean> {
  let removed = 0n
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const { numDeletedRows } = await scope.db
      .deleteFrom('entity_link')
      .where('tenant_id', '=', scope.tenant)
      .where('from_type', '=', from.type)
      .where('from_id', '=', from.id)
      .where('to_type', '=', to.type)
      .where('to_id', '=', to.id)
      .executeTakeFirst()
    removed += numDeletedRows
  }
  return removed > 0n
}

export async function findLinked(scope: Scope, ref: Ref): Promise<Ref[]> {
  const rows = await scope.db
    .selectFrom('entity_link')
    .select(['from_type', 'from_id', 'to_type', 'to_id'])
    .where('tenant_id', '=', scope.tenant)
    .where((either) =>
      either.or([
        either.and([either('from_type', '=', ref.type), either('from_id', '=', ref.id)]),
        either.and([either('to_type', '=', ref.type), either('to_id', '=', ref.id)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(500)
    .execute()
  return rows.map((row) =>
    row.from_type === ref.type && row.from_id === ref.id
      ? { type: row.to_type, id: row.to_id }
      : { type: row.from_type, id: row.from_id },
  )
}

export async function findAttentions(scope: Scope, userId: string, type: string): Promise<string[]> {
  const rows = await scope.db
    .selectFrom('attention')
    .select('open_id')
    .where('tenant_id', '=', scope.tenant)
    .where('user_id', '=', userId)
    .where('entity_type', '=', type)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => row.open_id)
}

export const insertAttention = (scope: Scope, userId: string, ref: Ref, at: Date) =>
  scope.db
    .insertInto('attention')
    .values({ tenant_id: scope.tenant, user_id: userId, entity_type: ref.type, open_id: ref.id, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const removeAttention = (scope: Scope, userId: string, ref: Ref) =>
  scope.db
    .deleteFrom('attention')
    .where('tenant_id', '=', scope.tenant)
    .where('user_id', '=', userId)
    .where('entity_type', '=', ref.type)
    .where('open_id', '=', ref.id)
    .execute()

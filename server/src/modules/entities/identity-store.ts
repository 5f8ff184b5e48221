import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import { keyOf, type Mark } from '#modules/entities/identity'

/** What people are known by, one row for each resume. Its index gathers what is new before it is worked in. */
interface EntityIdentityTable {
  tenant_id: string
  entity_type: string
  open_id: string
  keys: string[]
}

declare module '#kernel/tables' {
  interface Tables {
    entity_identity: EntityIdentityTable
  }
}

const isPerson = (type: string): boolean => type === 'Resume'

/** What stands there already is not written again. */
export async function writeIdentities(
  scope: Scope,
  type: string,
  records: readonly { openId: string; forms: { marks: readonly Mark[] } }[],
): Promise<void> {
  if (!isPerson(type) || records.length === 0) return
  const ids = records.map(({ openId }) => openId)
  const keys = records.map(({ forms }) => `{${forms.marks.map((mark) => keyOf(scope.tenant, mark)).join()}}`)
  await sql`insert into entity_identity (tenant_id, entity_type, open_id, keys)
    select ${scope.tenant}, ${type}, r.open_id, r.keys::int8[] from unnest(${ids}::text[], ${keys}::text[]) as r(open_id, keys)
    left join entity_identity i on i.tenant_id = ${scope.tenant} and i.entity_type = ${type} and i.open_id = r.open_id
    where i.keys is distinct from r.keys::int8[]
    on conflict (tenant_id, entity_type, open_id) do update set keys = excluded.keys`.execute(scope.prepared)
}

export async function removeIdentities(scope: Scope, type: string, openIds: readonly string[]): Promise<void> {
  if (!isPerson(type)) return
  await sql`delete from entity_identity where tenant_id = ${scope.tenant} and entity_type = ${type}
    and open_id = any(${openIds}::text[])`.execute(scope.db)
}

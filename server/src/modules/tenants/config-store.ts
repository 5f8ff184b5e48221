import type { Generated } from 'kysely'
import type { Scope } from '#kernel/scope'

interface EntityTable {
  tenant_id: string
  entity_type: string
  open_id: string
  source: string | null
  created_at: Date
  updated_at: Date
  created_by: string | null
  updated_by: string | null
  version: Generated<number>
  deleted_at: Date | null
  deleted_by: string | null
  /** The record together with which it was deleted: it is restored with it. */
  deleted_with: string | null
  data: string | Record<string, unknown>
  facets: Generated<string[]>
  nums: Generated<Record<string, number>>
}

declare module '#kernel/tables' {
  interface Tables {
    entity: EntityTable
  }
}

/** Configuration is kept as entities of the type GlobalConfig: one named standard, one named owner. */
const entityType = 'GlobalConfig'
export type ConfigName = 'standard' | 'owner'

export async function findConfig(
  scope: Scope,
  name: ConfigName,
): Promise<{ version: number; config: Record<string, unknown> } | undefined> {
  const row = await scope.db
    .selectFrom('entity')
    .select(['version', 'data'])
    .where('tenant_id', '=', scope.tenant)
    .where('entity_type', '=', entityType)
    .where('open_id', '=', name)
    .executeTakeFirst()
  if (!row) return undefined
  const data = row.data as { standardFields?: { config?: Record<string, unknown> } }
  return { version: row.version, config: data.standardFields?.config ?? {} }
}

/** Writes if the version is still the expected one (0: there is none yet); the new version, or nothing. */
export async function setConfig(
  scope: Scope,
  name: ConfigName,
  expected: number,
  write: { config: Record<string, unknown>; at: Date; by: string | null },
): Promise<number | undefined> {
  const data = JSON.stringify({ standardFields: { name, config: write.config } })
  if (expected === 0) {
    const { numInsertedOrUpdatedRows } = await scope.db
      .insertInto('entity')
      .values({
        tenant_id: scope.tenant,
        entity_type: entityType,
        open_id: name,
        source: 'system',
        created_at: write.at,
        updated_at: write.at,
        created_by: write.by,
        updated_by: write.by,
        data,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return (numInsertedOrUpdatedRows ?? 0n) > 0n ? 1 : undefined
  }
  const row = await scope.db
    .updateTable('entity')
    .set((entity) => ({ data, updated_at: write.at, updated_by: write.by, version: entity('version', '+', 1) }))
    .where('tenant_id', '=', scope.tenant)
    .where('entity_type', '=', entityType)
    .where('open_id', '=', name)
    .where('version', '=', expected)
    .returning('version')
    .executeTakeFirst()
  return row?.version
}

import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import type { EntityRow } from '#modules/entities/store'

/** The tasks whose payload is one of the records, newest first. */
export async function findTasks(scope: Scope, ids: readonly string[]): Promise<EntityRow[]> {
  const facets = ids.map((id) => `s.taskPayload.payload=${id.toLowerCase()}`)
  const { rows } = await sql<EntityRow>`select e.* from entity e where e.tenant_id = ${scope.tenant}
    and e.entity_type = 'HydrogenTask' and e.deleted_at is null and e.facets && ${facets}::text[]
    order by e.updated_at desc, e.open_id desc limit 5000`.execute(scope.db)
  return rows
}

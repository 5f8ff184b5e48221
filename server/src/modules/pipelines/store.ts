import type { Stage, Words } from '@cohort/contract/pipelines'
import { type Selectable, sql } from 'kysely'
import type { Scope } from '#kernel/scope'

interface PipelineTable {
  tenant_id: string
  pipeline_id: string
  owner_id: string
  owner_type: string
  name: Words
  stages: Stage[]
  source_id: string | null
  version: number
  position: number
  created_at: Date
}

declare module '#kernel/tables' {
  interface Tables {
    pipeline: PipelineTable
  }
}

export type PipelineRow = Selectable<PipelineTable>

const columns = sql.raw(
  'tenant_id, pipeline_id, owner_id, owner_type, name, stages, source_id, version, position, created_at',
)

export async function findOf(scope: Scope, ownerIds: readonly string[]): Promise<PipelineRow[]> {
  const { rows } = await sql<PipelineRow>`select ${columns} from pipeline
    where tenant_id = ${scope.tenant} and owner_id = any(${ownerIds}::text[]) order by owner_id, position, pipeline_id`.execute(
    scope.prepared,
  )
  return rows
}

export async function findLocked(scope: Scope, id: string): Promise<PipelineRow | undefined> {
  const { rows } = await sql<PipelineRow>`select ${columns} from pipeline
    where tenant_id = ${scope.tenant} and pipeline_id = ${id} for update`.execute(scope.prepared)
  return rows[0]
}

export async function findMany(scope: Scope, ids: readonly string[]): Promise<PipelineRow[]> {
  const { rows } = await sql<PipelineRow>`select ${columns} from pipeline
    where tenant_id = ${scope.tenant} and pipeline_id = any(${ids}::text[])`.execute(scope.prepared)
  return rows
}

export type NewPipeline = Pick<PipelineRow, 'pipeline_id' | 'owner_id' | 'owner_type' | 'name' | 'stages' | 'source_id'>

/** After those that the owner has. */
export async function insert(scope: Scope, pipeline: NewPipeline, at: Date): Promise<PipelineRow> {
  const { rows } = await sql<PipelineRow>`insert into pipeline
    (tenant_id, pipeline_id, owner_id, owner_type, name, stages, source_id, position, created_at)
    select ${scope.tenant}, ${pipeline.pipeline_id}, ${pipeline.owner_id}, ${pipeline.owner_type},
      ${JSON.stringify(pipeline.name)}::jsonb, ${JSON.stringify(pipeline.stages)}::jsonb, ${pipeline.source_id},
      (select coalesce(max(position), -1) + 1 from pipeline where tenant_id = ${scope.tenant} and owner_id = ${pipeline.owner_id}), ${at}
    returning ${columns}`.execute(scope.db)
  const [row] = rows
  if (!row) throw new Error('nothing was inserted')
  return row
}

export async function set(scope: Scope, id: string, name: Words, stages: readonly Stage[]): Promise<PipelineRow> {
  const { rows } = await sql<PipelineRow>`update pipeline set name = ${JSON.stringify(name)}::jsonb,
      stages = ${JSON.stringify(stages)}::jsonb, version = version + 1
    where tenant_id = ${scope.tenant} and pipeline_id = ${id} returning ${columns}`.execute(scope.db)
  const [row] = rows
  if (!row) throw new Error('nothing was changed')
  return row
}

export const remove = (scope: Scope, ids: readonly string[]) =>
  sql`delete from pipeline where tenant_id = ${scope.tenant} and pipeline_id = any(${ids}::text[])`.execute(scope.db)

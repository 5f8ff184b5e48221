import type { Words } from '@cohort/contract/pipelines'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Scope } from '#kernel/scope'

interface TaskMoveTable {
  tenant_id: string
  task_id: string
  /** Of the task, with this step: what came later has a higher one. */
  version: number
  project_id: string
  change_id: string
  at: Date
  by: string | null
  kind: string
  from_stage: string | null
  to_stage: string
  from_name: Words | null
  to_name: Words
  from_rank: number | null
  from_sub: string | null
  sub_status: string | null
  comment: string
}

declare module '#kernel/tables' {
  interface Tables {
    task_move: TaskMoveTable
  }
}

export type MoveRow = Selectable<TaskMoveTable>
export type NewMove = Omit<MoveRow, 'tenant_id'>

const shape =
  'task_id text, version bigint, project_id text, change_id text, at timestamptz, by text, kind text, from_stage text, to_stage text, from_name jsonb, to_name jsonb, from_rank bigint, from_sub text, sub_status text, comment text'
const columns = sql.raw(shape.replaceAll(/ (text|jsonb|bigint|timestamptz)/g, ''))

/** The way of tasks, one entry for each step. */
export const insertMoves = (scope: Scope, moves: readonly NewMove[]) =>
  sql`insert into task_move (tenant_id, ${columns})
    select ${scope.tenant}, ${columns} from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m(${sql.raw(shape)})`.execute(
    scope.prepared,
  )

export const findMoves = (scope: Scope, taskId: string): Promise<MoveRow[]> =>
  scope.db
    .selectFrom('task_move')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('task_id', '=', taskId)
    .orderBy('version', 'desc')
    .limit(500)
    .execute()

/** Of several tasks, each in its order. */
export const findMovesOf = (scope: Scope, taskIds: readonly string[]): Promise<MoveRow[]> =>
  taskIds.length === 0
    ? Promise.resolve([])
    : scope.db
        .selectFrom('task_move')
        .selectAll()
        .where('tenant_id', '=', scope.tenant)
        .where('task_id', 'in', taskIds)
        .orderBy('task_id')
        .orderBy('version')
        .execute()

/** The entries of one change, each with whether its task has been moved on since. */
export async function findChange(scope: Scope, changeId: string): Promise<(MoveRow & { isLast: boolean })[]> {
  const { rows } = await sql<MoveRow & { isLast: boolean }>`select m.*, not exists (
      select 1 from task_move n where n.tenant_id = m.tenant_id and n.task_id = m.task_id and n.version > m.version
    ) as "isLast" from task_move m where m.tenant_id = ${scope.tenant} and m.change_id = ${changeId}`.execute(scope.db)
  return rows
}

export const findOfProject = (scope: Scope, projectId: string): Promise<MoveRow[]> =>
  scope.db
    .selectFrom('task_move')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('project_id', '=', projectId)
    .orderBy('task_id')
    .orderBy('version')
    .execute()

/** One at a time: nobody else puts records into the project meanwhile. */
export const lockProject = (scope: Scope, projectId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${scope.tenant}/tasks/${projectId}`}, 7))`.execute(
    scope.prepared,
  )

/** Of some records, the tasks that carry them, in one project or anywhere. */
export async function findCarrying(
  scope: Scope,
  payloadIds: readonly string[],
  projectId?: string,
): Promise<{ taskId: string; payloadId: string; payloadType: string; projectId: string }[]> {
  const facets = payloadIds.map((id) => `s.taskPayload.payload=${id.toLowerCase()}`)
  const inProject = projectId ? sql`and e.facets @> ${[`s.project=${projectId.toLowerCase()}`]}::text[]` : sql``
  const { rows } = await sql<{ taskId: string; payloadId: string; payloadType: string; projectId: string }>`
    select e.open_id as "taskId", e.data #>> '{standardFields,taskPayload,payload,openId}' as "payloadId",
      e.data #>> '{standardFields,taskPayload,payload,entityType}' as "payloadType",
      e.data #>> '{standardFields,project,openId}' as "projectId"
    from entity e where e.tenant_id = ${scope.tenant} and e.entity_type = 'HydrogenTask' and e.deleted_at is null
      and e.facets && ${facets}::text[] ${inProject} order by e.updated_at desc, e.open_id desc limit 5000`.execute(
    scope.db,
  )
  return rows
}

/** All records that a project's tasks carry. */
export async function findCarried(
  scope: Scope,
  projectId: string,
): Promise<{ taskId: string; payloadId: string; stageId: string }[]> {
  const { rows } = await sql<{ taskId: string; payloadId: string; stageId: string }>`
    select e.open_id as "taskId", e.data #>> '{standardFields,taskPayload,payload,openId}' as "payloadId",
      e.data #>> '{standardFields,stageId}' as "stageId"
    from entity e where e.tenant_id = ${scope.tenant} and e.entity_type = 'HydrogenTask' and e.deleted_at is null
      and e.facets @> ${[`s.project=${projectId.toLowerCase()}`]}::text[]`.execute(scope.db)
  return rows.filter(({ payloadId }) => payloadId !== null)
}

export interface Card {
  taskId: string
  stageId: string
  /** What the board is laid out by, where it is not the stage. */
  values?: string[]
}

/** Conditions over a task as e, over the record that it carries as e, and over either. */
export interface Probes {
  task?: RawBuilder<boolean> | undefined
  payload?: { type: string; condition: RawBuilder<boolean> } | undefined
  words?: { task: RawBuilder<boolean>; payload: { type: string; condition: RawBuilder<boolean> } } | undefined
}

const payloadId = sql`t.data #>> '{standardFields,taskPayload,payload,openId}'`

const ofPayload = ({ type, condition }: { type: string; condition: RawBuilder<boolean> }) =>
  sql`exists (select 1 from entity e where e.tenant_id = t.tenant_id and e.entity_type = ${type} and e.open_id = ${payloadId}
    and e.deleted_at is null and ${condition})`
const ofTask = (condition: RawBuilder<boolean>) =>
  sql`exists (select 1 from entity e where e.tenant_id = t.tenant_id and e.entity_type = t.entity_type and e.open_id = t.open_id and ${condition})`

const withTasks = sql`join entity t on t.tenant_id = p.tenant_id and t.entity_type = 'HydrogenTask' and t.open_id = p.item_id and t.deleted_at is null`

/**
 * Who stands in some stages and answers the probes, as a table p of places with their tasks t. Whoever is deleted stands
 * nowhere: where nothing is asked of the tasks, they are not looked at.
 */
function cards(scope: Scope, stageIds: readonly string[], probes: Probes, isLookedAt = false): RawBuilder<unknown> {
  const conditions = [
    ...(probes.task ? [ofTask(probes.task)] : []),
    ...(probes.payload ? [ofPayload(probes.payload)] : []),
    ...(probes.words ? [sql`(${ofTask(probes.words.task)} or ${ofPayload(probes.words.payload)})`] : []),
  ]
  return sql`place p ${isLookedAt || conditions.length > 0 ? withTasks : sql``}
    where p.tenant_id = ${scope.tenant} and p.list_id = any(${stageIds}::text[]) ${conditions.length > 0 ? sql`and ${sql.join(conditions, sql` and `)}` : sql``}`
}

/** How many there are in each stage, and the ids of the first ones, in their order. */
export async function findColumns(
  scope: Scope,
  stageIds: readonly string[],
  probes: Probes,
  page: { offset: number; count: number },
): Promise<Map<string, { count: number; ids: string[] }>> {
  const { rows } = await sql<{ stageId: string; count: number; ids: string[] }>`
    select c.list_id as "stageId", count(*)::int as count,
      coalesce(array_agg(c.item_id order by c.at) filter (where c.at > ${page.offset} and c.at <= ${page.offset + page.count}), '{}') as ids
    from (select p.list_id, p.item_id, row_number() over (partition by p.list_id order by p.rank) as at from ${cards(scope, stageIds, probes)}) as c
    group by c.list_id`.execute(scope.db)
  return new Map(rows.map(({ stageId, count, ids }) => [stageId, { count, ids }]))
}

/** Everyone in some stages, by stage and place, as a query for `open_id` and its place `at`. */
export const idsInStages = (scope: Scope, stageIds: readonly string[], probes: Probes): RawBuilder<unknown> =>
  sql`select p.item_id as open_id, row_number() over (order by array_position(${stageIds}::text[], p.list_id), p.rank) as at
    from ${cards(scope, stageIds, probes)}`

/** Everyone in some stages with the values of one field, by stage and place. */
export async function findCards(
  scope: Scope,
  stageIds: readonly string[],
  probes: Probes,
  facet: string,
): Promise<Card[]> {
  const { rows } = await sql<Card>`select p.item_id as "taskId", p.list_id as "stageId",
      array(select substr(f, ${facet.length + 2}::int) from unnest(t.facets) as f where starts_with(f, ${`${facet}=`})) as values
    from ${cards(scope, stageIds, probes, true)} order by array_position(${stageIds}::text[], p.list_id), p.rank`.execute(
    scope.db,
  )
  return rows
}

import type { Parsed, Result } from '@cohort/contract/call'
import type { Filter } from '@cohort/contract/entities'
import type { listProjects, searchProjects, searchTasks } from '@cohort/contract/projects'
import { sql } from 'kysely'
import type { Context } from '#kernel/context'
import { type Condition, searchKept } from '#modules/entities/kept-search'
import { filterProbe, wordProbe } from '#modules/entities/probe'
import { keptShape, shapeFor } from '#modules/entities/shapes'
import { ownFlagsOf } from '#modules/permissions/objects'
import { seenProjects } from '#modules/permissions/sight'
import { shown } from '#modules/projects/shown'

/** Projects that the member sees; undefined: all of them. */
export function seenOnly(ctx: Context): Condition | undefined {
  const ids = seenProjects(ctx)
  return ids && sql<boolean>`e.open_id in (${ids})`
}

/** Tasks of the projects that the member sees. */
function tasksSeen(ctx: Context): Condition | undefined {
  const ids = seenProjects(ctx)
  return ids && sql<boolean>`e.facets && array(select 's.project=' || p.open_id from (${ids}) as p)`
}

/**
 * Tasks whose record is of a type and answers a condition. The condition speaks of a record as e, and so does the search of
 * its task: the id is taken out of the task before the record takes the name.
 */
const carrying = (entityType: string, condition: Condition): Condition =>
  sql<boolean>`exists (select 1 from
    (select e.tenant_id, e.data #>> '{standardFields,taskPayload,payload,openId}' as open_id) as carried
    join entity e on e.tenant_id = carried.tenant_id and e.entity_type = ${entityType}
      and e.open_id = carried.open_id and e.deleted_at is null
    where ${condition})`

type OfTasks = Pick<Parsed<typeof searchTasks>['body'], 'payload' | 'query'>

/** What is asked of the records that tasks carry: filters of them alone, words of the task or of its record. */
async function ofPayload(ctx: Context, { payload, query }: OfTasks): Promise<Condition[]> {
  if (!payload) return []
  const { entityType, filters } = payload
  const [task, carried] = await Promise.all([keptShape(ctx, 'HydrogenTask'), shapeFor(ctx, entityType)])
  return [
    ...(filters ? [carrying(entityType, filterProbe(ctx, carried, filters))] : []),
    ...(query
      ? [sql<boolean>`(${wordProbe(ctx, task, query)} or ${carrying(entityType, wordProbe(ctx, carried, query))})`]
      : []),
  ]
}

/** Tasks of projects that the member sees, whose records answer what is asked of them; undefined: all of them. */
export async function seenTasks(ctx: Context, body: OfTasks): Promise<Condition | undefined> {
  const seen = tasksSeen(ctx)
  const conditions = [...(seen ? [seen] : []), ...(await ofPayload(ctx, body))]
  return conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : undefined
}

const isAbout = (type: string): Condition =>
  sql<boolean>`e.data #>> '{standardFields,projectPayload,entityType}' = ${type}`

const path = (key: string): string => `data.standardFields.${key}`

export async function list(ctx: Context, { query }: Parsed<typeof listProjects>): Promise<Result<typeof listProjects>> {
  const { name, channelId, parentId, level, status, about, current, pageSize } = query
  const filters: Filter[] = [
    ...(name ? [{ field: path('name'), op: 'contains' as const, value: name }] : []),
    ...(channelId ? [{ field: path('channel'), op: 'eq' as const, value: channelId }] : []),
    ...(parentId ? [{ field: path('parent'), op: 'eq' as const, value: parentId }] : []),
    ...(level === 'outermost' ? [{ field: path('parent'), op: 'empty' as const }] : []),
    ...(status === undefined ? [] : [{ field: path('status'), op: 'eq' as const, value: String(status) }]),
  ]
  const conditions = [seenOnly(ctx), about === undefined ? undefined : isAbout(about)].filter(
    (one) => one !== undefined,
  )
  const condition = conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : undefined
  const found = await searchKept(ctx, 'Project', { filters: { and: filters }, current, pageSize }, condition)
  const flags = await ownFlagsOf(
    ctx,
    found.rows.map((row) => row.open_id),
  )
  return { data: await shown(ctx, found.rows, (id) => flags.get(id) ?? 0), total: found.total }
}

export async function search(
  ctx: Context,
  { body }: Parsed<typeof searchProjects>,
): Promise<Result<typeof searchProjects>> {
  const { rows: _, ...found } = await searchKept(ctx, 'Project', body, seenOnly(ctx))
  return found
}

export async function searchOfTasks(
  ctx: Context,
  { body }: Parsed<typeof searchTasks>,
): Promise<Result<typeof searchTasks>> {
  const asked = body.payload ? { ...body, query: undefined } : body
  const { rows: _, ...found } = await searchKept(ctx, 'HydrogenTask', asked, await seenTasks(ctx, body))
  return found
}

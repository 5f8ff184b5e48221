import type { Parsed, Result } from '@cohort/contract/call'
import type { Filter } from '@cohort/contract/entities'
import type { listProjects, searchProjects, searchTasks } from '@cohort/contract/projects'
import { sql } from 'kysely'
import type { Context } from '#kernel/context'
import { type Condition, searchKept } from '#modules/entities/kept-search'
import { ownFlagsOf } from '#modules/permissions/objects'
import { seenProjects } from '#modules/permissions/sight'
import { shown } from '#modules/projects/shown'

function seenOnly(ctx: Context): Condition | undefined {
  const ids = seenProjects(ctx)
  return ids && sql<boolean>`e.open_id in (${ids})`
}

/** Tasks of the projects that the member sees. */
function tasksSeen(ctx: Context): Condition | undefined {
  const ids = seenProjects(ctx)
  return ids && sql<boolean>`e.facets && array(select 's.project=' || p.open_id from (${ids}) as p)`
}

const path = (key: string): string => `data.standardFields.${key}`

export async function list(ctx: Context, { query }: Parsed<typeof listProjects>): Promise<Result<typeof listProjects>> {
  const { name, channelId, status, current, pageSize } = query
  const filters: Filter[] = [
    ...(name ? [{ field: path('name'), op: 'contains' as const, value: name }] : []),
    ...(channelId ? [{ field: path('channel'), op: 'eq' as const, value: channelId }] : []),
    ...(status === undefined ? [] : [{ field: path('status'), op: 'eq' as const, value: String(status) }]),
  ]
  const found = await searchKept(ctx, 'Project', { filters: { and: filters }, current, pageSize }, seenOnly(ctx))
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
  const { rows: _, ...found } = await searchKept(ctx, 'HydrogenTask', body, tasksSeen(ctx))
  return found
}

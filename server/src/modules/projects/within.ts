import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import { limits } from '@cohort/contract/limits'
import { archived, type listSubProjects } from '@cohort/contract/projects'
import { type Context, found } from '#kernel/context'
import {
  changeKept,
  fieldsOf,
  findKept,
  type KeptChange,
  lockKept,
  type Row,
  type Values,
} from '#modules/entities/kept'
import { findLists } from '#modules/ordering/service'
import { pathFor } from '#modules/permissions/objects'
import { objectsWithin, seenInside } from '#modules/permissions/sight'
import { shown } from '#modules/projects/shown'
import { byName, idOf, seen } from '#modules/spaces/items'

/** The projects of a project, in their order. One that is only on the way to something shows what it is on the way to. */
export async function list(
  ctx: Context,
  { params, query }: Parsed<typeof listSubProjects>,
): Promise<Result<typeof listSubProjects>> {
  await seen(ctx, 'Project', params.id)
  const [flags, places] = await Promise.all([seenInside(ctx, params.id), findLists(ctx, [params.id])])
  const ids = places.map(({ itemId }) => itemId).filter((id) => flags.has(id))
  const rows = new Map((await findKept(ctx, 'Project', ids)).map((row) => [row.open_id, row]))
  const inOrder = ids.flatMap((id) => rows.get(id) ?? [])
  const all = await shown(ctx, inOrder, (id) => flags.get(id) ?? 0)
  return { data: all.filter(byName(query.name)) }
}

const bad = (problem: string) => fail('BadInput', { field: 'parentId', problem })

/** A project that can hold others: of this channel, not archived, and not so deep that `levels` below it are too many. */
export async function parentFor(ctx: Context, parentId: string, channelId: string, levels = 1): Promise<Values> {
  const { row } = await seen(ctx, 'Project', parentId)
  const fields = fieldsOf(row)
  if (idOf(fields.channel) !== channelId) throw bad('of another channel')
  if (fields.status === String(archived)) throw fail('Archived')
  const above = (await pathFor(ctx, parentId, '')).filter(({ type }) => type === 'Project').length
  if (above + levels > limits.projectLevels) throw bad('too deep')
  return { openId: parentId, entityType: 'Project', name: String(fields.name ?? '') }
}

/** The projects in a project, at any depth, without itself. */
async function inside(ctx: Context, id: string): Promise<string[]> {
  const all = await objectsWithin(ctx, id)
  return all.map(({ openId }) => openId).filter((openId) => openId !== id)
}

/** How many levels a project and what is in it take. */
function levelsOf(id: string, rows: readonly Row[]): number {
  const below = rows.filter((row) => idOf(fieldsOf(row).parent) === id)
  return 1 + Math.max(0, ...below.map((row) => levelsOf(row.open_id, rows)))
}

/** Inside a transaction: a project comes to stand in a channel, or in a project of it, with all that is in it. */
export async function rehome(
  ctx: Context,
  id: string,
  channel: { openId: string; name: string },
  parentId: string | null,
): Promise<void> {
  const held = await inside(ctx, id)
  if (parentId !== null && (parentId === id || held.includes(parentId))) throw bad('itself')
  const rows = await lockKept(ctx, 'Project', [id, ...held])
  const before = found(rows.find((row) => row.open_id === id))
  const within = { ...channel, entityType: 'Channel' }
  const parent = parentId && (await parentFor(ctx, parentId, channel.openId, levelsOf(id, rows)))
  const isElsewhere = idOf(fieldsOf(before).channel) !== channel.openId
  const others = isElsewhere ? rows.filter((row) => row !== before) : []
  await changeKept(ctx, 'Project', [
    { before, standardFields: { channel: within, parent } },
    ...others.map((before) => ({ before, standardFields: { channel: within } })),
  ])
}

const isArchived = (row: Row): boolean => fieldsOf(row).status === String(archived)

/**
 * Inside a transaction: the state of a project. Those in it are archived with it and come back as they were; in one that is
 * archived nothing is taken up again by itself.
 */
export async function putStatus(ctx: Context, id: string, status: number): Promise<Row> {
  const held = await inside(ctx, id)
  const rows = await lockKept(ctx, 'Project', [id, ...held])
  const before = found(rows.find((row) => row.open_id === id))
  if (status !== archived) {
    const [parent] = await findKept(ctx, 'Project', [idOf(fieldsOf(before).parent) ?? ''])
    if (parent && isArchived(parent)) throw fail('Archived')
  }
  const own = { status: String(status), archivedWith: null, archivedFrom: null }
  const others = rows.filter((row) => row !== before)
  await changeKept(ctx, 'Project', [{ before, standardFields: own }, ...along(id, others, status)])
  return before
}

function along(id: string, others: readonly Row[], status: number): KeptChange[] {
  if (status === archived)
    return others
      .filter((row) => !isArchived(row))
      .map((before) => ({
        before,
        standardFields: {
          status: String(archived),
          archivedWith: id,
          archivedFrom: String(fieldsOf(before).status ?? '0'),
        },
      }))
  return others
    .filter((row) => fieldsOf(row).archivedWith === id)
    .map((before) => ({
      before,
      standardFields: { status: fieldsOf(before).archivedFrom, archivedWith: null, archivedFrom: null },
    }))
}

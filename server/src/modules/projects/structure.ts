import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import { inLocale } from '@cohort/contract/fields/values'
import type { Pipeline } from '@cohort/contract/pipelines'
import type { getProjectStructure, StructureNode } from '@cohort/contract/projects'
import type { Context } from '#kernel/context'
import { fieldsOf, findKept, type Row } from '#modules/entities/kept'
import { countLists, findLists } from '#modules/ordering/service'
import { ownFlags, ownFlagsOf } from '#modules/permissions/objects'
import { countInside, objectsWithin } from '#modules/permissions/sight'
import { flowsOf } from '#modules/pipelines/service'
import { idOf } from '#modules/spaces/items'

/** What stands around a project and in it, down to the stages; of what the member does not take part in, nothing is counted. */
export async function structure(
  ctx: Context,
  { params }: Parsed<typeof getProjectStructure>,
): Promise<Result<typeof getProjectStructure>> {
  const { path } = await ownFlags(ctx, params.id)
  if (path[0]?.type !== 'Project') throw fail('NotFound')
  const around = path.slice(1).reverse()
  const inside = (await objectsWithin(ctx, params.id)).map(({ openId }) => openId)
  const [flags, rows, ordered, flows] = await Promise.all([
    ownFlagsOf(ctx, [...inside, ...around.map(({ openId }) => openId)]),
    findKept(ctx, 'Project', inside),
    findLists(ctx, inside),
    flowsOf(ctx, inside),
  ])
  const [counts, held] = await Promise.all([
    countLists(
      ctx,
      flows.flatMap(({ stages }) => stages.map(({ id }) => id)),
    ),
    countInside(
      ctx,
      around.map(({ openId }) => openId),
    ),
  ])
  const above = around.map(({ openId, type, name }, at): StructureNode => {
    const count = flags.has(openId) && type !== 'Project' ? (held.get(openId) ?? 0) : null
    return { ...nothing, id: openId, kind: type, name, parentId: around[at - 1]?.openId ?? null, count }
  })
  const seen = rows.filter((row) => flags.has(row.open_id))
  const rank = new Map(ordered.map(({ itemId }, at) => [itemId, at]))
  const place = (row: Row) => rank.get(row.open_id) ?? -1
  const ofProject = (row: Row) => nodesOf(ctx, row, flows, counts)
  return { nodes: [...above, ...inOrder(seen, params.id, place).flatMap(ofProject)].map(withChannel(rows)) }
}

const nothing = { channelId: null, status: null, stages: [] }

/** The asked one, then those in it by their order, each before what is in it. */
function inOrder(rows: readonly Row[], id: string, place: (row: Row) => number): Row[] {
  const own = rows.filter((row) => row.open_id === id)
  const below = rows.filter((row) => idOf(fieldsOf(row).parent) === id).toSorted((a, b) => place(a) - place(b))
  return [...own, ...below.flatMap((row) => inOrder(rows, row.open_id, place))]
}

function nodesOf(
  ctx: Context,
  row: Row,
  flows: readonly Pipeline[],
  counts: ReadonlyMap<string, number>,
): StructureNode[] {
  const fields = fieldsOf(row)
  const own = flows
    .filter(({ ownerId }) => ownerId === row.open_id)
    .map(({ openId, name, stages }): StructureNode => {
      const shown = stages.map(({ id, name, color }) => ({
        id,
        name: inLocale(name, ctx.locale),
        color,
        count: counts.get(id) ?? 0,
      }))
      const count = shown.reduce((sum, stage) => sum + stage.count, 0)
      const words = inLocale(name, ctx.locale)
      return { ...nothing, id: openId, kind: 'Flow', name: words, parentId: row.open_id, count, stages: shown }
    })
  const project: StructureNode = {
    ...nothing,
    id: row.open_id,
    kind: 'Project',
    name: String(fields.name ?? ''),
    parentId: idOf(fields.parent) ?? idOf(fields.channel),
    channelId: idOf(fields.channel),
    status: Number(fields.status ?? 0),
    count: own.reduce((sum, { count }) => sum + (count ?? 0), 0),
  }
  return [project, ...own]
}

/** All of them stand in one channel, also those around. */
function withChannel(rows: readonly Row[]): (node: StructureNode) => StructureNode {
  const channelId = rows[0] ? idOf(fieldsOf(rows[0]).channel) : null
  return (node) => (node.kind === 'Project' ? { ...node, channelId } : node)
}

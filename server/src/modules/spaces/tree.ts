import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type {
  getFirstId,
  getTreeItem,
  listChannelProjects,
  listChannels,
  listSpaces,
  TreeItem,
} from '@cohort/contract/spaces'
import { type Context, found } from '#kernel/context'
import { fieldsOf, findKept } from '#modules/entities/kept'
import { countLists, findLists } from '#modules/ordering/service'
import { ownFlags } from '#modules/permissions/objects'
import { countInside, seenInside } from '#modules/permissions/sight'
import { flowsOf } from '#modules/pipelines/service'
import { byName, idOf, rootList, seen, toItem } from '#modules/spaces/items'

/** The items of one list that the member sees, in their order. */
async function itemsIn(
  ctx: Context,
  type: TreeItem['entityType'],
  parentId: string | null,
  around: { spaceId?: string; channelId?: string } = {},
): Promise<TreeItem[]> {
  const [flags, places] = await Promise.all([seenInside(ctx, parentId), findLists(ctx, [parentId ?? rootList])])
  const ids = places.map(({ itemId }) => itemId).filter((id) => flags.has(id))
  const [rows, counts] = await Promise.all([
    findKept(ctx, type, ids),
    type === 'Project' ? taskCounts(ctx, ids) : countsOf(ctx, ids),
  ])
  const byId = new Map(rows.map((row) => [row.open_id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const own = flags.get(id) ?? 0
    const { count = 0, projectCount = 0, pipelines = [] } = counts.get(id) ?? {}
    const { spaceId = id, channelId = type === 'Channel' ? id : null } = around
    const shown = own > 0 ? { childrenCount: count, projectCount } : { childrenCount: 0 }
    return [toItem(row, { flags: own, ...shown, spaceId, channelId, pipelines })]
  })
}

interface Counted {
  count: number
  projectCount?: number
  pipelines?: string[]
}

const countsOf = async (ctx: Context, ids: readonly string[]): Promise<Map<string, Counted>> =>
  new Map([...(await countInside(ctx, ids))].map(([id, count]) => [id, { count }]))

/** How many tasks stand in the stages of each project’s flows. */
export async function taskCounts(ctx: Context, ids: readonly string[]): Promise<Map<string, Counted>> {
  const [flows, inside] = await Promise.all([flowsOf(ctx, ids), countInside(ctx, ids)])
  const counts = await countLists(
    ctx,
    flows.flatMap(({ stages }) => stages.map(({ id }) => id)),
  )
  return new Map(
    ids.map((id) => {
      const own = flows.filter(({ ownerId }) => ownerId === id)
      const stages = own.flatMap((flow) => flow.stages)
      const count = stages.reduce((sum, stage) => sum + (counts.get(stage.id) ?? 0), 0)
      return [id, { count, projectCount: inside.get(id) ?? 0, pipelines: own.map(({ openId }) => openId) }]
    }),
  )
}

export const spaces = async (
  ctx: Context,
  { query }: Parsed<typeof listSpaces>,
): Promise<Result<typeof listSpaces>> => ({
  data: (await itemsIn(ctx, 'Space', null)).filter(byName(query.name)),
})

export async function channels(
  ctx: Context,
  { params, query }: Parsed<typeof listChannels>,
): Promise<Result<typeof listChannels>> {
  await seen(ctx, 'Space', params.id)
  const items = await itemsIn(ctx, 'Channel', params.id, { spaceId: params.id })
  return { data: items.filter(byName(query.name)) }
}

export async function projects(
  ctx: Context,
  { params, query }: Parsed<typeof listChannelProjects>,
): Promise<Result<typeof listChannelProjects>> {
  const { row } = await seen(ctx, 'Channel', params.id)
  const spaceId = idOf(fieldsOf(row).space) ?? ''
  const items = await itemsIn(ctx, 'Project', params.id, { spaceId, channelId: params.id })
  // What it is about and what its tasks carry is said by its channel.
  const { projectPayloadType, taskPayloadType } = toItem(row, {
    flags: 0,
    childrenCount: 0,
    spaceId,
    channelId: params.id,
  })
  return { data: items.filter(byName(query.name)).map((item) => ({ ...item, projectPayloadType, taskPayloadType })) }
}

/** Any object of the tree, with the way to it from outside in. */
export async function baseInfo(
  ctx: Context,
  { query }: Parsed<typeof getTreeItem>,
): Promise<Result<typeof getTreeItem>> {
  const { path } = await ownFlags(ctx, query.openId).catch(async (error) => {
    // It may still be on the way to something.
    const type = query.entityType
    if (!type) throw error
    await seen(ctx, type, query.openId)
    return { path: [] }
  })
  const type = path[0]?.type ?? query.entityType
  if (!type || (query.entityType && query.entityType !== type)) throw fail('NotFound')
  const item = await itemOf(ctx, type, query.openId)
  const way = path.map(({ openId, type, name }) => ({ id: openId, entityType: type, name }))
  return { ...item, path: way.reverse() }
}

/** One object as a line of the tree. */
export async function itemOf(ctx: Context, type: TreeItem['entityType'], id: string): Promise<TreeItem> {
  const { row, flags } = await seen(ctx, type, id)
  const fields = fieldsOf(row)
  const channelId = type === 'Channel' ? id : idOf(fields.channel)
  const [channel] = type === 'Project' && channelId ? await findKept(ctx, 'Channel', [channelId]) : []
  const spaceId = type === 'Space' ? id : idOf(type === 'Channel' ? fields.space : channel && fieldsOf(channel).space)
  const counts = type === 'Project' ? await taskCounts(ctx, [id]) : await countsOf(ctx, [id])
  const { count = 0, projectCount, pipelines } = counts.get(id) ?? {}
  const own = pipelines ?? (type === 'Channel' ? (await flowsOf(ctx, [id])).map(({ openId }) => openId) : [])
  return toItem(row, {
    flags,
    childrenCount: flags > 0 ? count : 0,
    projectCount: flags > 0 ? projectCount : 0,
    spaceId: found(spaceId ?? undefined),
    channelId,
    pipelines: own,
  })
}

/** Where the work begins: what is archived is passed over. */
export async function firstId(ctx: Context, { query }: Parsed<typeof getFirstId>): Promise<Result<typeof getFirstId>> {
  const open = (items: readonly TreeItem[], archived: number) => items.filter(({ status }) => status !== archived)
  const all = open(await itemsIn(ctx, 'Space', null), 1)
  const wanted = query.spaceId ? all.filter(({ id }) => id === query.spaceId) : all
  for (const space of wanted) {
    for (const channel of open(await itemsIn(ctx, 'Channel', space.id, { spaceId: space.id }), 1)) {
      const [project] = open(await itemsIn(ctx, 'Project', channel.id, { spaceId: space.id, channelId: channel.id }), 4)
      return { spaceId: space.id, channelId: channel.id, projectId: project?.id ?? null }
    }
  }
  return { spaceId: wanted[0]?.id ?? null, channelId: null, projectId: null }
}

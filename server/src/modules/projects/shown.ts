import type { Project } from '@cohort/contract/projects'
import { userOfMemberId } from '@cohort/contract/rules'
import type { Context } from '#kernel/context'
import { fieldsOf, findKept, type Row } from '#modules/entities/kept'
import { dataOf } from '#modules/entities/records'
import { idOf, toItem } from '#modules/spaces/items'
import { taskCounts } from '#modules/spaces/tree'

interface Named {
  openId: string
  name?: string
  entityType?: string
}

const named = (value: unknown): Named | null =>
  typeof value === 'object' && value !== null && 'openId' in value ? (value as Named) : null
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Projects as they are shown, with their channels and how many tasks each has. The flags are those of the reader. */
export async function shown(ctx: Context, rows: readonly Row[], flags: (openId: string) => number): Promise<Project[]> {
  const channelIds = [...new Set(rows.flatMap((row) => idOf(fieldsOf(row).channel) ?? []))]
  const ids = rows.map((row) => row.open_id)
  const parentIds = [...new Set(rows.flatMap((row) => idOf(fieldsOf(row).parent) ?? []))]
  const [channels, parents, counts] = await Promise.all([
    findKept(ctx, 'Channel', channelIds),
    findKept(ctx, 'Project', parentIds),
    taskCounts(ctx, ids),
  ])
  const channelOf = new Map(channels.map((row) => [row.open_id, row]))
  const parentOf = new Map(parents.map((row) => [row.open_id, row]))
  return rows.map((row) => {
    const channelId = idOf(fieldsOf(row).channel) ?? ''
    const channel = channelOf.get(channelId)
    const parent = parentOf.get(idOf(fieldsOf(row).parent) ?? '')
    const { count = 0, projectCount = 0, pipelines = [] } = counts.get(row.open_id) ?? {}
    const own = { flags: flags(row.open_id), childrenCount: count, projectCount, pipelines }
    return toProject(row, { channel, parent }, own)
  })
}

function toProject(
  row: Row,
  { channel, parent }: { channel: Row | undefined; parent: Row | undefined },
  own: { flags: number; childrenCount: number; projectCount: number; pipelines: string[] },
): Project {
  const { standardFields: fields, customFields } = dataOf(row)
  const above = channel ? fieldsOf(channel) : {}
  const item = toItem(row, { ...own, spaceId: idOf(above.space) ?? '', channelId: channel?.open_id ?? null })
  const payload = named(fields.projectPayload)
  const principal = named(fields.principal)
  return {
    ...item,
    projectPayloadType: text(above.projectPayloadType),
    taskPayloadType: text(above.taskPayloadType),
    channel: { openId: channel?.open_id ?? '', name: String(above.name ?? '') },
    parent: parent ? { openId: parent.open_id, name: String(fieldsOf(parent).name ?? '') } : null,
    groupInfo: { flowGroupId: own.pipelines[0] ?? '' },
    projectPayload: payload && {
      openId: payload.openId,
      entityType: payload.entityType ?? '',
      name: payload.name ?? payload.openId,
    },
    principal: principal && { userId: userOfMemberId(principal.openId), name: principal.name ?? '' },
    priority: Number(fields.priority ?? 0),
    startTime: text(fields.startTime),
    timeoutTime: text(fields.timeoutTime),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    createdBy: row.created_by,
    tags: Array.isArray(fields.tags)
      ? fields.tags.flatMap((tag) => {
          const one = named(tag)
          return one ? [{ openId: one.openId, name: one.name ?? '' }] : []
        })
      : [],
    customFields,
  }
}

import { fail } from '@cohort/contract/errors'
import type { TreeItem } from '@cohort/contract/spaces'
import { announce } from '#kernel/announce'
import { type Context, found, me } from '#kernel/context'
import { fieldsOf, findKept, type Row } from '#modules/entities/kept'
import { seenFlags } from '#modules/permissions/sight'

/** The list in which spaces stand; channels stand in that of their space, projects in that of their channel or of the
 * project around them. */
export const rootList = 'spaces'

export const idOf = (value: unknown): string | null => {
  const id = typeof value === 'object' && value !== null && 'openId' in value ? value.openId : undefined
  return typeof id === 'string' ? id : null
}
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

export interface Around {
  flags: number
  childrenCount: number
  projectCount?: number | undefined
  spaceId: string
  channelId: string | null
  pipelines?: readonly string[]
}

/** A record of the tree as a line of it. */
export function toItem(row: Row, around: Around): TreeItem {
  const fields = fieldsOf(row)
  const type = row.entity_type as TreeItem['entityType']
  return {
    id: row.open_id,
    name: String(fields.name ?? ''),
    entityType: type,
    status: Number(fields.status ?? 0),
    spaceId: around.spaceId,
    channelId: around.channelId,
    projectId: type === 'Project' ? row.open_id : null,
    parentId: idOf(fields.parent),
    spaceType: textOf(fields.spaceType),
    projectPayloadType: textOf(fields.projectPayloadType),
    taskPayloadType: textOf(fields.taskPayloadType),
    style: (fields.style as TreeItem['style'] | undefined) ?? null,
    channelTemplate: textOf(fields.channelTemplate),
    templateId: textOf(fields.templateId),
    pipelines: [...(around.pipelines ?? [])],
    description: textOf(fields.description) ?? '',
    version: row.version,
    flags: around.flags,
    childrenCount: around.childrenCount,
    projectCount: around.projectCount ?? 0,
  }
}

/** An object of the tree of the right type that the member sees, with their flags there; any other is 404. */
export async function seen(
  ctx: Context,
  type: TreeItem['entityType'],
  id: string,
): Promise<{ row: Row; flags: number }> {
  const [rows, flags] = await Promise.all([findKept(ctx, type, [id]), seenFlags(ctx, id)])
  if (flags === undefined) throw fail('NotFound')
  return { row: found(rows[0]), flags }
}

/** That it stands in another place is news to whoever looks at the tree, though nothing of its own changed. */
export const tellMoved = (ctx: Context, type: TreeItem['entityType'], openId: string, version: number): void =>
  announce(ctx, { type, kind: 'changed', openId, version, by: me(ctx).user.userId })

/** Names that hold the word, without regard to case; without a word, all. */
export const byName =
  (name: string | undefined) =>
  (item: Pick<TreeItem, 'name'>): boolean =>
    !name || item.name.toLowerCase().includes(name.toLowerCase())

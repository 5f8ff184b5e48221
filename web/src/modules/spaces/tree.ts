import type { Project } from '@cohort/contract/projects'
import type { TreeItem } from '@cohort/contract/spaces'

/** What is known of the tree: the spaces, and what each opened branch holds. */
export interface TreeData {
  spaces: readonly TreeItem[]
  /** By the id of the space, the channel or the project; undefined: on its way, null: it could not be had. */
  inside: ReadonlyMap<string, readonly TreeItem[] | null | undefined>
}

export type Note = 'loading' | 'failed' | 'noChannels' | 'noProjects'

/** One line of the tree as it is drawn. */
export type Line =
  | { kind: 'item'; id: string; level: number; item: TreeItem; open: boolean | undefined }
  | { kind: 'fold'; id: string; level: number; count: number; open: boolean }
  | { kind: 'note'; id: string; level: number; note: Note; parentId: string }

const archivedAt = { Space: 1, Channel: 1, Project: 4 } as const
export const isArchived = ({ entityType, status }: Pick<TreeItem, 'entityType' | 'status'>): boolean =>
  status === archivedAt[entityType]

export const parentOf = (item: TreeItem): string | null =>
  item.entityType === 'Project'
    ? (item.parentId ?? item.channelId)
    : item.entityType === 'Channel'
      ? item.spaceId
      : null

/** Projects may stand in it: those of a project, as many as there are, and those that it is only the way to. */
export const holdsProjects = ({ entityType, projectCount, flags }: TreeItem): boolean =>
  entityType === 'Project' && (projectCount > 0 || flags === 0)

/** The list under which an item stands; spaces stand in none. */
export const siblingsIn = (data: TreeData, item: TreeItem): readonly TreeItem[] => {
  const parent = parentOf(item)
  return (parent === null ? data.spaces : data.inside.get(parent)) ?? []
}

/** What is seen of the tree, line by line; what is archived stands under a fold at the end of its list. */
export function linesOf(data: TreeData, isOpen: (id: string) => boolean): Line[] {
  const list = (items: readonly TreeItem[], parentId: string, level: number): Line[] => {
    const old = items.filter(isArchived)
    const fold = `archived ${parentId}`
    const open = isOpen(fold)
    return [
      ...items.filter((item) => !isArchived(item)).flatMap((item) => itemLines(item, level)),
      ...(old.length > 0 ? [{ kind: 'fold' as const, id: fold, level, count: old.length, open }] : []),
      ...(open ? old.flatMap((item) => itemLines(item, level)) : []),
    ]
  }
  const itemLines = (item: TreeItem, level: number): Line[] => {
    if (item.entityType === 'Project' && !holdsProjects(item))
      return [{ kind: 'item', id: item.id, level, item, open: undefined }]
    const open = isOpen(item.id)
    const line: Line = { kind: 'item', id: item.id, level, item, open }
    return open ? [line, ...insideLines(item, level + 1)] : [line]
  }
  const insideLines = (item: TreeItem, level: number): Line[] => {
    const inside = data.inside.get(item.id)
    if (inside && inside.length > 0) return list(inside, item.id, level)
    const none = item.entityType === 'Space' ? 'noChannels' : 'noProjects'
    const note: Note = inside === undefined ? 'loading' : inside === null ? 'failed' : none
    return [{ kind: 'note', id: `note ${item.id}`, level, note, parentId: item.id }]
  }
  return list(data.spaces, '', 1)
}

const holds = (name: string, word: string): boolean => name.toLowerCase().includes(word.toLowerCase())

/** Only the branches in which a name holds the word. */
export function searched(data: TreeData, projects: readonly Project[], word: string): TreeData {
  const inside = new Map<string, readonly TreeItem[]>()
  for (const space of data.spaces) {
    const channels = (data.inside.get(space.id) ?? []).filter((channel) => {
      const found = projects.filter((project) => project.channelId === channel.id)
      inside.set(channel.id, found)
      return found.length > 0 || holds(channel.name, word)
    })
    inside.set(space.id, channels)
  }
  const spaces = data.spaces.filter(({ id, name }) => holds(name, word) || (inside.get(id)?.length ?? 0) > 0)
  return { spaces, inside }
}

/** Where something comes to stand: in which list, between which others. */
export interface Place {
  parentId: string | null
  /** Of a project: the channel of the list, which may be that of another project. */
  channelId?: string | null
  previousId: string | null
  nextId: string | null
}

const inChannel = ({ entityType }: TreeItem, channelId: string | null) =>
  entityType === 'Project' ? { channelId } : {}
const listOf = (item: TreeItem): Pick<Place, 'parentId' | 'channelId'> => ({
  parentId: parentOf(item),
  ...inChannel(item, item.channelId),
})

/** Nothing is put into itself. */
function isWithin(data: TreeData, item: TreeItem, id: string): boolean {
  if (item.entityType !== 'Project' || item.parentId === null) return false
  if (item.parentId === id) return true
  const parent = [...data.inside.values()].flatMap((list) => list ?? []).find((one) => one.id === item.parentId)
  return parent !== undefined && isWithin(data, parent, id)
}

const above = { Space: undefined, Channel: 'Space', Project: 'Channel' } as const

/** Where it would stand if it were let go over a line: beside one of its kind, or at the end of what can hold it. */
export function dropPlace(data: TreeData, dragged: TreeItem, over: TreeItem, after: boolean): Place | undefined {
  if (over.id === dragged.id || isWithin(data, over, dragged.id)) return undefined
  if (over.entityType === dragged.entityType) {
    const others = siblingsIn(data, over).filter(({ id }) => id !== dragged.id)
    const at = others.findIndex(({ id }) => id === over.id) + (after ? 1 : 0)
    return { ...listOf(over), previousId: others[at - 1]?.id ?? null, nextId: others[at]?.id ?? null }
  }
  if (over.entityType !== above[dragged.entityType]) return undefined
  const others = (data.inside.get(over.id) ?? []).filter(({ id }) => id !== dragged.id)
  return { parentId: over.id, ...inChannel(dragged, over.id), previousId: others.at(-1)?.id ?? null, nextId: null }
}

/** One place up or down among those that are seen beside it; undefined at the end. */
export function stepPlace(data: TreeData, item: TreeItem, by: -1 | 1): Place | undefined {
  const beside = siblingsIn(data, item).filter((one) => isArchived(one) === isArchived(item))
  const at = beside.findIndex(({ id }) => id === item.id)
  const to = at + by
  if (at < 0 || to < 0 || to >= beside.length) return undefined
  const others = beside.filter(({ id }) => id !== item.id)
  return { ...listOf(item), previousId: others[to - 1]?.id ?? null, nextId: others[to]?.id ?? null }
}

/** A list with the item at its new place. */
export function placed(list: readonly TreeItem[], item: TreeItem, { previousId, nextId }: Place): TreeItem[] {
  const others = list.filter(({ id }) => id !== item.id)
  const next = others.findIndex(({ id }) => id === nextId)
  const previous = others.findIndex(({ id }) => id === previousId)
  const at = next >= 0 ? next : previous >= 0 ? previous + 1 : others.length
  return others.toSpliced(at, 0, item)
}

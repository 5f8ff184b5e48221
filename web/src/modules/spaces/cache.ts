import type { Call } from '@cohort/contract/call'
import { listProjects, listSubProjects } from '@cohort/contract/projects'
import { getTreeItem, listChannelProjects, listChannels, listSpaces, type TreeItem } from '@cohort/contract/spaces'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { keyOf } from '#lib/query.ts'
import { askChannels, askProjects, askSubProjects } from '#modules/spaces/queries.ts'
import { type Place, parentOf, placed } from '#modules/spaces/tree.ts'

interface Listed {
  data: readonly TreeItem[]
}

const lists: readonly Call[] = [listSpaces, listChannels, listChannelProjects, listSubProjects, listProjects]

/** Changes answers that the page holds; what comes back takes all of it back. */
function changing(client: QueryClient) {
  const before: [QueryKey, unknown][] = []
  return {
    set: (key: QueryKey, change: (data: unknown) => unknown) => {
      const data = client.getQueryData(key)
      if (data === undefined) return
      before.push([key, data])
      client.setQueryData(key, change(data))
    },
    goBack: () => {
      for (const [key, data] of before.toReversed()) client.setQueryData(key, data)
    },
  }
}

const everywhere = (client: QueryClient, calls: readonly Call[]): QueryKey[] =>
  calls.flatMap((call) =>
    client
      .getQueryCache()
      .findAll({ queryKey: keyOf(call) })
      .map(({ queryKey }) => queryKey),
  )

/** Shows an item as it will be, wherever it is shown; null: as gone. */
export function showChanged(client: QueryClient, id: string, change: Partial<TreeItem> | null): () => void {
  const { set, goBack } = changing(client)
  for (const key of everywhere(client, lists)) {
    set(key, (answer) => {
      const listed = answer as Listed
      const data = change
        ? listed.data.map((item) => (item.id === id ? { ...item, ...change } : item))
        : listed.data.filter((item) => item.id !== id)
      return { ...listed, data }
    })
  }
  if (change)
    for (const key of everywhere(client, [getTreeItem]))
      set(key, (answer) => ((answer as TreeItem).id === id ? { ...(answer as TreeItem), ...change } : answer))
  return goBack
}

const listKey = (type: TreeItem['entityType'], parentId: string | null, channelId: string | null): QueryKey => {
  if (type === 'Space') return keyOf(listSpaces, { query: {} })
  if (type === 'Channel') return askChannels(parentId ?? '').queryKey
  return (parentId === channelId ? askProjects : askSubProjects)(parentId ?? '').queryKey
}

/** Shows an item at its new place, and no longer at its old one. */
export function showMoved(client: QueryClient, item: TreeItem, place: Place): () => void {
  const { set, goBack } = changing(client)
  const { entityType: type } = item
  const from = parentOf(item)
  const channelId = place.channelId ?? place.parentId
  const parentId = place.parentId === channelId ? null : place.parentId
  const there = type === 'Project' ? { channelId, parentId } : { spaceId: place.parentId ?? item.spaceId }
  const moved = type === 'Space' ? item : { ...item, ...there }
  if (from !== place.parentId)
    set(listKey(type, from, item.channelId), (answer) => {
      const listed = answer as Listed
      return { ...listed, data: listed.data.filter(({ id }) => id !== item.id) }
    })
  set(listKey(type, place.parentId, channelId), (answer) => {
    const listed = answer as Listed
    return { ...listed, data: placed(listed.data, moved, place) }
  })
  return goBack
}

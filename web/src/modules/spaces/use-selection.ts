import { useSearchParams } from 'react-router'
import { useFirst, useTreeItem } from '#modules/spaces/queries.ts'

/**
 * What of the tree is selected: as the address says (`projectId`, `channelId`, `spaceId`), or where the work begins. The
 * address is not changed for it: a pop-up may stand above it.
 */
export function useSelection() {
  const [query] = useSearchParams()
  const projectId = query.get('projectId') ?? undefined
  const channelId = query.get('channelId') ?? undefined
  const spaceId = query.get('spaceId') ?? undefined
  const named = (projectId ?? channelId ?? spaceId) !== undefined
  const first = useFirst(!named)
  const project = useTreeItem(projectId ?? '', 'Project')
  const start = named ? undefined : first.data
  const channel = projectId ? (project.data?.channelId ?? undefined) : (channelId ?? start?.channelId ?? undefined)
  const space = projectId || channel ? undefined : (spaceId ?? start?.spaceId ?? undefined)
  const id = channel ?? space
  const item = useTreeItem(id ?? '', channel ? 'Channel' : 'Space')
  const error = project.error ?? item.error ?? first.error
  return {
    /** The address names it; else it is where the work begins. */
    named,
    /** What the tree marks. */
    markedId: projectId ?? id,
    projectId,
    item: item.data?.id === id ? item.data : undefined,
    isLoading: project.isLoading || item.isLoading || first.isLoading,
    error,
    /** Nothing is left to begin with: all is archived. */
    isNothing: !named && first.data !== undefined && id === undefined,
    retry: () => void Promise.all([project, item, first].filter(({ isError }) => isError).map((one) => one.refetch())),
  }
}

export type Selection = ReturnType<typeof useSelection>

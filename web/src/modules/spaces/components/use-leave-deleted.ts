import type { TreeItem } from '@cohort/contract/spaces'
import { useNavigate } from 'react-router'

/** Whoever deletes what they look at goes on to what held it. */
export function useLeaveDeleted(selectedId: string | undefined) {
  const navigate = useNavigate()
  return (item: TreeItem): void => {
    const holds = item.id === selectedId || (item.entityType === 'Space' && location.search.includes(item.id))
    if (!holds) return
    void navigate(item.entityType === 'Channel' ? `/channel?spaceId=${item.spaceId}` : '/channel', { replace: true })
  }
}

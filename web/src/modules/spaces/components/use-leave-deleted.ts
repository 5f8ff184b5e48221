import type { TreeItem } from '@cohort/contract/spaces'
import { useNavigate } from 'react-router'

/** Whoever deletes what they look at, or what holds it, goes on to what is left around it. */
export function useLeaveDeleted(
  selectedId: string | undefined,
  inside: (item: TreeItem) => readonly TreeItem[] = () => [],
) {
  const navigate = useNavigate()
  return (item: TreeItem): void => {
    if (item.id !== selectedId && !inside(item).some(({ id }) => id === selectedId)) return
    void navigate(item.entityType === 'Channel' ? `/channel?spaceId=${item.spaceId}` : '/channel', { replace: true })
  }
}

import type { TreeItem } from '@cohort/contract/spaces'

type Named = Pick<TreeItem, 'id' | 'entityType' | 'channelId'>

export const projectHref = (channelId: string, projectId: string): string =>
  `/channel/${channelId}/project/detail/${projectId}`

/** Where something of the tree is opened. */
export const hrefOf = ({ id, entityType, channelId }: Named): string => {
  if (entityType === 'Project') return projectHref(channelId ?? '', id)
  return entityType === 'Channel' ? `/channel?channelId=${id}` : `/channel?spaceId=${id}`
}

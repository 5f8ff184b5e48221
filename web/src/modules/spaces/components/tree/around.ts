import type { TreeItem } from '@cohort/contract/spaces'
import type { ItemAround } from '#modules/spaces/components/use-item-menu.ts'
import { parentOf, stepPlace, type TreeData } from '#modules/spaces/tree.ts'

/** The space or the channel around an item, and its space. */
export function aroundOf(data: TreeData, item: TreeItem): ItemAround {
  const space = data.spaces.find(({ id }) => id === item.spaceId)
  const isProject = item.entityType === 'Project'
  const channel = isProject
    ? [...data.inside.values()].flatMap((list) => list ?? []).find(({ id }) => id === parentOf(item))
    : undefined
  const parent = item.entityType === 'Space' ? undefined : isProject ? channel : space
  return { item, parent, space, steps: { up: stepPlace(data, item, -1), down: stepPlace(data, item, 1) } }
}

import type { TreeItem } from '@cohort/contract/spaces'
import type { ItemAround } from '#modules/spaces/components/use-item-menu.ts'
import { parentOf, stepPlace, type TreeData } from '#modules/spaces/tree.ts'

/** What stands around each item of a tree. Where it could be moved is worked out only when its menu asks. */
export function aroundIn(data: TreeData): (item: TreeItem) => ItemAround {
  const byId = new Map(
    [...data.spaces, ...[...data.inside.values()].flatMap((list) => list ?? [])].map((one) => [one.id, one]),
  )
  return (item) => ({
    item,
    parent: byId.get(parentOf(item) ?? ''),
    space: byId.get(item.spaceId),
    steps: {
      get up() {
        return stepPlace(data, item, -1)
      },
      get down() {
        return stepPlace(data, item, 1)
      },
    },
  })
}

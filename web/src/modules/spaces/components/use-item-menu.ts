import type { TreeItem } from '@cohort/contract/spaces'
import { useNavigate } from 'react-router'
import { hrefOf } from '#modules/spaces/hrefs.ts'
import { type Space, useTreeRights } from '#modules/spaces/rights.ts'
import { useSpacesText } from '#modules/spaces/text.ts'
import { isArchived, type Place } from '#modules/spaces/tree.ts'
import type { TreeDeeds } from '#modules/spaces/use-tree-deeds.ts'
import type { MenuItem } from '#ui/menu.tsx'

export type DialogKind = 'look' | 'flows' | 'move'

/** What a menu needs to know of where its item stands. */
export interface ItemAround {
  item: TreeItem
  /** The space or the channel that holds it. */
  parent: TreeItem | undefined
  space: Space | undefined
  /** One place up, one place down; undefined where there is none. */
  steps: { up: Place | undefined; down: Place | undefined }
}

interface Doing {
  deeds: TreeDeeds
  openDialog: (kind: DialogKind, item: TreeItem) => void
  /** Undefined: it is not renamed in its place here. */
  onRename?: ((item: TreeItem) => void) | undefined
  /** It is what one looks at already. */
  opened?: boolean
  onDeleted: (item: TreeItem) => void
}

/** The menu of a space, a channel or a project: only what the member may do. */
export function useItemMenu({ deeds, openDialog, onRename, opened = false, onDeleted }: Doing) {
  const { menu: text } = useSpacesText()
  const navigate = useNavigate()
  const rights = useTreeRights()
  return ({ item, parent, space, steps }: ItemAround): MenuItem[] => {
    const { id, entityType } = item
    const to = (href: string) => () => void navigate(href)
    const when = (on: boolean, ...items: MenuItem[]): MenuItem[] => (on ? items : [])
    const edits = rights.mayEdit(item)
    const old = isArchived(item)
    const isChannel = entityType === 'Channel'
    const role = entityType === 'Project' ? `/channel/role/${item.channelId}/${id}` : `/channel/role/${id}`
    const add = to(isChannel ? `/channel/${id}/project/create` : `/channel/create?spaceId=${id}`)
    const moves = rights.mayMove(item, parent)
    const step = (key: 'up' | 'down', place: Place | undefined): MenuItem[] =>
      when(moves && place !== undefined, {
        key,
        icon: key,
        label: text[key],
        run: () => place && deeds.move(item, place),
      })
    return [
      ...when(!opened, { key: 'open', icon: 'arrow', label: text.open, run: to(hrefOf(item)) }),
      ...when(entityType === 'Space' && rights.mayAddChannel(item), {
        key: 'newChannel',
        icon: 'plus',
        label: text.newChannel,
        run: add,
      }),
      ...when(isChannel && rights.projectRefusal(item, space) === undefined, {
        key: 'newProject',
        icon: 'plus',
        label: text.newProject,
        run: add,
      }),
      ...when(entityType === 'Project' && rights.mayAddWithin(item), {
        key: 'newWithin',
        icon: 'plus',
        label: text.newWithin,
        run: to(`/channel/${item.channelId}/project/create?parentId=${id}`),
      }),
      ...when(edits && onRename !== undefined, {
        key: 'rename',
        icon: 'pencil',
        label: text.rename,
        hint: 'F2',
        apart: true,
        run: () => onRename?.(item),
      }),
      ...when(edits && entityType !== 'Project', {
        key: 'look',
        icon: 'sun',
        label: text.look,
        run: () => openDialog('look', item),
      }),
      ...when(entityType !== 'Space' && item.flags > 0, {
        key: 'flows',
        icon: 'funnel',
        label: text.flows,
        run: () => openDialog('flows', item),
      }),
      ...when(item.flags > 0, { key: 'participants', icon: 'people', label: text.participants, run: to(role) }),
      ...step('up', steps.up),
      ...step('down', steps.down),
      ...when(entityType === 'Project' && edits, {
        key: 'move',
        icon: 'swap',
        label: text.moveTo,
        run: () => openDialog('move', item),
      }),
      ...when(isChannel && edits, {
        key: 'saveAs',
        icon: 'bookmark',
        label: text.saveAs,
        run: to(`/channel/${id}/dump`),
      }),
      ...when(rights.maySetStatus(item), {
        key: 'archive',
        icon: old ? 'undo' : 'inbox',
        label: old ? text.back : text.archive,
        apart: true,
        run: () => deeds.setArchived(item, !old),
      }),
      ...when(rights.mayDelete(item), {
        key: 'delete',
        icon: 'trash',
        label: text.delete,
        danger: true,
        run: () => void deeds.remove(item, () => onDeleted(item)),
      }),
    ]
  }
}

export type ItemMenu = ReturnType<typeof useItemMenu>

import { restoreEntities } from '@cohort/contract/entities'
import {
  archived,
  deleteProject,
  moveProjectTo,
  orderProject,
  setProjectStatus,
  updateProject,
} from '@cohort/contract/projects'
import {
  deleteChannel,
  deleteSpace,
  moveChannel,
  moveSpace,
  type TreeItem,
  updateChannel,
  updateSpace,
} from '@cohort/contract/spaces'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '#lib/api.ts'
import { useMay } from '#lib/who.ts'
import { showChanged, showMoved } from '#modules/spaces/cache.ts'
import { useRestoreUnit, useTreeWrite } from '#modules/spaces/queries.ts'
import { useSpacesText } from '#modules/spaces/text.ts'
import { isArchived, type Place, parentOf } from '#modules/spaces/tree.ts'
import { confirm } from '#ui/confirm.ts'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

type Look = Partial<Pick<TreeItem, 'name' | 'description'>> & { style?: NonNullable<TreeItem['style']> }

function sendLook({ id, entityType }: TreeItem, look: Look): Promise<unknown> {
  if (entityType === 'Space') return request(updateSpace, { params: { spaceId: id }, body: look })
  if (entityType === 'Channel') return request(updateChannel, { params: { id }, body: look })
  return request(updateProject, { params: { id }, body: { name: look.name, description: look.description } })
}

function sendStatus({ id, entityType }: TreeItem, status: number): Promise<unknown> {
  if (entityType === 'Space') return request(updateSpace, { params: { spaceId: id }, body: { status } })
  if (entityType === 'Channel') return request(updateChannel, { params: { id }, body: { status } })
  return request(setProjectStatus, { params: { id }, body: { status } })
}

function sendDelete({ id, entityType }: TreeItem): Promise<unknown> {
  if (entityType === 'Space') return request(deleteSpace, { params: { spaceId: id } })
  if (entityType === 'Channel') return request(deleteChannel, { params: { id } })
  return request(deleteProject, { params: { id } })
}

function sendMove(item: TreeItem, { parentId, channelId = parentId, previousId, nextId }: Place): Promise<unknown> {
  const { id, entityType } = item
  const body = { previousId, nextId }
  if (entityType === 'Space') return request(moveSpace, { params: { spaceId: id }, body })
  if (entityType === 'Channel')
    return request(moveChannel, { params: { id }, body: { ...body, spaceId: parentId ?? item.spaceId } })
  if (parentId === parentOf(item)) return request(orderProject, { params: { id }, body })
  const within = parentId === channelId ? null : parentId
  return request(moveProjectTo, { params: { id, channelId: channelId ?? '' }, body: { ...body, parentId: within } })
}

/** What one does with the things of the tree. Each shows at once; what is refused goes back, with the reason. */
export function useTreeDeeds() {
  const client = useQueryClient()
  const text = useSpacesText()
  const ui = useUiText()
  const write = useTreeWrite()
  const restore = useRestoreUnit()
  const mayRestore = useMay(restoreEntities.access)
  const setStatus = (item: TreeItem, status: number, then: () => void) =>
    write.mutate(
      { send: () => sendStatus(item, status), show: () => showChanged(client, item.id, { status }) },
      { onSuccess: then },
    )
  const putBack = (item: TreeItem) =>
    restore.mutate(
      { body: { records: [{ entityType: item.entityType, openId: item.id }] } },
      { onSuccess: () => toast.show({ text: text.done.restored(item.name) }) },
    )
  return {
    change: (item: TreeItem, look: Look, then?: () => void) =>
      write.mutate(
        { send: () => sendLook(item, look), show: () => showChanged(client, item.id, look) },
        { onSuccess: then },
      ),
    setArchived: (item: TreeItem, on: boolean) => {
      const status = on ? (item.entityType === 'Project' ? archived : 1) : 0
      const words = on ? text.done.archived(item.name) : text.done.back(item.name)
      setStatus(item, status, () =>
        toast.undo(words, ui.undo, () =>
          setStatus(item, item.status, () =>
            toast.show({ text: isArchived(item) ? text.done.archived(item.name) : text.done.back(item.name) }),
          ),
        ),
      )
    },
    /** Undo before a question; whoever could not take it back is asked first. */
    remove: async (item: TreeItem, then?: () => void) => {
      const question = { title: text.deleteTitle(item.name), body: text.deleteBody, confirm: text.menu.delete }
      if (!mayRestore && !(await confirm({ ...question, danger: true }))) return
      write.mutate(
        { send: () => sendDelete(item), show: () => showChanged(client, item.id, null) },
        {
          onSuccess: () => {
            then?.()
            const words = text.done.deleted(item.name)
            if (mayRestore) toast.undo(words, ui.undo, () => putBack(item))
            else toast.show({ text: words })
          },
        },
      )
    },
    move: (item: TreeItem, place: Place) =>
      write.mutate({ send: () => sendMove(item, place), show: () => showMoved(client, item, place) }),
  }
}

export type TreeDeeds = ReturnType<typeof useTreeDeeds>

import { undoBulkChange } from '@cohort/contract/bulk'
import { getEntity, searchEntities } from '@cohort/contract/entities'
import { createTag, deleteTag, listTags, mergeTags, type Tag, updateTag } from '@cohort/contract/tags'
import { useCall, useWrite } from '#lib/query.ts'
import { useTagsText } from '#modules/entities/components/tags/text.ts'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

export const useTags = () => useCall(listTags, { query: {} }, { inPlace: true })

export interface TagContent {
  name: string
  color: Tag['color']
  group: string
  entityTypes: string[]
}

const stale = [listTags, searchEntities, getEntity]

/** Everything that can be done with tags. What reaches many records can be undone. */
export function useTagDeeds() {
  const text = useTagsText()
  const ui = useUiText()
  const create = useWrite(createTag, { inPlace: ['TagNameTaken'], stale })
  const update = useWrite(updateTag, { inPlace: ['TagNameTaken'], stale })
  const merge = useWrite(mergeTags, { stale })
  const remove = useWrite(deleteTag, { stale })
  const undo = useWrite(undoBulkChange, { stale })
  const undoable = (said: string, changeId: string) =>
    toast.undo(said, ui.undo, () =>
      undo.mutate({ params: { id: changeId } }, { onSuccess: () => toast.show({ text: text.undone }) }),
    )
  return {
    saving: create.isPending || update.isPending || merge.isPending,
    create: (content: TagContent, done: () => void, failed: (error: Error) => void) =>
      create.mutate(
        { body: content },
        {
          onSuccess: ({ name }) => {
            toast.show({ text: text.created(name) })
            done()
          },
          onError: failed,
        },
      ),
    update: (tag: Tag, content: Partial<TagContent>, done?: () => void, failed?: (error: Error) => void) =>
      update.mutate(
        { params: { id: tag.openId }, body: content },
        {
          onSuccess: ({ name }) => {
            toast.show({ text: text.saved(name) })
            done?.()
          },
          onError: failed,
        },
      ),
    merge: (into: Tag, others: readonly Tag[], done: () => void) =>
      merge.mutate(
        { params: { id: into.openId }, body: { openIds: others.map(({ openId }) => openId) } },
        {
          onSuccess: ({ changed, changeId }) => {
            undoable(text.merged(into.name, changed), changeId)
            done()
          },
        },
      ),
    remove: (tag: Tag) =>
      remove.mutate(
        { params: { id: tag.openId } },
        { onSuccess: ({ changed, changeId }) => undoable(text.deleted(tag.name, changed), changeId) },
      ),
  }
}

export type TagDeeds = ReturnType<typeof useTagDeeds>

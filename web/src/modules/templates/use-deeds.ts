import type { Template } from '@cohort/contract/templates'
import type { Draft } from '#modules/templates/draft.ts'
import { complete } from '#modules/templates/draft.ts'
import {
  useCreateTemplate,
  useDeleteTemplate,
  useReadTemplate,
  useTemplate,
  useUpdateTemplate,
} from '#modules/templates/queries.ts'
import { useTemplatesText } from '#modules/templates/text.ts'
import { confirm } from '#ui/confirm.ts'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

/** Deletes a template; what can be made again as it was can be undone, the product's own is asked for first. */
export function useRemoval(onRestored: (id: string) => void) {
  const text = useTemplatesText().removal
  const ui = useUiText()
  const read = useReadTemplate()
  const create = useCreateTemplate()
  const remove = useDeleteTemplate()
  const restore = (whole: Awaited<ReturnType<typeof read>>) => {
    const { name, remark, color, icon, category, groupBy, langue, entityType, type, data, scopeName } = whole
    const common = scopeName === 'common'
    create.mutate(
      { body: { name, remark, color, icon, category, groupBy, langue, entityType, type, common, data } },
      {
        onSuccess: ({ id }) => {
          toast.show({ text: text.undone(name) })
          onRestored(id)
        },
      },
    )
  }
  return async ({ id, name, updatedAt }: Template): Promise<void> => {
    const params = { id }
    if (updatedAt === null) {
      const question = { title: text.title(name), body: text.body, confirm: text.confirm, danger: true }
      if (await confirm(question)) remove.mutate({ params }, { onSuccess: () => toast.show({ text: text.done(name) }) })
      return
    }
    // Why it could not be read is said by the one place.
    const whole = await read(id).catch(() => undefined)
    if (whole)
      remove.mutate({ params }, { onSuccess: () => toast.undo(text.done(name), ui.undo, () => restore(whole)) })
  }
}

/** Saves what the editor holds: a change of a template, or a new one with the content of another. */
export function useSaving(template: Template | undefined, base: string, onSaved: (id: string) => void) {
  const text = useTemplatesText().editor
  const create = useCreateTemplate()
  const update = useUpdateTemplate()
  const content = useTemplate(base, template === undefined).data
  const save = (draft: Draft, mayShare: boolean) => {
    const body = complete(draft)
    if (!body) return
    const { common, ...rest } = body
    const done = (said: string) => ({
      onSuccess: ({ id }: Template) => {
        toast.show({ text: said })
        onSaved(id)
      },
    })
    if (template)
      update.mutate({ params: { id: template.id }, body: mayShare ? body : rest }, done(text.saved(body.name)))
    else if (content)
      create.mutate(
        { body: { ...rest, common: mayShare && common, type: 'channel', data: content.data } },
        done(text.created(body.name)),
      )
  }
  return { save, saving: create.isPending || update.isPending, ready: template !== undefined || content !== undefined }
}

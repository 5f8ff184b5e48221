import type { Template } from '@cohort/contract/templates'
import { useState } from 'react'
import type { Draft } from '#modules/templates/draft.ts'
import { complete } from '#modules/templates/draft.ts'
import { useCreateTemplate, useDeleteTemplate, useReadTemplate, useUpdateTemplate } from '#modules/templates/queries.ts'
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
  const read = useReadTemplate()
  const [reading, setReading] = useState(false)
  const contentOf = async (id: string) => {
    setReading(true)
    // Why it could not be read is said by the one place.
    const whole = await read(id).catch(() => undefined)
    setReading(false)
    return whole?.data
  }
  const save = async (draft: Draft, mayShare: boolean): Promise<void> => {
    const body = complete(draft)
    if (!body) return
    const { common, ...rest } = body
    const done = (said: string) => ({
      onSuccess: ({ id }: Template) => {
        toast.show({ text: said })
        onSaved(id)
      },
    })
    if (template) {
      const input = { params: { id: template.id }, body: mayShare ? body : rest }
      return update.mutate(input, done(text.saved(body.name)))
    }
    const data = await contentOf(base)
    if (!data) return
    const made = { ...rest, common: mayShare && common, type: 'channel' as const, data }
    create.mutate({ body: made }, done(text.created(body.name)))
  }
  return { save, saving: reading || create.isPending || update.isPending }
}

import {
  getJsonSchema,
  listCustomFields,
  listDeletedCustomFields,
  restoreCustomField,
  setCustomFields,
} from '@cohort/contract/custom-fields'
import { searchEntities } from '@cohort/contract/entities'
import { useQueryClient } from '@tanstack/react-query'
import { asking, useCall, useWrite } from '#lib/query.ts'
import { reordered } from '#lib/reordered.ts'
import { type CustomField, type FieldDraft, fieldOf } from '#modules/entities/components/field-editor/field-draft.ts'
import { useFieldEditorText } from '#modules/entities/components/field-editor/text.ts'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

const stale = [listCustomFields, listDeletedCustomFields, getJsonSchema, searchEntities]

export const useCustomFields = (type: string) =>
  useCall(listCustomFields, { params: { type, id: '-' } }, { inPlace: true })
export const useDeletedFields = (type: string) =>
  useCall(listDeletedCustomFields, { params: { type, id: '-' } }, { inPlace: true }).data?.fields ?? []

/** Changes of a type's own fields. All of them are set at once, so each begins with what is there. */
export function useFieldDeeds(type: string, fields: readonly CustomField[]) {
  const text = useFieldEditorText()
  const ui = useUiText()
  const client = useQueryClient()
  const write = useWrite(setCustomFields, { stale })
  /** Its refusals are shown in the dialog, such as a name too long. */
  const save = useWrite(setCustomFields, { stale, inPlace: true })
  const bring = useWrite(restoreCustomField, { stale })
  const params = { type, id: '-' }
  const { queryKey } = asking(listCustomFields, { params })
  const restore = (key: string, name: string) =>
    bring.mutate({ params: { ...params, key } }, { onSuccess: () => toast.show({ text: text.restored(name) }) })
  return {
    saving: save.isPending,
    restore,
    save: (draft: FieldDraft, done: () => void, failed: (error: Error) => void) => {
      const field = fieldOf(draft)
      const next = draft.key ? fields.map((one) => (one.key === draft.key ? field : one)) : [...fields, field]
      save.mutate(
        { params, body: { fields: next } },
        {
          onSuccess: () => {
            toast.show({ text: draft.key ? text.saved(field.label.zh) : text.added(field.label.zh) })
            done()
          },
          onError: failed,
        },
      )
    },
    remove: (field: CustomField, name: string) =>
      write.mutate(
        { params, body: { fields: fields.filter((one) => one !== field) } },
        { onSuccess: () => toast.undo(text.deleted(name), ui.undo, () => restore(field.key, name)) },
      ),
    move: (from: number, to: number) => {
      const next = reordered(fields, from, to)
      client.setQueryData(queryKey, { fields: next })
      write.mutate(
        { params, body: { fields: next } },
        {
          onSuccess: () => toast.show({ text: text.ordered }),
          onError: () => void client.invalidateQueries({ queryKey }),
        },
      )
    },
  }
}

export type FieldDeeds = ReturnType<typeof useFieldDeeds>

import type { Entity } from '@cohort/contract/entities'
import { useState } from 'react'
import type { ShownField } from '#fields/shape.ts'
import { type Outcome, useSave } from '#modules/entities/components/use-save.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { toast } from '#ui/toast.ts'

interface Refused {
  value: unknown
  problem: string
}

/** Which part of a record is being edited, and its saving. Only one at a time. `isRead`: it was read from a file. */
export function useEdit(record: Entity, isRead = false) {
  const text = useEntitiesText().detail
  const [editing, setEditing] = useState<string>()
  const [refused, setRefused] = useState<Refused>()
  const { save: send, contest: ask, saving, conflict, dropConflict } = useSave({ isRead })
  const edit = (key: string | undefined) => {
    setEditing(key)
    setRefused(undefined)
  }
  const outcomeOf = (field: ShownField, value: unknown, label: string, told?: () => void): Outcome => ({
    saved: told ?? (() => toast.show({ text: text.saved(label) })),
    refused: ({ code }) => {
      // What was typed is not lost: the input opens again with it.
      setEditing(field.key)
      setRefused(code === 'BadInput' ? { value, problem: text.invalid } : undefined)
    },
  })
  /** `told` says it in another way than “saved”; `from` is the record as it is by then. */
  const save = (field: ShownField, value: unknown, label: string, told?: () => void, from = record) =>
    send(from, field, value, outcomeOf(field, value, label, told))
  /** Saved over a value that came in while this one was typed: both are shown first. */
  const contest = (field: ShownField, value: unknown, label: string) =>
    ask(record, field, value, outcomeOf(field, value, label))
  return { editing, edit, close: () => edit(undefined), save, contest, saving, refused, conflict, dropConflict }
}

export type Edit = ReturnType<typeof useEdit>

import type { Entity } from '@cohort/contract/entities'
import { useState } from 'react'
import { ApiFailure } from '#lib/api.ts'
import { usePatch } from '#modules/entities/queries.ts'
import { fieldValue, nested, type ShownField } from '#modules/entities/shape.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { toast } from '#ui/toast.ts'

export interface FieldConflict {
  field: ShownField
  mine: unknown
  theirs: unknown
  current: Entity
}

/** Changes one field of a record. Whoever came first is not overwritten: both values are shown, and one is chosen. */
export function useEdit(record: Entity) {
  const text = useEntitiesText().detail
  const patch = usePatch()
  const [editing, setEditing] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [conflict, setConflict] = useState<FieldConflict>()
  const close = () => {
    setEditing(undefined)
    setProblem(undefined)
    setConflict(undefined)
  }
  /** `base` is what stood there when the editing began: where that is no longer so, both are shown. */
  const saveOver = (base: unknown, field: ShownField, value: unknown, label: string) => {
    const theirs = fieldValue(record, field)
    if (JSON.stringify(theirs) === JSON.stringify(base)) save(field, value, label)
    else setConflict({ field, mine: value, theirs, current: record })
  }
  const save = (field: ShownField, value: unknown, label: string, version = record.meta.version) => {
    const { key } = field.definition
    const change = field.custom ? { customFields: { [key]: value } } : { standardFields: nested(key, value) }
    patch.mutate(
      { params: { type: record.meta.entityType }, query: { openId: record.meta.openId }, body: { version, ...change } },
      {
        onSuccess: () => {
          close()
          toast.show({ text: text.saved(label) })
        },
        onError: (error) => {
          if (!(error instanceof ApiFailure)) return
          if (error.code === 'BadInput') setProblem(text.invalid)
          if (error.code !== 'Conflict') return
          const current = error.detail.current as Entity
          const theirs = fieldValue(current, field)
          const mineBefore = fieldValue(record, field)
          // They changed something else: nothing is lost by going on.
          if (JSON.stringify(theirs) === JSON.stringify(mineBefore)) save(field, value, label, current.meta.version)
          else setConflict({ field, mine: value, theirs, current })
        },
      },
    )
  }
  return { editing, edit: setEditing, close, save, saveOver, saving: patch.isPending, problem, conflict }
}

export type Edit = ReturnType<typeof useEdit>

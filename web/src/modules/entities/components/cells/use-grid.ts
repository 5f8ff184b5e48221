import { patchEntity } from '@cohort/contract/entities'
import { inLocale } from '@cohort/contract/fields/values'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isEditable } from '#fields/editable.ts'
import { fieldValue, type ShownField } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import { sameValue } from '#modules/entities/change.ts'
import { nextEditable, type Place, walked } from '#modules/entities/components/cells/next-cell.ts'
import { useCellsText } from '#modules/entities/components/cells/text.ts'
import { useListKeys } from '#modules/entities/components/use-list-keys.ts'
import { useSave } from '#modules/entities/components/use-save.ts'
import type { Row } from '#modules/entities/queries.ts'
import { useRefusal } from '#ui/refusal.ts'
import { toast } from '#ui/toast.ts'

interface Options {
  rows: readonly Row[]
  fields: readonly ShownField[]
  hrefOf: (id: string) => string
  onToggle: (id: string) => void
  onClear: () => void
}

const nowhere: Place = { row: -1, column: undefined }

/** Where the keyboard stands in the list, which cell is being edited, and what becomes of it. */
export function useGrid({ rows, fields, hrefOf, onToggle, onClear }: Options) {
  const [place, setPlace] = useState(nowhere)
  /** The row as it was when its editing began: the list may change meanwhile. */
  const [editing, setEditing] = useState<Row>()
  const navigate = useNavigate()
  const whyNot = useWhyNot()
  const { save, conflict, dropConflict } = useSaveCell()
  const row = rows[place.row]
  const field = place.column === undefined ? undefined : fields[place.column]
  const walk = (by: { rows?: number; columns?: number }) => setPlace(walked(place, by, rows.length, fields.length))
  const edit = (at: Place) => {
    const wanted = at.column === undefined ? undefined : fields[at.column]
    const begun = rows[at.row]
    if (!wanted || !begun) return
    setPlace(at)
    const reason = whyNot(wanted)
    setEditing(reason === undefined ? begun : undefined)
    if (reason !== undefined) toast.show({ text: reason })
  }
  const open = () => row && void navigate(hrefOf(row.meta.openId))
  useListKeys({
    move: (by) => walk({ rows: by }),
    walk,
    open: () => (place.column ? edit(place) : open()),
    edit: () => edit({ row: place.row, column: place.column ?? 0 }),
    toggle: () => row && onToggle(row.meta.openId),
    clear: () => {
      if (place.column !== undefined) return setPlace({ row: place.row, column: undefined })
      onClear()
      setPlace(nowhere)
    },
  })
  /** The value is saved, and Tab goes on to the next cell. */
  const commit = (value: unknown, by: 1 | -1 | 0) => {
    setEditing(undefined)
    const now = rows.find(({ meta }) => meta.openId === editing?.meta.openId)
    if (editing && field) save(now ?? editing, field, value, fieldValue(editing, field))
    if (by === 0) return
    const editable = fields.map((one) => whyNot(one) === undefined)
    const next = nextEditable(place, by, rows.length, editable)
    if (next) edit(next)
  }
  return {
    place,
    edited: editing && field ? { row: editing, field } : undefined,
    edit,
    commit,
    cancel: () => setEditing(undefined),
    conflict,
    dropConflict,
  }
}

export type Grid = ReturnType<typeof useGrid>

/** Why a field cannot be changed here, in words; undefined where it can. */
function useWhyNot(): (field: ShownField) => string | undefined {
  const text = useCellsText()
  const locale = useLocale()
  const refusal = useRefusal(patchEntity)
  return ({ key, definition }) => {
    const label = inLocale(definition.label, locale)
    if (key.startsWith('meta.') || definition.readOnly) return text.system(label)
    if (refusal !== undefined) return refusal
    return isEditable(definition) ? undefined : text.inDetail(label)
  }
}

function useSaveCell() {
  const text = useCellsText()
  const locale = useLocale()
  const { save: send, contest, conflict, dropConflict } = useSave({ quiet: true })
  /** `before` is what it was when the editing began: where a colleague was faster, one of both is chosen. */
  const save = ({ highlights: _, ...record }: Row, field: ShownField, value: unknown, before: unknown) => {
    const present = fieldValue(record, field)
    if (sameValue(value, before) || sameValue(value, present)) return
    if (!sameValue(present, before)) return contest(record, field, value ?? null)
    send(record, field, value ?? null, {
      refused: ({ code }) => {
        if (code !== 'BadInput') return
        toast.show({ text: text.refused(inLocale(field.definition.label, locale)), tone: 'danger' })
      },
    })
  }
  return { save, conflict, dropConflict }
}

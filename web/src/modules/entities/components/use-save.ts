import { type Entity, listVersions, patchEntity, searchEntities } from '@cohort/contract/entities'
import { useState } from 'react'
import { ApiFailure } from '#lib/api.ts'
import { useWrite } from '#lib/query.ts'
import { changed, patchOf, sameValue } from '#modules/entities/change.ts'
import { useRecordCache } from '#modules/entities/record-cache.ts'
import { fieldValue, type ShownField } from '#modules/entities/shape.ts'

export interface FieldConflict {
  field: ShownField
  mine: unknown
  theirs: unknown
  current: Entity
  /** Mine after all, over theirs. */
  keep: () => void
}

export interface Outcome {
  saved?: (record: Entity) => void
  /** Refused: what was there before shows again. */
  refused?: (error: ApiFailure) => void
}

/**
 * Changes one field of a record: shown at once, taken back where it is refused. Whoever came first is not overwritten:
 * both values are shown, and one is chosen. `quiet`: the list in which it happens stays in its order.
 */
export function useSave(quiet = false) {
  const patch = useWrite(patchEntity, {
    inPlace: ['Conflict', 'BadInput'],
    stale: quiet ? [listVersions] : [listVersions, searchEntities],
  })
  const cache = useRecordCache()
  const [conflict, setConflict] = useState<FieldConflict>()
  const save = (record: Entity, field: ShownField, value: unknown, outcome: Outcome = {}): void => {
    const { entityType: type, openId, version } = record.meta
    cache.put(changed(record, field, value))
    const body = { version, ...patchOf(record, field, value) }
    patch.mutateAsync({ params: { type }, query: { openId }, body }).then(
      (saved) => {
        cache.put(saved)
        if (quiet) cache.ageLists()
        outcome.saved?.(saved)
      },
      (error) => {
        cache.put(record)
        if (!(error instanceof ApiFailure)) return
        if (error.code === 'Conflict') meet(record, error.detail.current as Entity, field, value, outcome)
        else outcome.refused?.(error)
      },
    )
  }
  const meet = (before: Entity, current: Entity, field: ShownField, value: unknown, outcome: Outcome) => {
    cache.put(current)
    const theirs = fieldValue(current, field)
    // They changed something else: nothing is lost by going on.
    if (sameValue(theirs, fieldValue(before, field))) return save(current, field, value, outcome)
    contest(current, field, value, outcome)
  }
  /** Somebody else has changed the very field: both values are shown, and one is chosen. */
  const contest = (current: Entity, field: ShownField, value: unknown, outcome: Outcome = {}) => {
    const keep = () => {
      setConflict(undefined)
      save(current, field, value, outcome)
    }
    setConflict({ field, mine: value, theirs: fieldValue(current, field), current, keep })
  }
  return { save, contest, saving: patch.isPending, conflict, dropConflict: () => setConflict(undefined) }
}

import { type Entity, listVersions, patchEntity, searchEntities } from '@cohort/contract/entities'
import { getReading } from '@cohort/contract/readings'
import { correctReading } from '@cohort/contract/reviews'
import { useState } from 'react'
import { fieldValue, type ShownField } from '#fields/shape.ts'
import { ApiFailure } from '#lib/api.ts'
import { useWrite } from '#lib/query.ts'
import { changed, patchOf, sameValue } from '#modules/entities/change.ts'
import { useRecordCache } from '#modules/entities/record-cache.ts'

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
 * both values are shown, and one is chosen. `quiet`: the list in which it happens stays in its order. `isRead`: the record
 * was read from a file, and what had been read is noted beside the change.
 */
export function useSave({ quiet = false, isRead = false } = {}) {
  const inPlace = ['Conflict', 'BadInput'] as const
  const stale = quiet ? [listVersions] : [listVersions, searchEntities]
  const patch = useWrite(patchEntity, { inPlace, stale })
  const correct = useWrite(correctReading, { inPlace, stale: [...stale, getReading] })
  const cache = useRecordCache()
  const [conflict, setConflict] = useState<FieldConflict>()
  const save = (record: Entity, field: ShownField, value: unknown, outcome: Outcome = {}): void => {
    const { entityType: type, openId, version } = record.meta
    cache.put(changed(record, field, value))
    const change = patchOf(record, field, value)
    const standardFields = isRead ? change.standardFields : undefined
    const sent = standardFields
      ? correct.mutateAsync({ params: { id: openId }, body: { version, standardFields } }).then((done) => done.record)
      : patch.mutateAsync({ params: { type }, query: { openId }, body: { version, ...change } })
    sent.then(
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
  return {
    save,
    contest,
    saving: patch.isPending || correct.isPending,
    conflict,
    dropConflict: () => setConflict(undefined),
  }
}

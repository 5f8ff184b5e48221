import { getEntity, listLinks, listVersions, searchEntities } from '@cohort/contract/entities'
import { inLocale } from '@cohort/contract/fields/values'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Shape } from '#fields/shape.ts'
import { ApiFailure } from '#lib/api.ts'
import { keyOf } from '#lib/query.ts'
import { useLocale } from '#lib/text.ts'
import { type BulkOutcome, collect, type Deed, doToAll, type Watch } from '#modules/entities/bulk.ts'
import { useBulkText } from '#modules/entities/components/bulk/text.ts'
import type { Selection } from '#modules/entities/components/bulk/use-selection.ts'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

export interface Running {
  kind: 'gathering' | 'running' | 'undoing'
  done: number
  total: number
}

export const grouped = (count: number): string => count.toLocaleString('en-US')

/** Runs a deed over all that is selected, shows how far it is, and keeps the way back for as long as it is offered. */
export function useBulk(shape: Shape) {
  const text = useBulkText()
  const ui = useUiText()
  const measure = inLocale(shape.type.measure, useLocale())
  const client = useQueryClient()
  const [running, setRunning] = useState<Running>()
  const [refused, setRefused] = useState<BulkOutcome>()
  const stop = useRef<AbortController>(undefined)
  const watching = (kind: Running['kind']): Watch => {
    stop.current = new AbortController()
    setRunning({ kind, done: 0, total: 0 })
    return { signal: stop.current.signal, onProgress: (done, total) => setRunning({ kind, done, total }) }
  }
  const settle = () => {
    setRunning(undefined)
    for (const call of [searchEntities, getEntity, listVersions, listLinks])
      void client.invalidateQueries({ queryKey: keyOf(call) })
  }
  const undo = async (outcome: BulkOutcome) => {
    setRefused(undefined)
    const back = await outcome.undo(watching('undoing'))
    settle()
    toast.show({ text: text.undone(grouped(back.done), measure) })
    // There is no undo of an undo.
    if (back.refused.length > 0) setRefused({ ...back, done: 0 })
  }
  const run = async (selection: Selection, deed: Deed) => {
    try {
      const records = selection.all ? await collect(selection, watching('gathering')) : selection.records
      const outcome = await doToAll(
        records.map(({ meta, data }) => ({ meta, data })),
        deed,
        watching('running'),
      )
      settle()
      tell(outcome, deed)
    } catch (error) {
      settle()
      if (error instanceof ApiFailure && error.code !== 'Aborted') toast.show({ text: error.message, tone: 'danger' })
    }
  }
  const words = useDeedWords(measure)
  const tell = (outcome: BulkOutcome, deed: Deed) => {
    if (outcome.refused.length > 0) setRefused(outcome)
    if (outcome.done === 0) {
      if (outcome.same > 0) toast.show({ text: text.nothing })
      return
    }
    toast.undo(words(grouped(outcome.done), deed), ui.undo, () => void undo(outcome))
  }
  return {
    running,
    refused,
    run,
    undo,
    stop: () => stop.current?.abort(),
    dismiss: () => setRefused(undefined),
  }
}

function useDeedWords(measure: string) {
  const text = useBulkText()
  const locale = useLocale()
  return (count: string, deed: Deed): string => {
    if (deed.kind === 'link') return text.didLink(count, measure, deed.to.name ?? '')
    if (deed.kind === 'add') return text.didAdd(count, measure)
    if (deed.kind === 'remove') return text.didRemove(count, measure)
    return text.didSet(count, measure, inLocale(deed.field.definition.label, locale))
  }
}

export type Bulk = ReturnType<typeof useBulk>

import { getRemain } from '@cohort/contract/resources'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onLive } from '#lib/live.ts'
import { hearLive } from '#lib/live-news.ts'
import { keyOf } from '#lib/query.ts'

const firstMs = 200
const betweenMs = 2_000
/** What takes or gives back a place. */
const counted = new Set(['created', 'deleted', 'restored'])

/** What anybody uses of the package shows by itself, and so does a package that was bought. It stands once, in the frame. */
export function useRemainLive(): void {
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = 0
    const ask = () => {
      timer = undefined
      last = Date.now()
      void client.invalidateQueries({ queryKey: keyOf(getRemain) })
    }
    const soon = () => {
      timer ??= setTimeout(ask, Math.max(firstMs, last + betweenMs - Date.now()))
    }
    const stopHearing = hearLive((change) => {
      if (!change || change.type === 'Resource' || counted.has(change.kind)) soon()
    })
    // What came in before the first word of the stream may be older than it.
    const stopOpening = onLive(({ kind }) => {
      if (kind === 'open') soon()
    })
    return () => {
      stopHearing()
      stopOpening()
      clearTimeout(timer)
    }
  }, [client])
}

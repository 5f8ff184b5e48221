import { getRemain } from '@cohort/contract/resources'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
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
    const stop = hearLive((change) => {
      if (change && change.type !== 'Resource' && !counted.has(change.kind)) return
      timer ??= setTimeout(ask, Math.max(firstMs, last + betweenMs - Date.now()))
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [client])
}

import { getRemain } from '@cohort/contract/resources'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { gathered } from '#lib/gathered.ts'
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
    const remain = gathered(() => void client.invalidateQueries({ queryKey: keyOf(getRemain) }), firstMs, betweenMs)
    const stop = hearLive((change) => {
      if (change && change.type !== 'Resource' && !counted.has(change.kind)) return
      remain.call()
    })
    return () => {
      stop()
      remain.stop()
    }
  }, [client])
}

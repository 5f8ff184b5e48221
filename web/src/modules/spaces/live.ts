import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { gathered } from '#lib/gathered.ts'
import { hearLive } from '#lib/live-news.ts'
import { keyOf } from '#lib/query.ts'
import { treeCalls } from '#modules/spaces/queries.ts'

const firstMs = 120
const betweenMs = 600
const kinds = new Set(['Space', 'Channel', 'Project', 'HydrogenTask'])

/** What others make, rename, move or delete in the tree shows by itself. It stands once, in the shell. */
export function useTreeLive(): void {
  const client = useQueryClient()
  useEffect(() => {
    const tree = gathered(
      () => {
        for (const call of treeCalls) void client.invalidateQueries({ queryKey: keyOf(call) })
      },
      firstMs,
      betweenMs,
    )
    const stop = hearLive((change) => {
      if (change !== undefined && !kinds.has(change.type)) return
      tree.call()
    })
    return () => {
      stop()
      tree.stop()
    }
  }, [client])
}

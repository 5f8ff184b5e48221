import { getMe } from '@cohort/contract/session'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { startLive } from '#lib/live.ts'
import { tellLive } from '#lib/live-news.ts'
import { keyOf } from '#lib/query.ts'
import { useMe } from '#lib/who.ts'
import { liveCache } from '#modules/entities/live/cache.ts'

/** While someone is signed in, what others change comes in by itself. It stands once, in the shell. */
export function useLive(): void {
  const client = useQueryClient()
  const me = useMe()
  const userId = me?.userId
  const tenant = me?.currentTenant?.tenantId
  // Whoever views as another member hears what that member would hear, beside their own tabs.
  const viewer = me?.viewedBy ?? ''
  useEffect(() => {
    if (!userId || !tenant) return
    const cache = liveCache(client, userId)
    const stop = startLive(`${tenant}.${userId}.${viewer}`, (news) => {
      if (news.kind === 'end') {
        void client.invalidateQueries({ queryKey: keyOf(getMe) })
        return
      }
      const change = news.kind === 'change' ? news.change : undefined
      tellLive(change)
      if (change) cache.hear(change)
      else cache.refresh()
    })
    return () => {
      stop()
      cache.stop()
    }
  }, [client, userId, tenant, viewer])
}

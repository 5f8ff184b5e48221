import { markGuides } from '@cohort/contract/members'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { request } from '#lib/api.ts'
import { meQuery, useMe } from '#lib/who.ts'

/** Things shown once to a user: the server remembers them with the user's behaviours (spec 1 §7). */
export function useSeen(): { seen: ReadonlySet<string> | undefined; markSeen: (...ids: string[]) => void } {
  const client = useQueryClient()
  const me = useMe()
  const markSeen = useCallback(
    (...ids: string[]) => {
      client.setQueryData(meQuery.queryKey, (now) =>
        now ? { ...now, beginnerGuideIds: [...new Set([...now.beginnerGuideIds, ...ids])] } : now,
      )
      // If this is lost, the guide shows once more: no reason to trouble anyone.
      void request(markGuides, { body: { beginnerGuideIds: ids } }).catch(() => undefined)
    },
    [client],
  )
  // Whoever looks through another member's eyes is shown nothing of it, and marks nothing as seen.
  return { seen: me && !me.viewedBy ? new Set(me.beginnerGuideIds) : undefined, markSeen }
}

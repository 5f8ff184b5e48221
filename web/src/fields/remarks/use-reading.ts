import { useEffect, useState } from 'react'
import { type Target, useMarkRead, useRemarkCache } from '#fields/remarks/remark-queries.ts'
import { useMe } from '#lib/who.ts'

const restMs = 800

interface Known {
  newest: string | undefined
  unread: number
  readAt: string | null | undefined
}

/**
 * What is new stays marked as long as one looks at it; the server learns that it was seen after a moment. Returns up to
 * when everything had been read before; undefined until that is known.
 */
export function useReading(target: Target, { newest, unread, readAt }: Known): string | null | undefined {
  const me = useMe()
  const { mutate } = useMarkRead()
  const cache = useRemarkCache(target)
  const [before, setBefore] = useState(readAt)
  if (before === undefined && readAt !== undefined) setBefore(readAt)
  const viewing = me?.viewedBy !== null
  const { type, id } = target
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another remark, or another count, is news
  useEffect(() => {
    if (unread === 0 || !newest || viewing) return
    const timer = setTimeout(
      () => mutate({ params: { type, id }, body: { openId: newest } }, { onSuccess: cache.read }),
      restMs,
    )
    return () => clearTimeout(timer)
  }, [newest, unread, viewing, type, id])
  return before
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isValid, nobody, type Viewer } from '#app/route-filter.ts'
import { asker } from '#lib/api.ts'
import { useIsPhone } from '#lib/media.ts'
import { readToken } from '#lib/token.ts'
import { appInfoQuery, configQuery, meQuery } from '#lib/who.ts'

/**
 * Rights change without a new sign-in, and so must the menu: who is signed in is asked again while the page is looked at.
 * It also renews the addresses of pictures, which carry a short-lived token.
 */
const freshEveryMs = 60_000

type Loading =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'ready'; viewer: Viewer }

/** Loads host, user and configuration, each once (spec 1 §2). Everything else is asked only when these are known. */
export function useViewer(): Loading {
  const phone = useIsPhone()
  const info = useQuery(appInfoQuery)
  const me = useQuery({
    ...meQuery,
    enabled: readToken() !== undefined,
    refetchInterval: ({ state }) => (state.data ? freshEveryMs : false),
    refetchOnWindowFocus: 'always',
  })
  useFreshRights()
  const tenant = me.data?.currentTenant
  asker.tenantMode = tenant?.tenantMode ?? 'standard'
  asker.limitMode = tenant?.limitMode ?? false
  const config = useQuery({ ...configQuery, enabled: isValid(me.data) })
  const asked = [info, me, config].filter((query) => query.fetchStatus !== 'idle' || query.status !== 'pending')
  const failed = asked.find((query) => query.isError && !query.isFetching && query.data === undefined)
  if (failed) return { state: 'failed', error: failed.error, retry: () => void failed.refetch() }
  if (!info.data || asked.some((query) => query.isPending)) return { state: 'loading' }
  return {
    state: 'ready',
    viewer: {
      user: me.data,
      config: config.data ?? nobody.config,
      customizedHost: info.data.brand.customized,
      developer: info.data.developer,
      phone,
    },
  }
}

const restMs = 3_000

/** Going to another page asks again too: what was just given is there, what was taken is gone. */
function useFreshRights(): void {
  const client = useQueryClient()
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const asked = client.getQueryState(meQuery.queryKey)
    if (asked?.data && Date.now() - asked.dataUpdatedAt > restMs) {
      void client.invalidateQueries({ queryKey: meQuery.queryKey })
    }
  }, [client, pathname])
}

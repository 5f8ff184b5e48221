import { limits } from '@cohort/contract/limits'
import type { User } from '@cohort/contract/users'
import { useQuery } from '@tanstack/react-query'
import { isValid, nobody, type Viewer } from '#app/route-filter.ts'
import { asker } from '#lib/api.ts'
import { useIsPhone } from '#lib/media.ts'
import { readToken } from '#lib/token.ts'
import { appInfoQuery, configQuery, meQuery } from '#lib/who.ts'

/** Addresses of pictures carry a short-lived token: who has one is asked for again before it ends. */
const picturesExpire = ({ state }: { state: { data?: User } }): number | false =>
  state.data?.avatar || state.data?.currentTenant?.logo ? limits.fileTokenSeconds * 1000 : false

type Loading =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'ready'; viewer: Viewer }

/** Loads host, user and configuration, each once (spec 1 §2). Everything else is asked only when these are known. */
export function useViewer(): Loading {
  const phone = useIsPhone()
  const info = useQuery(appInfoQuery)
  const me = useQuery({ ...meQuery, enabled: readToken() !== undefined, refetchInterval: picturesExpire })
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

import { type Access, may, type Rights } from '@cohort/contract/access'
import type { Output } from '@cohort/contract/call'
import { getAppInfo, getMe } from '@cohort/contract/session'
import { getConfig, type PublicConfig } from '@cohort/contract/tenants'
import { rightsOf, type User } from '@cohort/contract/users'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { asking } from '#lib/query.ts'
import { readToken } from '#lib/token.ts'

export type AppInfo = Output<typeof getAppInfo>

/** The three facts that are loaded once: about this host, the signed-in user, and the enterprise. */
export const appInfoQuery = { ...asking(getAppInfo, {}, { inPlace: true }), staleTime: Number.POSITIVE_INFINITY }
export const meQuery = { ...asking(getMe, {}, { inPlace: true }), staleTime: Number.POSITIVE_INFINITY }
export const configQuery = { ...asking(getConfig, {}, { inPlace: true }), staleTime: Number.POSITIVE_INFINITY }

export const useAppInfo = (): AppInfo | undefined => useQuery(appInfoQuery).data

/**
 * The signed-in user, once known. Public screens ask too: nothing is requested without a token. The cookie is looked at
 * only until then, because reading it can wait for another process of the browser, and every button asks here.
 */
export const useMe = (): User | undefined =>
  useQuery({ ...meQuery, enabled: ({ state }) => state.data !== undefined || readToken() !== undefined }).data

export const useConfig = (): PublicConfig | undefined => useQuery({ ...configQuery, enabled: false }).data

function useRights(): Rights | undefined {
  const me = useMe()
  return useMemo(() => (me ? rightsOf(me) : undefined), [me])
}

/** May the signed-in user use this call or route? Buttons, menu and guard all ask here. */
export const useMay = (access: Access): boolean => may(useRights(), access)

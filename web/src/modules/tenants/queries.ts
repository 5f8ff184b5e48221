import type { Output } from '@cohort/contract/call'
import { limits } from '@cohort/contract/limits'
import { getMe } from '@cohort/contract/session'
import {
  createTenant,
  getConfig,
  getFullConfig,
  leaveTenant,
  listMyTenants,
  removeLogo,
  switchTenant,
  updateConfig,
  uploadLogo,
} from '@cohort/contract/tenants'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { asker, request } from '#lib/api.ts'
import { keyOf, useCall, useUpload, useWrite } from '#lib/query.ts'
import { leaveToLogin } from '#lib/sign-out.ts'
import { writeToken } from '#lib/token.ts'

export type JoinedTenant = Output<typeof listMyTenants>['data'][number]
export type FullConfig = Output<typeof getFullConfig>

/** A token for another enterprise: the page is loaded anew, so nothing of the former one stays in memory. */
export function enterTenant(token: string, to = '/'): void {
  // What the former token is still refused must not forget the new one.
  asker.leaving = true
  writeToken(token)
  location.assign(to)
}

export const useCreateTenant = () => useWrite(createTenant, { inPlace: ['TenantIdTaken', 'BadInput'] })

export const useMyTenants = (enabled = true) =>
  useCall(listMyTenants, { query: { current: 1, pageSize: limits.tenantListPageSize } }, { enabled, inPlace: true })

/** Switching enterprise issues a token for the other tenant (spec 1 §4). */
export const useSwitchTenant = () =>
  useMutation({
    mutationFn: ({ userId, tenantId }: { userId: string; tenantId: string }) =>
      request(switchTenant, { params: { id: userId }, body: { tenantId } }),
    onSuccess: ({ token }) => enterTenant(token),
  })

export const useLeaveTenant = () =>
  useMutation({
    // The server forgets the session as it answers: what is refused in that moment must not lead elsewhere.
    onMutate: () => {
      asker.leaving = true
    },
    mutationFn: () => request(leaveTenant, {}),
    onSuccess: leaveToLogin,
    onError: () => {
      asker.leaving = false
    },
  })

export const useFullConfig = () => useCall(getFullConfig, {}, { inPlace: true })

/** The configuration as it was last read. */
export function useKnownConfig(): () => FullConfig | undefined {
  const client = useQueryClient()
  return () => client.getQueryData<FullConfig>(keyOf(getFullConfig, {}))
}

/** What the shell shows of the enterprise changes with its configuration. */
function useConfigChanged() {
  const client = useQueryClient()
  return () =>
    Promise.all([getFullConfig, getConfig, getMe].map((call) => client.invalidateQueries({ queryKey: keyOf(call) })))
}

export function useUpdateConfig() {
  const changed = useConfigChanged()
  return useMutation({
    mutationFn: (body: Parameters<typeof request<typeof updateConfig>>[1]['body']) => request(updateConfig, { body }),
    onSuccess: changed,
    meta: { inPlace: ['Conflict', 'BadInput'] },
  })
}

export function useLogo() {
  const changed = useConfigChanged()
  const upload = useUpload(uploadLogo, { inPlace: ['UnsupportedFile', 'PayloadTooLarge', 'FileTooLarge'] })
  const remove = useWrite(removeLogo)
  return { upload, remove, changed }
}

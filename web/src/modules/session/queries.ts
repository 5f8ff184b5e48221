import type { Output } from '@cohort/contract/call'
import { acceptInvitation, getInvitation, updateProfile } from '@cohort/contract/members'
import {
  checkRedirect,
  endDevice,
  listDevices,
  listSsoWays,
  requestCode,
  signIn,
  signInBySso,
  signInBySsoUserId,
  signInByWecom,
} from '@cohort/contract/session'
import { listTenantAliases } from '@cohort/contract/tenants'
import { createAssociation, type Platform } from '@cohort/contract/third-parties'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#lib/api.ts'
import { keyOf, useCall, useWrite } from '#lib/query.ts'
import { isOneOf, stored, tabArea } from '#lib/stored.ts'
import { writeToken } from '#lib/token.ts'
import { destinationOf } from '#modules/session/after-sign-in.ts'
import type { Landing } from '#modules/session/sso-landing.ts'

export type SignedIn = Output<typeof signIn>
export type Device = Output<typeof listDevices>['devices'][number]
export type SsoWay = Output<typeof listSsoWays>['ways'][number]

/** Failures that stand beside the phone or the code; whatever else goes wrong is told by the one place. */
const besideTheField = [
  'BadInput',
  'WrongVerificationCode',
  'ExpiredVerificationCode',
  'CodeTriesUsedUp',
  'TooManyRequests',
  'CodeSendFailed',
  'HasNotRegisteredException',
  'InvitationInvalid',
] as const

export const useRequestCode = () => useWrite(requestCode, { inPlace: besideTheField })
export const useSignIn = () => useWrite(signIn, { inPlace: besideTheField })

/** Keeps the token and goes where the rules of spec 1 §4 send. The page is left, so nothing of before stays in memory. */
export async function enter(signedIn: SignedIn, facts: { invited: boolean; redirect?: string | null }): Promise<void> {
  writeToken(signedIn.token)
  const redirect = facts.redirect
    ? await request(checkRedirect, { body: { redirect: facts.redirect } }).catch(() => undefined)
    : undefined
  location.assign(destinationOf({ isNew: signedIn.isNew, invited: facts.invited, redirect }))
}

/** The enterprise of an alias, for its own sign-in page. */
export const useTenantOfAlias = (alias: string | undefined) => {
  const found = useCall(listTenantAliases, { query: { alias: alias ?? '' } }, { enabled: !!alias, inPlace: true })
  return {
    tenant: found.data?.tenantAliases[0],
    unknown: !!alias && (found.isError || found.data?.tenantAliases.length === 0),
  }
}

export const useSsoWays = () =>
  useMutation({
    mutationFn: (tenant: string) => request(listSsoWays, { query: { tenant } }),
    meta: { inPlace: ['NotFound', 'SsoNotConfigured', 'BadInput'] },
  })

export type Proof = Exclude<Landing, { kind: 'parameterError' }>
export const useLandingSignIn = () =>
  useMutation({
    mutationFn: (proof: Proof): Promise<SignedIn> => {
      if (proof.kind === 'userId') return request(signInBySsoUserId, { body: proof.body })
      if (proof.kind === 'wecom') return request(signInByWecom, { body: proof.body })
      return request(signInBySso, { body: proof.body })
    },
    meta: { inPlace: true },
  })

/** Set when someone leaves for a platform to bind their account there: the landing then binds instead of signing in. */
const isPlatform = isOneOf<Platform>('wecom', 'dingtalk', 'feishu')
export const pendingBind = stored<Platform | null>(
  'bind',
  null,
  (value): value is Platform | null => value === null || isPlatform(value),
  tabArea,
)
export const useBind = () => useWrite(createAssociation, { inPlace: true })

export const useInvitation = (code: string) =>
  useCall(getInvitation, { params: { code } }, { enabled: code !== '', inPlace: true })
export const useAcceptInvitation = () => useWrite(acceptInvitation, { inPlace: ['InvitationInvalid', 'NotFound'] })
export const useSavePreference = () => useWrite(updateProfile)

export const useDevices = () => useCall(listDevices, {}, { inPlace: true })
export function useEndDevice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => request(endDevice, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listDevices) }),
  })
}

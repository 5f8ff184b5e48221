import type { Output } from '@cohort/contract/call'
import {
  createInvitation,
  listInvitations,
  removeAvatar,
  revokeInvitation,
  updateProfile,
  uploadAvatar,
} from '@cohort/contract/members'
import { listRoleNames } from '@cohort/contract/roles'
import { getMe } from '@cohort/contract/session'
import {
  deleteAssociation,
  listAssociations,
  listPlatforms,
  listUnactivatedUsers,
} from '@cohort/contract/third-parties'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '#lib/api.ts'
import { asking, keyOf, useCall, useUpload, useWrite } from '#lib/query.ts'

export type Unactivated = Output<typeof listUnactivatedUsers>['data'][number]
export type Invitation = Output<typeof listInvitations>['data'][number]

/** Calls whose answers an own write has made old. */
const useForget = () => {
  const client = useQueryClient()
  return (...calls: Parameters<typeof keyOf>[0][]) =>
    void Promise.all(calls.map((call) => client.invalidateQueries({ queryKey: keyOf(call) })))
}

export const useRoleNames = (enabled = true) => useCall(listRoleNames, {}, { inPlace: true, enabled })
export const useInvitations = () => useCall(listInvitations, {}, { inPlace: true })

export function useCreateInvitation() {
  const forget = useForget()
  const create = useWrite(createInvitation, { inPlace: ['BadInput'] })
  return { ...create, forget: () => forget(listInvitations) }
}

export function useRevokeInvitation() {
  const forget = useForget()
  return { ...useWrite(revokeInvitation), forget: () => forget(listInvitations) }
}

export function useSaveProfile() {
  const forget = useForget()
  return { ...useWrite(updateProfile, { inPlace: ['BadInput'] }), forget: () => forget(getMe) }
}

export function useAvatar() {
  const forget = useForget()
  return {
    upload: useUpload(uploadAvatar, { inPlace: ['UnsupportedFile', 'PayloadTooLarge', 'FileTooLarge'] }),
    remove: useWrite(removeAvatar),
    forget: () => forget(getMe),
  }
}

/** People of the enterprise's directories who never signed in. Refreshing asks the platforms first. */
export function useUnactivated() {
  const client = useQueryClient()
  const known = asking(listUnactivatedUsers, { body: {} }, { inPlace: true })
  const refresh = useMutation({
    mutationFn: () => request(listUnactivatedUsers, { body: { refresh: true } }),
    onSuccess: (people) => client.setQueryData(known.queryKey, people),
  })
  return { ...useQuery(known), refresh }
}

export const usePlatforms = () => useCall(listPlatforms, {}, { inPlace: true })
export const useAssociations = () => useCall(listAssociations, {}, { inPlace: true })
export function useUnbind() {
  const forget = useForget()
  return { ...useWrite(deleteAssociation), forget: () => forget(listAssociations) }
}

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
import { deleteAssociation, listAssociations, listPlatforms } from '@cohort/contract/third-parties'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, useCall, useUpload, useWrite } from '#lib/query.ts'

export type Invitation = Output<typeof listInvitations>['data'][number]

/** Calls whose answers an own write has made old. */
const useForget = () => {
  const client = useQueryClient()
  return (...calls: Parameters<typeof keyOf>[0][]) =>
    void Promise.all(calls.map((call) => client.invalidateQueries({ queryKey: keyOf(call) })))
}

export const useRoleNames = () => useCall(listRoleNames, {}, { inPlace: true })
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

export const usePlatforms = () => useCall(listPlatforms, {}, { inPlace: true })
export const useAssociations = () => useCall(listAssociations, {}, { inPlace: true })
export function useUnbind() {
  const forget = useForget()
  return { ...useWrite(deleteAssociation), forget: () => forget(listAssociations) }
}

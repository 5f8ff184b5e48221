import type { Call, Input, Output } from '@cohort/contract/call'
import type { ObjectType } from '@cohort/contract/flags'
import {
  addParticipants,
  clearPermission,
  explain,
  getPermission,
  getSubPermission,
  listParticipants,
  listPermissionObjects,
  removeParticipant,
  setParticipant,
  setParticipants,
  setPermission,
} from '@cohort/contract/permissions'
import { useCall, useWrite } from '#lib/query.ts'

export type Explanation = Output<typeof explain>
export type ExplainQuestion = Input<typeof explain>['body']
export type Fix = Explanation['fixes'][number]
export type PermissionObject = Output<typeof listPermissionObjects>['data'][number]
export type ParticipantList = Output<typeof listParticipants>

/** What is old once participants, flags, leader or inheritance of an object changed. */
const stale: readonly Call[] = [listParticipants, getSubPermission, getPermission, explain]

export const useExplanation = (question: ExplainQuestion | undefined) =>
  useCall(
    explain,
    { body: question ?? { userId: '' } },
    { enabled: question !== undefined, inPlace: true, staleTime: 0 },
  )

export const usePermissionObjects = (filter: string, enabled = true) =>
  useCall(listPermissionObjects, { query: { filter: filter || undefined } }, { enabled, inPlace: true })

/** Silent and empty where it fails (spec 1 §8, 2 §8). */
export const useParticipants = (openId: string) =>
  useCall(listParticipants, { params: { openId }, query: {} }, { staleTime: 0 })
export const useSubPermission = (openId: string, type: ObjectType, enabled: boolean) =>
  useCall(getSubPermission, { params: { openId }, query: { type } }, { enabled, staleTime: 0 })

export const useSetPermission = () => useWrite(setPermission, { stale })
export const useClearPermission = () => useWrite(clearPermission, { stale })
export const useAddParticipants = () => useWrite(addParticipants, { stale })
export const useSetParticipant = () => useWrite(setParticipant, { stale })
export const useSetParticipants = () => useWrite(setParticipants, { stale })
export const useRemoveParticipant = () => useWrite(removeParticipant, { stale })

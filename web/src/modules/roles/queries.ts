import { listAudits } from '@cohort/contract/audits'
import type { Call, Output } from '@cohort/contract/call'
import { listMembers, setMemberActive } from '@cohort/contract/members'
import { explain } from '@cohort/contract/permissions'
import {
  addRoleUsers,
  createRole,
  deleteRole,
  listRoleNames,
  listRoles,
  listRoleUsers,
  previewRole,
  removeRoleUsers,
  setUserRoles,
  updateRole,
} from '@cohort/contract/roles'
import { getMe } from '@cohort/contract/session'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { asking, useCall, useWrite } from '#lib/query.ts'

export type Preview = Output<typeof previewRole>
export type RoleUser = Output<typeof listRoleUsers>['data'][number]

/** Everything that shows who may do what: old as soon as a role, its members or somebody's status changes. */
export const rightsCalls: readonly Call[] = [
  listRoles,
  listRoleNames,
  listRoleUsers,
  listMembers,
  previewRole,
  explain,
  listAudits,
  getMe,
]

export const useRoles = (enabled = true) => useCall(listRoles, {}, { inPlace: true, enabled })

export interface RoleUserPage {
  filter: string
  current: number
  pageSize: number
}

export const useRoleUsers = (roleId: string, { filter, ...page }: RoleUserPage) =>
  useQuery({
    ...asking(
      listRoleUsers,
      { params: { id: roleId }, query: { ...page, filter: filter || undefined } },
      { inPlace: true },
    ),
    placeholderData: keepPreviousData,
  })

/** Who would gain and lose what. `codes` undefined and no deletion: nothing is asked. */
export const usePreview = (roleId: string, change: { codes?: number[]; delete?: boolean }) =>
  useQuery({
    ...asking(previewRole, { params: { id: roleId }, body: change }, { inPlace: true }),
    enabled: change.codes !== undefined || change.delete === true,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const useRoleHistory = (roleId: string, enabled: boolean) =>
  useCall(listAudits, { query: { keyword: roleId, pageSize: 50 } }, { inPlace: true, enabled })

const stale = rightsCalls
export const useCreateRole = () => useWrite(createRole, { inPlace: ['RoleNameTaken', 'BadInput'], stale })
export const useUpdateRole = () => useWrite(updateRole, { inPlace: ['Conflict', 'RoleNameTaken', 'BadInput'], stale })
export const useDeleteRole = () => useWrite(deleteRole, { stale })
export const useAddRoleUsers = () => useWrite(addRoleUsers, { stale })
export const useRemoveRoleUsers = () => useWrite(removeRoleUsers, { stale })
export const useSetUserRoles = () => useWrite(setUserRoles, { stale })
export const useSetMemberActive = () => useWrite(setMemberActive, { stale })

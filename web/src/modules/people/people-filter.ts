import type { Member } from '@cohort/contract/members'
import type { MemberStatus } from '@cohort/contract/users'
import { searchMembers } from '#fields/member-order.ts'

export interface PeopleFilter {
  typed: string
  status: MemberStatus | undefined
  /** A role's id; `none`: those who have no role; `superAdmin`: the super administrators. */
  role: string | undefined
}

const hasRole = ({ roles, isSuperAdmin }: Member, role: string): boolean => {
  if (role === 'none') return roles.length === 0 && !isSuperAdmin
  if (role === 'superAdmin') return isSuperAdmin
  return roles.some(({ roleId }) => roleId === role)
}

export function filterPeople(members: readonly Member[], { typed, status, role }: PeopleFilter): readonly Member[] {
  const found = searchMembers(members, typed)
  return found.filter((member) => (!status || member.status === status) && (!role || hasRole(member, role)))
}

/** How many there are of each status among those who pass the other filters: one click shows so many. */
export function statusCounts(members: readonly Member[], filter: PeopleFilter): Record<MemberStatus | 'all', number> {
  const others = filterPeople(members, { ...filter, status: undefined })
  const count = (status: MemberStatus) => others.filter((member) => member.status === status).length
  return {
    all: others.length,
    normal: count('normal'),
    unactivated: count('unactivated'),
    deactivated: count('deactivated'),
  }
}

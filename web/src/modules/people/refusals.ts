import type { Member } from '@cohort/contract/members'
import type { User } from '@cohort/contract/users'

/** What can be done about a member. */
export type Deed = 'roles' | 'superAdmin' | 'active' | 'remove' | 'viewAs'

/** Why not, as far as it lies in who the two are; whether the call itself is allowed is asked separately. */
export type Refusal = 'self' | 'lastSuperAdmin' | 'needsSuperAdmin' | 'needsAdmin' | 'notActive' | 'alreadyMe'

export interface Company {
  me: Pick<User, 'userId' | 'isAdmin' | 'isSuperAdmin'>
  /** The one super administrator who can sign in, where there is only one. */
  lastSuperAdmin: string | undefined
  /** Who has one of these is an administrator. */
  administratorRoles: ReadonlySet<string>
}

export function refusalFor(deed: Deed, member: Member, company: Company): Refusal | undefined {
  const { me, lastSuperAdmin } = company
  const itself = member.userId === me.userId
  if (deed === 'viewAs') {
    if (itself) return 'alreadyMe'
    if (member.status !== 'normal') return 'notActive'
    return isAbove(member, company)
  }
  if (deed === 'roles') return undefined
  if (deed === 'superAdmin') {
    if (member.isSuperAdmin) return lastSuperAdmin === member.userId ? 'lastSuperAdmin' : undefined
    return member.status === 'normal' ? undefined : 'notActive'
  }
  if (member.status !== 'deactivated' && lastSuperAdmin === member.userId) return 'lastSuperAdmin'
  // One leaves an enterprise in one's own settings.
  return itself ? 'self' : isAbove(member, company)
}

/** Nobody acts on those above them: on a super administrator only another, on an administrator only administrators. */
function isAbove(member: Member, { me, administratorRoles }: Company): Refusal | undefined {
  if (me.isSuperAdmin) return undefined
  if (member.isSuperAdmin) return 'needsSuperAdmin'
  const isAdmin = member.roles.some(({ roleId }) => administratorRoles.has(roleId))
  return isAdmin && !me.isAdmin ? 'needsAdmin' : undefined
}

export function lastSuperAdminOf(members: readonly Member[]): string | undefined {
  const holders = members.filter(({ isSuperAdmin, status }) => isSuperAdmin && status === 'normal')
  return holders.length === 1 ? holders[0]?.userId : undefined
}

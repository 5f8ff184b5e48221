import type { User } from '@cohort/contract/users'

/** The first steps of a new member, in their order. */
export type StepName = 'name' | 'email' | 'invite' | 'config' | 'tenant'

export interface HomeFacts {
  user: User
  mayInvite: boolean
  /** Undefined while not known. */
  memberCount: number | undefined
  tenantCount: number | undefined
  /** Whether the enterprise has changed its configuration; known to administrators only. */
  configured: boolean | undefined
}

export interface Step {
  name: StepName
  /** Undefined: the server has not answered yet. */
  done: boolean | undefined
}

const above = (count: number | undefined, least: number): boolean | undefined =>
  count === undefined ? undefined : count > least

/** Which steps this member has, and which of them the data says are done. */
export function stepsOf({ user, mayInvite, memberCount, tenantCount, configured }: HomeFacts): readonly Step[] {
  const steps: (Step & { shown: boolean })[] = [
    { name: 'name', done: user.username !== user.phone, shown: true },
    { name: 'email', done: user.email !== null, shown: true },
    { name: 'invite', done: above(memberCount, 1), shown: mayInvite },
    { name: 'config', done: configured, shown: user.isAdmin },
    { name: 'tenant', done: above(tenantCount, 1), shown: true },
  ]
  return steps.filter(({ shown }) => shown).map(({ name, done }) => ({ name, done }))
}

export type Hello = 'morning' | 'noon' | 'afternoon' | 'evening'

export const helloAt = (hour: number): Hello =>
  hour < 5 ? 'evening' : hour < 11 ? 'morning' : hour < 13 ? 'noon' : hour < 18 ? 'afternoon' : 'evening'

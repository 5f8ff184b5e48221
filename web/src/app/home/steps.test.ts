import type { User } from '@cohort/contract/users'
import { expect, it } from 'vitest'
import { type HomeFacts, helloAt, stepsOf } from '#app/home/steps.ts'

const user = { username: '13800000001', phone: '13800000001', email: null, isAdmin: true } as User
const facts: HomeFacts = { user, mayInvite: true, memberCount: 1, tenantCount: 1, configured: false }

it('has nothing done for someone who has just founded an enterprise', () => {
  expect(stepsOf(facts)).toEqual([
    { name: 'name', done: false },
    { name: 'email', done: false },
    { name: 'invite', done: false },
    { name: 'config', done: false },
    { name: 'tenant', done: false },
  ])
})

it('reads what is done from the data', () => {
  const busy = { ...user, username: '林知遥', email: 'lin@example.com' }
  const steps = stepsOf({ ...facts, user: busy, memberCount: 4, tenantCount: 2, configured: true })
  expect(steps.every(({ done }) => done)).toBe(true)
})

it('asks nobody for what they may not do', () => {
  const names = stepsOf({ ...facts, user: { ...user, isAdmin: false }, mayInvite: false }).map(({ name }) => name)
  expect(names).toEqual(['name', 'email', 'tenant'])
})

it('does not guess before the server has answered', () => {
  const steps = stepsOf({ ...facts, memberCount: undefined, tenantCount: undefined, configured: undefined })
  expect(steps.filter(({ done }) => done === undefined).map(({ name }) => name)).toEqual(['invite', 'config', 'tenant'])
})

it.each([
  [3, 'evening'],
  [8, 'morning'],
  [12, 'noon'],
  [15, 'afternoon'],
  [21, 'evening'],
] as const)('greets at %i with %s', (hour, hello) => expect(helloAt(hour)).toBe(hello))

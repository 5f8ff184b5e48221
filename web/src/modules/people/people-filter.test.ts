import type { Member } from '@cohort/contract/members'
import { expect, it } from 'vitest'
import { filterPeople, statusCounts } from '#modules/people/people-filter.ts'

const member = (userId: string, status: Member['status'], roleIds: string[], isSuperAdmin = false): Member =>
  ({
    userId,
    username: userId,
    phone: '13800000000',
    email: null,
    status,
    isSuperAdmin,
    roles: roleIds.map((roleId) => ({ roleId, name: roleId })),
  }) as unknown as Member
const people = [
  member('ann', 'normal', [], true),
  member('bo', 'normal', ['recruiter']),
  member('cai', 'unactivated', ['recruiter', 'reader']),
  member('dan', 'deactivated', []),
]
const none = { typed: '', status: undefined, role: undefined }
const ids = (members: readonly Member[]) => members.map(({ userId }) => userId)

it('filters by text, status and role together', () => {
  expect(ids(filterPeople(people, none))).toEqual(['ann', 'bo', 'cai', 'dan'])
  expect(ids(filterPeople(people, { ...none, role: 'recruiter' }))).toEqual(['bo', 'cai'])
  expect(ids(filterPeople(people, { ...none, role: 'recruiter', status: 'normal' }))).toEqual(['bo'])
  expect(ids(filterPeople(people, { ...none, role: 'none' }))).toEqual(['dan'])
  expect(ids(filterPeople(people, { ...none, role: 'superAdmin' }))).toEqual(['ann'])
  expect(ids(filterPeople(people, { ...none, typed: 'an' }))).toEqual(['ann', 'dan'])
})

it('counts each status among those who pass the other filters', () => {
  expect(statusCounts(people, { ...none, status: 'normal' })).toEqual({
    all: 4,
    normal: 2,
    unactivated: 1,
    deactivated: 1,
  })
  expect(statusCounts(people, { ...none, role: 'recruiter' })).toMatchObject({ all: 2, deactivated: 0 })
})

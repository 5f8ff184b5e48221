import type { Member } from '@cohort/contract/members'
import { describe, expect, it } from 'vitest'
import { type Company, type Deed, lastSuperAdminOf, refusalFor } from '#modules/people/refusals.ts'

const member = (userId: string, more: Partial<Member> = {}): Member =>
  ({ userId, username: userId, status: 'normal', isSuperAdmin: false, roles: [], ...more }) as Member
const founder = member('founder', { isSuperAdmin: true })
const second = member('second', { isSuperAdmin: true })
const admin = member('admin', { roles: [{ roleId: 'administrator', name: '管理员' }] })
const plain = member('plain')

const company = (me: Member, members: readonly Member[]): Company => ({
  me: { userId: me.userId, isSuperAdmin: me.isSuperAdmin, isAdmin: me.isSuperAdmin || me === admin },
  lastSuperAdmin: lastSuperAdminOf(members),
  administratorRoles: new Set(['administrator']),
})
const ask = (deed: Deed, whom: Member, me: Member, members = [founder, admin, plain]) =>
  refusalFor(deed, whom, company(me, members))

describe('the last super administrator', () => {
  it('can neither be deactivated, removed nor made ordinary, not even by themselves', () => {
    for (const deed of ['active', 'remove', 'superAdmin'] as const) {
      expect([deed, ask(deed, founder, founder)]).toEqual([deed, 'lastSuperAdmin'])
    }
  })

  it('is not the last while another can sign in', () => {
    expect(ask('active', founder, second, [founder, second])).toBeUndefined()
    expect(ask('active', founder, second, [founder, { ...second, status: 'deactivated' }])).toBe('lastSuperAdmin')
    expect(lastSuperAdminOf([plain])).toBeUndefined()
  })
})

describe('rank', () => {
  it('is respected: super administrators above administrators above the rest', () => {
    expect(ask('active', founder, admin, [founder, second])).toBe('needsSuperAdmin')
    expect(ask('remove', admin, plain)).toBe('needsAdmin')
    expect(ask('remove', admin, admin)).toBe('self')
    expect(ask('remove', plain, admin)).toBeUndefined()
    expect(ask('viewAs', founder, admin)).toBe('needsSuperAdmin')
  })
})

it('nobody is viewed who cannot sign in, nor oneself; and only the active become super administrators', () => {
  const gone = member('gone', { status: 'deactivated' })
  expect(ask('viewAs', gone, founder)).toBe('notActive')
  expect(ask('viewAs', founder, founder)).toBe('alreadyMe')
  expect(ask('superAdmin', gone, founder)).toBe('notActive')
  expect(ask('active', gone, founder)).toBeUndefined()
  expect(ask('roles', gone, admin)).toBeUndefined()
})

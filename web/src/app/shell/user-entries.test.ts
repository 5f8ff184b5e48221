import { expect, it } from 'vitest'
import { nobody, type Viewer } from '#app/route-filter.ts'
import { routes } from '#app/route-table.ts'
import { userEntries } from '#app/shell/user-entries.ts'

const viewer = (codes: number[], more: Partial<Viewer> = {}, isSuperAdmin = false): Viewer => ({
  ...nobody,
  developer: true,
  user: {
    currentTenant: { status: 'active' },
    tenantMemberStatus: 'normal',
    userAuths: codes.map((authId) => ({ authId })),
    isAdmin: isSuperAdmin,
    isSuperAdmin,
    isSchoolUser: false,
  } as Viewer['user'],
  ...more,
})
const entries = (one: Viewer) => userEntries(one, routes)

it('has every entry for a super administrator, in the order of the specification', () => {
  expect(entries(viewer([], {}, true))).toEqual([
    'switchTenant',
    'invite',
    'apps',
    'permissions',
    'pricing',
    'recycleBin',
    'mySetting',
    'contact',
    'logOut',
  ])
})

it('asks for the right to invite and to list roles', () => {
  expect(entries(viewer([]))).not.toEqual(expect.arrayContaining(['invite']))
  expect(entries(viewer([967]))).toContain('invite')
  expect(entries(viewer([]))).not.toContain('permissions')
  expect(entries(viewer([945]))).toContain('permissions')
})

it('hides apps, pricing and contact on a customized host', () => {
  const shown = entries(viewer([], { customizedHost: true }, true))
  expect(shown).not.toEqual(expect.arrayContaining(['apps']))
  expect(shown).not.toContain('pricing')
  expect(shown).not.toContain('contact')
})

it('hides apps and permissions on a phone', () => {
  const shown = entries(viewer([945], { phone: true }, true))
  expect(shown).not.toContain('apps')
  expect(shown).not.toContain('permissions')
  expect(shown).toContain('recycleBin')
})

it('has the remaining balance on a phone, where there is no rail, and not for school users', () => {
  const phone = viewer([], { phone: true })
  expect(entries(phone)).toContain('balance')
  expect(entries(viewer([]))).not.toContain('balance')
  if (phone.user) phone.user.isSchoolUser = true
  expect(entries(phone)).not.toContain('balance')
})

it('shows pricing to administrators only', () => {
  expect(entries(viewer([945, 967]))).not.toContain('pricing')
})

it('offers no screen that is not built yet, outside developers’ builds', () => {
  expect(entries(viewer([], { developer: false }, true))).toEqual([
    'switchTenant',
    'invite',
    'permissions',
    'pricing',
    'recycleBin',
    'mySetting',
    'contact',
    'logOut',
  ])
})

it('leaves school users what is not outside /student', () => {
  const student = viewer([])
  if (student.user) student.user.isSchoolUser = true
  expect(entries(student)).toEqual(['switchTenant', 'contact', 'logOut'])
})

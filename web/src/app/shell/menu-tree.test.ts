import { expect, it } from 'vitest'
import { nobody, type Viewer } from '#app/route-filter.ts'
import { menuTree } from '#app/shell/menu-tree.ts'
import type { ScreenRoute } from '#lib/route.ts'

const viewer: Viewer = {
  ...nobody,
  user: {
    currentTenant: { status: 'active' },
    tenantMemberStatus: 'normal',
    userAuths: [],
    isAdmin: false,
    isSuperAdmin: false,
    isSchoolUser: false,
  } as unknown as Viewer['user'],
}
const route = (name: string, order: number, group?: 'setting'): ScreenRoute => ({
  name,
  path: `/${name}`,
  area: 'main',
  access: 'member',
  menu: { icon: 'home', order, group },
  title: { zh: name, en: name },
  load: () => Promise.reject(new Error('not loaded here')),
})
const shape = (routes: ScreenRoute[]) =>
  menuTree(routes, viewer).map((entry) =>
    entry.kind === 'link' ? entry.route.name : `${entry.group}: ${entry.children.map(({ name }) => name).join(' ')}`,
  )

it('puts direct links first, in their order, then groups', () => {
  expect(shape([route('mine', 30, 'setting'), route('b', 20), route('tenant', 40, 'setting'), route('a', 10)])).toEqual(
    ['a', 'b', 'setting: mine tenant'],
  )
})

it('makes a group with one child a direct link', () => {
  expect(shape([route('a', 10), route('mine', 30, 'setting')])).toEqual(['a', 'mine'])
})

it('leaves out what is not flagged for the menu', () => {
  expect(shape([{ ...route('hidden', 5), menu: undefined }, route('a', 10)])).toEqual(['a'])
})

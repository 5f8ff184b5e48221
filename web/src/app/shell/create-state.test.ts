import { expect, it } from 'vitest'
import { nobody, type Viewer } from '#app/route-filter.ts'
import { createState } from '#app/shell/create-state.ts'

const viewer = (...codes: number[]): Viewer => ({
  ...nobody,
  user: {
    currentTenant: { status: 'active' },
    tenantMemberStatus: 'normal',
    userAuths: codes.map((authId) => ({ authId })),
    isAdmin: false,
    isSuperAdmin: false,
  } as Viewer['user'],
})
const view = (name: string, href: string) => ({ key: href, name, href })

it.each([
  ['ChannelEntry', '/channel?spaceId=s1', '/entity/create'],
  ['ChannelEntry', '/channel?channelId=c1', '/entity/create'],
  ['ChannelEntry', '/channel?projectId=p1', '/entity/create?projectId=p1'],
  ['ProjectDetail', '/channel/c1/project/detail/p1?view=list', '/entity/create?projectId=p1'],
  ['EntityEntry', '/entity?type=Resume', '/entity/create?entityType=Resume'],
])('creates in %s at %s', (name, href, to) => {
  expect(createState(view(name, href), viewer(354))).toEqual({ kind: 'ready', to })
})

it.each([
  ['ChannelEntry', '/channel'],
  ['EntityEntry', '/entity'],
  ['Dashboard', '/dashboard?type=Resume'],
])('has nothing to create in %s at %s', (name, href) => {
  expect(createState(view(name, href), viewer(354))).toEqual({ kind: 'nowhere' })
})

it('needs the right to create material', () => {
  expect(createState(view('EntityEntry', '/entity?type=Resume'), viewer(321))).toEqual({ kind: 'refused' })
  expect(createState(undefined, nobody)).toEqual({ kind: 'refused' })
})

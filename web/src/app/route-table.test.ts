import { listAudits } from '@cohort/contract/audits'
import { listRoles } from '@cohort/contract/roles'
import { describe, expect, it } from 'vitest'
import { defaultEntry, menuRoutes, nobody, type Viewer } from '#app/route-filter.ts'
import { routes } from '#app/route-table.ts'
import { isIconName } from '#ui/icon.tsx'

const viewerWith = (codes: number[], more: Partial<Viewer> = {}): Viewer => ({
  ...nobody,
  user: {
    currentTenant: { status: 'active' },
    tenantMemberStatus: 'normal',
    userAuths: codes.map((authId) => ({ authId })),
    isAdmin: false,
    isSuperAdmin: false,
    isSchoolUser: false,
  } as Viewer['user'],
  ...more,
})
const menu = (viewer: Viewer) => menuRoutes(routes, viewer).map(({ name }) => name)

describe('the route table', () => {
  it('names each route and each path once', () => {
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length)
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
  })

  it('lets in who may ask for what the screen shows', () => {
    const accessOf = (name: string) => routes.find((route) => route.name === name)?.access
    expect(accessOf('AuthManage')).toEqual(listRoles.access)
    expect(accessOf('Audit')).toEqual(listAudits.access)
  })

  it('has every route of the specification', () => {
    const paths = routes.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/login',
        '/create-tenant',
        '/join-company',
        '/look-forward',
        '/preference',
        '/login/sso/:mode?',
        '/error',
        '/401',
        '/404',
        '/forbidden',
        '/dashboard',
        '/toolbox',
        '/channel',
        '/channel/create-space',
        '/channel/create',
        '/channel/:channelId/project/create',
        '/channel/:channelId/project/detail/:projectId',
        '/channel/role/:channelId/:projectId?',
        '/channel/task/:id',
        '/channel/task/:id/custom-fields',
        '/entity',
        '/entity/create',
        '/entity/:id',
        '/recommendation',
        '/custom-employee',
        '/application',
        '/setting',
        '/setting/my-setting',
        '/setting/auth-manage',
        '/setting/pricing',
        '/setting/recycle-bin',
        '/automation',
        '/data-connector',
        '/data-connector/import-local-data',
        '/student',
        '/student/:entityType/:entityId',
      ]),
    )
  })

  it('has the named routes that others lead to', () => {
    const names = routes.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'Setting',
        'MySetting',
        'AuthManage',
        'TaskDetail',
        'ProjectDetail',
        'ChannelEntry',
        'EntityEntry',
        'EntityCreate',
        'ConnectionList',
        'Forbidden',
      ]),
    )
  })

  it('gives every pop-up its width', () => {
    const widths = Object.fromEntries(
      routes.filter(({ popup }) => popup).map(({ name, popup }) => [name, popup?.width]),
    )
    expect(widths).toMatchObject({
      CreateSpace: 680,
      ChannelCreate: 680,
      ProjectCreate: 780,
      ChannelRole: 423,
      Recommendation: 1000,
      Application: 1200,
    })
    expect(routes.find(({ name }) => name === 'ProjectCreate')?.popup?.fullscreen).toBe(true)
    expect(routes.filter(({ area, popup }) => area === 'popup' && !popup)).toEqual([])
  })

  it('draws an icon for everything in the menu', () => {
    expect(routes.filter(({ menu }) => menu && !isIconName(menu.icon))).toEqual([])
  })
})

describe('the menu', () => {
  it('shows what comes later to developers only', () => {
    expect(menu(viewerWith([1001]))).not.toContain('Dashboard')
    expect(menu(viewerWith([1001], { developer: true }))).toContain('Dashboard')
  })

  it('shows a route only to whom it is open', () => {
    const developer = { developer: true }
    expect(menu(viewerWith([], developer))).not.toContain('Dashboard')
    expect(menu(viewerWith([1001], developer))).toContain('Dashboard')
    expect(menu(viewerWith([1002], developer))).toContain('Dashboard')
    expect(menu(viewerWith([711, 1101], developer))).toEqual(expect.arrayContaining(['ConnectionList', 'Toolbox']))
  })

  it('shows school users the student pages, and nobody else', () => {
    const student = viewerWith([321], { developer: true })
    expect(menu(student)).not.toContain('Student')
    if (student.user) student.user.isSchoolUser = true
    expect(menu(student)).toEqual(['Student'])
  })

  it('never shows pricing', () => {
    const founder = viewerWith([], { developer: true })
    if (founder.user) founder.user.isSuperAdmin = true
    expect(menu(founder)).not.toContain('Pricing')
  })

  it('is empty without a user, in an inactive enterprise and for a deactivated member', () => {
    expect(menu(nobody)).toEqual([])
    const gone = viewerWith([321])
    if (gone.user) gone.user.tenantMemberStatus = 'deactivated'
    expect(menu(gone)).toEqual([])
    expect(defaultEntry(routes, gone)).toBe('/forbidden')
  })

  it('leads to Forbidden where nothing is left', () => {
    expect(defaultEntry([], viewerWith([321]))).toBe('/forbidden')
  })
})

import { defaultConfig } from '@cohort/contract/tenants'
import type { User } from '@cohort/contract/users'
import { describe, expect, it } from 'vitest'
import { type Decision, guard } from '#app/guard.ts'
import { nobody, type Viewer } from '#app/route-filter.ts'
import { routes } from '#app/route-table.ts'

const tenant = {
  tenantId: 'wangchao',
  tenantAlias: 'wangchao',
  tenantName: '望潮科技',
  tenantMode: 'standard',
  status: 'active',
  industry: null,
  limitMode: false,
  logo: null,
} as const

const member: User = {
  userId: 'u1',
  username: '林知遥',
  phone: '13800000001',
  avatar: null,
  avatarBg: 0,
  email: null,
  wxName: null,
  currentTenant: tenant,
  tenantMemberId: 'wangchaoTu1',
  tenantMemberStatus: 'normal',
  userAuths: [],
  userRoles: [],
  userRoleEntities: [],
  isAdmin: false,
  isSuperAdmin: false,
  isStandard: false,
  isSchoolUser: false,
  beginnerGuideIds: [],
  viewedBy: null,
}
const as = (user: Partial<User>, more: Partial<Viewer> = {}): Viewer => ({
  ...nobody,
  user: { ...member, ...user },
  ...more,
})
const founder = as({ isSuperAdmin: true, isAdmin: true })

/** What the guard says, in one word and its target. */
const told = (decision: Decision): string => {
  if (decision.kind === 'go') return `go ${decision.to}`
  if (decision.kind === 'redirect') return `redirect ${decision.target}`
  return decision.kind === 'load' ? 'load' : `${decision.kind} ${decision.route.name}`
}
const visit = (address: string, viewer: Viewer | undefined, hasToken: boolean): string => {
  const [path = '', query] = address.split('?')
  return told(guard({ path, search: query ? `?${query}` : '', hasToken, viewer, routes }))
}

describe('with a token', () => {
  const table: [rule: string, address: string, viewer: Viewer | undefined, decision: string][] = [
    ['1 loads once, first of all', '/setting/tenant', undefined, 'load'],
    ['1 loads also on the entry', '/', undefined, 'load'],
    ['1 not on join-company', '/join-company?code=abc', undefined, 'stay JoinCompany'],
    ['1 not on the SSO landing', '/login/sso?auth_code=1', undefined, 'stay SsoLanding'],
    ['1 not on the SSO landing of a mode', '/login/sso/wecom?code=1', undefined, 'stay SsoLanding'],
    ['1 not on error pages', '/401', undefined, 'stay Unauthorized'],
    ['1 not on error pages', '/404', undefined, 'stay NotFound'],
    ['1 not on error pages', '/error', undefined, 'stay Error'],
    ['2 inactive tenant', '/channel', as({ currentTenant: { ...tenant, status: 'inactive' } }), 'go /forbidden'],
    ['2 deactivated member', '/channel', as({ tenantMemberStatus: 'deactivated' }), 'go /forbidden'],
    ['2 unactivated member', '/', as({ tenantMemberStatus: 'unactivated' }), 'go /forbidden'],
    ['2 no tenant', '/', as({ currentTenant: null, tenantMemberStatus: null }), 'go /forbidden'],
    [
      '2 no tenant, on the sign-in page',
      '/login',
      as({ currentTenant: null, tenantMemberStatus: null }),
      'go /forbidden',
    ],
    [
      '2 no tenant, but founding one',
      '/create-tenant',
      as({ currentTenant: null, tenantMemberStatus: null }),
      'stay CreateTenant',
    ],
    [
      '2 no tenant, just registered',
      '/preference',
      as({ currentTenant: null, tenantMemberStatus: null }),
      'stay Preference',
    ],
    ['2 no tenant, told so', '/forbidden', as({ currentTenant: null, tenantMemberStatus: null }), 'stay Forbidden'],
    [
      '2 no tenant, a redirect does not help',
      '/channel?redirect=https://example.com',
      as({ currentTenant: null, tenantMemberStatus: null }),
      'go /forbidden',
    ],
    ['3 the root', '/', founder, 'go /channel'],
    ['3 the empty path', '', founder, 'go /channel'],
    ['3 the sign-in page', '/login', founder, 'go /channel'],
    ['3 the example flag is kept', '/?loadExample=1', founder, 'go /channel?loadExample=1'],
    [
      '3 the first menu child where the channel entry is off',
      '/',
      as({ isSuperAdmin: true, isAdmin: true }, { config: { ...defaultConfig, channelEntry: false } }),
      'go /entity',
    ],
    ['4 a school user', '/channel', as({ isSchoolUser: true }), 'go /student'],
    ['4 a school user on the root', '/', as({ isSchoolUser: true }), 'go /student'],
    ['4 a school user inside', '/student', as({ isSchoolUser: true }), 'stay Student'],
    ['4 a school user deep inside', '/student/Resume/r1', as({ isSchoolUser: true }), 'stay StudentDetail'],
    ['4 not what only begins like it', '/students', as({ isSchoolUser: true }), 'go /student'],
    ['5 a valid URL', '/channel?redirect=https%3A%2F%2Fexample.com%2Fa', founder, 'redirect https://example.com/a'],
    ['5 on the sign-in page too', '/login?redirect=https%3A%2F%2Fexample.com', founder, 'redirect https://example.com'],
    ['5 a path of our own', '/login?redirect=%2Fsetting%2Ftenant', founder, 'redirect /setting/tenant'],
    ['5 a bare host', '/?redirect=example.com', founder, 'redirect http://example.com'],
    ['5 not a script', '/channel?redirect=javascript%3Aalert(1)', founder, 'stay ChannelEntry'],
    ['5 not another host in disguise', '/channel?redirect=%2F%2Fevil.example', founder, 'stay ChannelEntry'],
    ['5 not nonsense', '/login?redirect=nonsense', founder, 'go /channel'],
    ['6 a route without the right', '/setting/tenant', as({}), 'refuse TenantSetting'],
    ['6 a route with the right', '/entity', as({ userAuths: [{ authId: 321 }] }), 'stay EntityEntry'],
    ['6 a super administrator', '/automation', founder, 'stay Automation'],
    ['6 taken away by configuration', '/custom-employee', founder, 'go /404'],
    [
      '6 given by configuration',
      '/custom-employee',
      as({}, { config: { ...defaultConfig, customEmployee: true } }),
      'stay CustomEmployee',
    ],
    ['6 taken away by the host', '/setting/pricing', as({ isSuperAdmin: true }, { customizedHost: true }), 'go /404'],
    ['6 taken away on a phone', '/setting/auth-manage', as({ isSuperAdmin: true }, { phone: true }), 'go /404'],
    ['an unknown path', '/nowhere/at/all', founder, 'go /404'],
    ['the sign-in area stays open', '/create-tenant', founder, 'stay CreateTenant'],
    ['a name for its default child', '/setting?tab=devices', founder, 'go /setting/my-setting?tab=devices'],
    ['parameters', '/channel/c1/project/detail/p1', founder, 'stay ProjectDetail'],
    ['an optional parameter', '/channel/role/c1', founder, 'stay ChannelRole'],
    ['the more specific route', '/entity/create', founder, 'stay EntityCreate'],
    ['a record', '/entity/r1?pages=%5B%22r1%22%5D', founder, 'stay EntityDetail'],
    ['a trailing slash', '/channel/task/t1/custom-fields/', founder, 'stay TaskCustomFields'],
  ]
  it.each(table)('%s: %s', (_rule, address, viewer, decision) => expect(visit(address, viewer, true)).toBe(decision))
})

describe('without a token', () => {
  const table: [rule: string, address: string, decision: string][] = [
    ['public routes pass', '/login', 'stay Login'],
    ['public routes pass', '/join-company?code=abc', 'stay JoinCompany'],
    ['public routes pass', '/look-forward', 'stay LookForward'],
    ['public routes pass', '/login/sso', 'stay SsoLanding'],
    ['error pages pass', '/401', 'stay Unauthorized'],
    ['error pages pass', '/404', 'stay NotFound'],
    ['error pages pass', '/error', 'stay Error'],
    ['SSO: auth_code', '/?auth_code=abc&state=x', 'go /login/sso?auth_code=abc&state=x'],
    ['SSO: samlResponse', '/channel?samlResponse=abc', 'go /login/sso?samlResponse=abc'],
    ['SSO: authToken with mobile', '/?authToken=t&mobile=13800000001', 'go /login/sso?authToken=t&mobile=13800000001'],
    ['SSO: authToken with id', '/?authToken=t&id=9', 'go /login/sso?authToken=t&id=9'],
    ['SSO: authToken alone is none', '/?authToken=t', 'go /login?authToken=t'],
    ['SSO: mobile alone is none', '/?mobile=13800000001', 'go /login?mobile=13800000001'],
    ['anything else', '/', 'go /login'],
    ['anything else, the query kept', '/?alias=wangchao', 'go /login?alias=wangchao'],
    ['a deep link leads back', '/entity?type=Resume', 'go /login?type=Resume&redirect=%2Fentity%3Ftype%3DResume'],
    [
      'a redirect of its own is kept',
      '/channel?redirect=https%3A%2F%2Fexample.com',
      'go /login?redirect=https%3A%2F%2Fexample.com',
    ],
    ['founding needs a sign-in', '/create-tenant', 'go /login?redirect=%2Fcreate-tenant'],
    ['an unknown path', '/nowhere', 'go /404'],
  ]
  it.each(table)('%s: %s', (_rule, address, decision) => expect(visit(address, nobody, false)).toBe(decision))

  it('needs nothing to be loaded', () => {
    expect(visit('/entity', undefined, false)).toBe('go /login?redirect=%2Fentity')
    expect(visit('/login', undefined, false)).toBe('stay Login')
  })
})

import { allCodes } from '@cohort/contract/access'
import { memberIdOf } from '@cohort/contract/rules'
import type { User } from '@cohort/contract/users'
import type { Context, Who } from '#kernel/context'
import { directory, type Prepared, preparedStatement } from '#kernel/scope'
import { hashOfToken, tenantOfToken } from '#kernel/token'
import { noteSeen } from '#modules/devices/service'
import { avatarUrl } from '#modules/members/service'
import { roleName } from '#modules/roles/service'
import { logoUrl } from '#modules/tenants/service'

/**
 * Everything about the holder of a token in one statement: it runs before every call. The joins are lateral and limited,
 * so that a plan made while the tables were small still goes by their whole keys when an enterprise has grown.
 */
const whoFrom = (session: string, condition: string): string => `
select s.user_id, s.device_id, s.seen_at, s.confined, m.username, m.phone, m.email, m.wx_name, m.avatar, m.avatar_bg, m.status,
  m.is_super_admin, m.is_school_user, m.guides, v.username as viewer,
  t.alias, t.name as tenant_name, t.mode, t.status as tenant_status, t.industry, t.limit_mode, t.logo, t.schema_revision,
  (select coalesce(json_agg(json_build_object('roleId', r.role_id, 'name', r.name, 'builtIn', r.built_in, 'codes', r.codes)), '[]')
   from role_member rm join role r on r.tenant_id = rm.tenant_id and r.role_id = rm.role_id
   where rm.tenant_id = $1 and rm.user_id = s.user_id) as roles
from ${session} s
cross join lateral (select * from member where tenant_id = $1 and user_id = s.user_id and status = 'normal' limit 1) m
cross join lateral (select * from tenant where tenant_id = $1 limit 1) t
left join lateral (
  select v.username, v.status = 'normal' and (v.is_super_admin or exists (
    select 1 from role_member vm join role vr on vr.tenant_id = vm.tenant_id and vr.role_id = vm.role_id
    where vm.tenant_id = $1 and vm.user_id = v.user_id and vr.built_in = 'administrator')) as in_office
  from member v where s.viewer_id is not null and v.tenant_id = $1 and v.user_id = s.viewer_id limit 1
) v on true
where ${condition}`

const whoText = whoFrom(
  'session',
  's.tenant_id = $1 and s.token_hash = $2 and s.expires_at > $3 and (s.viewer_id is null or v.in_office)',
)

/** A member without any session, for work that goes on in their name when they are away. */
const memberText = whoFrom(
  `(select $2::text as user_id, '' as device_id, $3::timestamptz as seen_at, false as confined, null::text as viewer_id)`,
  'true',
)

/** Someone who is signed in but has no enterprise yet. */
const strangerText = `
select s.user_id, s.device_id, s.seen_at, a.username, a.phone, a.email, a.wx_name, a.avatar, a.avatar_bg, a.guides
from session s join account a on a.tenant_id = s.tenant_id and a.user_id = s.user_id
where s.tenant_id = $1 and s.token_hash = $2 and s.expires_at > $3`

const types = ['text', 'text', 'timestamptz']
export const whoStatement: Prepared = { name: 'who', text: whoText, types }
const memberStatement: Prepared = { name: 'member', text: memberText, types }
const strangerStatement: Prepared = { name: 'stranger', text: strangerText, types }

interface PersonRow {
  user_id: string
  device_id: string
  seen_at: Date
  username: string
  phone: string
  email: string | null
  wx_name: string | null
  avatar: string | null
  avatar_bg: number
  guides: string[]
}

interface MemberRow extends PersonRow {
  status: 'normal'
  confined: boolean
  is_super_admin: boolean
  is_school_user: boolean
  alias: string
  tenant_name: string
  mode: 'standard' | 'school'
  tenant_status: 'active' | 'inactive'
  industry: string | null
  limit_mode: boolean
  logo: string | null
  schema_revision: number
  viewer: string | null
  roles: { roleId: string; name: string | null; builtIn: string | null; codes: number[] }[]
}

const seenEverySeconds = 300

/** The holder of a token, or nobody. Rights are read afresh each time, so a change counts from the next request on. */
export async function authenticate(token: string, ctx: Context): Promise<Who | undefined> {
  const tenant = tenantOfToken(token)
  if (!tenant) return undefined
  const hash = hashOfToken(token)
  const statement = tenant === directory ? strangerStatement : whoStatement
  const values = [tenant, hash, ctx.clock.now().toISOString()]
  const [row] = await preparedStatement<PersonRow | MemberRow>(ctx.database.pool, tenant, statement, values)
  if (!row) return undefined
  if (ctx.clock.now().getTime() - row.seen_at.getTime() > seenEverySeconds * 1000)
    noteSeen(ctx, row.user_id, row.device_id, hash)
  return 'tenant_name' in row ? memberWho(ctx, tenant, row) : strangerWho(ctx, row)
}

/** A member of the enterprise with the rights that they have now; nobody where they have left or are kept out. */
export async function findWho(ctx: Context, userId: string): Promise<Who | undefined> {
  const values = [ctx.tenant, userId, ctx.clock.now().toISOString()]
  const [row] = await preparedStatement<MemberRow>(ctx.database.pool, ctx.tenant, memberStatement, values)
  return row && memberWho(ctx, ctx.tenant, row)
}

function personOf(ctx: Context, row: PersonRow) {
  return {
    userId: row.user_id,
    username: row.username,
    phone: row.phone,
    avatar: avatarUrl(ctx, row.avatar),
    avatarBg: row.avatar_bg,
    email: row.email,
    wxName: row.wx_name,
    beginnerGuideIds: row.guides,
  }
}

function memberWho(ctx: Context, tenant: string, row: MemberRow): Who {
  const isAdmin = row.is_super_admin || row.roles.some((role) => role.builtIn === 'administrator')
  const codes = new Set(row.is_super_admin ? allCodes : row.roles.flatMap((role) => role.codes))
  const userRoles = row.roles.map((role) => ({ roleId: role.roleId, name: roleName(role, ctx.locale) }))
  const user: User = {
    ...personOf(ctx, row),
    currentTenant: {
      tenantId: tenant,
      tenantAlias: row.alias,
      tenantName: row.tenant_name,
      tenantMode: row.mode,
      status: row.tenant_status,
      industry: row.industry,
      limitMode: row.limit_mode,
      logo: logoUrl(ctx, row.logo),
    },
    tenantMemberId: memberIdOf(tenant, row.user_id),
    tenantMemberStatus: row.status,
    userAuths: [...codes].map((authId) => ({ authId })),
    userRoles,
    userRoleEntities: userRoles.map((role) => ({ openId: role.roleId, entityType: 'Role', name: role.name })),
    isAdmin,
    isSuperAdmin: row.is_super_admin,
    isStandard: tenant === 'standard' && isAdmin,
    isSchoolUser: row.is_school_user,
    viewedBy: row.viewer,
  }
  const rights = { hasTenant: row.tenant_status === 'active', isAdmin, isSuperAdmin: row.is_super_admin, codes }
  return { user, rights, deviceId: row.device_id, confined: row.confined, schemaRevision: row.schema_revision }
}

function strangerWho(ctx: Context, row: PersonRow): Who {
  const user: User = {
    ...personOf(ctx, row),
    currentTenant: null,
    tenantMemberId: null,
    tenantMemberStatus: null,
    userAuths: [],
    userRoles: [],
    userRoleEntities: [],
    isAdmin: false,
    isSuperAdmin: false,
    isStandard: false,
    isSchoolUser: false,
    viewedBy: null,
  }
  return {
    user,
    rights: { hasTenant: false, isAdmin: false, isSuperAdmin: false, codes: new Set() },
    deviceId: row.device_id,
    confined: false,
  }
}

import { type Access, type AuthName, allCodes, authCodes } from '@cohort/contract/access'
import type { Parsed, Result } from '@cohort/contract/call'
import { calls } from '@cohort/contract/calls'
import { fail } from '@cohort/contract/errors'
import { flagsOf } from '@cohort/contract/flags'
import type { ExplainStep, explain } from '@cohort/contract/permissions'
import { type Context, found } from '#kernel/context'
import { findMember } from '#modules/members/service'
import { effectiveFlags } from '#modules/permissions/effective'
import { pathFor } from '#modules/permissions/objects'
import { listRoleRows, roleName } from '#modules/roles/service'
import { rolesOfUser } from '#modules/roles/users'
import { getTenant } from '#modules/tenants/service'

type Fix = Result<typeof explain>['fixes'][number]
type Roles = Awaited<ReturnType<typeof rolesOfUser>>

interface Subject {
  userId: string
  status: string
  isSuperAdmin: boolean
  roles: Roles
  codes: Set<number>
}

interface Judgement {
  step: ExplainStep
  fixes?: Fix[]
}

/** May this member do this? The chain of what decides, up to the first failure, and the smallest ways to mend it. */
export async function explainFor(ctx: Context, { body }: Parsed<typeof explain>): Promise<Result<typeof explain>> {
  const subject = await subjectOf(ctx, body.userId)
  const access = body.action ? accessOf(body.action) : undefined
  const judges: (() => Promise<Judgement>)[] = [
    () => judgeTenant(ctx),
    () => judgeMember(subject),
    ...(access ? [() => judgeAccess(ctx, subject, access)] : []),
    ...(body.object ? objectJudges(ctx, subject, body.object) : []),
  ]
  const chain: ExplainStep[] = []
  for (const judge of judges) {
    const { step, fixes } = await judge()
    chain.push(step)
    if (!step.ok) return { allowed: false, chain, fixes: fixes ?? [] }
  }
  return { allowed: true, chain, fixes: [] }
}

async function subjectOf(ctx: Context, userId: string): Promise<Subject> {
  const member = found(await findMember(ctx, userId))
  const roles = await rolesOfUser(ctx, userId)
  const codes = new Set(member.is_super_admin ? allCodes : roles.flatMap((role) => role.codes))
  return { userId, status: member.status, isSuperAdmin: member.is_super_admin, roles, codes }
}

function accessOf(action: { code: number } | { call: string }): Access {
  if ('call' in action)
    return found(calls.get(action.call), fail('BadInput', { field: 'action.call', problem: 'unknown' })).access
  const name = (Object.keys(authCodes) as AuthName[]).find((each) => authCodes[each] === action.code)
  if (!name) throw fail('BadInput', { field: 'action.code', problem: 'unknown' })
  return { any: [name] }
}

async function judgeTenant(ctx: Context): Promise<Judgement> {
  const { status, name } = await getTenant(ctx)
  return { step: { step: 'tenant', ok: status === 'active', facts: { status, name } } }
}

async function judgeMember({ status }: Subject): Promise<Judgement> {
  const ok = status === 'normal'
  return { step: { step: 'member', ok, facts: { status } }, fixes: ok ? [] : [{ kind: 'activate' }] }
}

async function judgeAccess(ctx: Context, subject: Subject, access: Access): Promise<Judgement> {
  if (typeof access === 'object') return judgeCode(ctx, subject, access.any)
  const isAdmin = subject.isSuperAdmin || subject.roles.some((role) => role.built_in === 'administrator')
  const ok = access === 'superAdmin' ? subject.isSuperAdmin : access === 'admin' ? isAdmin : true
  const facts = { needs: access, superAdmin: subject.isSuperAdmin, admin: isAdmin }
  return { step: { step: 'office', ok, facts }, fixes: [] }
}

async function judgeCode(ctx: Context, subject: Subject, names: readonly AuthName[]): Promise<Judgement> {
  const wanted = names.map((name) => authCodes[name])
  const holding = subject.roles.filter((role) => role.codes.some((code) => wanted.includes(code)))
  const ok = wanted.some((code) => subject.codes.has(code))
  const facts = {
    codes: wanted.map(String),
    names: [...names],
    superAdmin: subject.isSuperAdmin,
    roles: holding.map((role) => nameOf(ctx, role)),
    has: subject.roles.map((role) => nameOf(ctx, role)),
  }
  return { step: { step: 'code', ok, facts }, fixes: ok ? [] : await fixesForCode(ctx, subject, wanted) }
}

const nameOf = (ctx: Context, role: { name: string | null; built_in: string | null }): string =>
  roleName({ name: role.name, builtIn: role.built_in }, ctx.locale)

/** Give the narrowest role that has it, or add it to a role they have; each with its reach. */
async function fixesForCode(ctx: Context, subject: Subject, wanted: readonly number[]): Promise<Fix[]> {
  const all = await listRoleRows(ctx)
  const give = all
    .filter((role) => role.codes.some((code) => wanted.includes(code)))
    .map((role) => ({
      kind: 'giveRole' as const,
      roleId: role.role_id,
      name: nameOf(ctx, role),
      codes: role.codes.filter((code) => !subject.codes.has(code)).length,
    }))
    .sort((a, b) => a.codes - b.codes)
  const change = subject.roles.map((role) => ({
    kind: 'changeRole' as const,
    roleId: role.role_id,
    name: nameOf(ctx, role),
    members: all.find((each) => each.role_id === role.role_id)?.member_count ?? 0,
  }))
  return [...give.slice(0, 3), ...change.sort((a, b) => a.members - b.members).slice(0, 2)]
}

function objectJudges(
  ctx: Context,
  subject: Subject,
  object: { openId: string; flag?: string | undefined },
): (() => Promise<Judgement>)[] {
  const judge = async () => {
    const path = await pathFor(ctx, object.openId, subject.userId)
    const managesAll = subject.codes.has(authCodes['channel.manageAll'])
    const effective = effectiveFlags({ userId: subject.userId, isSuperAdmin: subject.isSuperAdmin, managesAll }, path)
    const target = found(path[0])
    const facts: ExplainStep['facts'] = { name: target.name, type: target.type, reason: effective?.reason ?? 'none' }
    if (effective?.at && effective.at.openId !== target.openId) facts.inheritedFrom = effective.at.name
    return { target, effective, facts }
  }
  const see = async (): Promise<Judgement> => {
    const { target, effective, facts } = await judge()
    const fixes: Fix[] = [{ kind: 'setFlag', openId: target.openId, name: target.name, flag: '' }]
    return { step: { step: 'object', ok: effective !== undefined, facts }, fixes: effective ? [] : fixes }
  }
  const act = async (): Promise<Judgement> => {
    const { target, effective, facts } = await judge()
    const bit = flagsOf(target.type)[object.flag ?? '']?.value
    if (bit === undefined) throw fail('BadInput', { field: 'object.flag', problem: 'unknown' })
    const ok = ((effective?.flags ?? 0) & bit) !== 0
    const fixes: Fix[] = [{ kind: 'setFlag', openId: target.openId, name: target.name, flag: object.flag ?? '' }]
    return { step: { step: 'flag', ok, facts: { ...facts, flag: object.flag ?? '' } }, fixes: ok ? [] : fixes }
  }
  return object.flag ? [see, act] : [see]
}

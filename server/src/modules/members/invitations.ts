import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type {
  acceptInvitation,
  createInvitation,
  getInvitation,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from '@cohort/contract/members'
import type { Selectable } from 'kysely'
import { audit } from '#kernel/audit'
import { secondsAfter } from '#kernel/clock'
import { type Context, found, inTenant, me, meByPhone, transaction } from '#kernel/context'
import { newId, newSecret } from '#kernel/ids'
import type { Tables } from '#kernel/tables'
import { type Account, ensureAccount, findAccountByPhone, getAccount } from '#modules/accounts/service'
import { openSession } from '#modules/devices/service'
import { noteEntered } from '#modules/members/founding'
import * as store from '#modules/members/invitation-store'
import { activateInvited, findMember, insertMember } from '#modules/members/service'
import { builtInRoleId, requireRoles } from '#modules/roles/service'
import { findByAlias, logoUrl } from '#modules/tenants/service'

type Invitation = Selectable<Tables['invitation']>

/** The code of a link is `tenant.id.secret`: it says where to look, and the secret cannot be guessed. */
const codeFor = (tenant: string, id: string): string => `${tenant}.${id}.${newSecret().slice(0, 16)}`

function partsOf(code: string): { tenant: string; id: string } | undefined {
  const [tenant, id, secret] = code.split('.')
  return tenant && id && secret && /^[a-z][a-z0-9-]{2,31}$/.test(tenant) ? { tenant, id } : undefined
}

function statusOf(ctx: Context, row: Invitation): 'open' | 'used' | 'expired' | 'revoked' {
  if (row.revoked_at) return 'revoked'
  if (row.uses >= row.max_uses) return 'used'
  return row.expires_at < ctx.clock.now() ? 'expired' : 'open'
}

const toRow = (ctx: Context, row: Invitation) => ({
  id: row.id,
  code: row.code,
  inviterName: row.inviter_name,
  roleIds: row.role_ids,
  phoneTail: row.phone?.slice(-4) ?? null,
  maxUses: row.max_uses,
  uses: row.uses,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  status: statusOf(ctx, row),
})

export async function create(
  ctx: Context,
  { body }: Parsed<typeof createInvitation>,
): Promise<Result<typeof createInvitation>> {
  await requireRoles(ctx, body.roleIds)
  const { user } = me(ctx)
  const invited = body.phone ? await ensureAccount(ctx, body.phone, body.username) : undefined
  const row = await transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const id = newId(now)
    const roleIds = body.roleIds.length > 0 ? body.roleIds : [await builtInRoleId(ctx, 'readOnly')]
    const made = await store.insert(ctx, {
      id,
      code: codeFor(ctx.tenant, id),
      inviter_id: user.userId,
      inviter_name: user.username,
      role_ids: roleIds,
      phone: body.phone ?? null,
      max_uses: body.phone ? 1 : body.maxUses,
      created_at: now,
      expires_at: secondsAfter(now, body.days * 86_400),
    })
    if (invited && !(await findMember(ctx, invited.user_id))) {
      await insertMember(ctx, { account: invited, status: 'unactivated', source: 'invitation', roleIds })
    }
    await audit(ctx, 'invitation.create', id, { after: { roleIds, maxUses: made.max_uses, days: body.days } })
    return made
  })
  return toRow(ctx, row)
}

export async function list(ctx: Context): Promise<Result<typeof listInvitations>> {
  return { data: (await store.findAll(ctx)).map((row) => toRow(ctx, row)) }
}

export async function revoke(
  ctx: Context,
  { params }: Parsed<typeof revokeInvitation>,
): Promise<Result<typeof revokeInvitation>> {
  return transaction(ctx, async (ctx) => {
    const row = found(await store.findLocked(ctx, params.id))
    if (!row.revoked_at) await store.set(ctx, row.id, { revoked_at: ctx.clock.now() })
    await audit(ctx, 'invitation.revoke', row.id)
    return {}
  })
}

/** The old link stops working; what it carried stays. */
export async function resend(
  ctx: Context,
  { params }: Parsed<typeof resendInvitation>,
): Promise<Result<typeof resendInvitation>> {
  return transaction(ctx, async (ctx) => {
    const row = found(await store.findLocked(ctx, params.id))
    const now = ctx.clock.now()
    const life = row.expires_at.getTime() - row.created_at.getTime()
    const renewed = {
      code: codeFor(ctx.tenant, row.id),
      created_at: now,
      expires_at: new Date(now.getTime() + life),
      revoked_at: null,
      uses: 0,
    }
    await store.set(ctx, row.id, renewed)
    await audit(ctx, 'invitation.resend', row.id)
    return toRow(ctx, { ...row, ...renewed })
  })
}

/** The invitation behind a code, still open; otherwise 410 with the reason, and for made-up codes too. */
async function open(ctx: Context, code: string, locked = false): Promise<Invitation> {
  const parts = partsOf(code)
  const row = parts && (await (locked ? store.findLocked : store.find)(ctx, parts.id))
  if (!row || row.code !== code) throw fail('InvitationInvalid', { reason: 'unknown' })
  const status = statusOf(ctx, row)
  if (status !== 'open') throw fail('InvitationInvalid', { reason: status })
  return row
}

const scopeOf = (ctx: Context, code: string): Context => {
  const parts = partsOf(code)
  if (!parts) throw fail('InvitationInvalid', { reason: 'unknown' })
  return inTenant(ctx, parts.tenant)
}

export async function get(
  ctx: Context,
  { params }: Parsed<typeof getInvitation>,
): Promise<Result<typeof getInvitation>> {
  const there = scopeOf(ctx, params.code)
  const row = await open(there, params.code)
  const entry = found(await findByAlias(ctx, there.tenant))
  const opener = ctx.who?.user.userId
  const member = opener ? await findMember(there, opener) : undefined
  const waiting = row.phone ? await findAccountByPhone(ctx, row.phone) : undefined
  return {
    tenantId: entry.id,
    tenantName: entry.name,
    inviterId: row.inviter_id,
    inviterName: row.inviter_name,
    unactivated: Boolean(waiting && (await findMember(there, waiting.user_id))?.status === 'unactivated'),
    registerStatus: member?.status === 'normal' ? 'joined' : opener ? 'registered' : 'unknown',
    logo: logoUrl(ctx, entry.logo),
  }
}

/** Joins the account to the invitation's enterprise and opens a session there. Joining twice uses nothing up. */
export async function join(
  ctx: Context,
  code: string,
  account: Account,
  deviceId?: string,
): Promise<{ token: string; tenantId: string }> {
  const token = await transaction(scopeOf(ctx, code), async (ctx) => {
    const member = await findMember(ctx, account.user_id)
    if (member?.status === 'deactivated') throw fail('InvitationInvalid', { reason: 'deactivated' })
    if (member?.status !== 'normal') await use(ctx, code, account, member?.status === 'unactivated')
    return openSession(ctx, account.user_id, deviceId)
  })
  const { tenant } = scopeOf(ctx, code)
  await noteEntered(ctx, account.user_id, tenant)
  return { token, tenantId: tenant }
}

async function use(ctx: Context, code: string, account: Account, waiting: boolean): Promise<void> {
  const row = await open(ctx, code, true)
  if (row.phone && row.phone !== account.phone) throw fail('InvitationInvalid', { reason: 'otherPhone' })
  await store.addUse(ctx, row.id)
  if (waiting) return activateInvited(ctx, account.user_id)
  await insertMember(ctx, { account, status: 'normal', source: 'invitation', roleIds: row.role_ids })
}

export async function accept(
  ctx: Context,
  { params }: Parsed<typeof acceptInvitation>,
): Promise<Result<typeof acceptInvitation>> {
  const { user, deviceId } = meByPhone(ctx)
  return join(ctx, params.code, await getAccount(ctx, user.userId), deviceId)
}

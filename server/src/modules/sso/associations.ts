import { fail } from '@cohort/contract/errors'
import { platform } from '@cohort/contract/third-parties'
import type { Selectable } from 'kysely'
import { audit } from '#kernel/audit'
import { type Context, found, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import type { Tables } from '#kernel/tables'
import { findMember } from '#modules/members/service'
import * as store from '#modules/sso/association-store'
import type { ForeignAccount } from '#modules/sso/proof'

export type Association = Selectable<Tables['association']>

const toRow = (ctx: Context, account: ForeignAccount, userId: string) => ({
  id: newId(ctx.clock.now()),
  platform: account.platform,
  account_id: account.id,
  name: account.name,
  user_id: userId,
  created_at: ctx.clock.now(),
})

/** The member to whom an account is bound. A binding to someone who has left the enterprise is gone with them. */
export async function findBound(ctx: Context, account: ForeignAccount): Promise<string | undefined> {
  const bound = await store.findByAccount(ctx, account.platform, account.id)
  if (!bound) return undefined
  if (await findMember(ctx, bound.user_id)) return bound.user_id
  await store.remove(ctx, bound.id)
  return undefined
}

/** Someone came in by their phone with this account: next time the account is enough. An older binding stays. */
export async function remember(ctx: Context, account: ForeignAccount, userId: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const made = await store.insert(ctx, toRow(ctx, account, userId))
    if (made) await audit(ctx, 'association.remember', made.id, { after: { platform: account.platform }, userId })
  })
}

/** Binds the account to the member, instead of any other account of theirs on that platform. */
export async function bind(ctx: Context, account: ForeignAccount, userId: string): Promise<Association> {
  const holder = await findBound(ctx, account)
  if (holder && holder !== userId) throw fail('AlreadyAssociated')
  return transaction(ctx, async (ctx) => {
    await store.removeOfPlatform(ctx, userId, account.platform)
    const made = await store.insert(ctx, toRow(ctx, account, userId))
    if (!made) throw fail('AlreadyAssociated')
    await audit(ctx, 'association.create', made.id, { after: { platform: account.platform } })
    return made
  })
}

/** The bindings that a person can see and undo: those with a platform. */
export const listOf = (ctx: Context, userId: string): Promise<Association[]> =>
  store.findOfUser(ctx, userId, platform.options)

export async function unbind(ctx: Context, id: string, userId: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const gone = found(await store.removeOwn(ctx, id, userId))
    await audit(ctx, 'association.delete', gone.id, { before: { platform: gone.platform } })
  })
}

/** Inside a transaction: the account id that was bound on a platform, if any. */
export async function unbindPlatform(ctx: Context, userId: string, name: string): Promise<string | undefined> {
  const gone = await store.removeOfPlatform(ctx, userId, name)
  if (gone) await audit(ctx, 'association.delete', gone.id, { before: { platform: name } })
  return gone?.account_id
}

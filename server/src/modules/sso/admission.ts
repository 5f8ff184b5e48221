import { type Context, inTenant } from '#kernel/context'
import { type Account, ensureAccount, getAccount, updateAccount } from '#modules/accounts/service'
import { enter } from '#modules/session/service'
import { findBound, remember } from '#modules/sso/associations'
import type { Proof } from '#modules/sso/proof'
import { refused } from '#ports/peer'
import { nameOf } from '#ports/platform'

/** The person behind a proof: by a bound account first, because a person may have bound it to another phone than theirs. */
async function accountOf(ctx: Context, { account, phone, name }: Proof): Promise<Account> {
  const userId = account ? await findBound(ctx, account) : undefined
  if (userId) return getAccount(ctx, userId)
  if (!phone) throw refused('unknownPerson')
  return ensureAccount(ctx, phone, nameOf(name, phone, 40))
}

/**
 * Lets the person of a proof into the enterprise that proved them. Whom its own provider vouches for may join; a
 * deactivated member stays out, and the session is good in this enterprise alone.
 */
export async function admit(ctx: Context, tenant: string, proof: Proof): Promise<{ token: string; isNew: boolean }> {
  // Whoever else may be signed in at this browser has no part in it.
  const there = { ...inTenant(ctx, tenant), who: undefined }
  const account = await accountOf(there, proof)
  const token = await enter(there, tenant, account, { vouched: true })
  if (!token) throw refused('deactivated')
  if (proof.account) await remember(there, proof.account, account.user_id)
  await updateAccount(there, account.user_id, { signed_in_at: ctx.clock.now() })
  return { token, isNew: account.signed_in_at === null }
}

import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import { limits } from '@cohort/contract/limits'
import type { requestCode } from '@cohort/contract/session'
import { secondsAfter } from '#kernel/clock'
import { isLoopback } from '#kernel/config'
import { type Context, inDirectory, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import * as store from '#modules/session/code-store'

/** Six digits could be tried out against a plain hash, so the hash is keyed. */
const keyed = (ctx: Context, text: string): string => createHmac('sha256', ctx.secret).update(text).digest('base64url')

/** A browser on the same machine as the server, with no proxy in between. */
const onThisMachine = (ctx: Context): boolean => isLoopback(ctx.address.replace(/^::ffff:/, ''))

export const codeOnPage = (ctx: Context): boolean => ctx.ports.sms.onPage && onThisMachine(ctx)

export async function request(ctx: Context, { body }: Parsed<typeof requestCode>): Promise<Result<typeof requestCode>> {
  const code = String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0')
  await transaction(inDirectory(ctx), async (ctx) => {
    await takePlace(ctx, 'address', ctx.address, [{ seconds: 3600, most: ctx.config.CODES_PER_ADDRESS }])
    await takePlace(ctx, 'phone', body.phone, [
      { seconds: limits.codeIntervalSeconds, most: 1 },
      { seconds: 86_400, most: limits.codesPerDay },
    ])
    const now = ctx.clock.now()
    await store.upsertCode(ctx, {
      country_code: body.countryCode,
      phone: body.phone,
      code_hash: keyed(ctx, `${body.phone}:${code}`),
      sent_at: now,
      expires_at: secondsAfter(now, limits.codeSeconds),
    })
  })
  try {
    await ctx.ports.sms.send(body.phone, code)
  } catch (error) {
    ctx.log.warn({ err: error }, 'SMS gateway refused')
    throw fail('CodeSendFailed')
  }
  return { retryAfter: limits.codeIntervalSeconds, ...(codeOnPage(ctx) ? { code } : {}) }
}

interface Limit {
  seconds: number
  most: number
}

/** Counts one more request for a key, or refuses and says how long to wait. Keys are stored as hashes. */
async function takePlace(ctx: Context, kind: string, key: string, rules: readonly Limit[]): Promise<void> {
  const keyHash = keyed(ctx, key)
  await store.lock(ctx, `${kind}:${keyHash}`)
  const now = ctx.clock.now()
  for (const { seconds, most } of rules) {
    const { n, first } = await store.countAttempts(ctx, kind, keyHash, secondsAfter(now, -seconds))
    if (n < most) continue
    const wait = Math.ceil(((first ?? now).getTime() + seconds * 1000 - now.getTime()) / 1000)
    throw fail('TooManyRequests', { seconds: Math.max(1, wait) })
  }
  await store.insertAttempt(ctx, { kind, key_hash: keyHash, id: newId(now), at: now })
}

type Outcome = { good: true } | { good: false; triesLeft: number }

/** Uses a code up. A wrong one costs a try, and that is committed before the failure is told. */
export async function consumeCode(ctx: Context, phone: string, code: string): Promise<void> {
  const outcome = await transaction(inDirectory(ctx), async (ctx): Promise<Outcome> => {
    const row = await store.findCodeLocked(ctx, phone)
    if (!row || row.expires_at <= ctx.clock.now()) throw fail('ExpiredVerificationCode')
    if (row.tries >= limits.codeTries) throw fail('CodeTriesUsedUp')
    if (timingSafeEqual(Buffer.from(row.code_hash), Buffer.from(keyed(ctx, `${phone}:${code}`)))) {
      await store.removeCode(ctx, phone)
      return { good: true }
    }
    await store.setTries(ctx, phone, row.tries + 1)
    return { good: false, triesLeft: limits.codeTries - row.tries - 1 }
  })
  if (outcome.good) return
  throw outcome.triesLeft > 0
    ? fail('WrongVerificationCode', { triesLeft: outcome.triesLeft })
    : fail('CodeTriesUsedUp')
}

export const purgeCodes = (ctx: Context): Promise<void> => store.removeOld(inDirectory(ctx), ctx.clock.now())

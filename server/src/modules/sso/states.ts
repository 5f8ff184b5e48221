import { z } from 'zod'
import type { Context } from '#kernel/context'
import { hashOf, newSecret } from '#kernel/ids'
import { issueOnce, useOnce } from '#kernel/one-time'
import type { Wire } from '#kernel/route'
import { refused } from '#ports/peer'

const stateSeconds = 600
const secretPattern = /^[\w-]{43}$/
const cookieName = 'cohort-sso'

const state = z.object({
  mode: z.enum(['wecom', 'dingtalk', 'feishu', 'oidc', 'saml']),
  /** Hash of the cookie of the browser that began: nobody can be made to finish what another has begun. */
  browser: z.string(),
  redirect: z.string().optional(),
  nonce: z.string().optional(),
  verifier: z.string().optional(),
  /** The issuer that the provider named beside its code. */
  issuer: z.string().optional(),
})
export type State = z.infer<typeof state>
export type Mode = State['mode']

const browserOf = ({ reply }: Wire): string | undefined => {
  const cookies = (reply.request.headers.cookie ?? '').split(/;\s*/)
  const value = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1)
  return value && secretPattern.test(value) ? value : undefined
}

/** Recognises the browser, or marks it with a cookie that no script can read. Two tabs share one mark. */
export function markBrowser(ctx: Context, wire: Wire): string {
  const value = browserOf(wire) ?? newSecret()
  const secure = ctx.origin.startsWith('https:') ? '; Secure' : ''
  wire.reply.header(
    'set-cookie',
    `${cookieName}=${value}; Path=/mesoor-user; HttpOnly; SameSite=Lax; Max-Age=${stateSeconds}${secure}`,
  )
  return hashOf(value)
}

/** In the enterprise's scope: a sign-in has begun. The value goes to the provider and comes back; it names the enterprise. */
export async function issueState(ctx: Context, begun: State): Promise<string> {
  return `${ctx.tenant}.${await issueOnce(ctx, 'sso-state', stateSeconds, begun)}`
}

async function take(ctx: Context, value: string | undefined, mode?: Mode): Promise<State | undefined> {
  const [tenant, secret] = (value ?? '').split('.')
  if (tenant !== ctx.tenant || !secret || !secretPattern.test(secret)) return undefined
  const found = state.safeParse(await useOnce(ctx, 'sso-state', secret))
  return found.success && (!mode || found.data.mode === mode) ? found.data : undefined
}

/** Uses a state up: it must be of this enterprise and way, still good, and begun in the very browser that asks now. */
export async function takeState(ctx: Context, wire: Wire, value: string | undefined, mode?: Mode): Promise<State> {
  const begun = await take(ctx, value, mode)
  const browser = browserOf(wire)
  if (!begun || !browser || hashOf(browser) !== begun.browser) throw refused('state')
  return begun
}

/** The provider has sent the browser back: a fresh value for the rest of the way, with what the provider added. */
export async function renewState(
  ctx: Context,
  value: string | undefined,
  mode: Mode,
  issuer: string | undefined,
): Promise<{ value: string; redirect: string | undefined } | undefined> {
  const begun = await take(ctx, value, mode)
  if (!begun) return undefined
  return { value: await issueState(ctx, { ...begun, issuer }), redirect: begun.redirect }
}

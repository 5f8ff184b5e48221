import { startSso } from '@cohort/contract/session'
import { getFullConfig, type SsoConfig, updateConfig } from '@cohort/contract/tenants'
import type { Actor, TestApp } from '#testing/app'
import type { Landing } from '#testing/peers/page'
import type { PlatformPeer } from '#testing/peers/platform'
import type { SamlPeer } from '#testing/peers/saml'

/** Where the application under test says it is; nobody need listen there, because a test plays the browser. */
export const origin = 'http://cohort.test'

/** Sets ways of signing in up, as an administrator does. */
export async function configure(app: TestApp, founder: Actor, sso: SsoConfig): Promise<void> {
  const { version, merged } = (await app.ask(getFullConfig, {}, founder)).body
  const changes = { sso: { ...merged.sso, ...sso } }
  const { status } = await app.ask(updateConfig, { body: { version, changes } }, founder)
  if (status !== 200) throw new Error('the configuration was refused')
}

export const urlsOf = async (app: TestApp, founder: Actor) => (await app.ask(getFullConfig, {}, founder)).body.urls

type Mode = 'wecom' | 'dingtalk' | 'feishu' | 'oidc' | 'saml'

/** Someone's browser: it keeps the cookies that it is given. */
export interface Browser {
  cookie: string
}

/** Presses the button of a way: where the browser is sent. */
export async function begin(
  app: TestApp,
  browser: Browser,
  tenant: string,
  mode: Mode,
  query: { redirect?: string } = {},
  agent = 'Mozilla/5.0',
): Promise<string> {
  const headers = { cookie: browser.cookie, 'user-agent': agent }
  const answer = await app.ask(startSso, { params: { tenant, mode }, query }, undefined, headers)
  if (answer.status !== 302) throw new Error(`${answer.status} ${answer.error?.error}`)
  browser.cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  return String(answer.headers.location)
}

/** Comes back from the provider, and goes on to the landing: its path and query. */
export async function comeBack(app: TestApp, browser: Browser, { url, form }: Landing): Promise<URL> {
  if (url.origin !== origin) throw new Error(`sent to ${url.origin}`)
  const path = url.pathname + url.search
  const answer = form
    ? await postForm(app, path, form)
    : await app.app.inject({ method: 'GET', url: path, headers: { cookie: browser.cookie } })
  if (answer.statusCode !== (form ? 303 : 302)) throw new Error(`${answer.statusCode} ${answer.body}`)
  return new URL(String(answer.headers.location), origin)
}

/** What the landing asks with, from its address. */
export function landingBody(landing: URL) {
  const given = Object.fromEntries(landing.searchParams)
  return {
    tenantId: given.tenantId ?? '',
    mode: landing.pathname.split('/').at(-1),
    auth_code: given.auth_code,
    state: given.state,
    samlResponse: given.samlResponse,
  }
}

/** Why a sign-in was refused, or what else went wrong. */
export const reasonOf = ({ error }: { error?: { error: string; detail?: Record<string, unknown> } }): unknown =>
  error?.error === 'SsoRefused' ? error.detail?.reason : error?.error

/** A new enterprise that trusts a SAML provider, and what the provider knows of it. */
export async function trustSaml(app: TestApp, peer: SamlPeer, changes: { idpCertificate?: string } = {}) {
  const founder = await app.makeTenant()
  const { entryPoint, certificate, issuer } = peer
  const saml = { enabled: true, entryPoint, idpCertificate: certificate, idpIssuer: issuer, phoneAttribute: 'phone' }
  await configure(app, founder, { saml: { ...saml, ...changes } })
  const urls = await urlsOf(app, founder)
  return { founder, service: { issuer: urls.samlIssuer, acs: urls.samlAcs } }
}

/** A provider's page posts its form to us, from another site: no cookies come along. */
export const postForm = (app: TestApp, path: string, fields: Record<string, string>) =>
  app.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

/** A new enterprise that has set up all three platforms, which the stand-in plays. */
export async function joinPlatforms(app: TestApp, peer: PlatformPeer): Promise<Actor> {
  const founder = await app.makeTenant()
  const { id, secret } = peer
  await configure(app, founder, {
    wecom: { enabled: true, corpId: id, agentId: '1000002', secret },
    dingtalk: { enabled: true, clientId: id, clientSecret: secret },
    feishu: { enabled: true, appId: id, appSecret: secret },
  })
  return founder
}

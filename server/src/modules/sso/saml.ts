import type { SsoReason } from '@cohort/contract/session'
import type { SsoConfig } from '@cohort/contract/tenants'
import { type Profile, SAML, SamlStatusError, ValidateInResponseTo } from '@node-saml/node-saml'
import { z } from 'zod'
import type { Context } from '#kernel/context'
import { firstSeen } from '#kernel/one-time'
import type { Proof } from '#modules/sso/proof'
import { type Assertion, assertion, destinationOf, textOf } from '#modules/sso/saml-document'
import { issueState, type State } from '#modules/sso/states'
import { providerUrls } from '#modules/tenants/config'
import { refused } from '#ports/peer'
import { phoneOf } from '#ports/platform'

type Settings = NonNullable<SsoConfig['saml']>

const skewMs = 60_000
/** However long a provider lets an assertion live: after this we take it no more, and need not remember it. */
const longestMs = 3_600_000
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'

/** One or several certificates: providers announce the next one before they change over. */
function certificatesOf(pem: string): string[] {
  const blocks = pem.match(/-----BEGIN [A-Z ]+-----[^-]+-----END [A-Z ]+-----/g)
  return blocks ?? [pem.replace(/\s/g, '')]
}

function library(ctx: Context, settings: Settings, requestId?: string): SAML {
  const { samlAcs, samlIssuer } = providerUrls(ctx, ctx.tenant)
  try {
    return new SAML({
      entryPoint: settings.entryPoint,
      callbackUrl: samlAcs,
      issuer: samlIssuer,
      audience: samlIssuer,
      idpCert: certificatesOf(settings.idpCertificate),
      // The assertion must be signed, by itself or as part of a signed response; only what is signed is read.
      wantAssertionsSigned: false,
      wantAuthnResponseSigned: false,
      // The library knows neither our clock nor several processes: times and repetition are checked below.
      acceptedClockSkewMs: -1,
      validateInResponseTo: ValidateInResponseTo.never,
      identifierFormat: null,
      disableRequestedAuthnContext: true,
      ...(requestId ? { generateUniqueId: () => requestId } : {}),
    })
  } catch {
    throw refused('configuration')
  }
}

/** Begins a sign-in. The request's id is the secret of a state, so that the answer can be matched to the browser. */
export async function samlLoginUrl(
  ctx: Context,
  settings: Settings,
  begun: Pick<State, 'browser'>,
  relay: string | undefined,
): Promise<string> {
  const state = await issueState(ctx, { ...begun, mode: 'saml' })
  const requestId = `_${state.slice(ctx.tenant.length + 1)}`
  return library(ctx, settings, requestId).getAuthorizeUrlAsync(relay ?? '', undefined, {})
}

/** What a good response proves. Where it answers a request of ours, the state of that request goes with it. */
export const samlResult = z.object({ phone: z.string().optional(), state: z.string().optional() })
export type SamlResult = z.infer<typeof samlResult>

export const proofOf = ({ phone }: SamlResult): Proof => ({ way: 'saml', phone, name: undefined, account: undefined })

/** In the enterprise's scope: signature, issuer, audience, recipient, time window, and that it was never seen before. */
export async function verifySaml(ctx: Context, settings: Settings, response: string): Promise<SamlResult> {
  const text = textOf(response)
  const profile = await signedProfile(library(ctx, settings), text)
  const read = assertion.safeParse(z.object({ Assertion: z.unknown() }).parse(profile.getAssertion?.()).Assertion)
  if (!read.success) throw refused('malformed')
  const facts = read.data
  const issuer = facts.Issuer[0]?._.trim() ?? ''
  if (settings.idpIssuer && issuer !== settings.idpIssuer) throw refused('issuer')
  const { samlAcs } = providerUrls(ctx, ctx.tenant)
  if ((destinationOf(text) ?? samlAcs) !== samlAcs) throw refused('audience')
  const now = ctx.clock.now().getTime()
  const confirmed = confirmationFor(facts, samlAcs, now)
  const until = requireTime(facts, confirmed.NotOnOrAfter ?? 0, now)
  const seconds = Math.ceil((until + skewMs - now) / 1000) + 1
  if (!(await firstSeen(ctx, 'saml-seen', `${issuer} ${facts.$.ID}`, seconds))) throw refused('replayed')
  const answered = confirmed.InResponseTo
  return {
    phone: phoneIn(profile, settings.phoneAttribute),
    ...(answered ? { state: `${ctx.tenant}.${answered.slice(1)}` } : {}),
  }
}

async function signedProfile(saml: SAML, text: string): Promise<Profile> {
  try {
    const SAMLResponse = Buffer.from(text, 'utf8').toString('base64')
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse })
    if (profile) return profile
  } catch (error) {
    throw refused(reasonOf(error))
  }
  throw refused('malformed')
}

function reasonOf(error: unknown): SsoReason {
  if (error instanceof SamlStatusError) return 'denied'
  const words = error instanceof Error ? error.message : ''
  if (/signature/i.test(words)) return 'signature'
  if (/audience/i.test(words)) return 'audience'
  return /idpCert/.test(words) ? 'configuration' : 'malformed'
}

type Confirmation = NonNullable<
  Assertion['Subject'][number]['SubjectConfirmation'][number]['SubjectConfirmationData']
>[number]['$']

/** A bearer confirmation for our address that is good now. */
function confirmationFor(facts: Assertion, recipient: string, now: number): Confirmation {
  const ours = (facts.Subject[0]?.SubjectConfirmation ?? [])
    .filter(({ $ }) => $.Method === bearer)
    .flatMap(({ SubjectConfirmationData = [] }) => SubjectConfirmationData.map(({ $ }) => $))
    .filter(({ Recipient }) => Recipient === recipient)
  if (ours.length === 0) throw refused('audience')
  const good = ours.find((data) => data.NotOnOrAfter !== undefined && isWithin(data, now))
  if (!good) throw refused('expired')
  return good
}

const isWithin = ({ NotBefore, NotOnOrAfter }: { NotBefore?: number; NotOnOrAfter?: number }, now: number): boolean =>
  (NotBefore === undefined || now + skewMs >= NotBefore) && (NotOnOrAfter === undefined || now - skewMs < NotOnOrAfter)

/** Every window of the assertion is open; the answer is when the first of them closes. */
function requireTime(facts: Assertion, confirmedUntil: number, now: number): number {
  const { IssueInstant } = facts.$
  const conditions = facts.Conditions[0]?.$ ?? {}
  const sessions = facts.AuthnStatement.map(({ $ }) => ({ NotOnOrAfter: $.SessionNotOnOrAfter }))
  const life = { NotBefore: IssueInstant, NotOnOrAfter: IssueInstant + longestMs }
  const windows = [conditions, life, ...sessions]
  if (!windows.every((window) => isWithin(window, now))) throw refused('expired')
  return Math.min(confirmedUntil, ...windows.map((window) => window.NotOnOrAfter ?? Number.POSITIVE_INFINITY))
}

function phoneIn(profile: Profile, attribute: string): string | undefined {
  const attributes = profile.attributes as Record<string, unknown> | undefined
  const value = attributes && Object.hasOwn(attributes, attribute) ? attributes[attribute] : undefined
  return phoneOf(Array.isArray(value) ? value[0] : value)
}

import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { inflateRawSync } from 'node:zlib'
import fastify from 'fastify'
import samlify from 'samlify'
import { makeCertificate, type SignedKey } from '#testing/peers/certificate'
import { formPage, type Peer } from '#testing/peers/page'

const post = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'
const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const basic = 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic'

/** The service that asks, as its administrator registered it. */
export interface Service {
  readonly issuer: string
  readonly acs: string
}

/** What a response says. Everything has a good default, so that a test names only what it spoils. */
export interface Saying {
  phone?: string
  now?: Date
  lifetimeSeconds?: number
  /** The subject's own window, where it differs. */
  confirmedSeconds?: number
  inResponseTo?: string
  audience?: string
  recipient?: string
  destination?: string
  signed?: 'assertion' | 'response' | 'both' | 'nothing'
  /** Signed by somebody else, under the same name. */
  impostor?: boolean
  issuer?: string
}

export interface SamlPeer extends Peer {
  readonly entryPoint: string
  readonly issuer: string
  readonly certificate: string
  /** A response in base64, as the browser posts it. */
  respond(service: Service, saying?: Saying): Promise<string>
}

const schemaChecked = { validate: async () => 'the service checks, not the peer' }

const attributes = [{ name: 'phone', valueTag: 'phone', nameFormat: basic, valueXsiType: 'xs:string' }]

function providerOf(issuer: string, entryPoint: string, key: SignedKey) {
  return samlify.IdentityProvider({
    entityID: issuer,
    privateKey: key.privateKey,
    signingCert: key.certificate,
    singleSignOnService: [{ Binding: redirect, Location: entryPoint }],
    singleLogoutService: [{ Binding: redirect, Location: entryPoint }],
    loginResponseTemplate: { context: samlify.SamlLib.defaultLoginResponseTemplate.context, attributes },
  })
}

const serviceOf = ({ issuer, acs }: Service, signed: Saying['signed']) =>
  samlify.ServiceProvider({
    entityID: issuer,
    assertionConsumerService: [{ Binding: post, Location: acs }],
    wantAssertionsSigned: signed !== 'response',
    wantMessageSigned: signed === 'both',
  })

/** The values that go into the library's own template. */
function valuesOf(service: Service, issuer: string, saying: Saying) {
  const now = saying.now ?? new Date()
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()
  const lifetime = saying.lifetimeSeconds ?? 300
  const destination = saying.destination ?? service.acs
  return {
    ID: `_${randomUUID()}`,
    AssertionID: `_${randomUUID()}`,
    Destination: destination,
    Audience: saying.audience ?? service.issuer,
    SubjectRecipient: saying.recipient ?? service.acs,
    Issuer: saying.issuer ?? issuer,
    IssueInstant: now.toISOString(),
    StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success',
    ConditionsNotBefore: now.toISOString(),
    ConditionsNotOnOrAfter: after(lifetime),
    SubjectConfirmationDataNotOnOrAfter: after(saying.confirmedSeconds ?? lifetime),
    NameIDFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    NameID: 'someone',
    InResponseTo: saying.inResponseTo,
    AuthnStatement: '',
    attrPhone: saying.phone ?? '13900000000',
  }
}

/** What a request of a service says about itself. */
function readRequest(encoded: string): Service & { id: string } {
  const xml = inflateRawSync(Buffer.from(encoded, 'base64')).toString('utf8')
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(xml)?.[1] ?? ''
  return {
    id: attribute('ID'),
    acs: attribute('AssertionConsumerServiceURL'),
    issuer: /<(?:\w+:)?Issuer[^>]*>([^<]*)</.exec(xml)?.[1] ?? '',
  }
}

/** A SAML 2.0 identity provider on this machine. Signing in there is typing a phone number. */
export async function startSamlPeer(options: { port?: number; now?: () => Date } = {}): Promise<SamlPeer> {
  samlify.setSchemaValidator(schemaChecked)
  const app = fastify()
  const [key, otherKey] = [makeCertificate('peer'), makeCertificate('peer')]
  let peer: SamlPeer

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.get<{ Querystring: Record<string, string> }>('/sso', async ({ query }, reply) =>
    reply.type('text/html').send(formPage('SAML provider', '/sso', { fields: ['phone'], hidden: query })),
  )
  app.post<{ Body: Record<string, string> }>('/sso', async ({ body }, reply) => {
    const { SAMLRequest = '', RelayState = '', phone } = body
    const { id, ...service } = readRequest(SAMLRequest)
    const SAMLResponse = await peer.respond(service, { phone, inResponseTo: id })
    return reply.type('text/html').send(formPage('Back', service.acs, { hidden: { SAMLResponse, RelayState } }))
  })
  await app.listen({ host: '127.0.0.1', port: options.port ?? 0 })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const [issuer, entryPoint] = [`${url}/metadata`, `${url}/sso`]

  const respond = async (service: Service, saying: Saying = {}): Promise<string> => {
    const values = valuesOf(service, issuer, { now: options.now?.(), ...saying })
    const fill = (template: string) => samlify.SamlLib.replaceTagsByValue(template, values)
    const provider = providerOf(issuer, entryPoint, saying.impostor ? otherKey : key)
    const customTagReplacement = (template: string) => ({ id: '', context: fill(template) })
    if (saying.signed === 'nothing') {
      const template = provider.entitySetting.loginResponseTemplate?.context ?? ''
      return Buffer.from(fill(template)).toString('base64')
    }
    const made = await provider.createLoginResponse(
      serviceOf(service, saying.signed ?? 'assertion'),
      { extract: {} },
      'post',
      {},
      { customTagReplacement },
    )
    return made.context
  }
  peer = { url, entryPoint, issuer, certificate: key.certificate, respond, stop: () => app.close() }
  return peer
}

import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import { memoryAdapter } from '#testing/peers/oidc-memory'
import { formPage, type Peer } from '#testing/peers/page'

export interface OidcPeer extends Peer {
  readonly clientId: string
  readonly clientSecret: string
  /** Registers an address to which the provider may send people back. */
  allow(redirectUri: string): void
  /** Claims of a person beyond the usual ones, by what they type as their phone. */
  readonly people: Map<string, Record<string, unknown>>
}

const scopes = 'openid profile phone'

function configuration(peer: Pick<OidcPeer, 'clientId' | 'clientSecret' | 'people'>): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: peer.clientId,
        client_secret: peer.clientSecret,
        redirect_uris: ['http://127.0.0.1/unused'],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'peer' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], profile: ['name'], phone: ['phone_number', 'phone_number_verified'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        name: `Person ${id.slice(-4)}`,
        phone_number: `+86${id}`,
        phone_number_verified: true,
        ...peer.people.get(id),
      }),
    }),
    /** Nobody is asked for consent: the enterprise has given it for its people. */
    loadExistingGrant,
    ttl: { Session: 3600, Grant: 3600, AccessToken: 3600, IdToken: 3600, Interaction: 600, AuthorizationCode: 60 },
  }
}

async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId })
  grant.addOIDCScope(scopes)
  await grant.save()
  return grant
}

/** Signing in there is typing a phone number. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'POST') {
    const accountId = new URLSearchParams(await text(request)).get('phone') ?? ''
    await provider.interactionFinished(request, response, { login: { accountId } })
    return
  }
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(formPage('OpenID provider', request.url ?? '', { fields: ['phone'] }))
}

/** A real OpenID Connect provider on this machine. */
export async function startOidcPeer(port = 0): Promise<OidcPeer> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const allowed = new Set<string>()
  const facts = { clientId: 'cohort', clientSecret: randomBytes(24).toString('hex'), people: new Map() }
  const provider = new Provider(url, configuration(facts))
  provider.Client.prototype.redirectUriAllowed = (uri: string) => allowed.has(uri)
  const answer = provider.callback()
  server.on('request', (request, response) => {
    const work = request.url?.startsWith('/interaction/')
      ? interact(provider, request, response)
      : answer(request, response)
    Promise.resolve(work).catch(() => response.writeHead(500).end())
  })
  return {
    url,
    ...facts,
    allow: (redirectUri) => allowed.add(redirectUri),
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

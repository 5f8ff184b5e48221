import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { addDingtalk } from '#testing/peers/dingtalk'
import { addFeishu } from '#testing/peers/feishu'
import { formPage, type Peer } from '#testing/peers/page'
import { addWecom } from '#testing/peers/wecom'

/** Someone on the platform. */
export interface PeerPerson {
  readonly id: string
  readonly name: string
  /** Not every application is told the number. */
  readonly mobile?: string
  /** Told only with the person's own consent, by a ticket. */
  readonly mobileByTicket?: string
  /** Has an account there, but does not belong to the enterprise. */
  readonly stranger?: boolean
  /** Kept in the directory as somebody from outside: a customer, a supplier. */
  readonly contact?: boolean
  readonly department?: number
}

/** How the stand-in misbehaves. */
export type Trouble = 'fails' | 'redirects' | 'floods' | 'babbles'

export interface Office {
  readonly people: PeerPerson[]
  /** Departments below the first. */
  departments: number[]
  /** Who stands behind a code, once. */
  redeem(code: unknown): PeerPerson | undefined
  issueToken(person?: PeerPerson): string
  holderOf(token: unknown): PeerPerson | undefined
  isGood(token: unknown): boolean
}

export interface PlatformPeer extends Peer {
  /** Settings of the server under test that point every platform here. */
  readonly settings: Record<string, string>
  readonly people: PeerPerson[]
  /** The application's id and secret, the same on all platforms. */
  readonly id: string
  readonly secret: string
  departments: number[]
  trouble: Trouble | undefined
  /** A code as the platform would hand it out after its sign-in page. */
  issueCode(person: PeerPerson): string
  /** Every token that was handed out dies. */
  forgetTokens(): void
  /** The calls that came in. */
  readonly calls: string[]
}

const secrets = { id: 'peer-app', secret: 'peer-secret' }

/** Only what a platform's own page needs: who you are, and back with a code. */
function addLoginPages(app: FastifyInstance, peer: PlatformPeer): void {
  const back = (query: Record<string, string>, code: string) => {
    const url = new URL(query.redirect_uri ?? '')
    url.searchParams.set(query.dingtalk ? 'authCode' : 'code', code)
    url.searchParams.set('state', query.state ?? '')
    return url.href
  }
  for (const path of [
    '/wwlogin/sso/login',
    '/connect/oauth2/authorize',
    '/oauth2/auth',
    '/open-apis/authen/v1/authorize',
  ]) {
    app.get<{ Querystring: Record<string, string> }>(path, async ({ query }, reply) => {
      const hidden = { ...query, ...(path === '/oauth2/auth' ? { dingtalk: '1' } : {}) }
      return reply.type('text/html').send(formPage('Platform', '/peer/login', { fields: ['account'], hidden }))
    })
  }
  app.post<{ Body: Record<string, string> }>('/peer/login', async ({ body }, reply) => {
    const person = peer.people.find(({ id, name }) => id === body.account || name === body.account)
    if (!person) return reply.code(400).send('nobody by that name')
    return reply.redirect(back(body, peer.issueCode(person)), 302)
  })
}

function addTrouble(app: FastifyInstance, peer: PlatformPeer): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    peer.calls.push(path)
    if (path === '/peer/elsewhere') return reply.send({ errcode: 0, access_token: 'x' })
    if (peer.trouble === 'fails') return reply.code(500).send({ secret: 'words of the platform' })
    if (peer.trouble === 'redirects') return reply.redirect('/peer/elsewhere', 302)
    if (peer.trouble === 'floods') return reply.send({ errcode: 0, access_token: 'x', padding: 'x'.repeat(8_000_000) })
    if (peer.trouble === 'babbles') return reply.type('text/html').send('<html>not JSON</html>')
    return undefined
  })
}

/** A stand-in of the WeCom, DingTalk and Feishu servers on this machine, with their sign-in pages. */
export async function startPlatformPeer(port = 0): Promise<PlatformPeer> {
  const app = fastify()
  const codes = new Map<string, PeerPerson>()
  const tokens = new Map<string, PeerPerson | undefined>()
  const office: Office = {
    people: [],
    departments: [],
    redeem(code) {
      const person = codes.get(String(code))
      codes.delete(String(code))
      return person
    },
    issueToken(person) {
      const token = randomUUID()
      tokens.set(token, person)
      return token
    },
    holderOf: (token) => tokens.get(String(token)),
    isGood: (token) => tokens.has(String(token)),
  }
  const peer: PlatformPeer = {
    url: '',
    settings: {},
    people: office.people,
    ...secrets,
    get departments() {
      return office.departments
    },
    set departments(ids) {
      office.departments = ids
    },
    trouble: undefined,
    calls: [],
    issueCode(person) {
      const code = randomUUID()
      codes.set(code, person)
      return code
    },
    forgetTokens: () => tokens.clear(),
    stop: () => app.close(),
  }
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  addTrouble(app, peer)
  addLoginPages(app, peer)
  addWecom(app, office, secrets)
  addDingtalk(app, office, secrets)
  addFeishu(app, office, secrets)
  await app.listen({ host: '127.0.0.1', port })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const names = [
    'WECOM_API',
    'WECOM_LOGIN',
    'WECOM_OAUTH',
    'DINGTALK_API',
    'DINGTALK_OAPI',
    'DINGTALK_LOGIN',
    'FEISHU_API',
    'FEISHU_LOGIN',
  ]
  return Object.assign(peer, { url, settings: Object.fromEntries(names.map((name) => [name, url])) })
}

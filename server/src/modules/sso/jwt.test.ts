import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { getMe, signInBySso, signInBySsoUserId } from '@cohort/contract/session'
import { type JWTPayload, SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#kernel/ids'
import { purgeOneTime } from '#kernel/one-time'
import { type Actor, testApp } from '#testing/app'
import { configure, origin, reasonOf } from '#testing/single-sign-on'

const app = testApp({ PUBLIC_URL: origin })
const secret = 'a shared secret of an enterprise, long enough'
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString()

type Algorithm = 'HS256' | 'RS256' | 'ES256'
const keys: Record<Algorithm, { key: string; signing: KeyObject | Uint8Array }> = {
  HS256: { key: secret, signing: new TextEncoder().encode(secret) },
  RS256: { key: pem(rsa.publicKey), signing: rsa.privateKey },
  ES256: { key: pem(ec.publicKey), signing: ec.privateKey },
}

async function enterprise(algorithm: Algorithm = 'HS256', more: { key?: string; issuer?: string } = {}) {
  const made = await app.makeTenant()
  await configure(app, made, { jwt: { enabled: true, algorithm, key: keys[algorithm].key, ...more } })
  return made
}

let founder: Actor
beforeAll(async () => {
  founder = await enterprise()
})

const nowSeconds = () => Math.floor(app.clock.now().getTime() / 1000)
const claims = (more: JWTPayload = {}): JWTPayload => ({ jti: newId(), exp: nowSeconds() + 300, ...more })
const token = (payload: JWTPayload, algorithm: Algorithm = 'HS256', signing = keys[algorithm].signing) =>
  new SignJWT(payload).setProtectedHeader({ alg: algorithm }).sign(signing)

const prove = (authToken: string, mobile: string, tenantId = founder.tenant) =>
  app.ask(signInBySso, { body: { tenantId, authToken, mobile } })
const proveId = (authToken: string, id: string, tenantId = founder.tenant) =>
  app.ask(signInBySsoUserId, { body: { tenantId, authToken, id } })

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a token that the enterprise has signed', () => {
  test.each(['HS256', 'RS256', 'ES256'] as const)('%s, with the phone beside it', async (algorithm) => {
    const made = await enterprise(algorithm)
    const mobile = app.newPhone()
    const answer = await prove(await token(claims({ mobile, name: '林知遥' }), algorithm), mobile, made.tenant)
    expect(answer.status).toBe(200)
    const me = (await app.ask(getMe, {}, answer.body)).body
    expect(me).toMatchObject({ phone: mobile, username: '林知遥', currentTenant: { tenantId: made.tenant } })
  })

  test('phone_number in the way of OpenID, and a key as JWK', async () => {
    const jwk = JSON.stringify(ec.publicKey.export({ format: 'jwk' }))
    const made = await enterprise('ES256', { key: jwk })
    const mobile = app.newPhone()
    const given = await token(claims({ phone_number: `+86 ${mobile}` }), 'ES256')
    expect((await prove(given, mobile, made.tenant)).status).toBe(200)
  })

  test('by id: a phone in the token binds it, and from then on the id is enough', async () => {
    const mobile = app.newPhone()
    const sub = `hr-${newId()}`
    expect(reasonOf(await proveId(await token(claims({ sub })), sub))).toBe('unknownPerson')
    const first = await proveId(await token(claims({ sub, mobile })), sub)
    expect(first.status).toBe(200)
    const second = await proveId(await token(claims({ sub })), sub)
    const [one, two] = [await app.ask(getMe, {}, first.body), await app.ask(getMe, {}, second.body)]
    expect(two.body.userId).toBe(one.body.userId)
    expect(two.body.phone).toBe(mobile)
  })

  test('neither phone nor id is a parameter error', async () => {
    const body = { tenantId: founder.tenant, authToken: await token(claims()) }
    expect(await app.ask(signInBySso, { body })).toMatchObject({ status: 400, error: { error: 'ParameterError' } })
    const nothing = await app.ask(signInBySso, { body: { tenantId: founder.tenant } })
    expect(nothing.error.error).toBe('ParameterError')
  })
})

describe('what is not a good token is refused', () => {
  const mobile = '13700000000'
  const bad: [string, string, () => Promise<string> | string][] = [
    ['signed with another secret', 'signature', () => token(claims({ mobile }), 'HS256', Buffer.alloc(32, 7))],
    ['alg none', 'signature', () => `${base64({ alg: 'none' })}.${base64(claims({ mobile }))}.`],
    ['another algorithm with the right secret', 'signature', () => hmac({ alg: 'HS512' }, 'sha512', secret, mobile)],
    ['expired', 'expired', () => token(claims({ mobile, exp: nowSeconds() - 61 }))],
    ['not yet valid', 'expired', () => token(claims({ mobile, nbf: nowSeconds() + 120 }))],
    ['valid for too long', 'expired', () => token(claims({ mobile, exp: nowSeconds() + 700 }))],
    ['valid for ever', 'malformed', () => token({ jti: 'x', mobile })],
    ['about another phone', 'mismatch', () => token(claims({ mobile: '13700000001' }))],
    ['about nobody', 'mismatch', () => token(claims())],
    ['made for somebody else', 'audience', () => token(claims({ mobile, aud: 'another-service' }))],
    ['nonsense', 'malformed', () => 'a.b.c'],
    [
      'with a critical header that we do not know',
      'malformed',
      () => hmac({ alg: 'HS256', crit: ['x'], x: 1 }, 'sha256', secret, mobile),
    ],
    [
      'changed after signing',
      'signature',
      async () => {
        const [head, , tail] = (await token(claims({ mobile: '13700000009' }))).split('.')
        return `${head}.${base64(claims({ mobile }))}.${tail}`
      },
    ],
  ]
  test.each(bad)('%s', async (_name, reason, make) => {
    expect(reasonOf(await prove(await make(), mobile))).toBe(reason)
  })

  /** Signed by hand, as a library would refuse to. */
  function hmac(header: object, hash: string, key: string, phone: string): string {
    const signed = `${base64(header)}.${base64(claims({ mobile: phone }))}`
    return `${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`
  }

  test('the public key used as a shared secret', async () => {
    const made = await enterprise('RS256')
    for (const key of [pem(rsa.publicKey), pem(rsa.publicKey).trim()]) {
      expect(reasonOf(await prove(hmac({ alg: 'HS256' }, 'sha256', key, mobile), mobile, made.tenant))).toBe(
        'signature',
      )
    }
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const forged = await token(claims({ mobile }), 'RS256', other.privateKey)
    expect(reasonOf(await prove(forged, mobile, made.tenant))).toBe('signature')
  })

  test('another id than the one in it', async () => {
    expect(reasonOf(await proveId(await token(claims({ sub: 'one' })), 'two'))).toBe('mismatch')
  })

  test('replayed, with an id and without one, and when the signature is written differently', async () => {
    const phone = app.newPhone()
    const withId = await token(claims({ mobile: phone }))
    expect((await prove(withId, phone)).status).toBe(200)
    expect(reasonOf(await prove(withId, phone))).toBe('replayed')
    const withoutId = await token({ mobile: phone, exp: nowSeconds() + 250 })
    expect((await prove(withoutId, phone)).status).toBe(200)
    expect(reasonOf(await prove(withoutId, phone))).toBe('replayed')
    expect((await prove(`${withoutId}=`, phone)).status).toBe(403)
  })

  test('of many at once, one gets in', async () => {
    const phone = app.newPhone()
    const given = await token(claims({ mobile: phone }))
    const answers = await Promise.all(Array.from({ length: 6 }, () => prove(given, phone)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })

  test('still remembered at the end of its time', async () => {
    const phone = app.newPhone()
    const given = await token(claims({ mobile: phone, exp: nowSeconds() + 600 }))
    expect((await prove(given, phone)).status).toBe(200)
    app.clock.advance(655)
    await purgeOneTime(app.context(founder.tenant))
    expect(reasonOf(await prove(given, phone))).toBe('replayed')
    app.clock.advance(6)
    expect(reasonOf(await prove(given, phone))).toBe('expired')
  })
})

describe('one enterprise and another', () => {
  test('a token for one does not open another, even where both share a key but it names its audience', async () => {
    const other = await enterprise('RS256')
    const twin = await enterprise()
    const phone = app.newPhone()
    expect(reasonOf(await prove(await token(claims({ mobile: phone })), phone, other.tenant))).toBe('signature')
    const named = await token(claims({ mobile: phone, aud: founder.tenant }))
    expect(reasonOf(await prove(named, phone, twin.tenant))).toBe('audience')
    expect((await prove(named, phone)).status).toBe(200)
  })

  test('the issuer, where it is configured', async () => {
    const made = await enterprise('HS256', { issuer: 'https://hr.example' })
    const phone = app.newPhone()
    const of = (iss?: string) => token(claims({ mobile: phone, ...(iss ? { iss } : {}) }))
    expect(reasonOf(await prove(await of(), phone, made.tenant))).toBe('issuer')
    expect(reasonOf(await prove(await of('https://other.example'), phone, made.tenant))).toBe('issuer')
    expect((await prove(await of('https://hr.example'), phone, made.tenant)).status).toBe(200)
  })

  test('a key that cannot be used is told from a bad signature', async () => {
    const phone = app.newPhone()
    const short = await enterprise('HS256', { key: 'short' })
    expect(reasonOf(await prove(await token(claims({ mobile: phone })), phone, short.tenant))).toBe('configuration')
    const wrong = await enterprise('RS256', { key: 'not a key' })
    const given = await token(claims({ mobile: phone }), 'RS256')
    expect(reasonOf(await prove(given, phone, wrong.tenant))).toBe('configuration')
    const curve = await enterprise('RS256', { key: pem(createPublicKey(ec.privateKey)) })
    expect(reasonOf(await prove(given, phone, curve.tenant))).toBe('configuration')
  })

  test('off until it is configured', async () => {
    const made = await app.makeTenant()
    const phone = app.newPhone()
    expect(reasonOf(await prove(await token(claims({ mobile: phone })), phone, made.tenant))).toBe('SsoNotConfigured')
  })
})

import { receiveSaml, signInBySso } from '@cohort/contract/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Actor, testApp } from '#testing/app'
import { type SamlPeer, type Service, startSamlPeer } from '#testing/peers/saml'
import { landingBody, origin, postForm, reasonOf, trustSaml } from '#testing/single-sign-on'

const app = testApp({ PUBLIC_URL: origin })
let peer: SamlPeer
let founder: Actor
let service: Service
beforeAll(async () => {
  peer = await startSamlPeer({ now: () => app.clock.now() })
  ;({ founder, service } = await trustSaml(app, peer))
})
afterAll(() => peer.stop())

const prove = (samlResponse: string) => app.ask(signInBySso, { body: { tenantId: founder.tenant, samlResponse } })
const post = (SAMLResponse: string) =>
  postForm(app, receiveSaml.path.replace('{tenant}', founder.tenant), { SAMLResponse })

/** The text of a response after a change to it. */
const changed = (response: string, change: (xml: string) => string): string =>
  Buffer.from(change(Buffer.from(response, 'base64').toString('utf8'))).toString('base64')

describe('wrapped assertions', () => {
  const parts = (xml: string) => {
    const good = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? ''
    const signature = /<ds:Signature.*<\/ds:Signature>/s.exec(good)?.[0] ?? ''
    const id = /\sID="([^"]*)"/.exec(good)?.[1] ?? ''
    const bare = good.replace(signature, '')
    const evil = bare.replace('13900001111', '13900002222').replace(id, '_evil')
    return { good, bare, signature, evil, id }
  }
  const insideEvil = (evil: string, inner: string) => evil.replace('<saml:Subject>', `${inner}<saml:Subject>`)
  const wraps: Record<string, (xml: string) => string> = {
    'a forged one before the signed one': (xml) => {
      const { good, evil } = parts(xml)
      return xml.replace(good, evil + good)
    },
    'a forged one after the signed one': (xml) => {
      const { good, evil } = parts(xml)
      return xml.replace(good, good + evil)
    },
    'a forged one around the signed one': (xml) => {
      const { good, evil } = parts(xml)
      return xml.replace(good, insideEvil(evil, good))
    },
    'a forged one with the signature of the one inside it': (xml) => {
      const { good, evil, signature, bare } = parts(xml)
      return xml.replace(good, insideEvil(evil, signature + bare))
    },
    'a forged one with the signed one inside the signature': (xml) => {
      const { good, evil, signature, bare } = parts(xml)
      const holding = signature.replace('</ds:Signature>', `<ds:Object>${bare}</ds:Object></ds:Signature>`)
      return xml.replace(good, insideEvil(evil, holding))
    },
    'the signed one put aside as an extension': (xml) => {
      const { good, evil } = parts(xml)
      const aside = `<samlp:Extensions>${good}</samlp:Extensions>`
      return xml.replace(good, evil).replace('<samlp:Status>', `${aside}<samlp:Status>`)
    },
    'a forged one under the id of the signed one': (xml) => {
      const { good, evil, id, signature } = parts(xml)
      const twin = insideEvil(evil.replace('_evil', id), signature)
      return xml
        .replace(good, twin)
        .replace('<samlp:Status>', `<samlp:Extensions>${good}</samlp:Extensions><samlp:Status>`)
    },
  }
  test.each(Object.entries(wraps))('%s', async (_name, wrap) => {
    const answer = await prove(changed(await peer.respond(service, { phone: '13900001111' }), wrap))
    expect(answer.status).toBe(403)
    expect(['signature', 'malformed']).toContain(reasonOf(answer))
  })

  test('a comment does not cut a signed number short', async () => {
    const response = await peer.respond(service, { phone: '139000022229' })
    const answer = await prove(changed(response, (xml) => xml.replace('139000022229', '13900002222<!---->9')))
    expect(reasonOf(answer)).toBe('unknownPerson')
  })

  test('the forger is not known afterwards', async () => {
    const forged = await app.context('~').db.selectFrom('account').selectAll().where('tenant_id', '=', '~').execute()
    expect(forged.map((account) => account.phone)).not.toContain('13900002222')
  })
})

describe('what a parser must never see', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><x>&b;</x>`
  const monsters: [string, string][] = [
    ['entities', Buffer.from(bomb).toString('base64')],
    ['a document type from outside', Buffer.from('<!DOCTYPE x SYSTEM "file:///etc/hostname"><x/>').toString('base64')],
    ['a tower of elements', Buffer.from('<a>'.repeat(20_000)).toString('base64')],
    ['half a megabyte of text', Buffer.from(`<a>${'x'.repeat(300_000)}</a>`).toString('base64')],
    ['what is not XML', Buffer.from('hello').toString('base64')],
    ['what is not base64', '<Response/>'],
  ]
  test.each(monsters)('%s', async (_name, response) => {
    expect(reasonOf(await prove(response))).toBe('malformed')
    const { statusCode, headers } = await post(response)
    expect(statusCode).toBe(303)
    const landing = landingBody(new URL(String(headers.location), origin))
    expect(reasonOf(await app.ask(signInBySso, { body: landing }))).toBe('malformed')
  })

  test('a body over the limit', async () => {
    expect((await post('A'.repeat(1_100_000))).statusCode).toBe(413)
    expect((await post('A'.repeat(600_000))).statusCode).toBe(400)
  })
})

import { once } from 'node:events'
import { connect } from 'node:net'
import { allCodes, authCodes } from '@cohort/contract/access'
import { setCustomFields } from '@cohort/contract/custom-fields'
import { createEntity, deleteEntities, linkEntity, patchEntity, restoreEntities } from '@cohort/contract/entities'
import { listenLive } from '@cohort/contract/live'
import { setMemberActive } from '@cohort/contract/members'
import { signOut } from '@cohort/contract/session'
import pg from 'pg'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { announce } from '#kernel/announce'
import { transaction } from '#kernel/context'
import { insertRecords } from '#modules/entities/records'
import { shapeFor } from '#modules/entities/shapes'
import { type Actor, testApp } from '#testing/app'
import { changeOf, type Hearing, hear, isAbout } from '#testing/hearing'
import { asMember, memberWith } from '#testing/members'

const app = testApp()
const open: Hearing[] = []
let url = ''
/** When this server was ready to hear. */
let began = 0

beforeAll(async () => {
  url = await app.app.listen({ host: '127.0.0.1', port: 0 })
  began = performance.now()
})
afterEach(() => {
  for (const one of open.splice(0)) one.leave()
})

async function listening(actor: Pick<Actor, 'token'>, lastId?: string, query?: string): Promise<Hearing> {
  const hearing = await hear(url, actor.token, lastId, query)
  open.push(hearing)
  if (hearing.status === 200) await hearing.until(({ event }) => event === 'hello')
  return hearing
}

const make = async (actor: Actor, name = '林知遥') =>
  (await app.ask(createEntity, { params: { type: 'Resume' }, query: {}, body: { standardFields: { name } } }, actor))
    .body.meta.openId
const rename = (actor: Actor, openId: string, name: string) =>
  app.ask(patchEntity, { params: { type: 'Resume' }, query: { openId }, body: { standardFields: { name } } }, actor)

test('what is made, changed, linked, deleted and restored is heard, with who did it and nothing of what it holds', async () => {
  const founder = await app.makeTenant()
  const { userId } = await asMember(app, founder)
  const hearing = await listening(founder)
  const openId = await make(founder, '沈秋白')
  const made = await hearing.until(isAbout(openId, 'created'))
  expect(changeOf(made)).toEqual({ type: 'Resume', kind: 'created', by: userId, records: [{ openId, version: 1 }] })
  await rename(founder, openId, '沈秋白白')
  expect(changeOf(await hearing.until(isAbout(openId, 'changed')))?.records).toEqual([{ openId, version: 2 }])
  const other = await make(founder)
  await app.ask(
    linkEntity,
    { params: { type: 'Resume', id: openId }, body: { openId: other, entityType: 'Resume' } },
    founder,
  )
  await hearing.until(isAbout(other, 'linked'))
  await app.ask(deleteEntities, { params: { type: 'Resume' }, body: { openIds: [openId] } }, founder)
  await hearing.until(isAbout(openId, 'deleted'))
  await app.ask(restoreEntities, { body: { records: [{ entityType: 'Resume', openId }] } }, founder)
  await hearing.until(isAbout(openId, 'restored'))
  expect(JSON.stringify(hearing.heard)).not.toContain('沈秋白')
})

test('a refused change is not heard, and a thousand records at once are one event', async () => {
  const founder = await app.makeTenant()
  const hearing = await listening(founder)
  const openId = await make(founder)
  await app.ask(
    patchEntity,
    { params: { type: 'Resume' }, query: { openId }, body: { version: 7, standardFields: { name: 'x' } } },
    founder,
  )
  const ctx = app.context(founder.tenant)
  const draft = { data: { standardFields: { name: '一' }, customFields: {} }, source: null }
  await insertRecords(ctx, await shapeFor(ctx, 'Job'), Array(1000).fill(draft))
  const many = await hearing.until((heard) => changeOf(heard)?.type === 'Job')
  expect(changeOf(many)).toEqual({ type: 'Job', kind: 'created', by: null, records: [] })
  expect(hearing.heard.filter(({ event }) => event === 'change')).toHaveLength(2)
})

test('another enterprise hears nothing, nor does a member without the right to see records', async () => {
  const founder = await app.makeTenant()
  const foreign = await listening(await app.makeTenant())
  const blind = await listening(
    await memberWith(
      app,
      founder,
      allCodes.filter((code) => code !== authCodes['material.view']),
    ),
  )
  const seeing = await listening(await memberWith(app, founder, [authCodes['material.view']]))
  const openId = await make(founder)
  await seeing.until(isAbout(openId))
  expect([...foreign.heard, ...blind.heard].map(({ event }) => event)).toEqual(['hello', 'hello'])
})

test('what is used of a package is heard by every member of the enterprise, and by nobody else', async () => {
  const founder = await app.makeTenant()
  const blind = await listening(await memberWith(app, founder, []))
  const foreign = await listening(await app.makeTenant())
  const fields = [{ type: 'ShortText' as const, label: { zh: '花名', en: 'Nickname' } }]
  await app.ask(setCustomFields, { params: { type: 'Resume', id: '-' }, body: { fields } }, founder)
  const heard = await blind.until(isAbout('CustomField'))
  expect(changeOf(heard)).toMatchObject({ type: 'Resource', kind: 'changed', by: null })
  expect(foreign.heard.some(isAbout('CustomField'))).toBe(false)
})

test('a stream ends with its session, and when its member is deactivated; others go on', async () => {
  const founder = await app.makeTenant()
  const leaving = await memberWith(app, founder, allCodes)
  const dismissed = await memberWith(app, founder, allCodes)
  const [one, two, stays] = [await listening(leaving), await listening(dismissed), await listening(founder)]
  await app.ask(signOut, {}, leaving)
  await one.until(({ event }) => event === 'end')
  await one.ended
  await app.ask(setMemberActive, { params: { id: dismissed.memberId, flag: 'false' } }, founder)
  await two.until(({ event }) => event === 'end')
  await two.ended
  await stays.until(isAbout(await make(founder)))
  expect((await hear(url, leaving.token)).status).toBe(401)
})

test('who comes back with the last id hears what was missed; an unknown id is told to ask anew', async () => {
  const founder = await app.makeTenant()
  const first = await listening(founder)
  const hello = await first.until(({ event }) => event === 'hello')
  const seen = await make(founder)
  const { id } = await first.until(isAbout(seen))
  first.leave()
  const missed = await make(founder)
  const second = await listening(founder, id)
  await second.until(isAbout(missed))
  expect(second.heard.some(isAbout(seen))).toBe(false)
  const fromTheStart = await listening(founder, hello.id)
  await fromTheStart.until(isAbout(missed))
  expect(fromTheStart.heard.some(isAbout(seen))).toBe(true)
  const lost = await listening(founder, 'an-id-of-long-ago')
  const { id: position } = await lost.until(({ event }) => event === 'missed')
  // Where hearing begins again: after all that was, also after what nobody outside hears.
  const later = await make(founder)
  const back = await listening(founder, position)
  await back.until(isAbout(later))
  expect(back.heard.some(isAbout(missed))).toBe(false)
})

test('who has no id yet hears what happened since their page began; a page older than what is known is told to ask anew', async () => {
  const founder = await app.makeTenant()
  const first = await listening(founder)
  const made = await make(founder)
  await first.until(isAbout(made))
  const second = await listening(founder, undefined, `?ageMs=${Math.ceil(performance.now() - began)}`)
  await second.until(isAbout(made))
  const now = await listening(founder)
  expect(now.heard.some(isAbout(made))).toBe(false)
  const old = await listening(founder, undefined, `?ageMs=${Math.ceil(performance.now()) + 1_000}`)
  await old.until(({ event }) => event === 'missed')
  expect((await hear(url, founder.token, undefined, '?ageMs=-1')).status).toBe(400)
})

test('a lost database connection is opened again, and everyone is told to ask anew', async () => {
  const founder = await app.makeTenant()
  const hearing = await listening(founder)
  const owner = new pg.Client({ connectionString: app.testDatabase.ownerUrl })
  await owner.connect()
  await owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cohort live' and datname = current_database()",
  )
  await owner.end()
  await hearing.until(({ event }) => event === 'missed')
  await hearing.until(isAbout(await make(founder)))
})

test('one member holds twenty streams at most; two hundred of many members all hear, and are counted', async () => {
  const founder = await app.makeTenant()
  const people = [founder]
  for (let at = 1; at < 10; at++) people.push(await memberWith(app, founder, [authCodes['material.view']]))
  const streams = await Promise.all(people.flatMap((actor) => Array.from({ length: 20 }, () => listening(actor))))
  const refused = await hear(url, founder.token)
  expect(refused.status).toBe(429)
  const metrics = await (await fetch(`${url}/metrics`)).text()
  expect(metrics).toMatch(/cohort_live_streams 2\d\d/)
  const openId = await make(founder)
  await Promise.all(streams.map((stream) => stream.until(isAbout(openId))))
})

/** So much that no reader could leave it lying: five hundred notices of sixty records each, with one commit, of a type that is work for nobody. */
const shout = (tenant: string) =>
  transaction(app.context(tenant), async (ctx) => {
    for (let who = 0; who < 500; who++) {
      for (let at = 0; at < 60; at++) {
        const openId = `${String(who).padStart(20, '0')}-${String(at).padStart(40, '0')}`
        announce(ctx, { type: 'Shop', kind: 'changed', openId, version: 1, by: `user-${who}` })
      }
    }
  })

test('who does not read is let go, and others hear on', async () => {
  const founder = await app.makeTenant()
  const idle = await memberWith(app, founder, [authCodes['material.view']])
  const reader = await listening(founder)
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(`GET ${listenLive.path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${idle.token}\r\n\r\n`)
  await once(socket, 'data')
  socket.pause()
  expect(app.live.countOf(founder.tenant, idle.userId)).toBe(1)
  // As often as the machine's own buffers take it.
  while (app.live.countOf(founder.tenant, idle.userId) > 0) await shout(founder.tenant)
  socket.destroy()
  await reader.until(isAbout(await make(founder)))
})

import { once } from 'node:events'
import { createEntity, patchEntity } from '@cohort/contract/entities'
import { signOut } from '@cohort/contract/session'
import { expect, test } from 'vitest'
import { hear, isAbout } from '#testing/hearing'
import { askProcess as ask, newFounder } from '#testing/processes'
import { testProcesses } from '#testing/test-processes'

/** Two server processes on one database: what is written through one is heard through the other. */
const processes = testProcesses()

test('a change through one process is heard through another; kill -9 of one stops neither', async () => {
  const [one, two] = await Promise.all([processes.start(), processes.start()])
  const token = await newFounder(one.url)
  const here = await hear(one.url, token)
  const there = await hear(two.url, token)
  await Promise.all([here, there].map((hearing) => hearing.until(({ event }) => event === 'hello')))

  const params = { type: 'Resume' }
  const openId = 'person-1'
  await ask(one.url, createEntity, { params, query: { openId }, body: { standardFields: { name: '甲' } } }, token)
  const { id } = await there.until(isAbout(openId, 'created'))
  expect((await here.until(isAbout(openId))).id).toBe(id)

  one.child.kill('SIGKILL')
  await here.ended
  await ask(two.url, patchEntity, { params, query: { openId }, body: { standardFields: { name: '乙' } } }, token)
  // The browser of the killed process comes back to the other one, and misses nothing.
  const back = await hear(two.url, token, id)
  await back.until(isAbout(openId, 'changed'))
  await there.until(isAbout(openId, 'changed'))

  // A third process can end the session, and the second lets its listeners go.
  const three = await processes.start()
  await ask(three.url, signOut, {}, token)
  await Promise.all([back, there].map((hearing) => hearing.until(({ event }) => event === 'end')))

  // With open streams a process still stops in order.
  two.child.kill('SIGTERM')
  expect((await once(two.child, 'exit'))[0]).toBe(0)
}, 240_000)

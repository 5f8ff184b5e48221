import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call, Input, Output } from '@cohort/contract/call'
import { createEntity, patchEntity } from '@cohort/contract/entities'
import { requestCode, signIn, signOut } from '@cohort/contract/session'
import { createTenant } from '@cohort/contract/tenants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '#testing/database'
import { hear, isAbout } from '#testing/hearing'

/** Two server processes on one database: what is written through one is heard through the other. */
const folder = mkdtempSync(join(tmpdir(), 'cohort-live-'))
const running: ChildProcess[] = []
let database: TestDatabase

beforeAll(async () => {
  database = await makeDatabase()
})
afterAll(async () => {
  for (const child of running.filter((each) => each.exitCode === null && each.signalCode === null)) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function startProcess(): Promise<{ url: string; child: ChildProcess }> {
  const settings = { DATABASE_URL: database.ownerUrl, DATA_DIR: folder, PORT: '0', DEMO: '0', LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  let text = ''
  await new Promise<void>((done) => {
    child.stdout.on('data', (chunk) => {
      text += chunk
      if (text.includes('Stop with')) done()
    })
  })
  return { url: /http:\/\/[\d.:]+/.exec(text)?.[0] ?? '', child }
}

async function ask<C extends Call>(url: string, call: C, input: Input<C>, token?: string): Promise<Output<C>> {
  const query = new URLSearchParams((input.query ?? {}) as Record<string, string>)
  const path = call.path.replace('{type}', 'Resume')
  const answer = await fetch(`${url}${path}?${query}`, {
    method: call.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(input.body ? { 'content-type': 'application/json' } : {}),
    },
    ...(input.body ? { body: JSON.stringify(input.body) } : {}),
  })
  return (await answer.json()) as Output<C>
}

async function newFounder(url: string): Promise<string> {
  const phone = '13912345678'
  const { code } = await ask(url, requestCode, { body: { phone } })
  const { token } = await ask(url, signIn, { body: { phone, code: code ?? '' } })
  return (await ask(url, createTenant, { body: { tenantName: '双进程' } }, token)).token
}

test('a change through one process is heard through another within a second; kill -9 of one stops neither', async () => {
  const [one, two] = await Promise.all([startProcess(), startProcess()])
  const token = await newFounder(one.url)
  const here = await hear(one.url, token)
  const there = await hear(two.url, token)
  await Promise.all([here, there].map((hearing) => hearing.until(({ event }) => event === 'hello')))

  const params = { type: 'Resume' }
  const openId = 'person-1'
  const started = performance.now()
  await ask(one.url, createEntity, { params, query: { openId }, body: { standardFields: { name: '甲' } } }, token)
  const { id } = await there.until(isAbout(openId, 'created'))
  expect(performance.now() - started).toBeLessThan(1000)
  expect((await here.until(isAbout(openId))).id).toBe(id)

  one.child.kill('SIGKILL')
  await here.ended
  await ask(two.url, patchEntity, { params, query: { openId }, body: { standardFields: { name: '乙' } } }, token)
  // The browser of the killed process comes back to the other one, and misses nothing.
  const back = await hear(two.url, token, id)
  await back.until(isAbout(openId, 'changed'))
  await there.until(isAbout(openId, 'changed'))

  // A third process can end the session, and the second lets its listeners go.
  const three = await startProcess()
  await ask(three.url, signOut, {}, token)
  await Promise.all([back, there].map((hearing) => hearing.until(({ event }) => event === 'end')))

  // With open streams a process still stops in order.
  two.child.kill('SIGTERM')
  expect((await once(two.child, 'exit'))[0]).toBe(0)
}, 120_000)

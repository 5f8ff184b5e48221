import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { searchEntities } from '@cohort/contract/entities'
import { importEntities } from '@cohort/contract/imports'
import { getRemain } from '@cohort/contract/resources'
import { afterAll, expect, test, vi } from 'vitest'
import { isAlive } from '#testing/family'
import { askProcess, newFounder, tryProcess } from '#testing/processes'

/** The server as a process: how it starts, refuses, stops and recovers. Several starts a test take their time. */
vi.setConfig({ testTimeout: 120_000 })

const main = join(import.meta.dirname, 'main.ts')
const node = process.execPath
const folders: string[] = []
const children: ChildProcess[] = []

afterAll(async () => {
  for (const child of children.filter((each) => each.exitCode === null && each.signalCode === null)) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cohort-start-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

interface Process {
  child: ChildProcess
  output(): string
  /** Resolves when the output holds the words, or the process has ended. */
  says(words: string): Promise<void>
  ended: Promise<number | null>
}

function run(folder: string, settings: Record<string, string> = {}): Process {
  const env = { ...process.env, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', ...settings }
  const child = spawn(node, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  let text = ''
  const waiting: (() => void)[] = []
  const hear = (chunk: Buffer) => {
    text += chunk
    for (const check of waiting) check()
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const says = (words: string) =>
    new Promise<void>((done) => {
      const check = () => {
        if (text.includes(words)) done()
      }
      waiting.push(check)
      check()
      ended.then(() => done())
    })
  return { child, output: () => text, says, ended }
}

const addressOf = (started: Process): string => /http:\/\/[\d.:]+/.exec(started.output())?.[0] ?? ''
const postgresPid = (folder: string): number =>
  Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

test('starts, refuses a second server on its data, stops clean, and recovers from kill -9', async () => {
  const folder = newFolder()
  const first = run(folder)
  await first.says('is ready')
  expect((await fetch(`${addressOf(first)}/health/ready`)).status).toBe(200)

  const second = run(folder)
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain('already running')
  expect(second.output().trim().split('\n')).toHaveLength(1)

  first.child.kill('SIGKILL')
  await first.ended
  const orphan = postgresPid(folder)
  expect(isAlive(orphan)).toBe(true)

  const third = run(folder)
  await third.says('is ready')
  expect((await fetch(`${addressOf(third)}/health/ready`)).status).toBe(200)
  expect(isAlive(orphan)).toBe(false)

  const database = postgresPid(folder)
  third.child.kill('SIGTERM')
  expect(await third.ended).toBe(0)
  expect(isAlive(database)).toBe(false)
  expect(existsSync(join(folder, 'cohort.lock'))).toBe(false)
})

test('a taken port is named, and the database is not left behind', async () => {
  const folder = newFolder()
  const holder = run(folder)
  await holder.says('is ready')
  const other = newFolder()
  const refused = run(other, { PORT: new URL(addressOf(holder)).port })
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toContain('the port is taken')
  expect(existsSync(join(other, 'postgres/postmaster.pid'))).toBe(false)
})

test('a signal during the start stops it in order', async () => {
  const folder = newFolder()
  const early = run(folder)
  await once(early.child, 'spawn')
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = setInterval(() => {
    if (existsSync(join(folder, 'cohort.lock'))) resolve()
  }, 5)
  await promise
  clearInterval(look)
  early.child.kill('SIGINT')
  expect(await early.ended).toBe(0)
  expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)
})

test('a wrong setting stops the start with its name, its value and what is allowed', async () => {
  const refused = run(newFolder(), { PORT: 'many' })
  expect(await refused.ended).toBe(1)
  expect(refused.output().trim()).toBe('Cohort did not start: PORT is "many"; allowed: 0–65535')
})

/** Enough that the database is killed long before all of them are written, and few enough to be counted by a search. */
const lines = 9_900
const file = () => {
  const people = Array.from({ length: lines }, (_, at) => JSON.stringify({ standardFields: { name: `林${at}` } }))
  const form = new FormData()
  form.append('file', new Blob([people.join('\n')]), 'people.jsonl')
  return form as never
}

test('of an import whose database is killed in the middle, whole batches are there: counted, listed and found by keyword', async () => {
  const folder = newFolder()
  const settings = { DEMO: '0', STARTING_PACKAGE: 'customized' }
  const first = run(folder, settings)
  await first.says('Stop with')
  const token = await newFounder(addressOf(first))
  const totalAt = async (server: Process, query?: string): Promise<number> => {
    const body = { entityType: 'Resume', ...(query && { query }) }
    return (await askProcess(addressOf(server), searchEntities, { body }, token)).total
  }
  const importing = tryProcess(addressOf(first), importEntities, { params: { type: 'Resume' }, body: file() }, token)
    .then(({ status }) => status)
    .catch(() => 0)
  await expect.poll(() => totalAt(first), { timeout: 60_000, interval: 20 }).toBeGreaterThan(2_000)
  process.kill(postgresPid(folder), 'SIGKILL')
  expect(await importing).not.toBe(200)
  first.child.kill('SIGKILL')
  await first.ended

  const second = run(folder, settings)
  await second.says('Stop with')
  // The last ones may be gone: nobody was told of them.
  const total = await totalAt(second)
  expect(total).toBeLessThan(lines)
  expect(total % 400).toBe(0)
  const { validResources } = await askProcess(addressOf(second), getRemain, {}, token)
  const all = validResources.flatMap(({ resources }) => resources)
  const counted = all.filter(({ resourceType }) => resourceType === 'Entity')
  expect(counted.reduce((sum, { consumed }) => sum + consumed, 0)).toBe(total)
  await expect.poll(() => totalAt(second, '林'), { timeout: 60_000 }).toBe(total)
})

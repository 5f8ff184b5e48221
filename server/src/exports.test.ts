import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { cancelExport, type ExportRecord, exportEntities, listExports } from '@cohort/contract/exports'
import { expect, onTestFinished, test, vi } from 'vitest'
import { childrenOf, isAlive } from '#testing/family'
import { askProcess, killed, newFounder, type ServerProcess } from '#testing/processes'
import { readCsv, readXlsx } from '#testing/sheets'
import { testProcesses } from '#testing/test-processes'

/** A server, or the process that writes for it, is killed in the middle of an export; whoever comes next goes on with it. */
const many = 80_000
/** Of these a part is still being written when it is looked for. */
const some = 20_000
const processes = testProcesses()
vi.setConfig({ testTimeout: 240_000 })

/** Nobody of an earlier test takes up the exports of the next. */
async function start(): Promise<ServerProcess> {
  const server = await processes.start()
  onTestFinished(() => killed(server))
  return server
}

/** Straight into the table: they are there to be written, not to be found. */
const fill = (tenant: string, count: number) =>
  processes.owner.query(
    `insert into entity (tenant_id, entity_type, open_id, created_at, updated_at, data, facets, nums)
     select $1, 'Shop', 'r' || n, now(), now() + n * interval '1 ms',
       jsonb_build_object('standardFields', jsonb_build_object('name', '第' || n, 'description', repeat(md5(n::text), 4)), 'customFields', '{}'::jsonb), '{}', '{}'
     from generate_series(1, $2::int) as n`,
    [tenant, count],
  )

/** Whatever a dead process has claimed is free now, as it would be when its lease is over. */
const endLeases = () =>
  processes.owner.query('update export_job set claimed_until = now() where claimed_until is not null')

async function recordWhen(url: string, token: string, id: string, fits: (record: ExportRecord) => boolean) {
  return vi.waitFor(
    async () => {
      const { data } = await askProcess(url, listExports, { query: {} }, token)
      const found = data.find((each) => each.id === id)
      if (!found || !fits(found)) throw new Error(JSON.stringify(found))
      return found
    },
    { timeout: 100_000, interval: 50 },
  )
}

const tenantOf = (token: string): string => token.split('.')[0] ?? ''
const folderOf = (token: string): string => join(processes.folder, 'files', tenantOf(token), 'exports')
/** All that is stored of an export, whole or not. */
const filesOf = (token: string, id: string): string[] =>
  readdirSync(folderOf(token))
    .filter((name) => name.startsWith(id))
    .sort()

/** Who writes a part of the export for a server, in the middle of it. `attempt`: how often it was taken up. */
const writerOf = (server: ServerProcess, token: string, id: string, attempt: number): Promise<number> =>
  vi.waitFor(
    () => {
      const growing = filesOf(token, id).find((name) => name.endsWith(`.${attempt}.part`))
      if (!growing || statSync(join(folderOf(token), growing)).size === 0) throw new Error('nothing is written yet')
      const [pid] = childrenOf(server.child.pid ?? 0, 'part-process')
      if (pid === undefined) throw new Error('nobody writes')
      return pid
    },
    { timeout: 100_000, interval: 20 },
  )

const jobOf = async (id: string): Promise<{ attempts: number; parts: { key: string }[] }> =>
  (await processes.owner.query('select attempts, parts from export_job where export_id = $1', [id])).rows[0]

/** Every record once and in its order, and nothing stored beside. */
async function expectWhole(server: ServerProcess, token: string, count: number, record: ExportRecord) {
  const { id, link, format } = record
  expect(record).toMatchObject({ status: 'Success', reason: null, total: count, rows: count })
  const answer = await fetch(`${server.url}${link}`, { headers: { authorization: `Bearer ${token}` } })
  const content = Buffer.from(await answer.arrayBuffer())
  const sheet = format === 'csv' ? readCsv(content.toString()) : await readXlsx(content)
  expect(sheet.slice(1).map(([name]) => name)).toEqual(inOrder(count))
  const names = (await jobOf(id)).parts.map(({ key }) => key.split('/').at(-1) ?? '')
  await expect.poll(() => filesOf(token, id), { timeout: 60_000 }).toEqual(names.sort())
}

const columns = ['data.standardFields.name', 'data.standardFields.description']
const inOrder = (count: number) => Array.from({ length: count }, (_, at) => `第${count - at}`)

test('an export whose server is killed in the middle is gone on with, and holds every record once', async () => {
  let server = await start()
  const token = await newFounder(server.url)
  await fill(tenantOf(token), many)
  for (const format of ['csv', 'xlsx'] as const) {
    const body = { entityType: 'Shop', columns, format }
    const { id } = await askProcess(server.url, exportEntities, { body }, token)
    const begun = await recordWhen(server.url, token, id, ({ rows }) => rows > 0)
    expect(begun).toMatchObject({ status: 'InProgress', total: many, link: null })
    const writer = await writerOf(server, token, id, 1)
    await killed(server)
    // Whoever wrote for it goes too.
    await expect.poll(() => isAlive(writer), { timeout: 60_000 }).toBe(false)
    await endLeases()

    server = await start()
    const record = await recordWhen(server.url, token, id, ({ status }) => status !== 'InProgress')
    await expectWhole(server, token, many, record)
    // What the first had stored was not written again.
    const attempts = new Set((await jobOf(id)).parts.map(({ key }) => key.split('.').at(-1)))
    expect(attempts).toEqual(new Set(['1', '2']))
  }
})

test('whoever writes for a server is killed, and killed again: the server goes on, and the file is right', async () => {
  const server = await start()
  const token = await newFounder(server.url, '13912345679')
  await fill(tenantOf(token), some)
  const { id } = await askProcess(server.url, exportEntities, { body: { entityType: 'Shop', columns } }, token)
  for (const attempt of [1, 2]) process.kill(await writerOf(server, token, id, attempt), 'SIGKILL')
  const record = await recordWhen(server.url, token, id, ({ status }) => status !== 'InProgress')
  await expectWhole(server, token, some, record)
  expect((await jobOf(id)).attempts).toBe(3)
  expect((await askProcess(server.url, listExports, { query: {} }, token)).total).toBe(1)
})

test('cancelled through another server in the middle of a part: nobody writes on, and nothing of it is left', async () => {
  const server = await start()
  const token = await newFounder(server.url, '13912345670')
  await fill(tenantOf(token), some)
  const wish = { body: { entityType: 'Shop', columns } }
  const { id } = await askProcess(server.url, exportEntities, wish, token)
  const writer = await writerOf(server, token, id, 1)
  // It can neither come to the end of its part nor go by itself.
  process.kill(writer, 'SIGSTOP')
  onTestFinished(() => void (isAlive(writer) && process.kill(writer, 'SIGKILL')))
  const other = await start()
  const cancelled = { status: 'Failure', reason: 'cancelled', link: null }
  expect(await askProcess(other.url, cancelExport, { params: { id }, body: {} }, token)).toMatchObject(cancelled)
  await expect.poll(() => isAlive(writer), { timeout: 60_000 }).toBe(false)
  await expect.poll(() => filesOf(token, id), { timeout: 60_000 }).toEqual([])
  // Both are free for the next one.
  const next = await askProcess(server.url, exportEntities, wish, token)
  const record = await recordWhen(server.url, token, next.id, ({ status }) => status !== 'InProgress')
  await expectWhole(server, token, some, record)
  expect(await recordWhen(server.url, token, id, () => true)).toMatchObject(cancelled)
  expect(filesOf(token, id)).toEqual([])
})

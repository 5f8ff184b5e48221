import { type ExportRecord, exportEntities, listExports } from '@cohort/contract/exports'
import { expect, test, vi } from 'vitest'
import { askProcess, killed, newFounder } from '#testing/processes'
import { readCsv, readXlsx } from '#testing/sheets'
import { testProcesses } from '#testing/test-processes'

/** A server is killed in the middle of an export; the next one goes on with it. */
const count = 80_000
const processes = testProcesses()

/** Straight into the table: they are there to be written, not to be found. */
const fill = (tenant: string) =>
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

const columns = ['data.standardFields.name', 'data.standardFields.description']
const inOrder = Array.from({ length: count }, (_, at) => `第${count - at}`)

test('an export whose server is killed in the middle is gone on with, and holds every record once', async () => {
  let server = await processes.start()
  const token = await newFounder(server.url)
  await fill(token.split('.')[0] ?? '')
  for (const format of ['csv', 'xlsx'] as const) {
    const body = { entityType: 'Shop', columns, format }
    const { id } = await askProcess(server.url, exportEntities, { body }, token)
    const begun = await recordWhen(server.url, token, id, ({ rows }) => rows > 0)
    expect(begun).toMatchObject({ status: 'InProgress', total: count, link: null })
    await killed(server)
    await endLeases()

    server = await processes.start()
    const { link, rows } = await recordWhen(server.url, token, id, ({ status }) => status !== 'InProgress')
    expect(rows).toBe(count)
    const answer = await fetch(`${server.url}${link}`, { headers: { authorization: `Bearer ${token}` } })
    const content = Buffer.from(await answer.arrayBuffer())
    const sheet = format === 'csv' ? readCsv(content.toString()) : await readXlsx(content)
    expect(sheet.slice(1).map(([name]) => name)).toEqual(inOrder)
    // What the first had stored was not written again.
    const { rows: jobs } = await processes.owner.query('select attempts, parts from export_job where export_id = $1', [
      id,
    ])
    const attempts = new Set((jobs[0].parts as { key: string }[]).map(({ key }) => key.split('.').at(-1)))
    expect(attempts).toEqual(new Set(['1', '2']))
  }
}, 240_000)

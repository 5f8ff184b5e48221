import { authCodes } from '@cohort/contract/access'
import { exportEntities } from '@cohort/contract/exports'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { chunkSize } from '#modules/exports/claim-store'
import { sizeAfter } from '#modules/exports/contents'
import * as store from '#modules/exports/store'
import { testApp } from '#testing/app'
import { bearer, exportEnded, follow, waiting } from '#testing/exports'
import { asMember, memberWith } from '#testing/members'
import { readCsv, readXlsx } from '#testing/sheets'

vi.setConfig({ testTimeout: 120_000 })
const app = testApp()

/** More than are written on the spot. */
const many = chunkSize * 2 + 300
const path = (key: string) => `data.standardFields.${key}`

/** Straight into the table, in the order of a list; every hundredth is long. They are in no index, and go with the test. */
async function fill(tenant: string, by: string): Promise<void> {
  const { db } = app.context(tenant)
  await sql`insert into entity (tenant_id, entity_type, open_id, created_at, updated_at, created_by, data, facets, nums)
    select ${tenant}, 'Resume', 'r' || n, now(), now() - n * interval '1 ms', ${by}, jsonb_build_object('customFields', '{}'::jsonb,
      'standardFields', jsonb_build_object('name', '第' || n, 'humanInfo', '{"phone":"13900001234"}'::jsonb,
        'summary', repeat('长', case n % 100 when 0 then 15000 else 3 end))), '{}', '{}'
    from generate_series(1, ${many}::int) as n`.execute(db)
  onTestFinished(async () => {
    await sql`delete from entity where tenant_id = ${tenant} and open_id like 'r%'`.execute(db)
  })
}

test('a large export is written apart, with the words and the rights of its member', async () => {
  const founder = await app.makeTenant()
  const viewer = await memberWith(app, founder, [authCodes['material.view']])
  const { userId } = await asMember(app, founder)
  await fill(founder.tenant, userId)
  const columns = [path('name'), path('humanInfo.phone'), path('summary'), 'meta.createdBy']
  const sheets = []
  for (const format of ['csv', 'xlsx'] as const) {
    const body = { entityType: 'Resume', columns, format }
    const { id } = (await app.ask(exportEntities, { body }, viewer, { 'x-locale': 'en-US' })).body
    const { link, rows, status } = await exportEnded(app, viewer, id)
    expect([status, rows]).toEqual(['Success', many])
    const { content } = await follow(app, link, bearer(viewer))
    sheets.push(format === 'csv' ? readCsv(content.toString()) : await readXlsx(content))
  }
  const [csv = [], xlsx] = sheets
  expect(xlsx).toEqual(csv)
  expect(csv[0]).toEqual(['Name', 'Phone', expect.anything(), expect.anything()])
  expect(csv.slice(1).map(([name]) => name)).toEqual(Array.from({ length: many }, (_, at) => `第${at + 1}`))
  expect(csv[200]?.slice(1, 3)).toEqual(['139****1234', '长'.repeat(15_000)])
  expect(csv[1]?.[3]).not.toBe(userId)
  expect(csv[1]?.[3]).not.toBe('')
})

test('what is gone by then ends it with that reason, told from where it is written', async () => {
  const founder = await app.makeTenant()
  const { userId } = await asMember(app, founder)
  await fill(founder.tenant, userId)
  await store.insert(app.context(founder.tenant), {
    ...waiting,
    export_id: 'gone',
    created_by: userId,
    wish: { ...waiting.wish, columns: [path('nothing')] },
    created_at: new Date(0),
  })
  // The next one wakes whoever works.
  await app.ask(exportEntities, { body: { entityType: 'Shop' } }, founder)
  expect(await exportEnded(app, founder, 'gone')).toMatchObject({ status: 'Failure', reason: 'gone', total: many })
})

test.each([
  [100, 200],
  [5_000, 50],
  [1_000_000, 1],
])('after records of %i letters, %i come at once', (letters, rows) => {
  expect(sizeAfter([['x'.repeat(letters / 2), 'x'.repeat(letters / 2)]])).toBe(rows)
})

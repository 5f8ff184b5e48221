import { authCodes } from '@cohort/contract/access'
import { listAudits } from '@cohort/contract/audits'
import { createEntity, searchEntities } from '@cohort/contract/entities'
import {
  cancelExport,
  exportEntities,
  exportProjects,
  exportTasks,
  listExports,
  repeatExport,
} from '@cohort/contract/exports'
import { moveTasks } from '@cohort/contract/tasks'
import { expect, test, vi } from 'vitest'
import { partKey, removeExpired } from '#modules/exports/expiry'
import * as store from '#modules/exports/store'
import { type Actor, testApp } from '#testing/app'
import { bearer, exportEnded, exportNow, follow, taken, waiting } from '#testing/exports'
import { asMember, memberWith } from '#testing/members'
import { readCsv, readXlsx } from '#testing/sheets'
import { makeTasks, makeWork } from '#testing/work'

vi.setConfig({ testTimeout: 60_000 })
const app = testApp()

const make = (actor: Actor, standardFields: Record<string, unknown>) =>
  app.ask(createEntity, { params: { type: 'Resume' }, query: {}, body: { standardFields } }, actor)

const path = (key: string) => `data.standardFields.${key}`
const columns = [path('name'), path('humanInfo.phone'), path('humanInfo.email'), path('summary')]
const reachable = {
  name: '=林知遥',
  humanInfo: { phone: '13900001234', email: 'lin@example.com', wechat: 'lin_zhiyao' },
  summary: '电话 13900001234，"可"\n随时联系',
}

test('a search is written as it is seen: its columns, its order, its hits', async () => {
  const founder = await app.makeTenant()
  for (const [name, age] of [
    ['甲', 31],
    ['乙', 29],
    ['丙', 35],
  ] as const)
    await make(founder, { name, humanInfo: { age } })
  const body = {
    entityType: 'Resume',
    filters: { field: path('humanInfo.age'), op: 'gte' as const, value: 30 },
    sort: [{ field: path('humanInfo.age'), order: 'desc' as const }],
    columns: [path('name'), path('humanInfo.age'), 'meta.createdBy'],
  }
  const rows = readCsv((await taken(app, founder, exportEntities, { body })).toString())
  expect(rows.map((row) => row.slice(0, 2))).toEqual([
    ['姓名', '年龄'],
    ['丙', '35'],
    ['甲', '31'],
  ])
  expect(rows[1]?.[2]).not.toBe('')
  const sheet = await taken(app, founder, exportEntities, { body: { ...body, format: 'xlsx' } })
  expect((await readXlsx(sheet)).map((row) => row.slice(0, 2))).toEqual([
    ['姓名', '年龄'],
    ['丙', 35],
    ['甲', 31],
  ])
})

test('all columns are all fields, those of lists too, in the language of the member', async () => {
  const founder = await app.makeTenant()
  await make(founder, { name: '甲', works: [{ company: '云栎' }, { company: '星汇' }] })
  const asked = await app.ask(exportEntities, { body: { entityType: 'Resume' } }, founder, { 'x-locale': 'en-US' })
  const record = await exportEnded(app, founder, asked.body.id)
  const [head = [], row = []] = readCsv((await follow(app, record.link, bearer(founder))).content.toString())
  expect(head).toContain('Phone')
  expect(row[head.indexOf('Work: Company')]).toBe('云栎; 星汇')
  expect(row).toHaveLength(head.length)
  expect(record).toMatchObject({ rows: 1, total: 1, location: 'Resumes', entityType: 'Resume' })
})

test('contact details are masked unless the member may export and says why', async () => {
  const founder = await app.makeTenant()
  await make(founder, reachable)
  const viewer = await memberWith(app, founder, [authCodes['material.view']])
  const exporter = await memberWith(app, founder, [authCodes['material.view'], authCodes['export.use']])
  const body = { entityType: 'Resume', columns: [...columns, path('humanInfo.wechat')] }
  const masked = readCsv((await taken(app, exporter, exportEntities, { body })).toString())
  expect(masked[1]).toEqual([
    "'=林知遥",
    '139****1234',
    'l****@example.com',
    '电话 139****1234，"可"\n随时联系',
    'l****',
  ])
  const open = { ...body, contacts: 'open' as const, reason: '交给用人部门面试' }
  expect((await app.ask(exportEntities, { body: open }, viewer)).error).toMatchObject({
    error: 'NoPermission',
    detail: { missing: 'export.use' },
  })
  const unexplained = await app.ask(exportEntities, { body: { ...open, reason: ' ' } }, exporter)
  expect(unexplained).toMatchObject({ status: 400, error: { detail: { field: 'reason' } } })
  const whole = readCsv((await taken(app, exporter, exportEntities, { body: open })).toString())
  expect(whole[1]).toEqual(["'=林知遥", '13900001234', 'lin@example.com', reachable.summary, 'lin_zhiyao'])
  const audits = (await app.ask(listAudits, { query: { area: 'export' } }, founder)).body.data
  const asked = audits.filter(({ action, userId }) => action === 'export.create' && userId === exporter.userId)
  expect(asked.map(({ after }) => after)).toContainEqual(
    expect.objectContaining({ contacts: 'open', reason: '交给用人部门面试', entityType: 'Resume' }),
  )
  expect(audits.filter(({ action }) => action === 'export.download')).toHaveLength(2)
})

const hostileTexts = {
  formula: '=cmd|"/c calc"!A1',
  lines: 'a\r\n=b\n"c",d;e\tf',
  emoji: '👩‍👩‍👧 ﷽ \u{1f468}',
  long: `${'"长=,\n'.repeat(3_900)}.`,
  backwards: '\u202egpj.exe مرحبا \u2066x\u2069',
  spaces: '  \u00a0 x \u3000',
  coded: '_x000D_ &amp; <b> ]]> --',
}

test('whatever is written in a field comes back from either sheet', async () => {
  const founder = await app.makeTenant()
  for (const [name, summary] of Object.entries(hostileTexts)) {
    const made = await make(founder, { name, summary })
    expect(made.status, name).toBe(200)
    expect(made.body.data.standardFields.summary).toBeDefined()
  }
  const body = { entityType: 'Resume', columns: [path('name'), path('summary')] }
  const stored = new Map<string, string>()
  const found = await app.ask(searchEntities, { body: { entityType: 'Resume', pageSize: 100 } }, founder)
  for (const { data } of found.body.data)
    stored.set(String(data.standardFields.name), String(data.standardFields.summary))
  expect(stored.size).toBe(Object.keys(hostileTexts).length)
  const csv = readCsv((await taken(app, founder, exportEntities, { body })).toString()).slice(1)
  const xlsx = (await readXlsx(await taken(app, founder, exportEntities, { body: { ...body, format: 'xlsx' } }))).slice(
    1,
  )
  for (const [name = '', summary = ''] of csv) {
    const text = stored.get(name) ?? ''
    expect(summary, name).toBe(name === 'formula' ? `'${text}` : text)
  }
  expect(new Map(xlsx.map(([name, summary]) => [String(name), String(summary)]))).toEqual(stored)
})

test('a cell of thirty thousand letters is whole in either sheet', async () => {
  const founder = await app.makeTenant()
  const description = '长'.repeat(16_000)
  await make(founder, {
    name: '甲',
    works: [
      { company: '云栎', description },
      { company: '星汇', description },
    ],
  })
  const body = { entityType: 'Resume', columns: [path('works.description')] }
  const whole = `${description}; ${description}`
  expect(readCsv((await taken(app, founder, exportEntities, { body })).toString())[1]).toEqual([whole])
  const sheet = await taken(app, founder, exportEntities, { body: { ...body, format: 'xlsx' } })
  expect((await readXlsx(sheet))[1]).toEqual([whole])
})

test('a link is good for its member alone, and for a while', async () => {
  const founder = await app.makeTenant()
  await make(founder, { name: '甲' })
  const other = await memberWith(app, founder, [authCodes['material.view'], authCodes['export.use']])
  const { id } = (await app.ask(exportEntities, { body: { entityType: 'Resume' } }, founder)).body
  const { link } = await exportEnded(app, founder, id)
  const cookie = (actor: Actor) => ({ cookie: `a=b; token=${encodeURIComponent(actor.token)}` })
  expect(await follow(app, link, cookie(founder))).toMatchObject({
    status: 200,
    headers: { 'content-disposition': expect.stringMatching(/^attachment; filename=.*csv/) },
  })
  expect((await follow(app, link, cookie(other))).status).toBe(403)
  expect((await follow(app, link, bearer(other))).status).toBe(403)
  expect((await follow(app, link, {})).status).toBe(401)
  expect((await follow(app, link?.replace(/.$/, '*') ?? null, cookie(founder))).status).toBe(403)
  expect((await app.ask(cancelExport, { params: { id }, body: {} }, other)).status).toBe(403)
  expect((await app.ask(repeatExport, { params: { id }, body: {} }, other)).status).toBe(403)
  expect((await app.ask(listExports, { query: {} }, other)).body).toEqual({ data: [], total: 0 })
  app.clock.advance(3700)
  expect((await follow(app, link, cookie(founder))).status).toBe(410)
  const fresh = await exportNow(app, founder, id)
  expect((await follow(app, fresh?.link ?? null, cookie(founder))).status).toBe(200)
  // No call but this one is answered by a cookie.
  expect((await app.ask(listExports, { query: {} }, undefined, cookie(founder))).status).toBe(401)
})

test('a file goes when its time is over; the record stays', async () => {
  const founder = await app.makeTenant()
  await make(founder, { name: '甲' })
  const { id } = (await app.ask(exportEntities, { body: { entityType: 'Resume' } }, founder)).body
  const { link } = await exportEnded(app, founder, id)
  const ctx = app.context(founder.tenant)
  const [part] = (await store.find(ctx, id))?.parts ?? []
  expect(part?.key).toBe(partKey({ tenant_id: founder.tenant, export_id: id }, 0, 1))
  await removeExpired(ctx)
  expect(await app.storage.size(part?.key ?? '')).toBe(part?.size)
  app.clock.advance(7 * 24 * 3600 + 1)
  await removeExpired(app.context(founder.tenant))
  expect(await app.storage.size(part?.key ?? '')).toBeUndefined()
  expect(await exportNow(app, founder, id)).toMatchObject({ status: 'Success', link: null })
  expect((await follow(app, link, bearer(founder))).status).toBe(410)
})

test('what is cancelled is over, leaves nothing, and can be asked for again', async () => {
  const founder = await app.makeTenant()
  await make(founder, { name: '甲' })
  const { userId } = await asMember(app, founder)
  // Nobody hears of it: it waits.
  await store.insert(app.context(founder.tenant), { ...waiting, export_id: 'waits', created_by: userId })
  const cancelled = await app.ask(cancelExport, { params: { id: 'waits' }, body: {} }, founder)
  expect(cancelled.body).toMatchObject({ status: 'Failure', reason: 'cancelled', link: null })
  const { id } = (await app.ask(exportEntities, { body: { entityType: 'Resume' } }, founder)).body
  await exportEnded(app, founder, id)
  expect((await app.ask(cancelExport, { params: { id }, body: {} }, founder)).error.error).toBe('ExportOver')
  const again = await app.ask(repeatExport, { params: { id }, body: {} }, founder)
  expect(await exportEnded(app, founder, again.body.id)).toMatchObject({ status: 'Success', rows: 1 })
  expect(await exportNow(app, founder, 'waits')).toMatchObject({ status: 'Failure', reason: 'cancelled', rows: 0 })
})

test('whoever has lost the right in between takes nothing along', async () => {
  const founder = await app.makeTenant()
  await make(founder, { name: '甲' })
  const member = await memberWith(app, founder, [authCodes['label.view']])
  await store.insert(app.context(founder.tenant), {
    ...waiting,
    export_id: 'stale',
    contacts: 'open',
    created_by: member.userId,
  })
  // The next one wakes whoever works.
  await app.ask(exportEntities, { body: { entityType: 'Resume' } }, founder)
  expect(await exportEnded(app, member, 'stale')).toMatchObject({
    status: 'Failure',
    reason: 'noPermission',
    link: null,
  })
})

test('projects and tasks are written as far as the member sees them, with what no record keeps', async () => {
  const founder = await app.makeTenant()
  const { projectId, pipelineId, stages } = await makeWork(app, founder)
  const [first = ''] = await makeTasks(app, founder, projectId, ['甲', '乙', '丙'])
  await app.ask(moveTasks, { body: { taskIds: [first], stageId: stages.Interview ?? '' } }, founder)
  const projects = readCsv(
    (
      await taken(app, founder, exportProjects, {
        body: { columns: [path('name'), path('status'), path('childrenCount')] },
      })
    ).toString(),
  )
  expect(projects).toEqual([
    ['项目名称', '状态', '任务数'],
    ['后端工程师', '进行中', '3'],
  ])
  const body = {
    projectId,
    pipelineId,
    payload: { entityType: 'Resume' },
    columns: [path('stageName'), path('name'), `payload.${path('name')}`],
  }
  const board = readCsv((await taken(app, founder, exportTasks, { query: { view: 'board' }, body })).toString())
  expect(board[0]).toEqual(['阶段', '任务名称', '姓名'])
  expect(board.slice(1).map(([stage]) => stage)).toEqual(['待筛选', '待筛选', '面试'])
  expect(board.at(-1)).toEqual(['面试', '甲', '甲'])
  const list = readCsv(
    (await taken(app, founder, exportTasks, { query: {}, body: { ...body, query: '乙' } })).toString(),
  )
  expect(list.slice(1)).toEqual([['待筛选', '乙', '乙']])
  const stranger = await memberWith(app, founder, [authCodes['project.view'], authCodes['material.view']])
  expect((await app.ask(exportTasks, { query: { view: 'board' }, body }, stranger)).status).toBe(404)
  const unseen = readCsv(
    (await taken(app, stranger, exportTasks, { query: {}, body: { columns: [path('name')] } })).toString(),
  )
  expect(unseen).toEqual([['任务名称']])
})

test.each([
  [{ columns: ['data.standardFields.nothing'] }, 'columns.0'],
  [{ sort: [{ field: 'nothing' }] }, 'sort.0.field'],
  [{ filters: { field: 'nothing', op: 'eq' as const, value: 1 } }, 'filters.field'],
])('%j is refused before anything is written', async (wrong, field) => {
  const founder = await app.makeTenant()
  const answer = await app.ask(exportEntities, { body: { entityType: 'Resume', ...wrong } }, founder)
  expect(answer).toMatchObject({ status: 400, error: { detail: { field } } })
  expect((await app.ask(listExports, { query: {} }, founder)).body.total).toBe(0)
})

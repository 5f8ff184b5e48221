import { dismissDuplicate, listDuplicateGroups, listDuplicates } from '@cohort/contract/duplicates'
import { deleteEntity, patchEntity, restoreEntities } from '@cohort/contract/entities'
import { uploadFile } from '@cohort/contract/files'
import { createEntities } from '@cohort/contract/imports'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transaction } from '#kernel/context'
import * as due from '#modules/entities/due-store'
import { reindexDue } from '#modules/entities/reindex'
import { type Actor, testApp } from '#testing/app'
import { makePerson, worked } from '#testing/person'
import { formOf, send } from '#testing/uploads'

const app = testApp()

const sharing = async (actor: Actor, id: string) => {
  const { data } = (await app.ask(listDuplicates, { params: { id } }, actor)).body
  return data.map(({ openId, by }) => [openId, ...by])
}
const groups = async (actor: Actor, query: { after?: string; pageSize?: number } = {}) =>
  (await app.ask(listDuplicateGroups, { query }, actor)).body

test('two resumes of one person meet by each of their keys, and in no other enterprise', async () => {
  const [founder, other] = [await app.makeTenant(), await app.makeTenant()]
  const pairs = {
    phone: [{ humanInfo: { phone: '+86 139-0000-0001' } }, { humanInfo: { phone: '13900000001' } }],
    email: [{ humanInfo: { email: 'Zhi.Yao@Example.com' } }, { humanInfo: { email: 'zhi.yao+jobs@example.com' } }],
    born: [{ humanInfo: { birthday: '1990-02-03' } }, { humanInfo: { birthday: '1990-02-03' } }],
    person: [
      { humanInfo: { birthday: '1991-02' }, works: [worked('云栎科技有限公司', '2020-01')] },
      { humanInfo: { birthday: '1991' }, works: [worked('星汇支付', '2022-01'), worked('云栎科技', '2020')] },
    ],
    nameEmployer: [{ works: [worked('北辰软件', '2020-01')] }, { works: [worked('北辰软件', '2019-01')] }],
  }
  const names: Record<string, [string, string]> = {
    phone: ['甲一', '乙二'],
    email: ['丙三', '丁四'],
    born: ['林知遥', 'Zhiyao Lin'],
    person: ['欧阳娜娜', 'Nana Ouyang'],
    nameEmployer: ['王小明', '王小明'],
  }
  for (const [key, [one, two]] of Object.entries(pairs)) {
    const [first = '', second = ''] = names[key] ?? []
    const id = await makePerson(app, founder, first, one)
    const twin = await makePerson(app, founder, second, two)
    const stranger = await makePerson(app, other, second, two)
    expect([key, await sharing(founder, id)]).toEqual([key, [[twin, key]]])
    expect(await sharing(founder, twin)).toEqual([[id, key]])
    expect(await sharing(other, stranger)).toEqual([])
    expect((await app.ask(listDuplicates, { params: { id } }, other)).status).toBe(404)
  }
  const shown = await groups(founder)
  expect(shown.data.map(({ by, records }) => [by, records.length]).toSorted()).toEqual([
    ['born', 2],
    ['email', 2],
    ['nameEmployer', 2],
    ['person', 2],
    ['phone', 2],
  ])
  expect((await groups(other)).data).toEqual([])
})

test('who only sounds alike at the same employer is somebody else; written in letters it may be the same', async () => {
  const founder = await app.makeTenant()
  const works = [worked('北辰软件', '2020-01')]
  const id = await makePerson(app, founder, '章子言', { works })
  await makePerson(app, founder, '张子言', { works })
  expect(await sharing(founder, id)).toEqual([])
  expect((await groups(founder)).data).toEqual([])
  const letters = await makePerson(app, founder, 'Ziyan Zhang', { works })
  expect(await sharing(founder, id)).toEqual([[letters, 'nameEmployer']])
})

test('who shared three employers is one pair in the list', async () => {
  const founder = await app.makeTenant()
  const works = [worked('北辰软件', '2020-01'), worked('云栎科技', '2018-01'), worked('星汇支付', '2016-01')]
  for (const at of [0, 1]) await makePerson(app, founder, '王小明', { works: at ? works : works.toReversed() })
  expect((await groups(founder)).data.map(({ by, records }) => [by, records.length])).toEqual([['nameEmployer', 2]])
})

test('marks of an earlier release stood among the numbers: they are made anew, and leave them', async () => {
  const founder = await app.makeTenant()
  const [one = '', two = ''] = await Promise.all(
    ['甲一', '乙二'].map((name) => makePerson(app, founder, name, { humanInfo: { phone: '13900000007' } })),
  )
  const ctx = app.context(founder.tenant)
  await transaction(ctx, async (ctx) => {
    await sql`delete from entity_identity where tenant_id = ${ctx.tenant}`.execute(ctx.db)
    await sql`update entity set nums = nums || '{"id.phone": 77}' where tenant_id = ${ctx.tenant} and entity_type = 'Resume'`.execute(
      ctx.db,
    )
    await sql`insert into entity_num (tenant_id, entity_type, open_id, field, val)
      select ${ctx.tenant}, 'Resume', id, 'id.phone', 77 from unnest(${[one, two]}::text[]) as id`.execute(ctx.db)
    await due.insert(ctx, 'Resume', [one, two])
  })
  expect(await sharing(founder, one)).toEqual([])
  await reindexDue(ctx)
  expect(await sharing(founder, one)).toEqual([[two, 'phone']])
  const left = await sql`select from entity_num where tenant_id = ${ctx.tenant} and field like 'id.%'`.execute(ctx.db)
  expect(left.rows).toEqual([])
})

test('the same bytes are the same file, whatever it is called', async () => {
  const founder = await app.makeTenant()
  const upload = async (name: string) =>
    (await send(app, uploadFile, { query: {} }, founder, formOf(name, Buffer.from('resume of one')))).body
  const [one, two] = [await upload('a.txt'), await upload('b.txt')]
  const id = await makePerson(app, founder, '甲', { files: [{ fileId: one.fileId, name: one.name }] })
  const twin = await makePerson(app, founder, '乙', { files: [{ fileId: two.fileId, name: two.name }] })
  expect(await sharing(founder, id)).toEqual([[twin, 'file']])
  expect((await groups(founder)).data.map(({ by }) => by)).toEqual(['file'])
})

test('years of birth that differ tell namesakes at one employer apart', async () => {
  const founder = await app.makeTenant()
  const of = (birthday: string) => ({ humanInfo: { birthday }, works: [worked('北辰软件', '2020-01')] })
  const id = await makePerson(app, founder, '王小明', of('1990'))
  await makePerson(app, founder, '王小明', of('1994'))
  expect(await sharing(founder, id)).toEqual([])
  expect((await groups(founder)).data).toEqual([])
})

test('keys follow every way of writing: lists, patches, the recycle bin', async () => {
  const founder = await app.makeTenant()
  const phone = '13900000077'
  const records = Array.from({ length: 60 }, (_, at) => ({
    standardFields: { name: `人${at}`, humanInfo: { phone: at === 59 ? phone : `138${String(at).padStart(8, '0')}` } },
  }))
  const { openIds } = (await app.ask(createEntities, { params: { type: 'Resume' }, body: { records } }, founder)).body
  const last = openIds.at(-1) ?? ''
  const id = await makePerson(app, founder, '某人')
  expect(await sharing(founder, id)).toEqual([])
  const patch = (value: string | null) =>
    app.ask(
      patchEntity,
      {
        params: { type: 'Resume' },
        query: { openId: id },
        body: { standardFields: { humanInfo: { phone: value } } },
      },
      founder,
    )
  await patch(phone)
  expect(await sharing(founder, id)).toEqual([[last, 'phone']])
  await app.ask(deleteEntity, { params: { type: 'Resume', id: last } }, founder)
  expect(await sharing(founder, id)).toEqual([])
  await app.ask(restoreEntities, { body: { records: [{ entityType: 'Resume', openId: last }] } }, founder)
  expect(await sharing(founder, id)).toEqual([[last, 'phone']])
  await patch(null)
  expect(await sharing(founder, id)).toEqual([])
})

test('a pair that was told apart stays apart until that is taken back', async () => {
  const [founder, other] = [await app.makeTenant(), await app.makeTenant()]
  const fields = { humanInfo: { phone: '13900000001' } }
  const [id, twin] = [await makePerson(app, founder, '甲', fields), await makePerson(app, founder, '乙', fields)]
  const foreign = await makePerson(app, other, '乙', fields)
  const dismiss = (otherId: string, dismissed = true) =>
    app.ask(dismissDuplicate, { body: { openId: id, otherId, dismissed } }, founder)
  expect((await dismiss(foreign)).status).toBe(404)
  expect((await dismiss(id)).error.detail?.field).toBe('otherId')
  expect((await dismiss(twin)).status).toBe(200)
  expect(await sharing(founder, id)).toEqual([])
  expect((await groups(founder)).data).toEqual([])
  await dismiss(twin, false)
  expect(await sharing(founder, twin)).toEqual([[id, 'phone']])
})

test('the surest groups stand first, of those the last changed, and the order holds from page to page', async () => {
  const founder = await app.makeTenant()
  const pair = async (name: string, fields: Record<string, unknown>) => {
    app.clock.advance(60)
    return [await makePerson(app, founder, name, fields), await makePerson(app, founder, name, fields)]
  }
  const upload = async (name: string) =>
    (await send(app, uploadFile, { query: {} }, founder, formOf(name, Buffer.from('the very same')))).body
  const works = [worked('北辰软件', '2020-01')]
  await pair('王小明', { works })
  const [older = ''] = await pair('甲', { humanInfo: { phone: '13900000001' } })
  await pair('林知遥', { humanInfo: { birthday: '1990-02-03' } })
  await pair('乙', { humanInfo: { phone: '13900000002' } })
  await pair('丙', { humanInfo: { email: 'c@example.com' } })
  // Those who share a file stand under it alone, though they share a phone too.
  for (const name of ['a.txt', 'b.txt']) {
    const { fileId } = await upload(name)
    await makePerson(app, founder, '丁', { humanInfo: { phone: '13900000003' }, files: [{ fileId, name }] })
  }
  const inOrder = async (pageSize: number) => {
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await groups(founder, { pageSize, ...(after ? { after } : {}) })
      seen.push(...page.data.map(({ by, records }) => `${by} ${records[0]?.data.standardFields.name}`))
      after = page.next ?? undefined
    } while (after)
    return seen
  }
  const all = ['file 丁', 'phone 乙', 'phone 甲', 'email 丙', 'born 林知遥', 'nameEmployer 王小明']
  expect(await inOrder(50)).toEqual(all)
  expect(await inOrder(1)).toEqual(all)
  expect(await inOrder(4)).toEqual(all)
  // Whoever is changed comes to the front of those who are as sure.
  const body = { standardFields: { skills: ['Go'] } }
  app.clock.advance(60)
  await app.ask(patchEntity, { params: { type: 'Resume' }, query: { openId: older }, body }, founder)
  expect((await inOrder(2)).slice(0, 3)).toEqual(['file 丁', 'phone 甲', 'phone 乙'])
})

test('groups come page by page, each once', async () => {
  const founder = await app.makeTenant()
  for (let at = 0; at < 7; at++)
    for (const name of ['甲', '乙'])
      await makePerson(app, founder, name, { humanInfo: { phone: `1390000000${at}`, email: `p${at}@example.com` } })
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await groups(founder, { pageSize: 3, ...(after ? { after } : {}) })
    seen.push(...page.data.map(({ records }) => records.map(({ meta }) => meta.openId).join()))
    after = page.next ?? undefined
  } while (after)
  expect(seen).toHaveLength(7)
  expect(new Set(seen).size).toBe(7)
  expect((await app.ask(listDuplicateGroups, { query: { after: 'x' } }, founder)).error.detail?.field).toBe('after')
})

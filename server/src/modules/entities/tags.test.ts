import { undoBulkChange } from '@cohort/contract/bulk'
import { createEntity, getEntity, patchEntity, searchEntities } from '@cohort/contract/entities'
import { createTag, deleteTag, listTags, mergeTags, updateTag } from '@cohort/contract/tags'
import { expect, test } from 'vitest'
import { reindexRecords } from '#modules/entities/reindex'
import { type Actor, testApp } from '#testing/app'

const app = testApp()
const tag = async (actor: Actor, name: string) => (await app.ask(createTag, { body: { name } }, actor)).body.openId
const refs = (...ids: string[]) => ids.map((openId) => ({ openId, entityType: 'Tag' }))
const create = async (actor: Actor, name: string, tags: string[], type = 'Resume') =>
  (
    await app.ask(
      createEntity,
      { params: { type }, query: {}, body: { standardFields: { name, tags: refs(...tags) } } },
      actor,
    )
  ).body.meta.openId
const read = async (actor: Actor, id: string) =>
  (await app.ask(getEntity, { params: { type: 'Resume', id } }, actor)).body
const tagsOf = async (actor: Actor, id: string) => (await read(actor, id)).data.standardFields.tags
const list = async (actor: Actor) => (await app.ask(listTags, { query: {} }, actor)).body.tags
const keyword = async (actor: Actor, query: string) =>
  (await app.ask(searchEntities, { body: { entityType: 'Resume', query } }, actor)).body.total

test('tags are listed by pinyin with their uses by type; a name is there once', async () => {
  const founder = await app.makeTenant()
  const [high, core] = [await tag(founder, '高潜'), await tag(founder, '核心')]
  await create(founder, '甲', [core, high])
  await create(founder, '乙', [core])
  await create(founder, '丙', [core], 'Job')
  expect((await list(founder)).map(({ name, uses, usesByType }) => [name, uses, usesByType])).toEqual([
    ['高潜', 1, [{ entityType: 'Resume', count: 1 }]],
    [
      '核心',
      3,
      [
        { entityType: 'Resume', count: 2 },
        { entityType: 'Job', count: 1 },
      ],
    ],
  ])
  expect((await app.ask(createTag, { body: { name: '核心' } }, founder)).error.error).toBe('TagNameTaken')
  expect((await app.ask(updateTag, { params: { id: high }, body: { name: '核心' } }, founder)).error.error).toBe(
    'TagNameTaken',
  )
  const racing = await Promise.all(
    Array.from({ length: 5 }, () => app.ask(createTag, { body: { name: '同名' } }, founder)),
  )
  expect(racing.filter((answer) => answer.status === 200)).toHaveLength(1)
})

test('a new name reaches every record without a new version, and keywords follow', async () => {
  const founder = await app.makeTenant()
  const id = await tag(founder, '老名字')
  const record = await create(founder, '甲', [id])
  const answer = await app.ask(updateTag, { params: { id }, body: { name: '新称呼', color: 'red' } }, founder)
  expect(answer.body).toMatchObject({ name: '新称呼', color: 'red', uses: 1 })
  expect(await tagsOf(founder, record)).toEqual([{ openId: id, entityType: 'Tag', name: '新称呼' }])
  const stale = {
    version: 1,
    standardFields: { summary: '编辑中', tags: [{ openId: id, entityType: 'Tag', name: '老名字' }] },
  }
  const saved = await app.ask(
    patchEntity,
    { params: { type: 'Resume' }, query: { openId: record }, body: stale },
    founder,
  )
  expect(saved.body.data.standardFields.tags).toMatchObject([{ name: '新称呼' }])
  const other = await create(founder, '乙', [id])
  await app.ask(updateTag, { params: { id }, body: { name: '再改名' } }, founder)
  await reindexRecords.run(app.context(founder.tenant), {})
  expect([await keyword(founder, '再改名'), await keyword(founder, '新称呼')]).toEqual([2, 0])
  expect((await read(founder, other)).meta.version).toBe(1)
})

test('several become one, once in each record; undone with everything as it was', async () => {
  const founder = await app.makeTenant()
  const [into, one, two, else_] = [
    await tag(founder, '内推'),
    await tag(founder, '内部推荐'),
    await tag(founder, '员工推荐'),
    await tag(founder, '其他'),
  ]
  const ids = [
    await create(founder, '甲', [one, else_, two]),
    await create(founder, '乙', [into, one]),
    await create(founder, '丙', [else_]),
  ]
  const before = await Promise.all(ids.map((id) => tagsOf(founder, id)))
  const merge = (openIds: string[]) => app.ask(mergeTags, { params: { id: into }, body: { openIds } }, founder)
  expect((await merge([into])).error.detail?.field).toBe('openIds')
  expect((await merge(['nope'])).error.detail?.field).toBe('openIds')
  const { changeId, changed } = (await merge([one, two])).body
  expect(changed).toBe(2)
  const named = async (id = '') => ((await tagsOf(founder, id)) as { name: string }[]).map(({ name }) => name)
  expect(await Promise.all(ids.map(named))).toEqual([['内推', '其他'], ['内推'], ['其他']])
  expect((await list(founder)).map(({ name, uses }) => [name, uses])).toEqual([
    ['内推', 2],
    ['其他', 2],
  ])
  await reindexRecords.run(app.context(founder.tenant), {})
  expect([await keyword(founder, '内推'), await keyword(founder, '员工推荐')]).toEqual([2, 0])
  expect((await app.ask(undoBulkChange, { params: { id: changeId } }, founder)).body).toEqual({ undone: 2, kept: [] })
  expect(await Promise.all(ids.map((id) => tagsOf(founder, id)))).toEqual(before)
  expect((await list(founder)).map(({ name, uses }) => [name, uses])).toEqual([
    ['内部推荐', 1 + 1],
    ['内推', 1],
    ['其他', 2],
    ['员工推荐', 1],
  ])
  expect(await keyword(founder, '员工推荐')).toBe(1)
})

test('a deleted tag leaves its records, is not written again, and comes back by undoing', async () => {
  const [founder, other] = [await app.makeTenant(), await app.makeTenant()]
  const id = await tag(founder, '临时')
  const record = await create(founder, '甲', [id])
  expect((await app.ask(deleteTag, { params: { id } }, other)).status).toBe(404)
  const { changeId } = (await app.ask(deleteTag, { params: { id } }, founder)).body
  expect(await tagsOf(founder, record)).toEqual([])
  await app.ask(
    patchEntity,
    { params: { type: 'Resume' }, query: { openId: record }, body: { standardFields: { tags: refs(id) } } },
    founder,
  )
  expect(await tagsOf(founder, record)).toEqual([])
  await app.ask(undoBulkChange, { params: { id: changeId } }, founder)
  expect(await tagsOf(founder, record)).toMatchObject([{ openId: id, name: '临时' }])
  expect(await list(other)).toEqual([])
})

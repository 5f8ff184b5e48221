import { authCodes } from '@cohort/contract/access'
import {
  addToSearchHistory,
  clearSearchHistory,
  createSavedView,
  deleteSavedView,
  listSavedViews,
  listSearchHistory,
  orderSavedViews,
  updateSavedView,
} from '@cohort/contract/saved-views'
import { expect, test } from 'vitest'
import { type Actor, testApp } from '#testing/app'
import { memberWith } from '#testing/members'

const app = testApp()
const viewer = [authCodes['material.view']]
const editor = [...viewer, authCodes['material.edit']]
const make = (actor: Actor, name: string, more: object = {}) =>
  app.ask(createSavedView, { body: { entityType: 'Resume', name, ...more } }, actor)
const names = async (actor: Actor) =>
  (await app.ask(listSavedViews, { query: { entityType: 'Resume' } }, actor)).body.views.map((view) => view.name)

test('a view is kept as it was, renamed, put in order and deleted; others see it once it is shared', async () => {
  const founder = await app.makeTenant()
  const [one, other] = [await memberWith(app, founder, editor), await memberWith(app, founder, viewer)]
  const content = { kind: 'board' as const, search: 'q=%E5%90%8E%E7%AB%AF&sort=name', columns: ['name', 'tags'] }
  const view = (await make(one, '后端', content)).body
  expect(view).toMatchObject({ ...content, shared: false, editable: true, ownerId: one.userId })
  expect(await names(other)).toEqual([])
  const patch = (actor: Actor, body: object) => app.ask(updateSavedView, { params: { id: view.id }, body }, actor)
  expect((await patch(other, { name: '别人的' })).status).toBe(404)
  expect((await patch(one, { name: '上海后端', shared: true })).body).toMatchObject({ name: '上海后端', kind: 'board' })
  expect(await names(other)).toEqual(['上海后端'])
  expect((await patch(other, { name: '改' })).status).toBe(403)
  expect((await app.ask(deleteSavedView, { params: { id: view.id } }, other)).status).toBe(403)
  const own = (await make(other, '我的')).body
  await app.ask(orderSavedViews, { body: { ids: [own.id, view.id] } }, other)
  expect(await names(other)).toEqual(['我的', '上海后端'])
  expect(await names(one)).toEqual(['上海后端'])
  expect((await patch(founder, { name: '管理员改' })).body.name).toBe('管理员改')
  expect((await app.ask(deleteSavedView, { params: { id: view.id } }, founder)).status).toBe(200)
  expect(await names(other)).toEqual(['我的'])
})

test('sharing takes the right to edit, a hundred are kept, and the unknown is refused by name', async () => {
  const founder = await app.makeTenant()
  const member = await memberWith(app, founder, viewer)
  expect((await make(member, '共享', { shared: true })).status).toBe(403)
  for (let at = 0; at < 100; at++) await make(member, `视图 ${at}`)
  expect(await make(member, '第 101 个')).toMatchObject({ status: 400, error: { detail: { field: 'name' } } })
  expect((await app.ask(orderSavedViews, { body: { ids: ['nope'] } }, member)).error.detail?.field).toBe('ids.0')
  expect((await app.ask(createSavedView, { body: { entityType: 'Nope', name: 'x' } }, member)).status).toBe(404)
  expect((await make(member, '  ')).error.detail?.field).toBe('name')
})

test('the last ten searches of each type, each once, newest first, for oneself alone', async () => {
  const founder = await app.makeTenant()
  const other = await memberWith(app, founder, viewer)
  const add = async (query: string, type = 'Resume') => {
    app.clock.advance(1)
    return app.ask(addToSearchHistory, { params: { type }, body: { query } }, founder)
  }
  for (let at = 1; at <= 12; at++) await add(`词 ${at}`)
  const queries = (answer: { body: { searches: { query: string }[] } }) => answer.body.searches.map((one) => one.query)
  expect(queries(await add('词 5'))).toEqual(['词 5', ...[12, 11, 10, 9, 8, 7, 6, 4, 3].map((at) => `词 ${at}`)])
  await add('全部', 'all')
  const params = { type: 'Resume' }
  expect(queries(await app.ask(listSearchHistory, { params }, other))).toEqual([])
  expect(queries(await app.ask(clearSearchHistory, { params, body: { query: '词 5' } }, founder))).not.toContain('词 5')
  expect(queries(await app.ask(clearSearchHistory, { params, body: {} }, founder))).toEqual([])
  expect(queries(await app.ask(listSearchHistory, { params: { type: 'all' } }, founder))).toEqual(['全部'])
  expect((await add('x', 'Nope')).status).toBe(404)
})

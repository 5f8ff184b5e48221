import { createEntity, deleteEntity } from '@cohort/contract/entities'
import {
  createGroup,
  deleteGroup,
  getPublicEntity,
  getShare,
  listGroups,
  listSearchGroups,
  shareEntity,
} from '@cohort/contract/groups'
import { expect, test } from 'vitest'
import { testApp } from '#testing/app'

const app = testApp()

test('types are shown and hidden, and the search tree counts what is shown', async () => {
  const founder = await app.makeTenant()
  const shown = async () =>
    (await app.ask(listGroups, {}, founder)).body.groups.filter((group) => group.shown).map((group) => group.entityType)
  expect(await shown()).toContain('Resume')
  expect(await shown()).not.toContain('Device')
  await app.ask(createGroup, { params: { type: 'Device' } }, founder)
  await app.ask(deleteGroup, { params: { type: 'Resume' } }, founder)
  expect(await shown()).toContain('Device')
  expect(await shown()).not.toContain('Resume')
  expect((await app.ask(createGroup, { params: { type: 'GlobalConfig' } }, founder)).status).toBe(404)
  await app.ask(
    createEntity,
    { params: { type: 'Job' }, query: {}, body: { standardFields: { name: '后端工程师' } } },
    founder,
  )
  const { trees } = (await app.ask(listSearchGroups, {}, founder)).body
  expect(trees.find((tree) => tree.id === 'Job')).toMatchObject({ name: '职位', count: 1, capped: false })
})

test('a published record is read by its link alone, without contacts, until it is taken back or expires', async () => {
  const founder = await app.makeTenant('发布方')
  const standardFields = {
    humanInfo: { name: '林知遥', phone: '13817246059', email: 'lin@mail.example' },
    summary: '支付',
  }
  const { openId } = (
    await app.ask(createEntity, { params: { type: 'Resume' }, query: {}, body: { standardFields } }, founder)
  ).body.meta
  const params = { type: 'Resume', id: openId }
  const share = async (days: number) => (await app.ask(shareEntity, { params, body: { days } }, founder)).body.path
  const read = (path: string | null) => {
    const url = new URL(path ?? '/', 'http://x')
    return app.ask(getPublicEntity, {
      params: { tenant: founder.tenant, ...params },
      query: { key: url.searchParams.get('key') ?? 'none' },
    })
  }
  expect((await read(null)).status).toBe(404)
  const first = await share(7)
  const seen = (await read(first)).body
  expect(seen).toMatchObject({ name: '林知遥', tenantName: '发布方', data: { standardFields: { summary: '支付' } } })
  expect(JSON.stringify(seen)).not.toMatch(/13817246059|lin@mail/)
  expect((await read(`${first}x`)).status).toBe(404)
  const until = async () => (await app.ask(getShare, { params }, founder)).body.expiresAt
  expect(await until()).toBe(seen.expiresAt)
  const second = await share(7)
  expect((await read(first)).status).toBe(404)
  app.clock.advance(7 * 86_400 + 1)
  expect((await read(second)).status).toBe(404)
  expect(await until()).toBeNull()
  const third = await share(1)
  await app.ask(deleteEntity, { params }, founder)
  expect((await read(third)).status).toBe(404)
})

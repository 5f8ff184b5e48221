import { getJsonSchema, listCreatedInSpace, setCustomFields } from '@cohort/contract/custom-fields'
import { createEntity, deleteEntity, getEntity, patchEntity, searchEntities } from '@cohort/contract/entities'
import { searchStructure } from '@cohort/contract/entity-searches'
import { listGroups, listSearchGroups } from '@cohort/contract/groups'
import {
  createTenantType,
  deleteTenantType,
  listTenantTypes,
  listTypeTemplates,
  updateTenantType,
} from '@cohort/contract/tenant-types'
import { expect, test } from 'vitest'
import { purge } from '#modules/entities/bin'
import { type Actor, testApp } from '#testing/app'

const app = testApp()
const name = { zh: '供应商评估', en: 'Vendor reviews' }
const add = async (actor: Actor, template = 'blank') =>
  (await app.ask(createTenantType, { body: { name, template, icon: 'flag' } }, actor)).body
const create = (
  actor: Actor,
  type: string,
  standardFields: Record<string, unknown>,
  customFields: Record<string, unknown> = {},
) => app.ask(createEntity, { params: { type }, query: {}, body: { standardFields, customFields } }, actor)

test('a type of one’s own does what a built-in one does, in its enterprise alone', async () => {
  const [founder, other] = [await app.makeTenant(), await app.makeTenant()]
  const { type } = await add(founder)
  const own = (await app.ask(listGroups, {}, founder)).body.groups.find((group) => group.entityType === type)
  expect(own).toEqual({ entityType: type, name: name.zh, shown: true, icon: 'flag', own: true })
  const params = { type, id: '-' }
  const [field] = (
    await app.ask(
      setCustomFields,
      { params, body: { fields: [{ type: 'Number', label: { zh: '得分', en: 'Score' } }] } },
      founder,
    )
  ).body.fields
  const key = field?.key ?? ''
  const made = (await create(founder, type, { name: '甲厂', description: '交付准时' }, { [key]: 88 })).body
  expect(made.meta).toMatchObject({ entityType: type, version: 1 })
  const patched = await app.ask(
    patchEntity,
    { params: { type }, query: { openId: made.meta.openId }, body: { standardFields: { name: '甲工厂' } } },
    founder,
  )
  expect(patched.body.data.standardFields.name).toBe('甲工厂')
  const search = (actor: Actor, query: string) =>
    app.ask(
      searchEntities,
      { body: { entityType: type, query, filters: { field: `data.customFields.${key}`, op: 'gt', value: 80 } } },
      actor,
    )
  expect((await search(founder, '准时')).body.total).toBe(1)
  expect((await search(other, '准时')).status).toBe(404)
  expect((await create(other, type, { name: 'x' })).status).toBe(404)
  expect((await app.ask(getJsonSchema, { params: { type } }, founder)).body).toMatchObject({
    title: name.zh,
    'x-entity-type': type,
  })
  expect(
    (await app.ask(listSearchGroups, {}, founder)).body.trees.find((tree) => tree.entityType === type)?.count,
  ).toBe(1)
  expect((await app.ask(listCreatedInSpace, { query: {} }, founder)).body.fields).toMatchObject([
    { key, entityType: type },
  ])
  expect((await create(founder, type, {})).error.detail?.field).toBe('standardFields.name')
  const renamed = await app.ask(
    updateTenantType,
    { params: { type }, body: { name: { zh: '厂商', en: 'Vendors' } } },
    founder,
  )
  expect(renamed.body).toMatchObject({ type, name: { zh: '厂商' } })
  expect((await app.ask(listTenantTypes, {}, founder)).body.types).toMatchObject([
    { type, name: { zh: '厂商' }, columns: ['name', 'owner', 'tags', 'meta.updatedAt'] },
  ])
  expect((await app.ask(listTenantTypes, {}, other)).body.types).toEqual([])
  const remove = () => app.ask(deleteTenantType, { params: { type } }, founder)
  expect((await remove()).error.error).toBe('TypeNotEmpty')
  await app.ask(deleteEntity, { params: { type, id: made.meta.openId } }, founder)
  expect((await remove()).error.error).toBe('TypeNotEmpty')
  app.clock.advance(31 * 86_400)
  await purge(app.context(founder.tenant))
  expect((await remove()).status).toBe(200)
  expect((await create(founder, type, { name: 'x' })).status).toBe(404)
})

test('from a template it has its fields and rules, and points at itself where the template did', async () => {
  const founder = await app.makeTenant()
  const { templates } = (await app.ask(listTypeTemplates, {}, founder)).body
  expect(templates[0]).toMatchObject({ id: 'blank', name: '空白' })
  expect(templates.find(({ id }) => id === 'Device')).toMatchObject({ hidden: true })
  const units = await add(founder, 'Department')
  const top = (await create(founder, units.type, { name: '总部' })).body.meta.openId
  await create(founder, units.type, { name: '分部', parent: { openId: top } })
  const chart = await app.ask(searchStructure, { query: {}, body: { entityType: units.type } }, founder)
  expect(chart.body.nodes).toMatchObject([
    { name: '总部', childCount: 1 },
    { name: '分部', parentId: top },
  ])
  const talents = await add(founder, 'Resume')
  const one = (await create(founder, talents.type, { humanInfo: { name: '林知遥' } })).body.meta.openId
  expect(
    (await app.ask(getEntity, { params: { type: talents.type, id: one } }, founder)).body.data.standardFields.name,
  ).toBe('林知遥')
  const found = await app.ask(searchEntities, { body: { entityType: talents.type, query: 'lzy' } }, founder)
  expect(found.body.total).toBe(1)
  expect(
    (await app.ask(createTenantType, { body: { name, template: 'GlobalConfig' } }, founder)).error.detail?.field,
  ).toBe('template')
})

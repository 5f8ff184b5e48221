import { allCodes, authCodes } from '@cohort/contract/access'
import type { Call, ObjectKind } from '@cohort/contract/call'
import { calls } from '@cohort/contract/calls'
import { setCustomFields } from '@cohort/contract/custom-fields'
import { mergeResumes } from '@cohort/contract/duplicates'
import { createEntity } from '@cohort/contract/entities'
import { exportEntities } from '@cohort/contract/exports'
import { createIntake } from '@cohort/contract/intakes'
import { createInvitation } from '@cohort/contract/members'
import { listPipelines } from '@cohort/contract/pipelines'
import { createProject } from '@cohort/contract/projects'
import { createRemark } from '@cohort/contract/remarks'
import { createOrder, listOrders } from '@cohort/contract/resources'
import { listRoleNames } from '@cohort/contract/roles'
import { createSavedView } from '@cohort/contract/saved-views'
import { getMe, listDevices } from '@cohort/contract/session'
import { createChannel, createSpace } from '@cohort/contract/spaces'
import { createTag, deleteTag } from '@cohort/contract/tags'
import { createTasks } from '@cohort/contract/tasks'
import { createTemplate } from '@cohort/contract/templates'
import { createTenantType } from '@cohort/contract/tenant-types'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from '#kernel/ids'
import { insert as insertFile } from '#modules/files/store'
import { modules } from '#modules/index'
import { registerObject } from '#modules/permissions/objects'
import { type Actor, testApp } from '#testing/app'
import { memberWith } from '#testing/members'

/**
 * What holds for every call of the contract. A new call is covered the moment it is written: it needs an example of the
 * right shape, and where it names an object, its kind must be one that can be made here.
 */
const app = testApp()
const all = [...calls]
const guarded = all.filter(([, call]) => call.access !== 'public')

const send = (call: Call, actor?: Pick<Actor, 'token'>, example: NonNullable<Call['example']> = call.example ?? {}) =>
  app.ask(call, example as never, actor)

/** One object of each kind, belonging to somebody else. */
const makers: Record<ObjectKind, (other: Actor) => Promise<string>> = {
  member: async (other) => `${other.tenant}T${(await app.ask(getMe, {}, other)).body.userId}`,
  user: async (other) => (await app.ask(getMe, {}, other)).body.userId,
  role: async (other) => (await app.ask(listRoleNames, {}, other)).body.roles[0]?.roleId ?? '',
  permissionObject: async (other) => {
    const openId = newId()
    await registerObject(app.context(other.tenant), {
      openId,
      type: 'Space',
      parentId: null,
      name: 'x',
      creatorId: 'x',
    })
    return openId
  },
  entity: async (other) =>
    (
      await app.ask(
        createEntity,
        { params: { type: 'Resume' }, query: {}, body: { standardFields: { name: 'x' } } },
        other,
      )
    ).body.meta.openId,
  remark: async (other) => {
    const id = await makers.entity(other)
    const { body } = createRemark.example ?? {}
    const input = { params: { type: 'Resume', id }, body: body ?? { document: { type: 'doc', content: [] } } }
    return (await app.ask(createRemark, input, other)).body.openId
  },
  space: async (other) => (await app.ask(createSpace, { body: { name: 'x' } }, other)).body.id,
  channel: async (other) =>
    (await app.ask(createChannel, { body: { spaceId: await makers.space(other), name: 'x' } }, other)).body.id,
  project: async (other) =>
    (await app.ask(createProject, { body: { channelId: await makers.channel(other), name: 'x' } }, other)).body.id,
  task: async (other) => {
    const body = { projectId: await makers.project(other), tasks: [{ name: 'x' }] }
    return (await app.ask(createTasks, { body }, other)).body.data[0]?.id ?? ''
  },
  pipeline: async (other) => {
    const query = { ownerId: await makers.channel(other) }
    return (await app.ask(listPipelines, { query }, other)).body.data[0]?.openId ?? ''
  },
  template: async (other) => {
    const body = createTemplate.example?.body
    return body ? (await app.ask(createTemplate, { body }, other)).body.id : ''
  },
  intake: async (other) => (await app.ask(createIntake, { body: {} }, other)).body.id,
  export: async (other) => (await app.ask(exportEntities, { body: { entityType: 'Resume' } }, other)).body.id,
  merge: async (other) => {
    const [keptId, mergedId] = [await makers.entity(other), await makers.entity(other)]
    const body = { keptId, mergedId, keptVersion: 1, mergedVersion: 1 }
    return (await app.ask(mergeResumes, { body }, other)).body.merge.id
  },
  order: async (other) => {
    const params = { type: 'ExtraEntity' as const, payTimeUnit: 'Month' as const }
    await app.ask(createOrder, { params, body: {} }, other)
    return (await app.ask(listOrders, { query: {} }, other)).body.orders[0]?.id ?? ''
  },
  invitation: async (other) => (await app.ask(createInvitation, { body: {} }, other)).body.id,
  device: async (other) => (await app.ask(listDevices, {}, other)).body.devices[0]?.id ?? '',
  association: async (other) => {
    const ctx = app.context(other.tenant)
    const id = newId()
    const row = {
      tenant_id: other.tenant,
      id,
      platform: 'wecom',
      account_id: id,
      name: 'x',
      user_id: id,
      created_at: new Date(),
    }
    await ctx.db.insertInto('association').values(row).execute()
    return id
  },
  savedView: async (other) =>
    (await app.ask(createSavedView, { body: { entityType: 'Resume', name: 'x', shared: true } }, other)).body.id,
  tag: async (other) => (await app.ask(createTag, { body: { name: newId() } }, other)).body.openId,
  bulkChange: async (other) => {
    const { openId } = (await app.ask(createTag, { body: { name: newId() } }, other)).body
    return (await app.ask(deleteTag, { params: { id: openId } }, other)).body.changeId
  },
  tenantType: async (other) =>
    (await app.ask(createTenantType, { body: { name: { zh: '甲', en: 'A' } } }, other)).body.type,
  customField: async (other) => {
    const params = { type: 'Resume', id: '-' }
    const fields = [{ type: 'Number' as const, label: { zh: '甲', en: 'A' } }]
    const made = (await app.ask(setCustomFields, { params, body: { fields } }, other)).body.fields
    await app.ask(setCustomFields, { params, body: { fields: [] } }, other)
    return made[0]?.key ?? ''
  },
  file: async (other) => {
    const id = newId()
    const row = {
      file_id: id,
      owner_id: id,
      storage_key: id,
      name: 'x',
      size: 1,
      content_type: 'image/png',
      created_at: new Date(),
    }
    await insertFile(app.context(other.tenant), row)
    return id
  },
}

let founder: Actor
let other: Actor
let nobody: Actor
beforeAll(async () => {
  founder = await app.makeTenant()
  other = await app.makeTenant()
  nobody = await app.signIn()
})

test('every call is routed exactly once', () => {
  const routed = modules.flatMap((module) => module.routes.map((route) => route.call))
  expect(new Set(routed).size).toBe(routed.length)
  expect(all.filter(([, call]) => !routed.includes(call)).map(([name]) => name)).toEqual([])
  const addresses = all.map(([, call]) => `${call.method} ${call.path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each(all)('%s has an example of the right shape', (_name, call) => {
  for (const part of ['params', 'query', 'body'] as const) {
    if (call[part]) expect(call[part].safeParse(call.example?.[part] ?? {}).error?.issues ?? []).toEqual([])
  }
})

test.each(guarded)('%s is 401 without a token', async (_name, call) => {
  expect(await send(call)).toMatchObject({ status: 401, error: { error: 'CredentialInvalid' } })
})

test.each(guarded.filter(([, call]) => call.access !== 'signedIn'))(
  '%s is 403 for a user without an enterprise',
  async (_name, call) => {
    expect(await send(call, nobody)).toMatchObject({ status: 403, error: { error: 'NoPermission' } })
  },
)

describe('authorisation codes', () => {
  const coded = all.flatMap(([name, call]) =>
    typeof call.access === 'object' ? [[name, call, call.access.any] as const] : [],
  )
  test.each(coded)('%s is 403 with every other code, and allowed with any of its own', async (_name, call, names) => {
    const own = names.map((name) => authCodes[name])
    const without = await memberWith(
      app,
      founder,
      allCodes.filter((code) => !own.includes(code)),
    )
    expect(await send(call, without)).toMatchObject({
      status: 403,
      error: { error: 'NoPermission', detail: { missing: own.join(',') } },
    })
    for (const code of own) {
      const holder = await memberWith(app, founder, [code])
      expect([401, 403]).not.toContain((await send(call, holder)).status)
    }
  })

  test.each(all.filter(([, call]) => call.access === 'admin' || call.access === 'superAdmin'))(
    '%s is 403 for all codes without the office',
    async (_name, call) => {
      expect((await send(call, await memberWith(app, founder, allCodes))).status).toBe(403)
    },
  )
})

test.each(all.filter(([, call]) => call.object))('%s is 404 for an object of somebody else', async (_name, call) => {
  const { param, kind } = call.object ?? { param: '', kind: 'member' }
  const id = await makers[kind](other)
  const place = param in ((call.example?.params ?? {}) as object) ? 'params' : 'query'
  const example = { ...call.example, [place]: { ...(call.example?.[place] as object), [param]: id } }
  expect(await send(call, founder, example)).toMatchObject({ status: 404, error: { error: 'NotFound' } })
})

describe('bad input', () => {
  const fields = all.flatMap(([name, call]) => {
    const { properties = {} } = call.body
      ? (z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as { properties?: Record<string, object> })
      : {}
    return Object.entries(properties).map(([field, schema]) => [name, field, call, schema] as const)
  })
  test.each(fields)('%s answers a wrong %s with 400 and its name', async (_name, field, call, schema) => {
    // No property takes both: a list for what is an object, an object for everything else.
    const wrong = 'type' in schema && schema.type === 'object' ? [] : { wrong: true }
    const example = { ...call.example, body: { ...(call.example?.body as object), [field]: wrong } }
    const answer = await send(call, founder, example)
    expect(answer).toMatchObject({ status: 400, error: { error: 'BadInput' } })
    expect(String(answer.error.detail?.field).split('.')[0]).toBe(field)
  })

  const numbers = all.flatMap(([name, call]) => {
    const { properties = {} } = call.query
      ? (z.toJSONSchema(call.query, { io: 'output', unrepresentable: 'any' }) as {
          properties?: Record<string, { type?: string; enum?: unknown }>
        })
      : {}
    return Object.entries(properties).flatMap(([field, { type, enum: choices }]) =>
      type === 'integer' || type === 'number' || choices ? [[name, field, call] as const] : [],
    )
  })
  test.each(numbers)('%s answers a wrong query parameter %s with 400 and its name', async (_name, field, call) => {
    const answer = await send(call, founder, {
      ...call.example,
      query: { ...(call.example?.query as object), [field]: 'no-such-thing' },
    })
    expect(answer).toMatchObject({ status: 400, error: { error: 'BadInput', detail: { field } } })
  })

  test.each(all.filter(([, call]) => call.body))('%s answers broken JSON with 400', async (_name, call) => {
    const url = call.path.replace(/\{\w+\}/g, 'x')
    const answer = await app.app.inject({
      method: call.method,
      url,
      headers: { authorization: `Bearer ${founder.token}`, 'content-type': 'application/json' },
      payload: '{"a":',
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toBe('MalformedRequest')
  })
})

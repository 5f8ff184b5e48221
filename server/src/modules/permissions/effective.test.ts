import { allCodes, authCodes, may } from '@cohort/contract/access'
import { calls } from '@cohort/contract/calls'
import { getPermission } from '@cohort/contract/permissions'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { effectiveFlags, type PathNode } from '#modules/permissions/effective'
import { registerObject } from '#modules/permissions/objects'
import * as store from '#modules/permissions/store'
import { testApp } from '#testing/app'
import { memberWith } from '#testing/members'
import { modelFlags, type World } from '#testing/permission-model'

const app = testApp()

const people = ['ann', 'bob', 'cai', 'dee', 'eva']
const flags = fc.integer({ min: 0, max: 2047 })
const entry = fc.record({
  flags,
  channel: fc.option(flags, { nil: undefined }),
  project: fc.option(flags, { nil: undefined }),
})
const layer = fc.record({
  creator: fc.constantFrom(...people),
  leader: fc.option(fc.constantFrom(...people), { nil: null }),
  inherit: fc.boolean(),
  entries: fc.dictionary(fc.constantFrom(...people), entry).map((each) => new Map(Object.entries(each))),
})
const chain = fc.tuple(layer, layer, layer)

function worldOf([space, channel, project]: [Layer, Layer, Layer], superAdmins: string[], managers: string[]): World {
  return {
    superAdmins: new Set(superAdmins),
    managers: new Set(managers),
    objects: new Map([
      ['s', { ...space, type: 'Space', parent: null }],
      ['c', { ...channel, type: 'Channel', parent: 's' }],
      ['p', { ...project, type: 'Project', parent: 'c' }],
    ]),
  }
}
type Layer = typeof layer extends fc.Arbitrary<infer L> ? L : never

function pathOf(world: World, person: string, id: string): PathNode[] {
  const object = world.objects.get(id)
  if (!object) return []
  const own = object.entries.get(person)
  const sub = {
    ...(own?.channel === undefined ? {} : { Channel: own.channel }),
    ...(own?.project === undefined ? {} : { Project: own.project }),
  }
  const node: PathNode = {
    openId: id,
    type: object.type,
    name: id,
    creatorId: object.creator,
    leaderId: object.leader,
    inherit: object.inherit,
    entry: own ? { flags: own.flags, sub } : undefined,
  }
  return [node, ...(object.parent ? pathOf(world, person, object.parent) : [])]
}

describe('against the obvious model', () => {
  test('flags, over random trees, entries, offices and people', () => {
    const some = fc.subarray(people, { maxLength: 1 })
    fc.assert(
      fc.property(chain, some, some, (layers, superAdmins, managers) => {
        const world = worldOf(layers, superAdmins, managers)
        for (const person of people) {
          for (const id of ['s', 'c', 'p']) {
            const who = {
              userId: person,
              isSuperAdmin: superAdmins.includes(person),
              managesAll: managers.includes(person),
            }
            expect(effectiveFlags(who, pathOf(world, person, id))?.flags ?? 'unseen').toBe(
              modelFlags(world, person, id),
            )
          }
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('codes, over random roles and every call', () => {
    const office = fc.record({
      hasTenant: fc.boolean(),
      isAdmin: fc.boolean(),
      isSuperAdmin: fc.boolean(),
      codes: fc.subarray([...allCodes]),
    })
    fc.assert(
      fc.property(office, (who) => {
        for (const call of calls.values()) {
          const list = typeof call.access === 'object' ? call.access.any.map((name) => authCodes[name]) : []
          let expected = false
          if (call.access === 'public' || call.access === 'signedIn') expected = true
          else if (!who.hasTenant) expected = false
          else if (who.isSuperAdmin || call.access === 'member') expected = true
          else if (call.access === 'admin') expected = who.isAdmin
          else if (call.access === 'superAdmin') expected = false
          else for (const code of list) if (who.codes.includes(code)) expected = true
          expect(may({ ...who, codes: new Set(who.codes) }, call.access)).toBe(expected)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('the server, over a random tree with real members', async () => {
    const founder = await app.makeTenant()
    const members = await Promise.all(people.map(() => memberWith(app, founder, [authCodes['channel.edit']])))
    const idOf = (name: string) => members[people.indexOf(name)]?.userId ?? ''
    for (const [index, layers] of fc.sample(chain, { numRuns: 25, seed: 7 }).entries()) {
      const world = worldOf(layers, [], [])
      await plant(founder.tenant, world, `${index}`, idOf)
      for (const [at, person] of people.entries()) {
        for (const id of ['s', 'c', 'p']) {
          const answer = await app.ask(getPermission, { params: { openId: `${id}${index}` } }, members[at])
          expect(answer.status === 404 ? 'unseen' : answer.body.flags).toBe(modelFlags(world, person, id))
        }
      }
    }
  })
})

/** Writes a world of the model into the database. */
async function plant(tenant: string, world: World, suffix: string, idOf: (name: string) => string): Promise<void> {
  const ctx = app.context(tenant)
  for (const [id, object] of world.objects) {
    const parentId = object.parent ? object.parent + suffix : null
    await registerObject(ctx, {
      openId: id + suffix,
      type: object.type,
      parentId,
      name: id,
      creatorId: idOf(object.creator),
    })
    await store.setObject(ctx, id + suffix, {
      leader_id: object.leader ? idOf(object.leader) : null,
      inherit: object.inherit,
    })
    for (const [person, { flags, channel, project }] of object.entries) {
      const sub = {
        ...(channel === undefined ? {} : { Channel: channel }),
        ...(project === undefined ? {} : { Project: project }),
      }
      await store.upsertEntry(ctx, { openId: id + suffix, userId: idOf(person), flags, sub })
    }
  }
}

import { z } from 'zod'
import { call } from '#call'
import { entity, openId } from '#entities'
import { isoTime, nothing } from '#rules'

const typeName = z.string().regex(/^[A-Za-z][\w-]{0,63}$/)
const ofType = z.object({ type: typeName })
const ofRecord = z.object({ type: typeName, id: openId })

/** A group of materials is a type of records that the enterprise shows in its lists (spec 1 §3). */
const group = z.object({
  entityType: z.string(),
  name: z.string(),
  shown: z.boolean(),
  icon: z.string(),
  /** The enterprise added it. */
  own: z.boolean(),
})

export const listGroups = call({
  method: 'GET',
  path: '/mesoor-space/v2/groups',
  access: { any: ['material.view'] },
  summary: 'The types of records that can be shown, and which of them are',
  example: {},
  returns: z.object({ groups: z.array(group) }),
})

export const createGroup = call({
  method: 'POST',
  path: '/mesoor-space/v2/groups/{type}',
  access: { any: ['material.groupCreate'] },
  summary: 'Show a type of records',
  params: ofType,
  example: { params: { type: 'Contract' } },
  returns: nothing,
})

export const deleteGroup = call({
  method: 'DELETE',
  path: '/mesoor-space/v2/groups/{type}',
  access: { any: ['material.groupEdit'] },
  summary: 'No longer show a type of records; the records stay',
  params: ofType,
  example: { params: { type: 'Contract' } },
  returns: nothing,
})

export const listSearchGroups = call({
  method: 'GET',
  path: '/mesoor-space/v1/search-groups/trees',
  access: { any: ['material.view'] },
  summary: 'The shown types as a tree for the search, with how many records each has',
  example: {},
  returns: z.object({
    trees: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        entityType: z.string(),
        count: z.number().int(),
        capped: z.boolean(),
      }),
    ),
  }),
})

/** The link itself is told once, to whoever published the record: only its trace is kept. */
export const getShare = call({
  method: 'GET',
  path: '/mesoor-space/v2/entities/{type}/{id}/share',
  access: { any: ['material.edit'] },
  summary: 'Until when a record is published, if it is',
  params: ofRecord,
  example: { params: { type: 'Job', id: 'a-record' } },
  object: { param: 'id', kind: 'entity' },
  returns: z.object({ expiresAt: isoTime.nullable() }),
})

/** A record that anyone with the link may read, without contact details. */
export const shareEntity = call({
  method: 'PUT',
  path: '/mesoor-space/v2/entities/{type}/{id}/share',
  access: { any: ['material.edit'] },
  summary: 'Publish a record for some days, or take it back with 0',
  params: ofRecord,
  body: z.object({ days: z.number().int().min(0).max(90) }),
  example: { params: { type: 'Job', id: 'a-record' }, body: { days: 7 } },
  object: { param: 'id', kind: 'entity' },
  returns: z.object({ path: z.string().nullable(), expiresAt: isoTime.nullable() }),
})

export const getPublicEntity = call({
  method: 'GET',
  path: '/ruleengine/v2/public/{tenant}/{type}/{id}',
  access: 'public',
  summary: 'A published record; everything else does not exist',
  params: z.object({ tenant: z.string().regex(/^[a-z][a-z0-9-]{2,31}$/), type: typeName, id: openId }),
  query: z.object({ key: z.string().min(1).max(64) }),
  example: { params: { tenant: 'standard', type: 'Job', id: 'a-record' }, query: { key: 'none' } },
  returns: entity
    .pick({ data: true })
    .extend({ entityType: z.string(), name: z.string(), tenantName: z.string(), expiresAt: isoTime }),
})

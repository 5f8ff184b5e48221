import { z } from 'zod'
import { call } from '#call'
import { filterOps } from '#fields/field'
import { limits } from '#limits'
import { isoTime, nothing } from '#rules'

export const typeName = z.string().regex(/^[A-Za-z][\w-]{0,63}$/)
export const openId = z.string().regex(/^[\w-]{1,64}$/)
const ofType = z.object({ type: typeName })
const ofRecord = z.object({ type: typeName, id: openId })
const values = z.record(z.string().max(128), z.unknown())

/** Any record (spec 1 §3). */
export const entity = z.object({
  meta: z.object({
    openId: z.string(),
    entityType: z.string(),
    source: z.string().nullable(),
    createdAt: isoTime,
    updatedAt: isoTime,
    createdBy: z.string().nullable(),
    updatedBy: z.string().nullable(),
    version: z.number().int(),
  }),
  data: z.object({ standardFields: values, customFields: values }),
})
export type Entity = z.infer<typeof entity>

/** A tree of conditions: all of, any of, or one field compared with a value. At most five levels and 100 conditions. */
export type Filter =
  | { and: Filter[] }
  | { or: Filter[] }
  | { field: string; op: (typeof filterOps)[number]; value?: unknown }
export const filter: z.ZodType<Filter> = z.lazy(() =>
  z.union([
    z.object({ and: z.array(filter).max(100) }),
    z.object({ or: z.array(filter).max(100) }),
    z.object({ field: z.string().min(1).max(200), op: z.enum(filterOps), value: z.unknown().optional() }),
  ]),
)
export const sort = z
  .array(z.object({ field: z.string().min(1).max(200), order: z.enum(['asc', 'desc']).default('desc') }))
  .max(3)

/** What counts beside a filter: exact to 10,000, then "10,000+". */
export const facet = z.object({
  field: z.string(),
  values: z.array(z.object({ value: z.string(), name: z.string(), count: z.number().int(), capped: z.boolean() })),
  /** How many of the hits have no value there; known where the field holds one value. */
  missing: z.number().int().optional(),
})

const searchBody = z.object({
  entityType: typeName,
  query: z.string().trim().max(200).optional(),
  filters: filter.optional(),
  current: z.number().int().min(1).max(1000).default(1),
  pageSize: z.number().int().min(1).max(100).default(limits.pageSize),
  sort: sort.optional(),
  /** Fields whose values are counted in the same answer. */
  returnFilters: z.array(z.string().max(200)).max(12).optional(),
})
export type Search = z.infer<typeof searchBody>

/** Which words of which field matched, to be shown marked. */
const span = z.tuple([z.number().int(), z.number().int()])
const highlight = z.object({ field: z.string(), text: z.string(), spans: z.array(span) })

export const foundEntity = entity.extend({ highlights: z.array(highlight).optional() })

export const searchEntities = call({
  method: 'POST',
  path: '/mesoor-space/v3/entities/searches',
  access: { any: ['material.view'] },
  summary: 'Records of a type by keyword and filters, a page at a time, with counts of the values asked for',
  body: searchBody,
  reads: true,
  example: { body: { entityType: 'Resume' } },
  returns: z.object({
    data: z.array(foundEntity),
    total: z.number().int(),
    /** There are more than the total says. */
    capped: z.boolean(),
    filters: z.array(facet).optional(),
  }),
})

export const searchFilters = call({
  method: 'POST',
  path: '/mesoor-space/v3/entities/searches/filters',
  access: { any: ['material.view'] },
  summary: 'The counts of values alone, for the same search',
  body: searchBody
    .pick({ entityType: true, query: true, filters: true })
    .extend({ returnFilters: z.array(z.string().max(200)).min(1).max(12) }),
  reads: true,
  example: { body: { entityType: 'Resume', returnFilters: ['data.standardFields.humanInfo.genderName'] } },
  returns: z.object({ filters: z.array(facet) }),
})

export const listEntities = call({
  method: 'GET',
  path: '/mesoor-space/v2/entities/{type}',
  access: { any: ['material.view'] },
  summary: 'Records by their ids, in the order asked for; unknown ones are left out',
  params: ofType,
  query: z.object({ openIds: z.string().min(1).max(33_000) }),
  example: { params: { type: 'Resume' }, query: { openIds: 'a,b' } },
  returns: z.object({ data: z.array(entity) }),
})

export const getEntity = call({
  method: 'GET',
  path: '/mesoor-space/v2/entities/{type}/{id}',
  access: { any: ['material.view'] },
  summary: 'One record',
  params: ofRecord,
  example: { params: { type: 'Resume', id: 'a-record' } },
  object: { param: 'id', kind: 'entity' },
  returns: entity,
})

export const createEntity = call({
  method: 'POST',
  path: '/mesoor-space/v2/entities/{type}',
  access: { any: ['material.create'] },
  summary: 'Make a record, with an id of the caller’s if one is given',
  params: ofType,
  query: z.object({ openId: openId.optional(), schema: z.string().max(64).optional() }),
  body: z.object({ standardFields: values, customFields: values.default({}), source: z.string().max(64).optional() }),
  example: { params: { type: 'Resume' }, query: {}, body: { standardFields: { name: '林知遥' } } },
  returns: entity,
})

export const patchEntity = call({
  method: 'PATCH',
  path: '/mesoor-space/v2/entities/{type}',
  access: { any: ['material.edit'] },
  summary: 'JSON merge patch (RFC 7396) of a record; a stale version is a conflict with the present state',
  params: ofType,
  query: z.object({ openId, schema: z.string().max(64).optional() }),
  body: z.object({
    version: z.number().int().min(1).optional(),
    standardFields: values.optional(),
    customFields: values.optional(),
  }),
  example: { params: { type: 'Resume' }, query: { openId: 'a-record' }, body: { standardFields: { name: '林知遥' } } },
  object: { param: 'openId', kind: 'entity' },
  returns: entity,
})

export const putCustomValues = call({
  method: 'PUT',
  path: '/mesoor-space/v2/entities/{type}',
  access: { any: ['material.edit'] },
  summary: 'Replace the custom field values of a record',
  params: ofType,
  query: z.object({ openId, customFields: z.literal('true').default('true') }),
  body: z.object({ version: z.number().int().min(1).optional(), customFields: values }),
  example: { params: { type: 'Resume' }, query: { openId: 'a-record' }, body: { customFields: {} } },
  object: { param: 'openId', kind: 'entity' },
  returns: entity,
})

export const deleteEntity = call({
  method: 'DELETE',
  path: '/mesoor-space/v2/entities/{type}/{id}',
  access: { any: ['material.edit'] },
  summary: 'Put a record into the recycle bin',
  params: ofRecord,
  example: { params: { type: 'Resume', id: 'a-record' } },
  object: { param: 'id', kind: 'entity' },
  returns: nothing,
})

export const deleteEntities = call({
  method: 'DELETE',
  path: '/mesoor-space/v2/entities/{type}',
  access: { any: ['material.edit'] },
  summary: 'Put several records into the recycle bin; unknown ones are passed over',
  params: ofType,
  body: z.object({ openIds: z.array(openId).min(1).max(1000) }),
  example: { params: { type: 'Resume' }, body: { openIds: ['a-record'] } },
  returns: z.object({ deleted: z.array(z.string()) }),
})

export const listDeleted = call({
  method: 'GET',
  path: '/mesoor-space/v2/recycle-bin',
  access: { any: ['material.view'] },
  summary: 'What was deleted in the last 30 days, newest first, with who and when',
  query: z.object({
    type: typeName.optional(),
    current: z.coerce.number().int().min(1).max(1000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  example: { query: {} },
  returns: z.object({
    data: z.array(
      z.object({
        openId: z.string(),
        entityType: z.string(),
        name: z.string(),
        deletedAt: isoTime,
        deletedBy: z.string().nullable(),
        purgedAt: isoTime,
      }),
    ),
    total: z.number().int(),
  }),
})

export const restoreEntities = call({
  method: 'POST',
  path: '/mesoor-space/v2/recycle-bin/restore',
  access: { any: ['material.edit'] },
  summary: 'Take records out of the recycle bin, with their links',
  body: z.object({
    records: z
      .array(z.object({ entityType: typeName, openId }))
      .min(1)
      .max(1000),
  }),
  example: { body: { records: [{ entityType: 'Resume', openId: 'a-record' }] } },
  returns: z.object({ restored: z.number().int() }),
})

export const listVersions = call({
  method: 'GET',
  path: '/mesoor-space/v2/entities/{type}/{id}/versions',
  access: { any: ['material.view'] },
  summary: 'The earlier states of a record, newest first',
  params: ofRecord,
  example: { params: { type: 'Resume', id: 'a-record' } },
  object: { param: 'id', kind: 'entity' },
  returns: z.object({
    data: z.array(
      z.object({ version: z.number().int(), at: isoTime, by: z.string().nullable(), data: entity.shape.data }),
    ),
  }),
})

export const linkEntity = call({
  method: 'PUT',
  path: '/mesoor-space/v2/entities/{type}/{id}/linking',
  access: { any: ['material.edit'] },
  summary: 'Link a record with another',
  params: ofRecord,
  body: z.object({ openId, entityType: typeName }),
  example: { params: { type: 'Resume', id: 'a-record' }, body: { openId: 'another', entityType: 'Job' } },
  object: { param: 'id', kind: 'entity' },
  returns: nothing,
})

export const unlinkEntity = call({
  method: 'DELETE',
  path: '/mesoor-space/v2/entities/{type}/{id}/linking',
  access: { any: ['material.edit'] },
  summary: 'Undo a link',
  params: ofRecord,
  body: z.object({ openId, entityType: typeName }),
  example: { params: { type: 'Resume', id: 'a-record' }, body: { openId: 'another', entityType: 'Job' } },
  object: { param: 'id', kind: 'entity' },
  returns: nothing,
})

export const listLinks = call({
  method: 'GET',
  path: '/mesoor-space/v2/entities/{type}/{id}/linking',
  access: { any: ['material.view'] },
  summary: 'The records linked with one',
  params: ofRecord,
  example: { params: { type: 'Resume', id: 'a-record' } },
  object: { param: 'id', kind: 'entity' },
  returns: z.object({ data: z.array(entity) }),
})

export const listAttentionIds = call({
  method: 'GET',
  path: '/mesoor-space/v2/entities/{type}/attentions/ids',
  access: { any: ['material.view'] },
  summary: 'The ids of the records that the member follows',
  params: ofType,
  example: { params: { type: 'Resume' } },
  returns: z.object({ openIds: z.array(z.string()) }),
})

export const setAttention = call({
  method: 'PUT',
  path: '/mesoor-space/v2/entities/{type}/{id}/attentions',
  access: { any: ['material.view'] },
  summary: 'Follow a record, or no longer',
  params: ofRecord,
  body: z.object({ attention: z.boolean() }),
  example: { params: { type: 'Resume', id: 'a-record' }, body: { attention: true } },
  object: { param: 'id', kind: 'entity' },
  returns: nothing,
})

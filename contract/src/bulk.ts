import { z } from 'zod'
import { call } from '#call'
import { entity, openId } from '#entities'
import { errors } from '#errors'
import { limits } from '#limits'
import { isoTime } from '#rules'

const typeName = z.string().regex(/^[A-Za-z][\w-]{0,63}$/)
const values = z.record(z.string().max(128), z.unknown())
const record = z.object({ entityType: typeName, openId })

/** Why one of many was left as it was. */
const refusal = z.object({
  openId: z.string(),
  error: z.enum(Object.keys(errors) as [keyof typeof errors]),
  field: z.string().optional(),
})

export const bulkEdit = call({
  method: 'PATCH',
  path: '/mesoor-space/v2/entities/{type}/bulk',
  access: { any: ['material.edit'] },
  summary: 'The same merge patch, tags and links for up to 1,000 records; what cannot be changed is named and left',
  params: z.object({ type: typeName }),
  body: z.object({
    openIds: z.array(openId).min(1).max(limits.bulkRecords),
    standardFields: values.optional(),
    customFields: values.optional(),
    addTags: z.array(openId).max(50).optional(),
    removeTags: z.array(openId).max(50).optional(),
    /** Linked with each of them. */
    addLinks: z.array(record).max(20).optional(),
    removeLinks: z.array(record).max(20).optional(),
    /** One that is refused keeps all as they were. */
    allOrNothing: z.boolean().default(false),
  }),
  example: { params: { type: 'Resume' }, body: { openIds: ['a-record'], addTags: [] } },
  timeout: 60_000,
  returns: z.object({
    /** By what it is undone; null where nothing changed. */
    changeId: z.string().nullable(),
    changed: z.array(z.object({ openId: z.string(), previousVersion: z.number().int(), version: z.number().int() })),
    /** Already as asked: no new version. */
    unchanged: z.array(z.string()),
    refused: z.array(refusal),
  }),
})

export const undoBulkChange = call({
  method: 'POST',
  path: '/mesoor-space/v2/bulk-changes/{id}/undo',
  access: { any: ['material.edit', 'label.edit'] },
  summary: 'Undo a bulk edit, a merge or a deletion of tags; what somebody changed since is kept and named',
  params: z.object({ id: openId }),
  example: { params: { id: 'a-change' } },
  object: { param: 'id', kind: 'bulkChange' },
  timeout: 60_000,
  returns: z.object({ undone: z.number().int(), kept: z.array(record) }),
})

export const listBulkChanges = call({
  method: 'GET',
  path: '/mesoor-space/v2/bulk-changes',
  access: { any: ['material.edit', 'label.edit'] },
  summary: 'What the member changed in bulk in the last 30 days, newest first',
  example: {},
  returns: z.object({
    changes: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['edit', 'mergeTags', 'deleteTag']),
        entityType: z.string().nullable(),
        count: z.number().int(),
        at: isoTime,
        undoneAt: isoTime.nullable(),
      }),
    ),
  }),
})

export const restoreVersion = call({
  method: 'POST',
  path: '/mesoor-space/v2/entities/{type}/{id}/versions/{version}/restore',
  access: { any: ['material.edit'] },
  summary: 'Make an earlier state the present one, as a new version; fields deleted meanwhile are left out',
  params: z.object({ type: typeName, id: openId, version: z.coerce.number().int().min(1) }),
  /** The version on the screen; a stale one is a conflict with the present state. */
  body: z.object({ version: z.number().int().min(1).optional() }),
  example: { params: { type: 'Resume', id: 'a-record', version: 1 }, body: {} },
  object: { param: 'id', kind: 'entity' },
  returns: entity,
})

import { z } from 'zod'
import { call } from '#call'
import { choiceColors } from '#fields/field'
import { isoTime, label } from '#rules'

const typeName = z.string().regex(/^[A-Za-z][\w-]{0,63}$/)
const tagId = z.string().regex(/^[\w-]{1,64}$/)
const ofTag = z.object({ id: tagId })

const content = z.object({
  name: label(60),
  color: z.enum(choiceColors),
  group: z.string().trim().max(100),
  /** For which types it is offered; empty: for all. */
  entityTypes: z.array(typeName).max(100),
})

const tag = content.extend({
  openId: z.string(),
  updatedAt: isoTime,
  /** How many records have it, in all and by type. */
  uses: z.number().int(),
  usesByType: z.array(z.object({ entityType: z.string(), count: z.number().int() })),
})
export type Tag = z.infer<typeof tag>

/** What an act on many records leaves: how many it reached, and by what it can be undone for 30 days. */
const reach = z.object({ changed: z.number().int(), changeId: z.string() })

export const listTags = call({
  method: 'GET',
  path: '/mesoor-space/v2/tags',
  access: { any: ['label.view'] },
  summary: 'The tags by name, with how many records have each',
  query: z.object({ query: z.string().trim().max(60).optional(), entityType: typeName.optional() }),
  example: { query: {} },
  returns: z.object({ tags: z.array(tag) }),
})

export const createTag = call({
  method: 'POST',
  path: '/mesoor-space/v2/tags',
  access: { any: ['label.create'] },
  summary: 'Make a tag; a second of the same name is a conflict',
  body: content.extend({
    color: content.shape.color.default('grey'),
    group: content.shape.group.default(''),
    entityTypes: content.shape.entityTypes.default([]),
  }),
  example: { body: { name: '重点' } },
  returns: tag,
})

export const updateTag = call({
  method: 'PATCH',
  path: '/mesoor-space/v2/tags/{id}',
  access: { any: ['label.edit'] },
  summary: 'Rename or recolour a tag: every record that has it shows the new name, and nobody’s editing is disturbed',
  params: ofTag,
  body: content.partial(),
  example: { params: { id: 'a-tag' }, body: { color: 'red' } },
  object: { param: 'id', kind: 'tag' },
  returns: tag,
})

export const mergeTags = call({
  method: 'POST',
  path: '/mesoor-space/v2/tags/{id}/merge',
  access: { any: ['label.edit'] },
  summary: 'Merge other tags into one: their records get it, once each, and the others go to the recycle bin',
  params: ofTag,
  body: z.object({ openIds: z.array(tagId).min(1).max(100) }),
  example: { params: { id: 'a-tag' }, body: { openIds: ['another'] } },
  object: { param: 'id', kind: 'tag' },
  returns: reach,
})

export const deleteTag = call({
  method: 'DELETE',
  path: '/mesoor-space/v2/tags/{id}',
  access: { any: ['label.edit'] },
  summary: 'Take a tag from every record and put it into the recycle bin',
  params: ofTag,
  example: { params: { id: 'a-tag' } },
  object: { param: 'id', kind: 'tag' },
  returns: reach,
})

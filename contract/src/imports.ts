import { z } from 'zod'
import { call } from '#call'
import { openId } from '#entities'

const ofType = z.object({ type: z.string().regex(/^[A-Za-z][\w-]{0,63}$/) })
const values = z.record(z.string().max(128), z.unknown())

/** A record to be made, as a line of a file or one of a list. */
export const recordDraft = z.object({
  openId: openId.optional(),
  standardFields: values,
  customFields: values.default({}),
  source: z.string().max(64).optional(),
})
export type RecordDraft = z.infer<typeof recordDraft>

/** What was not taken, by its place in the list or file, which begins with 1. */
const refusal = z.object({
  place: z.number().int(),
  /** noRoom: the capacity was used up before it. */
  reason: z.enum(['badInput', 'idTaken', 'notJson', 'tooLong', 'noRoom']),
  field: z.string().optional(),
  problem: z.string().optional(),
})
export type ImportRefusal = z.infer<typeof refusal>

export const createEntities = call({
  method: 'POST',
  path: '/mesoor-space/v2/entities/{type}/bulk',
  access: { any: ['material.create'] },
  summary:
    'Make many records at once; those that cannot be taken are named, the others are made. The words of more than 50 are indexed in a moment',
  params: ofType,
  body: z.object({ records: z.array(recordDraft).min(1).max(500) }),
  bodyBytes: 10 * 1024 * 1024,
  example: { params: { type: 'Resume' }, body: { records: [{ standardFields: { name: '林知遥' } }] } },
  returns: z.object({ openIds: z.array(z.string()), refused: z.array(refusal) }),
})

/**
 * A file of any length up to the limit of uploads: a record a line, each as `{ standardFields, customFields?, openId?,
 * source? }`. Records are in lists and filters as soon as they are written; keywords find them shortly after.
 */
export const importEntities = call({
  method: 'POST',
  path: '/mesoor-space/v2/entities/{type}/import',
  access: { any: ['material.create'] },
  summary: 'Make records from a file of JSON lines, as many of them as there is room for',
  params: ofType,
  upload: true,
  example: { params: { type: 'Resume' } },
  returns: z.object({
    created: z.number().int(),
    refusedCount: z.number().int(),
    /** The first hundred of them. */
    refused: z.array(refusal),
  }),
})

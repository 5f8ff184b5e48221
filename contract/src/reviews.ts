import { z } from 'zod'
import { call } from '#call'
import { entity, openId } from '#entities'
import { correction, reviewReason, reviewReasons } from '#readings'
import { isoTime } from '#rules'

/** Resumes that a person should look at before anybody relies on them. */
export const review = z.object({
  record: entity,
  fileId: z.string(),
  fileName: z.string(),
  /** The batch that it came with. */
  intakeId: z.string().nullable(),
  reasons: z.array(reviewReason),
  createdAt: isoTime,
})
export type Review = z.infer<typeof review>

const edit = { any: ['material.edit'] } as const
const base = '/mesoor-space/v2/resumes'
const ofResume = { params: z.object({ id: openId }), object: { param: 'id', kind: 'entity' } } as const
const version = z.number().int().min(1).optional()
const page = {
  current: z.coerce.number().int().min(1).max(1000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
}

export const listReviews = call({
  method: 'GET',
  path: `${base}/reviews`,
  access: edit,
  summary: 'Resumes that wait for somebody to look at them, newest first, with how many there are for each reason',
  query: z.object({ reason: z.enum(reviewReasons).optional(), intakeId: openId.optional(), ...page }),
  example: { query: {} },
  returns: z.object({
    data: z.array(review),
    total: z.number().int(),
    /** Of all that wait, or of those of the batch, whatever the reason. One resume can have several reasons. */
    counts: z.record(z.enum(reviewReasons), z.number().int()),
    /** The batch that is asked for, as long as it is known. */
    intake: z.object({ id: z.string(), name: z.string() }).nullable(),
    /** How many wait of all batches, whatever is asked for. */
    waiting: z.number().int(),
  }),
})

export const acceptReview = call({
  method: 'POST',
  path: `${base}/reviews/{id}/accept`,
  access: edit,
  summary: 'The resume is right as it stands now',
  ...ofResume,
  body: z.object({ version }),
  example: { params: { id: 'a-record' }, body: {} },
  returns: entity,
})

export const rejectReview = call({
  method: 'POST',
  path: `${base}/reviews/{id}/reject`,
  access: edit,
  summary: 'It is no resume, or none of ours: the record goes into the recycle bin',
  ...ofResume,
  body: z.object({ version }),
  example: { params: { id: 'a-record' }, body: {} },
  returns: z.object({ openId: z.string() }),
})

export const correctReading = call({
  method: 'POST',
  path: `${base}/{id}/corrections`,
  access: edit,
  summary: 'Write something else than what was read: the record is changed as by a patch, and what was read is noted',
  ...ofResume,
  body: z.object({ standardFields: z.record(z.string().max(128), z.unknown()), version }),
  example: { params: { id: 'a-record' }, body: { standardFields: { humanInfo: { phone: '13900000001' } } } },
  returns: z.object({ record: entity, corrections: z.array(correction) }),
})

export const listCorrections = call({
  method: 'GET',
  path: `${base}/corrections`,
  access: edit,
  summary: 'What people have corrected of what was read, newest first; of one resume where it is named',
  query: z.object({ openId: openId.optional(), ...page }),
  example: { query: {} },
  returns: z.object({ data: z.array(correction), total: z.number().int() }),
})

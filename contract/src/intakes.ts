import { z } from 'zod'
import { call } from '#call'
import { openId } from '#entities'
import { fileReading, reviewReason } from '#readings'
import { isoTime, label, nothing } from '#rules'

/** Files of resumes that come in together are a batch; each of them is an item with a way of its own. */
export const itemStates = [
  'queued',
  'reading',
  'parsed',
  'done',
  'needsReview',
  'duplicate',
  'failed',
  'skipped',
] as const
export type ItemState = (typeof itemStates)[number]
export const batchStates = ['empty', 'working', 'paused', 'finished', 'cancelled'] as const
export const duplicateChoices = ['ask', 'merge', 'keepBoth', 'skip'] as const

/** Why an item failed or was passed over; the first ones are the readers' own words (talent/src/reading/document.ts). */
export const itemReasons = [
  'encrypted',
  'corrupt',
  'tooLarge',
  'tooManyPages',
  'expandsTooMuch',
  'unsupported',
  'tookTooLong',
  'outOfMemory',
  'fileGone',
  'gaveUp',
  'noPermission',
  'targetGone',
  'refused',
  'noRoom',
  'sameFile',
  'duplicate',
  'onlyMessage',
  'cancelled',
  'rejected',
] as const
export type ItemReason = (typeof itemReasons)[number]

/** By what two records may be one person, the surest first. */
export const duplicateKeys = ['file', 'phone', 'email', 'person', 'born', 'nameEmployer'] as const
export type DuplicateKey = (typeof duplicateKeys)[number]

export const candidate = z.object({
  openId: z.string(),
  name: z.string(),
  /** 0 to 1. */
  score: z.number(),
  by: z.array(z.enum(duplicateKeys)),
})
export type Candidate = z.infer<typeof candidate>

const counts = z.record(z.enum(itemStates), z.number().int())

export const intakeItem = z.object({
  id: z.string(),
  fileId: z.string(),
  name: z.string(),
  size: z.number().int(),
  type: z.string(),
  /** The message that it was attached to. */
  parentId: z.string().nullable(),
  state: z.enum(itemStates),
  reason: z.enum(itemReasons).nullable(),
  /** Why a person should look at it, while nobody has. */
  review: z.array(reviewReason),
  attempts: z.number().int(),
  /** The record that was made of it, or that it became part of. */
  openId: z.string().nullable(),
  candidates: z.array(candidate),
  updatedAt: isoTime,
})
export type IntakeItem = z.infer<typeof intakeItem>

export const intake = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(batchStates),
  target: z.object({ projectId: z.string(), stageId: z.string().nullable() }).nullable(),
  source: z.string().nullable(),
  ownerId: z.string().nullable(),
  onDuplicate: z.enum(duplicateChoices),
  createdAt: isoTime,
  createdBy: z.string(),
  total: z.number().int(),
  counts,
})
export type Intake = z.infer<typeof intake>

export const mostIntakeFiles = 200
const fileIds = z.array(z.string().min(1).max(64)).min(1).max(mostIntakeFiles)
const access = { any: ['material.create'] } as const
const ofBatch = { params: z.object({ id: openId }), object: { param: 'id', kind: 'intake' } } as const
const base = '/mesoor-space/v2/resumes/intakes'
const example = { params: { id: 'a-batch' } }

export const createIntake = call({
  method: 'POST',
  path: base,
  access,
  summary:
    'Begin a batch of resume files, for the pool alone or for a stage of a project; files may come with it or later',
  body: z.object({
    name: label(100).optional(),
    target: z.object({ projectId: openId, stageId: openId.optional() }).optional(),
    /** One of the choices of a resume’s source. */
    source: z.string().min(1).max(64).optional(),
    /** The user who is responsible for the resumes. */
    ownerId: z.string().min(1).max(64).optional(),
    onDuplicate: z.enum(duplicateChoices).default('ask'),
    fileIds: fileIds.optional(),
  }),
  example: { body: { name: '春招' } },
  returns: intake,
})

export const listIntakes = call({
  method: 'GET',
  path: base,
  access,
  summary: 'Batches, newest first',
  query: z.object({
    current: z.coerce.number().int().min(1).max(1000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  example: { query: {} },
  returns: z.object({ data: z.array(intake), total: z.number().int() }),
})

export const getIntake = call({
  method: 'GET',
  path: `${base}/{id}`,
  access,
  summary: 'A batch with its counts and a page of its items, in the order in which they came',
  ...ofBatch,
  query: z.object({
    state: z.enum(itemStates).optional(),
    current: z.coerce.number().int().min(1).max(1000).default(1),
    pageSize: z.coerce.number().int().min(1).max(200).default(50),
  }),
  example: { ...example, query: {} },
  returns: intake.extend({ items: z.array(intakeItem), itemsTotal: z.number().int() }),
})

export const addIntakeFiles = call({
  method: 'POST',
  path: `${base}/{id}/files`,
  access,
  summary: 'Add stored files to a batch; at most 200 in all. One that is in it already is not added again',
  ...ofBatch,
  body: z.object({ fileIds }),
  example: { ...example, body: { fileIds: ['a-file'] } },
  returns: intake,
})

export const uploadIntakeFile = call({
  method: 'POST',
  path: `${base}/{id}/upload`,
  access,
  summary: 'Store a file and add it to a batch',
  ...ofBatch,
  upload: true,
  example,
  returns: intakeItem,
})

const change = (verb: string, summary: string) =>
  call({
    method: 'POST',
    path: `${base}/{id}/${verb}`,
    access,
    summary,
    ...ofBatch,
    body: nothing,
    example: { ...example, body: {} },
    returns: intake,
  })

export const pauseIntake = change('pause', 'Stop working on a batch after what is being read at this moment')
export const resumeIntake = change('resume', 'Go on with a paused batch')
export const cancelIntake = change('cancel', 'Give up what is still waiting in a batch; what was made of it stays')

export const retryIntake = call({
  method: 'POST',
  path: `${base}/{id}/retry`,
  access,
  summary: 'Try failed items of a batch once more: the named ones, or all of them',
  ...ofBatch,
  body: z.object({ itemIds: z.array(openId).min(1).max(1000).optional() }),
  example: { ...example, body: {} },
  returns: intake,
})

export const decideIntakeItem = call({
  method: 'POST',
  path: `${base}/{id}/decisions`,
  access,
  summary: 'Say what becomes of an item that meets a record: merged into it, kept beside it, or passed over',
  ...ofBatch,
  body: z.object({
    itemId: openId,
    choice: z.enum(['merge', 'keepBoth', 'skip']),
    /** Which of the candidates it is merged into; the likeliest where nothing is said. */
    openId: openId.optional(),
  }),
  example: { ...example, body: { itemId: 'an-item', choice: 'keepBoth' } },
  returns: intakeItem,
})

export const getIntakeReading = call({
  method: 'GET',
  path: `${base}/{id}/items/{itemId}/reading`,
  access,
  summary: 'What was read in the file of an item, also where no record was made of it yet',
  params: z.object({ id: openId, itemId: openId }),
  object: { param: 'id', kind: 'intake' },
  example: { params: { id: 'a-batch', itemId: 'an-item' } },
  returns: fileReading,
})

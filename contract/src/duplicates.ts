import { z } from 'zod'
import { call } from '#call'
import { entity, openId } from '#entities'
import { candidate, duplicateKeys } from '#intakes'
import { isoTime, nothing } from '#rules'

const edit = { any: ['material.edit'] } as const
const base = '/mesoor-space/v2/resumes'

export const listDuplicates = call({
  method: 'GET',
  path: `${base}/{id}/duplicates`,
  access: { any: ['material.view'] },
  summary: 'Resumes that may be of the same person, the likeliest first; those said to be of another are left out',
  params: z.object({ id: openId }),
  object: { param: 'id', kind: 'entity' },
  example: { params: { id: 'a-record' } },
  returns: z.object({ data: z.array(candidate) }),
})

export const listDuplicateGroups = call({
  method: 'GET',
  path: `${base}/duplicates`,
  access: edit,
  summary:
    'Resumes that share something by which a person is known, group by group: the surest first, then the last changed',
  query: z.object({
    /** Where the page before ended. */
    after: z.string().max(128).optional(),
    pageSize: z.coerce.number().int().min(1).max(50).default(20),
  }),
  example: { query: {} },
  returns: z.object({
    data: z.array(z.object({ by: z.enum(duplicateKeys), records: z.array(entity) })),
    /** Null: there are no more. */
    next: z.string().nullable(),
  }),
})

export const dismissDuplicate = call({
  method: 'POST',
  path: `${base}/duplicates/dismiss`,
  access: edit,
  summary: 'Two resumes are not of the same person; or, taken back, they may be after all',
  body: z.object({ openId, otherId: openId, dismissed: z.boolean().default(true) }),
  example: { body: { openId: 'a-record', otherId: 'another-record' } },
  returns: nothing,
})

/** Of a field both have: which value the kept one gets. Lists can have both. */
const choices = z.record(z.string().max(200), z.enum(['kept', 'merged', 'both']))
const pair = { keptId: openId, mergedId: openId, choices: choices.default({}) }
const version = z.number().int().min(1)

const ref = z.object({ entityType: z.string(), openId: z.string(), name: z.string() })

export const previewMerge = call({
  method: 'POST',
  path: `${base}/merges/preview`,
  access: edit,
  summary: 'What a merge would do: field by field, and every link that would move',
  body: z.object(pair),
  reads: true,
  example: { body: { keptId: 'a-record', mergedId: 'another-record' } },
  returns: z.object({
    kept: entity,
    merged: entity,
    fields: z.array(
      z.object({
        /** `standardFields.humanInfo.phone`, `standardFields.works`, `customFields.…`. */
        path: z.string(),
        kept: z.unknown(),
        merged: z.unknown(),
        proposed: z.unknown(),
        /** Both have a value, and not the same. */
        differs: z.boolean(),
        /** Both values can stand together. */
        joins: z.boolean(),
      }),
    ),
    links: z.object({
      tasks: z.array(
        z.object({
          taskId: z.string(),
          projectId: z.string(),
          projectName: z.string(),
          stageName: z.string(),
          /** A project has one task for a person: the one that is further along stays, the other is put aside. */
          becomes: z.enum(['moved', 'aside']),
        }),
      ),
      records: z.array(ref),
      /** Records that name it in one of their fields. */
      references: z.array(ref),
      remarks: z.number().int(),
      followers: z.number().int(),
      files: z.number().int(),
      tags: z.number().int(),
    }),
  }),
})

export const mergeEntry = z.object({
  id: z.string(),
  keptId: z.string(),
  mergedId: z.string(),
  at: isoTime,
  by: z.string().nullable(),
  undoneAt: isoTime.nullable(),
  /** Until then it can be undone. */
  undoableUntil: isoTime,
})

export const mergeResumes = call({
  method: 'POST',
  path: `${base}/merges`,
  access: edit,
  summary: 'Make two resumes one: the second becomes part of the first, with all that hangs on it',
  body: z.object({ ...pair, keptVersion: version, mergedVersion: version }),
  example: { body: { keptId: 'a-record', mergedId: 'another-record', keptVersion: 1, mergedVersion: 1 } },
  returns: z.object({ merge: mergeEntry, record: entity }),
})

export const mergeMany = call({
  method: 'POST',
  path: `${base}/merges/bulk`,
  access: edit,
  summary: 'Merge many pairs as proposed, each for itself; what cannot be merged is named',
  body: z.object({
    pairs: z
      .array(z.object({ keptId: openId, mergedId: openId }))
      .min(1)
      .max(100),
  }),
  example: { body: { pairs: [{ keptId: 'a-record', mergedId: 'another-record' }] } },
  returns: z.object({
    merged: z.array(mergeEntry),
    refused: z.array(z.object({ place: z.number().int(), error: z.string() })),
  }),
})

export const listMerges = call({
  method: 'GET',
  path: `${base}/merges`,
  access: edit,
  summary: 'The journal of merges, newest first; of one resume where it is named',
  query: z.object({
    openId: openId.optional(),
    current: z.coerce.number().int().min(1).max(1000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  example: { query: {} },
  returns: z.object({
    data: z.array(
      /** Empty names: the record is gone for good. */
      mergeEntry.extend({ keptName: z.string(), mergedName: z.string() }),
    ),
    total: z.number().int(),
  }),
})

export const undoMerge = call({
  method: 'POST',
  path: `${base}/merges/{id}/undo`,
  access: edit,
  summary:
    'Give both resumes back with their links, for 30 days; what was changed since on the kept one stays, and is named',
  params: z.object({ id: openId }),
  object: { param: 'id', kind: 'merge' },
  body: nothing,
  example: { params: { id: 'a-merge' }, body: {} },
  returns: z.object({ kept: entity, restored: entity, unchanged: z.array(z.string()) }),
})

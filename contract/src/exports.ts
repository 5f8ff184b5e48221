import { z } from 'zod'
import { call } from '#call'
import { filter, openId, sort, typeName } from '#entities'
import { limits } from '#limits'
import { isoTime, nothing } from '#rules'

export const exportKinds = ['entities', 'projects', 'tasks', 'bi'] as const
export type ExportKind = (typeof exportKinds)[number]
export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]
/** Spec 2 §4: only a success can be downloaded. */
export const exportStatuses = ['InProgress', 'Success', 'Failure'] as const

/** Why an export failed. */
export const exportFailures = ['cancelled', 'noPermission', 'gone', 'tooManyRows', 'gaveUp'] as const
export type ExportFailure = (typeof exportFailures)[number]

/** A sheet of Excel ends here, the line of its headings included. */
export const sheetRowsMax = 1_048_576
export const sheetCellMax = 32_767
export const exportColumnsMax = 300

/** An export as its member sees it (spec 2 §3). */
export const exportRecord = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(exportStatuses),
  entityType: z.string(),
  /** Where it was taken: the name of the list or of the project. */
  location: z.string(),
  createdAt: isoTime,
  /** Good for a while and for this member alone; null where there is nothing to download, or no longer. */
  link: z.string().nullable(),
  /** Of a failure. */
  reason: z.enum(exportFailures).nullable(),
  kind: z.enum(exportKinds),
  format: z.enum(exportFormats),
  contacts: z.enum(['masked', 'open']),
  /** Records written so far. */
  rows: z.number().int(),
  /** Null until they have been counted. */
  total: z.number().int().nullable(),
  /** Bytes. */
  size: z.number().int(),
  finishedAt: isoTime.nullable(),
  /** When the file is removed. */
  expiresAt: isoTime.nullable(),
})
export type ExportRecord = z.infer<typeof exportRecord>

const path = z.string().min(1).max(200)

/** How it is written down, whatever it is. */
const manner = {
  format: z.enum(exportFormats).default('csv'),
  /** Of whom the phone numbers, addresses and the like are written in full: that takes the right to export, and a reason. */
  contacts: z.enum(['masked', 'open']).default('masked'),
  reason: z.string().trim().max(500).optional(),
}

interface Manner {
  contacts: 'masked' | 'open'
  reason?: string | undefined
}

/** Contact details leave the house for a reason that can be read afterwards. */
const hasReason = ({ contacts, reason }: Manner): boolean => contacts === 'masked' || (reason ?? '').length >= 2
const needsReason = { path: ['reason'] }

const columns = {
  /** By their paths and in this order, as a list shows them; all there are where it is left out. */
  columns: z.array(path).min(1).max(exportColumnsMax).optional(),
}
const found = {
  query: z.string().trim().max(200).optional(),
  filters: filter.optional(),
  sort: sort.optional(),
}

export const exportEntities = call({
  method: 'POST',
  path: '/mesoor-space/v3/entities/exports/csv',
  access: { any: ['material.view'] },
  summary: 'Write the records of a search to a sheet, in the background; the last changed first unless told otherwise',
  body: z.object({ entityType: typeName, ...found, ...columns, ...manner }).refine(hasReason, needsReason),
  example: { body: { entityType: 'Resume' } },
  returns: exportRecord,
})

export const exportProjects = call({
  method: 'POST',
  path: '/mesoor-space/v1/memory-searches/projects/exports/csv',
  access: { any: ['project.view'] },
  summary: 'Write the projects that the member sees to a sheet, in the background',
  body: z.object({ ...found, ...columns, ...manner }).refine(hasReason, needsReason),
  example: { body: {} },
  returns: exportRecord,
})

/** In the order of a list, or as they stand on a board: stage by stage. */
export const taskExportViews = ['list', 'board', 'chat'] as const

export const exportTasks = call({
  method: 'POST',
  path: '/mesoor-space/v1/memory-searches/tasks/exports/csv',
  access: { any: ['project.view'] },
  summary: 'Write tasks of projects that the member sees to a sheet, in the order of a view, in the background',
  query: z.object({ view: z.enum(taskExportViews).default('list') }),
  body: z
    .object({
      ...found,
      ...columns,
      ...manner,
      /** Of one project alone; a board is always of one. */
      projectId: openId.optional(),
      pipelineId: openId.optional(),
      /** What they carry is of this type: its columns are named with `payload.` before them, its filters must be true. */
      payload: z.object({ entityType: typeName, filters: filter.optional() }).optional(),
    })
    .refine(hasReason, needsReason),
  example: { query: {}, body: {} },
  returns: exportRecord,
})

/** A time counted by these. */
export const biIntervals = ['day', 'week', 'month', 'quarter', 'year'] as const
export const biMeasures = ['count', 'sum', 'avg', 'min', 'max', 'median'] as const

const measure = z
  .object({ op: z.enum(biMeasures), field: path.optional() })
  .refine(({ op, field }) => op === 'count' || field !== undefined, { path: ['field'] })

/** Group-bys, measures and filters over a type of record, over projects or over tasks. */
export const biQuery = z.object({
  entityType: typeName,
  query: found.query,
  filters: found.filters,
  /** A record with several values counts in each of their groups. */
  groupBy: z
    .array(z.object({ field: path, interval: z.enum(biIntervals).optional() }))
    .max(4)
    .default([]),
  measures: z
    .array(measure)
    .min(1)
    .max(10)
    .default([{ op: 'count' }]),
  /** The first measure decides: the largest first. */
  limit: z.number().int().min(1).max(10_000).default(1000),
})
export type BiQuery = z.infer<typeof biQuery>

export const exportBi = call({
  method: 'POST',
  path: '/mesoor-space/v1/bi/exports/csv',
  access: { any: ['material.view', 'project.view'] },
  summary: 'Write the answer to a question of numbers to a sheet: records grouped by values and measured',
  body: biQuery.extend(manner).refine(hasReason, needsReason),
  example: { body: { entityType: 'Resume', groupBy: [{ field: 'data.standardFields.source' }] } },
  returns: exportRecord,
})

const ofExport = { params: z.object({ id: openId }), object: { param: 'id', kind: 'export' } } as const
const base = '/mesoor-space/v1/export-records'

export const listExports = call({
  method: 'GET',
  path: base,
  access: 'member',
  summary: 'The exports of the member, newest first',
  query: z.object({
    current: z.coerce.number().int().min(1).max(1000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(limits.pageSize),
  }),
  example: { query: {} },
  returns: z.object({ data: z.array(exportRecord), total: z.number().int() }),
})

export const cancelExport = call({
  method: 'POST',
  path: `${base}/{id}/cancel`,
  access: 'member',
  summary: 'Stop an export that is under way and remove what was written of it',
  ...ofExport,
  body: nothing,
  example: { params: { id: 'an-export' }, body: {} },
  returns: exportRecord,
})

export const repeatExport = call({
  method: 'POST',
  path: `${base}/{id}/again`,
  access: 'member',
  summary: 'Begin an export like an earlier one, of what there is now and with the rights of now',
  ...ofExport,
  body: nothing,
  example: { params: { id: 'an-export' }, body: {} },
  returns: exportRecord,
})

export const readExport = call({
  method: 'GET',
  path: `${base}/{id}/content`,
  access: 'member',
  summary: 'The file of an export, by the link in its record, for the member who made it and nobody else',
  ...ofExport,
  query: z.object({ token: z.string().min(1).max(200) }),
  example: { params: { id: 'an-export' }, query: { token: 'none' } },
  byLink: true,
  raw: true,
  returns: nothing,
})

import { z } from 'zod'
import { call } from '#call'
import { entity, filter, foundEntity, openId, sort } from '#entities'
import { choiceColors } from '#fields/field'
import { match } from '#matching'
import { isoTime } from '#rules'

const typeName = z.string().regex(/^[A-Za-z][\w-]{0,63}$/)
const keyword = z.string().trim().max(200)
const path = z.string().min(1).max(200)

/** The keyword over many types at once: what a search from anywhere shows. */
export const searchEverywhere = call({
  method: 'POST',
  path: '/mesoor-space/v2/memory-searches',
  access: { any: ['material.view'] },
  summary: 'The best hits of a keyword in each type that the enterprise shows, the type with the best hits first',
  body: z.object({
    query: keyword.min(1),
    /** Those that are shown, where it is left out. */
    entityTypes: z.array(typeName).min(1).max(50).optional(),
    pageSize: z.number().int().min(1).max(20).default(5),
  }),
  reads: true,
  example: { body: { query: '后端' } },
  returns: z.object({
    groups: z.array(
      z.object({
        entityType: z.string(),
        name: z.string(),
        total: z.number().int(),
        capped: z.boolean(),
        data: z.array(foundEntity),
      }),
    ),
  }),
})

const node = z.object({
  openId: z.string(),
  name: z.string(),
  /** Null for a root, and where the one above is not among the nodes. */
  parentId: z.string().nullable(),
  childCount: z.number().int(),
  descendantCount: z.number().int(),
  /** 0 for a root. */
  depth: z.number().int(),
  /** It answers the keyword and the filters itself; the others are shown because they stand above one that does. */
  matches: z.boolean(),
  /** The columns asked for, by their paths; those without a value are left out. */
  values: z.record(z.string(), z.unknown()),
})
export type ChartNode = z.infer<typeof node>

/** The most nodes that one chart holds. */
export const chartNodesMax = 5000

export const searchStructure = call({
  method: 'POST',
  path: '/mesoor-space/v2/entities/searches',
  access: { any: ['material.view'] },
  summary: 'The records of a type with someone above them as one tree; a keyword keeps the hits and those above them',
  query: z.object({ view: z.enum(['structureDiagram']).default('structureDiagram') }),
  body: z.object({
    entityType: typeName,
    query: keyword.optional(),
    filters: filter.optional(),
    columns: z.array(path).max(8).default([]),
  }),
  reads: true,
  example: { query: {}, body: { entityType: 'Department' } },
  returns: z.object({
    /** Parents before children, siblings by their order and name. */
    nodes: z.array(node),
    roots: z.array(z.string()),
    /** How many match, without those that are only above one. */
    matched: z.number().int(),
    /** There are more than 5,000: what is missing are the last ones made. */
    capped: z.boolean(),
    /** Rings of records above one another, each cut at its first, which then is a root. */
    cycles: z.array(z.array(z.string())),
  }),
})

const column = z.object({
  /** Null: the records without a value. */
  value: z.string().nullable(),
  name: z.string(),
  color: z.enum(choiceColors).optional(),
  /** An option that was deleted, or a value that is no option: shown while records have it. */
  retired: z.boolean(),
  count: z.number().int(),
  capped: z.boolean(),
  data: z.array(foundEntity),
})
export type BoardColumn = z.infer<typeof column>

export const searchBoard = call({
  method: 'POST',
  path: '/mesoor-space/v2/entities/searches/board',
  access: { any: ['material.view'] },
  summary:
    'A search laid out by the values of a choice-like field: a column for each, its count and first page; further pages by a search with eq, or empty, of the column',
  body: z.object({
    entityType: typeName,
    /** The path of a choice, degree, yes-or-no, member or reference field, standard or custom. */
    field: path,
    query: keyword.optional(),
    filters: filter.optional(),
    sort: sort.optional(),
    pageSize: z.number().int().min(0).max(50).default(20),
  }),
  reads: true,
  example: { body: { entityType: 'Issue', field: 'data.standardFields.status' } },
  returns: z.object({
    columns: z.array(column),
    /** More values than 50 columns: the rarest are left out. */
    capped: z.boolean(),
  }),
})

export const listAssociatedTasks = call({
  method: 'GET',
  path: '/mesoor-space/v3/entities/{type}/associate/tasks',
  access: { any: ['material.view'] },
  summary: 'The tasks that carry records of a type, newest first',
  params: z.object({ type: typeName }),
  query: z.object({ openIds: z.string().min(1).max(33_000) }),
  example: { params: { type: 'Resume' }, query: { openIds: 'a,b' } },
  returns: z.object({ data: z.array(z.object({ openId: z.string(), tasks: z.array(entity) })) }),
})

export const listRecommendReasons = call({
  method: 'POST',
  path: '/mesoor-space/v2/entities/{type}/{id}/recommend-reasons',
  access: { any: ['material.view'] },
  summary:
    'Why a record is recommended: what is kept with the tasks that carry it, and for a project what is found now',
  // A language model, where one is configured, may take its time (spec 2 §9).
  timeout: 50_000,
  params: z.object({ type: typeName, id: openId }),
  body: z.object({ projectId: openId.optional() }),
  reads: true,
  example: { params: { type: 'Resume', id: 'a-record' }, body: {} },
  object: { param: 'id', kind: 'entity' },
  returns: z.object({
    reasons: z.array(
      z.object({ taskId: z.string(), reason: z.string(), by: z.string().nullable(), updatedAt: isoTime }),
    ),
    /** For a named project: how the person fits its job now, in words and requirement by requirement. */
    reason: z.string().optional(),
    match: match.optional(),
  }),
})

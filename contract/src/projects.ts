import { z } from 'zod'
import { call } from '#call'
import { filter, foundEntity, openId, sort, typeName } from '#entities'
import { iso } from '#fields/iso'
import { limits } from '#limits'
import { stage } from '#pipelines'
import { isoTime, label, nothing } from '#rules'
import { neighbours, treeItem } from '#spaces'

/** 0 in progress, 1 paused, 2 done, 3 cancelled, 4 archived (decisions). */
export const projectStatuses = [0, 1, 2, 3, 4] as const
export const archived = 4
const status = z.number().int().min(0).max(4)
/** 0 none, 1 low, 2 medium, 3 high, 4 urgent (decisions). */
export const priority = z.number().int().min(0).max(4)
export const reference = z.object({ entityType: typeName, openId })
const userId = z.string().regex(/^[\w-]{1,64}$/)
const time = iso.nullable()
const description = z.string().trim().max(20_000)

const person = z.object({ userId: z.string(), name: z.string() })
const known = z.object({ openId: z.string(), entityType: z.string(), name: z.string() })

export const project = treeItem.extend({
  channel: z.object({ openId: z.string(), name: z.string() }),
  parent: z.object({ openId: z.string(), name: z.string() }).nullable(),
  groupInfo: z.object({ flowGroupId: z.string() }),
  projectPayload: known.nullable(),
  principal: person.nullable(),
  priority,
  startTime: time,
  timeoutTime: time,
  createdAt: isoTime,
  updatedAt: isoTime,
  createdBy: z.string().nullable(),
  tags: z.array(z.object({ openId: z.string(), name: z.string() })),
  customFields: z.record(z.string(), z.unknown()),
})
export type Project = z.infer<typeof project>

const ofProject = z.object({ id: openId })
const common = { params: ofProject, object: { param: 'id', kind: 'project' } } as const

export const listProjects = call({
  method: 'GET',
  path: '/mesoor-space/v2/projects',
  access: { any: ['project.view'] },
  summary: 'The projects that the member sees, the last changed first',
  query: z.object({
    name: z.string().trim().max(60).optional(),
    channelId: openId.optional(),
    /** Those that stand in this project. */
    parentId: openId.optional(),
    /** Without those that stand in another project. */
    level: z.enum(['all', 'outermost']).default('all'),
    status: z.coerce.number().int().min(0).max(4).optional(),
    /** Those about a record of this type. */
    about: typeName.optional(),
    current: z.coerce.number().int().min(1).max(1000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(limits.pageSize),
  }),
  example: { query: {} },
  returns: z.object({ data: z.array(project), total: z.number().int() }),
})

export const listSubProjects = call({
  method: 'GET',
  path: '/mesoor-space/v2/projects/{id}/projects',
  access: { any: ['project.view'] },
  summary: 'The projects of a project that the member sees, in their order, or those whose name holds a word',
  ...common,
  query: z.object({ name: z.string().trim().max(60).optional() }),
  example: { params: { id: 'a-project' }, query: {} },
  returns: z.object({ data: z.array(project) }),
})

const structureNode = z.object({
  id: z.string(),
  kind: z.enum(['Space', 'Channel', 'Project', 'Flow']),
  name: z.string(),
  /** Null for the outermost. */
  parentId: z.string().nullable(),
  /** The channel of a project, for the way to it. */
  channelId: z.string().nullable(),
  /** Of a project. */
  status: z.number().int().nullable(),
  /** Tasks of a project or a flow, projects of a channel, channels of a space; null: it is only on the way. */
  count: z.number().int().nullable(),
  /** Of a flow, in their order, with who stands there. */
  stages: z.array(
    z.object({ id: z.string(), name: z.string(), color: z.string().optional(), count: z.number().int() }),
  ),
})
export type StructureNode = z.infer<typeof structureNode>

export const getProjectStructure = call({
  method: 'GET',
  path: '/mesoor-space/v2/projects/{id}/structure',
  access: { any: ['project.view'] },
  summary: 'Where a project stands and what stands in it, down to the stages of each flow, as one tree',
  ...common,
  example: { params: { id: 'a-project' } },
  returns: z.object({
    /** Parents before children. */
    nodes: z.array(structureNode),
  }),
})

export const getProject = call({
  method: 'GET',
  path: '/mesoor-space/v2/projects/{id}',
  access: { any: ['project.view'] },
  summary: 'One project',
  ...common,
  example: { params: { id: 'a-project' } },
  returns: project,
})

const fields = {
  principal: userId.nullable().optional(),
  startTime: time.optional(),
  timeoutTime: time.optional(),
  priority: priority.optional(),
  description: description.optional(),
  tags: z.array(z.object({ openId })).max(50).optional(),
  customFields: z.record(z.string().max(128), z.unknown()).optional(),
}

export const createProject = call({
  method: 'POST',
  path: '/mesoor-space/v3/projects',
  access: { any: ['project.create'] },
  summary:
    'Make a project in a channel or in another project of it, around a record or a new one, with copies of the channel’s flows',
  body: z.object({
    channelId: openId,
    /** The project of the channel in which it is to stand. */
    parentId: openId.optional(),
    name: label(200),
    /** A record that is there, or the fields of one that is made with the project. */
    payload: z.union([reference, z.object({ standardFields: z.record(z.string().max(128), z.unknown()) })]).optional(),
    participants: z.array(userId).max(limits.memberBatch).default([]),
    /** Flows of the channel to work with; all of them where it is left out. */
    pipelines: z.array(openId).min(1).max(10).optional(),
    ...fields,
  }),
  example: { body: { channelId: 'a-channel', name: '后端工程师' } },
  returns: project,
})

export const updateProject = call({
  method: 'PUT',
  path: '/mesoor-space/v2/projects/{id}',
  access: { any: ['project.edit'] },
  summary: 'Change a project; a stale version is a conflict with the present state',
  ...common,
  body: z.object({
    version: z.number().int().min(1).optional(),
    name: label(200).optional(),
    payload: reference.nullable().optional(),
    ...fields,
  }),
  example: { params: { id: 'a-project' }, body: { priority: 3 } },
  returns: project,
})

export const setProjectStatus = call({
  method: 'PATCH',
  path: '/mesoor-space/v2/projects/{id}/statuses',
  access: { any: ['project.edit'] },
  summary:
    'Pause, finish, cancel or archive a project, or take it up again; those in it are archived and taken up with it',
  ...common,
  body: z.object({ status }),
  example: { params: { id: 'a-project' }, body: { status: 1 } },
  returns: project,
})

export const deleteProject = call({
  method: 'DELETE',
  path: '/mesoor-space/v2/projects/{id}',
  access: { any: ['project.edit'] },
  summary: 'Put a project into the recycle bin with its tasks and the projects in it, as one',
  ...common,
  example: { params: { id: 'a-project' } },
  returns: nothing,
})

export const moveProjectTo = call({
  method: 'PATCH',
  path: '/mesoor-space/v2/projects/{id}/move/channels/{channelId}',
  access: { any: ['project.edit'] },
  summary: 'Move a project into another channel, where the member may add projects, or into a project there',
  params: z.object({ id: openId, channelId: openId }),
  body: neighbours.extend({ parentId: openId.nullish() }),
  example: { params: { id: 'a-project', channelId: 'a-channel' }, body: {} },
  object: { param: 'id', kind: 'project' },
  returns: nothing,
})

export const orderProject = call({
  method: 'PATCH',
  path: '/mesoor-space/v2/projects/{id}/move/ordered',
  access: { any: ['project.edit'] },
  summary: 'Put a project between two others beside it',
  ...common,
  body: neighbours,
  example: { params: { id: 'a-project' }, body: { previousId: 'another' } },
  returns: nothing,
})

const days = z.number().nullable()

export const getProjectOverview = call({
  method: 'GET',
  path: '/mesoor-space/v2/projects/{id}/overview',
  access: { any: ['project.view'] },
  summary: 'The funnel of each flow, the time spent in its stages, and who is stuck',
  ...common,
  example: { params: { id: 'a-project' } },
  returns: z.object({
    pipelines: z.array(
      z.object({
        openId: z.string(),
        name: stage.shape.name,
        stages: z.array(
          z.object({
            id: z.string(),
            /** Who stands there now. */
            present: z.number().int(),
            /** Who has ever reached it, or a later one. */
            reached: z.number().int(),
            /** Half of those who were there stayed shorter, in days. */
            medianDays: days,
            stuck: z.number().int(),
          }),
        ),
      }),
    ),
    stuck: z.array(z.object({ taskId: z.string(), name: z.string(), stageId: z.string(), days: z.number() })),
  }),
})

const memorySearch = z.object({
  query: z.string().trim().max(200).optional(),
  filters: filter.optional(),
  sort: sort.optional(),
  current: z.number().int().min(1).max(1000).default(1),
  pageSize: z.number().int().min(1).max(100).default(limits.pageSize),
})
export const memoryFound = z.object({
  data: z.array(foundEntity),
  total: z.number().int(),
  capped: z.boolean(),
})

export const searchProjects = call({
  method: 'POST',
  path: '/mesoor-space/v1/memory-searches/projects',
  access: { any: ['project.view'] },
  summary: 'Projects that the member sees, by keyword, filters and order',
  body: memorySearch,
  reads: true,
  example: { body: { query: '后端' } },
  returns: memoryFound,
})

export const searchTasks = call({
  method: 'POST',
  path: '/mesoor-space/v1/memory-searches/tasks',
  access: { any: ['project.view'] },
  summary: 'Tasks of projects that the member sees, by keyword, filters over them and over what they carry, and order',
  body: memorySearch.extend({
    /** What they carry is a record of this type: keywords are looked for in it too, and the filters must be true of it. */
    payload: z.object({ entityType: typeName, filters: filter.optional() }).optional(),
  }),
  reads: true,
  example: { body: { query: '林' } },
  returns: memoryFound,
})

import { z } from 'zod'
import { call } from '#call'
import { entity, filter, openId } from '#entities'
import { iso } from '#fields/iso'
import { priority, reference } from '#projects'
import { isoTime, label, nothing } from '#rules'
import { neighbours } from '#spaces'

const userId = z.string().regex(/^[\w-]{1,64}$/)
const time = iso.nullable()
const values = z.record(z.string().max(200), z.unknown())

/** A record on its way through the stages of a project's flow (spec 1 §3, 2 §3). */
export const task = entity.extend({
  id: z.string(),
  name: z.string(),
  projectId: z.string(),
  pipelineId: z.string(),
  stageId: z.string(),
  stageName: z.string(),
  subStatusId: z.string().nullable(),
  assignId: z.string().nullable(),
  priority,
  /** The stages that it may be moved to from where it is. */
  mobileRules: z.array(z.string()),
  /** When it came to its stage. */
  enteredAt: isoTime,
  recommendReason: z.string(),
  /** The record that it carries, with the fields that a card shows; null: it carries none, or it is gone. */
  payload: entity.nullable(),
})
export type Task = z.infer<typeof task>

const taskIds = z.array(openId).min(1).max(1000)
const ofTask = z.object({ id: openId })
const common = { params: ofTask, object: { param: 'id', kind: 'task' } } as const

export const listTasks = call({
  method: 'GET',
  path: '/mesoor-space/v3/tasks',
  access: { any: ['project.view'] },
  summary: 'Tasks by their ids, in the order asked for; those that the member does not see are left out',
  query: z.object({ taskIds: z.string().min(1).max(33_000) }),
  example: { query: { taskIds: 'a,b' } },
  returns: z.object({ data: z.array(task) }),
})

export const getTask = call({
  method: 'GET',
  path: '/mesoor-space/v3/tasks/{id}',
  access: { any: ['project.view'] },
  summary: 'One task, with the record that it carries and where else that record is',
  ...common,
  example: { params: { id: 'a-task' } },
  returns: task.extend({
    /** What the asking member may do in its project. */
    flags: z.number().int(),
    elsewhere: z.array(
      z.object({ taskId: z.string(), projectId: z.string(), projectName: z.string(), stageName: z.string() }),
    ),
  }),
})

const changes = {
  name: label(200).optional(),
  assignId: userId.nullable().optional(),
  /** As the specification spells it in one place. */
  assginId: userId.nullable().optional(),
  priority: priority.optional(),
  startTime: time.optional(),
  timeoutTime: time.optional(),
  description: z.string().trim().max(20_000).optional(),
  tags: z.array(z.object({ openId })).max(50).optional(),
}

const draft = z.object({
  payload: reference.optional(),
  recommendReason: z.string().trim().max(20_000).optional(),
  ...changes,
})

export const createTasks = call({
  method: 'POST',
  path: '/mesoor-space/v3/tasks',
  access: { any: ['project.view'] },
  summary: 'Put records into a project’s flow, at its first stage or a named one; those that are there already stay',
  body: z.object({
    projectId: openId,
    stageId: openId.optional(),
    tasks: z.array(draft).min(1).max(500),
  }),
  example: { body: { projectId: 'a-project', tasks: [{ name: '联系候选人' }] } },
  returns: z.object({
    data: z.array(task),
    /** Records that were in the project already, with the task that carries them. */
    present: z.array(z.object({ openId: z.string(), taskId: z.string() })),
  }),
})

export const updateTask = call({
  method: 'PUT',
  path: '/mesoor-space/v3/tasks/{id}',
  access: { any: ['project.view'] },
  summary: 'Change a task: its assignee, priority, times, name; a stale version is a conflict',
  ...common,
  body: z.object({ version: z.number().int().min(1).optional(), ...changes }),
  example: { params: { id: 'a-task' }, body: { priority: 2 } },
  returns: task,
})

/** For each task that stayed as it was: why. */
const refused = z.array(
  z.object({ id: z.string(), error: z.string(), detail: z.record(z.string(), z.unknown()).optional() }),
)

export const updateTasks = call({
  method: 'PUT',
  path: '/mesoor-space/v3/tasks',
  access: { any: ['project.view'] },
  summary: 'Change several tasks, each in its way; what cannot be changed is named',
  body: z
    .array(z.object({ id: openId, ...changes }))
    .min(1)
    .max(1000),
  example: { body: [{ id: 'a-task', priority: 2 }] },
  returns: z.object({ data: z.array(task), refused }),
})

const moved = z.object({
  /** For undoing it as one. */
  changeId: z.string(),
  data: z.array(task),
  refused,
})

export const moveTasks = call({
  method: 'PUT',
  path: '/mesoor-space/v3/tasks/stages',
  access: { any: ['project.view'] },
  summary: 'Move tasks to a stage, between two others where they are named; what the rules forbid stays and is named',
  body: neighbours.extend({
    taskIds,
    stageId: openId,
    subStatusId: openId.nullable().optional(),
    /** Values of the stage’s required fields, written with the move: `task.` or `payload.` and the path. */
    fields: values.optional(),
    comment: z.string().trim().max(2000).optional(),
  }),
  example: { body: { taskIds: ['a-task'], stageId: 'a-stage' } },
  returns: moved,
})

export const setSubStatus = call({
  method: 'PUT',
  path: '/mesoor-space/v3/tasks/stages/status',
  access: { any: ['project.view'] },
  summary: 'Set the sub-status of tasks within their stage',
  body: z.object({ taskIds, subStatusId: openId.nullable() }),
  example: { body: { taskIds: ['a-task'], subStatusId: null } },
  returns: moved,
})

export const undoMove = call({
  method: 'POST',
  path: '/mesoor-space/v3/tasks/stages/undo',
  access: { any: ['project.view'] },
  summary: 'Take back a move of one’s own; tasks that were moved on since stay where they are',
  body: z.object({ changeId: openId }),
  example: { body: { changeId: 'a-change' } },
  returns: z.object({ data: z.array(task), kept: z.array(z.string()) }),
})

export const setTaskFields = call({
  method: 'PUT',
  path: '/mesoor-space/v3/tasks/{id}/fields',
  access: { any: ['project.view'] },
  summary: 'Fill in fields of a task and of the record that it carries: `task.` or `payload.` and the path',
  ...common,
  body: z.object({ fields: values }),
  example: { params: { id: 'a-task' }, body: { fields: {} } },
  returns: task,
})

export const setManyTaskFields = call({
  method: 'PUT',
  path: '/mesoor-space/v3/tasks/fields',
  access: { any: ['project.view'] },
  summary: 'Fill in the same required fields of several tasks',
  body: z.object({ taskIds, requiredFields: values }),
  example: { body: { taskIds: ['a-task'], requiredFields: {} } },
  returns: z.object({ data: z.array(task), refused }),
})

export const listTaskReasons = call({
  method: 'GET',
  path: '/mesoor-space/v3/tasks/{id}/recommend-reasons',
  access: { any: ['project.view'] },
  summary: 'Why the record was recommended for this project',
  ...common,
  example: { params: { id: 'a-task' } },
  returns: z.object({ reason: z.string(), by: z.string().nullable(), at: isoTime.nullable() }),
})

export const setTaskReason = call({
  method: 'POST',
  path: '/mesoor-space/v3/tasks/{id}/recommend-reasons',
  access: { any: ['project.view'] },
  summary: 'Write down why the record is recommended',
  ...common,
  body: z.object({ reason: z.string().trim().max(20_000) }),
  example: { params: { id: 'a-task' }, body: { reason: '做过同类系统' } },
  returns: task,
})

export const deleteTask = call({
  method: 'DELETE',
  path: '/mesoor-space/v3/tasks/{id}',
  access: { any: ['project.view'] },
  summary: 'Put a task into the recycle bin; the record that it carries stays',
  ...common,
  example: { params: { id: 'a-task' } },
  returns: nothing,
})

export const deleteTasks = call({
  method: 'DELETE',
  path: '/mesoor-space/v3/tasks',
  access: { any: ['project.view'] },
  summary: 'Put several tasks into the recycle bin',
  body: z.object({ taskIds }),
  example: { body: { taskIds: ['a-task'] } },
  returns: z.object({ deleted: z.array(z.string()), refused }),
})

export const listMoves = call({
  method: 'GET',
  path: '/mesoor-space/v3/tasks/{id}/moves',
  access: { any: ['project.view'] },
  summary: 'The way of a task through the flow, newest first',
  ...common,
  example: { params: { id: 'a-task' } },
  returns: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        at: isoTime,
        by: z.string().nullable(),
        kind: z.enum(['created', 'moved', 'status', 'undone', 'restored']),
        fromStage: z.string().nullable(),
        toStage: z.string(),
        fromName: z.string().nullable(),
        toName: z.string(),
        subStatus: z.string().nullable(),
        comment: z.string(),
      }),
    ),
  }),
})

const boardColumn = z.object({
  /** The stage, or the value of the field that the board is laid out by; null: those without one. */
  value: z.string().nullable(),
  name: z.string(),
  color: z.string().optional(),
  count: z.number().int(),
  data: z.array(task),
})
export type TaskColumn = z.infer<typeof boardColumn>

const boardQuestion = z.object({
  projectId: openId,
  pipelineId: openId.optional(),
  /** `stage`, or the path of a choice-like field of tasks: the assignee, the priority, an own field. */
  groupBy: z.string().min(1).max(200).default('stage'),
  query: z.string().trim().max(200).optional(),
  /** Over fields of tasks. */
  filters: filter.optional(),
  /** Over fields of the records that they carry. */
  payloadFilters: filter.optional(),
})

export const getBoard = call({
  method: 'POST',
  path: '/mesoor-space/v3/tasks/board',
  access: { any: ['project.view'] },
  summary: 'A project’s tasks laid out in columns: each with its count and its first cards, in their order',
  body: boardQuestion.extend({ pageSize: z.number().int().min(0).max(100).default(30) }),
  reads: true,
  example: { body: { projectId: 'a-project' } },
  returns: z.object({ columns: z.array(boardColumn), total: z.number().int() }),
})

export const getBoardColumn = call({
  method: 'POST',
  path: '/mesoor-space/v3/tasks/board/column',
  access: { any: ['project.view'] },
  summary: 'More cards of one column',
  body: boardQuestion.extend({
    value: z.string().max(200).nullable(),
    offset: z.number().int().min(0).max(100_000).default(0),
    pageSize: z.number().int().min(1).max(100).default(30),
  }),
  reads: true,
  example: { body: { projectId: 'a-project', value: 'a-stage' } },
  returns: boardColumn,
})

import { z } from 'zod'
import { call } from '#call'
import { openId } from '#entities'
import { choiceColors } from '#fields/field'
import { label, nothing } from '#rules'

/** In both languages; whoever types one name gives it for both. */
export const words = z.object({ zh: label(60), en: label(60) })
export type Words = z.infer<typeof words>

export const stageKinds = ['normal', 'won', 'lost'] as const
export type StageKind = (typeof stageKinds)[number]

const stageId = z.string().regex(/^[\w-]{1,64}$/)
const subStatus = z.object({ id: stageId, name: words, color: z.enum(choiceColors).optional() })

/** What must be filled in before a task may enter: a field of the task, or of the record that it carries. */
export const requiredField = z.object({ of: z.enum(['task', 'payload']), field: z.string().min(1).max(200) })
export type RequiredField = z.infer<typeof requiredField>

export const stage = z.object({
  id: stageId,
  name: words,
  color: z.enum(choiceColors).default('grey'),
  kind: z.enum(stageKinds).default('normal'),
  subStatuses: z.array(subStatus).max(20).default([]),
  requiredFields: z.array(requiredField).max(20).default([]),
  /** Which moves are allowed from here; null: to every stage of the flow. */
  mobileRules: z.object({ to: z.array(stageId).max(30).nullable() }).default({ to: null }),
  /** Who stays longer than so many days is stuck. */
  staleDays: z.number().int().min(1).max(365).default(7),
})
export type Stage = z.output<typeof stage>

/** As it is sent: a stage without an id is new. */
const sentStage = stage.extend({ id: stageId.optional() })

/** A flow (decisions, "Project and task states"). A channel's is a model; each project works with a copy of its own. */
export const pipeline = z.object({
  openId: z.string(),
  name: words,
  ownerId: z.string(),
  ownerType: z.enum(['Channel', 'Project']),
  /** The one it was copied from. */
  sourceId: z.string().nullable(),
  version: z.number().int(),
  stages: z.array(stage),
})
export type Pipeline = z.output<typeof pipeline>

const stages = z.array(sentStage).min(1).max(30)
const ofPipeline = z.object({ id: openId })

export const listPipelines = call({
  method: 'GET',
  path: '/mesoor-space/v1/pipelines',
  access: { any: ['channel.view', 'project.view'] },
  summary: 'The flows of a channel or of a project, in their order',
  query: z.object({ ownerId: openId }),
  example: { query: { ownerId: 'an-object' } },
  object: { param: 'ownerId', kind: 'permissionObject' },
  returns: z.object({ data: z.array(pipeline) }),
})

export const createPipeline = call({
  method: 'POST',
  path: '/mesoor-space/v1/pipelines',
  access: { any: ['channel.edit', 'project.edit'] },
  summary: 'Add a flow to a channel or a project',
  body: z.object({ ownerId: openId, name: words, stages }),
  example: {
    body: {
      ownerId: 'a-project',
      name: { zh: '招聘', en: 'Hiring' },
      stages: [{ name: { zh: '初筛', en: 'Screen' } }],
    },
  },
  returns: pipeline,
})

export const updatePipeline = call({
  method: 'PUT',
  path: '/mesoor-space/v1/pipelines/{id}',
  access: { any: ['channel.edit', 'project.edit'] },
  summary: 'Change a flow and its stages; tasks of a stage that goes are moved where the call says, or it is refused',
  params: ofPipeline,
  body: z.object({
    version: z.number().int().min(1),
    name: words,
    stages,
    /** For each stage that goes away while tasks stand in it: where they go. */
    moveTo: z.record(stageId, stageId).default({}),
  }),
  example: {
    params: { id: 'a-flow' },
    body: { version: 1, name: { zh: '招聘', en: 'Hiring' }, stages: [{ name: { zh: '初筛', en: 'Screen' } }] },
  },
  object: { param: 'id', kind: 'pipeline' },
  returns: pipeline,
})

export const attachPipelines = call({
  method: 'POST',
  path: '/mesoor-space/v1/pipeline/projects/{id}',
  access: { any: ['project.edit'] },
  summary: 'Attach flows to a project: each becomes a copy of its own there',
  params: ofPipeline,
  body: z.object({ pipelines: z.array(openId).min(1).max(10) }),
  example: { params: { id: 'a-project' }, body: { pipelines: ['a-flow'] } },
  object: { param: 'id', kind: 'project' },
  returns: z.object({ data: z.array(pipeline) }),
})

export const detachPipelines = call({
  method: 'DELETE',
  path: '/mesoor-space/v1/pipeline/projects/{id}',
  access: { any: ['project.edit'] },
  summary: 'Detach flows from a project; one that still holds tasks, or the last one, is refused',
  params: ofPipeline,
  body: z.object({ pipelines: z.array(openId).min(1).max(10) }),
  example: { params: { id: 'a-project' }, body: { pipelines: ['a-flow'] } },
  object: { param: 'id', kind: 'project' },
  returns: nothing,
})

import { z } from 'zod'
import { call } from '#call'
import { openId, typeName } from '#entities'
import { choiceColors } from '#fields/field'
import { objectType } from '#permissions'
import { label, nothing } from '#rules'

/** Normal 0, archived 1 (spec 2 §3); a project has its own states. */
export const spaceStatus = z.number().int().min(0).max(1)
export const style = z.object({
  color: z.enum(choiceColors),
  icon: z.string().regex(/^[a-z][a-z0-9-]{0,31}$/),
})

/** A connector's space: it holds what a mailbox or a job site brings, and no work (spec 2 §5). */
export const workstation = 'Connector'
const spaceType = z.enum(['Team', workstation])

/** One line of the tree of spaces, channels and projects (spec 2 §3). */
export const treeItem = z.object({
  id: z.string(),
  name: z.string(),
  entityType: objectType,
  status: z.number().int(),
  spaceId: z.string(),
  channelId: z.string().nullable(),
  projectId: z.string().nullable(),
  /** The project in which a project stands; null: it stands in its channel. */
  parentId: z.string().nullable(),
  spaceType: z.string().nullable(),
  projectPayloadType: z.string().nullable(),
  taskPayloadType: z.string().nullable(),
  style: style.nullable(),
  channelTemplate: z.string().nullable(),
  templateId: z.string().nullable(),
  pipelines: z.array(z.string()),
  description: z.string(),
  version: z.number().int(),
  /** What the asking member may do here; 0: it is only on the way to something that they may see. */
  flags: z.number().int(),
  /** How many channels, projects or tasks it holds; 0 where it is only on the way. */
  childrenCount: z.number().int(),
  /** How many projects stand in a project, beside its tasks; 0 for anything else. */
  projectCount: z.number().int(),
})
export type TreeItem = z.infer<typeof treeItem>

const byName = z.object({ name: z.string().trim().max(60).optional() })
const tree = z.object({ data: z.array(treeItem) })
const ofSpace = z.object({ spaceId: openId })
const ofObject = z.object({ id: openId })
/** The neighbours between which it comes to stand; neither: at the end. */
export const neighbours = z.object({ previousId: openId.nullish(), nextId: openId.nullish() })
const description = z.string().trim().max(2000)

export const listSpaces = call({
  method: 'GET',
  path: '/mesoor-space/v2/spaces',
  access: { any: ['channel.view'] },
  summary: 'The spaces that the member sees, in their order, or those whose name holds a word',
  query: byName,
  example: { query: {} },
  returns: tree,
})

export const listChannels = call({
  method: 'GET',
  path: '/mesoor-space/v2/spaces/{id}/channels',
  access: { any: ['channel.view'] },
  summary: 'The channels of a space that the member sees, in their order',
  params: ofObject,
  query: byName,
  example: { params: { id: 'a-space' }, query: {} },
  object: { param: 'id', kind: 'space' },
  returns: tree,
})

export const listChannelProjects = call({
  method: 'GET',
  path: '/mesoor-space/v2/channels/{id}/projects',
  access: { any: ['project.view'] },
  summary: 'The projects of a channel that the member sees, in their order',
  params: ofObject,
  query: byName,
  example: { params: { id: 'a-channel' }, query: {} },
  object: { param: 'id', kind: 'channel' },
  returns: tree,
})

export const getTreeItem = call({
  method: 'GET',
  path: '/mesoor-space/v2/spaces/space-trees/base-info',
  access: { any: ['channel.view', 'project.view'] },
  summary: 'One object of the tree, with those around it',
  query: z.object({ openId, entityType: objectType.optional() }),
  example: { query: { openId: 'an-object' } },
  object: { param: 'openId', kind: 'permissionObject' },
  returns: treeItem.extend({ path: z.array(z.object({ id: z.string(), entityType: objectType, name: z.string() })) }),
})

export const getFirstId = call({
  method: 'GET',
  path: '/mesoor-space/v2/spaces/space-trees/first-id',
  access: { any: ['channel.view'] },
  summary: 'Where the work begins: the first space, channel and project that the member sees',
  query: z.object({ spaceId: openId.optional() }),
  example: { query: {} },
  returns: z.object({
    spaceId: z.string().nullable(),
    channelId: z.string().nullable(),
    projectId: z.string().nullable(),
  }),
})

export const createSpace = call({
  method: 'POST',
  path: '/mesoor-space/v2/spaces',
  access: { any: ['channel.create'] },
  summary: 'Make a space',
  body: z.object({
    name: label(60),
    /** 0: at the beginning, where new ones go. */
    ordered: z.literal(0).default(0),
    spaceType: spaceType.default('Team'),
    style: style.optional(),
    description: description.default(''),
  }),
  example: { body: { name: '招聘' } },
  returns: treeItem,
})

const change = z.object({
  version: z.number().int().min(1).optional(),
  name: label(60).optional(),
  style: style.optional(),
  description: description.optional(),
})

export const updateSpace = call({
  method: 'PUT',
  path: '/mesoor-space/v2/spaces/{spaceId}',
  access: { any: ['channel.edit'] },
  summary: 'Rename a space, change its look, archive it or bring it back',
  params: ofSpace,
  body: change.extend({ status: spaceStatus.optional() }),
  example: { params: { spaceId: 'a-space' }, body: { name: '招聘' } },
  object: { param: 'spaceId', kind: 'space' },
  returns: treeItem,
})

export const deleteSpace = call({
  method: 'DELETE',
  path: '/mesoor-space/v2/spaces/{spaceId}',
  access: { any: ['channel.edit'] },
  summary: 'Put a space into the recycle bin with all that it holds, as one',
  params: ofSpace,
  example: { params: { spaceId: 'a-space' } },
  object: { param: 'spaceId', kind: 'space' },
  returns: nothing,
})

export const moveSpace = call({
  method: 'PATCH',
  path: '/mesoor-space/v2/spaces/{spaceId}/move/ordered',
  access: { any: ['channel.edit'] },
  summary: 'Put a space between two others',
  params: ofSpace,
  body: neighbours,
  example: { params: { spaceId: 'a-space' }, body: { previousId: 'another' } },
  object: { param: 'spaceId', kind: 'space' },
  returns: nothing,
})

export const createChannel = call({
  method: 'POST',
  path: '/mesoor-space/v2/channels',
  access: { any: ['channel.create'] },
  summary: 'Make a channel in a space, empty or from a template',
  body: z.object({
    spaceId: openId,
    name: label(60),
    /** What it is made from: its flows, fields, views and types. */
    templateId: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional(),
    /** Of the template, where there is one; else jobs and resumes. */
    projectPayloadType: typeName.optional(),
    taskPayloadType: typeName.optional(),
    style: style.optional(),
    description: description.default(''),
  }),
  example: { body: { spaceId: 'a-space', name: '社会招聘' } },
  returns: treeItem,
})

export const updateChannel = call({
  method: 'PUT',
  path: '/mesoor-space/v2/channels/{id}',
  access: { any: ['channel.edit'] },
  summary: 'Rename a channel, change its look, archive it or bring it back',
  params: ofObject,
  body: change.extend({ status: spaceStatus.optional() }),
  example: { params: { id: 'a-channel' }, body: { name: '社会招聘' } },
  object: { param: 'id', kind: 'channel' },
  returns: treeItem,
})

export const deleteChannel = call({
  method: 'DELETE',
  path: '/mesoor-space/v2/channels/{id}',
  access: { any: ['channel.edit'] },
  summary: 'Put a channel into the recycle bin with its projects and their tasks, as one',
  params: ofObject,
  example: { params: { id: 'a-channel' } },
  object: { param: 'id', kind: 'channel' },
  returns: nothing,
})

export const moveChannel = call({
  method: 'PATCH',
  path: '/mesoor-space/v2/channels/{id}/move/ordered',
  access: { any: ['channel.edit'] },
  summary: 'Put a channel between two others, in its space or in another',
  params: ofObject,
  body: neighbours.extend({ spaceId: openId.optional() }),
  example: { params: { id: 'a-channel' }, body: { previousId: 'another' } },
  object: { param: 'id', kind: 'channel' },
  returns: nothing,
})

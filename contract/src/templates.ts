import { z } from 'zod'
import { call } from '#call'
import { openId, typeName } from '#entities'
import { choiceColors } from '#fields/field'
import { locales } from '#limits'
import { isoTime, label, nothing } from '#rules'

/** Kinds of templates (spec 2 §3). */
export const templateTypes = ['autoTask', 'bi_v2', 'entity', 'types', 'func', 'channel'] as const
export type TemplateType = (typeof templateTypes)[number]

const templateId = z.string().regex(/^[\w-]{1,64}$/)
const langue = z.enum(locales)
const color = z.enum(choiceColors)
const icon = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/)

export const template = z.object({
  id: z.string(),
  name: z.string(),
  /** A prefix such as `0-` says where it stands and is not shown. */
  category: z.string(),
  groupBy: z.string(),
  remark: z.string(),
  color,
  icon,
  type: z.enum(templateTypes),
  langue,
  /** `common` for everyone, `tenant` for one enterprise. */
  scopeName: z.enum(['common', 'tenant']),
  scopeValue: z.string(),
  entityType: z.string().nullable(),
  /** What it works with: of a channel what its projects are about and what their tasks carry. */
  recordTypes: z.array(z.string()),
  opened: z.boolean(),
  updatedAt: isoTime.nullable(),
  /** Whether the reader may change or delete it. */
  editable: z.boolean(),
})
export type Template = z.infer<typeof template>

const data = z.record(z.string().max(64), z.unknown())

/** Categories with a number before them come first, in its order; the others follow by name (spec 2 §5). */
export function compareCategories(a: string, b: string): number {
  const rank = (category: string): number => Number(/^(\d{1,6})-/.exec(category)?.[1] ?? Number.POSITIVE_INFINITY)
  const [first, second] = [rank(a), rank(b)]
  return first === second ? a.localeCompare(b) : first - second
}
export const categoryName = (category: string): string => category.replace(/^\d{1,6}-/, '')

export const listTemplates = call({
  method: 'GET',
  path: '/mesoor-space/templates/Standard',
  access: 'member',
  summary: 'The templates that everyone has and those of the enterprise, by category and name',
  query: z.object({
    type: z.enum(templateTypes).optional(),
    langue: langue.optional(),
    name: z.string().trim().max(60).optional(),
  }),
  example: { query: {} },
  returns: z.object({ tenantTemplates: z.array(template) }),
})

const content = {
  name: label(60),
  remark: label(500),
  color,
  icon,
  category: z.string().trim().max(60).default(''),
  groupBy: z.string().trim().max(60).default(''),
  langue: langue.optional(),
  entityType: typeName.nullable().default(null),
}

export const createTemplate = call({
  method: 'POST',
  path: '/mesoor-space/templates',
  access: { any: ['channel.create'] },
  summary: 'Keep something as a template; for everyone only in the standard enterprise',
  body: z.object({
    ...content,
    type: z.enum(templateTypes),
    /** For everyone. */
    common: z.boolean().default(false),
    data: data.default({}),
  }),
  example: { body: { name: '技术招聘', remark: '工程师的招聘流程', color: 'blue', icon: 'briefcase', type: 'func' } },
  returns: template,
})

export const updateTemplate = call({
  method: 'PATCH',
  path: '/mesoor-space/templates/{id}',
  access: { any: ['channel.create', 'material.groupEdit'] },
  summary: 'Change a template, or open and close the one of an entity type',
  params: z.object({ id: templateId }),
  body: z.object({
    name: content.name.optional(),
    remark: content.remark.optional(),
    color: color.optional(),
    icon: icon.optional(),
    category: z.string().trim().max(60).optional(),
    /** For everyone, or no longer: only in the standard enterprise. */
    common: z.boolean().optional(),
    opened: z.boolean().optional(),
    data: data.optional(),
  }),
  example: { params: { id: 'a-template' }, body: { name: '技术招聘' } },
  object: { param: 'id', kind: 'template' },
  returns: template,
})

export const deleteTemplate = call({
  method: 'DELETE',
  path: '/mesoor-space/templates/{id}',
  access: { any: ['channel.create'] },
  summary: 'Delete a template; what was made from it stays',
  params: z.object({ id: templateId }),
  example: { params: { id: 'a-template' } },
  object: { param: 'id', kind: 'template' },
  returns: nothing,
})

export const getTemplate = call({
  method: 'GET',
  path: '/mesoor-space/templates/{id}/template',
  access: 'member',
  summary: 'A template with all that it holds',
  params: z.object({ id: templateId }),
  example: { params: { id: 'a-template' } },
  object: { param: 'id', kind: 'template' },
  timeout: 60_000,
  returns: template.extend({ data }),
})

export const listEntityTemplates = call({
  method: 'GET',
  path: '/mesoor-space/entities/{tenant}',
  access: 'member',
  summary: 'The entity types of the enterprise as templates, and which of them are open',
  params: z.object({ tenant: z.string().max(64) }),
  query: z.object({ langue: langue.optional() }),
  example: { params: { tenant: 'an-enterprise' }, query: {} },
  returns: z.object({
    entities: z.array(z.object({ entityType: z.string(), name: z.string(), icon: z.string(), opened: z.boolean() })),
  }),
})

export const dumpChannel = call({
  method: 'PUT',
  path: '/mesoor-space/v2/dump/channel/{channelId}',
  access: { any: ['channel.create'] },
  summary: 'Keep a whole channel as a template: its flows, fields and views',
  params: z.object({ channelId: openId }),
  body: z.object({
    name: label(60).optional(),
    remark: label(500).optional(),
    color: color.optional(),
    icon: icon.optional(),
    category: z.string().trim().max(60).default(''),
    common: z.boolean().default(false),
  }),
  example: { params: { channelId: 'a-channel' }, body: {} },
  object: { param: 'channelId', kind: 'channel' },
  returns: z.object({ id: z.string() }),
})

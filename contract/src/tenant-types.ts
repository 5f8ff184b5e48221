import { z } from 'zod'
import { call } from '#call'
import { fieldTypeNames } from '#fields/field'
import { label, nothing } from '#rules'
import type { EntityType } from '#types/type'

const typeName = z.string().regex(/^[A-Za-z][\w-]{0,63}$/)
const words = z.object({ zh: label(60), en: label(60) })
const ofType = z.object({ type: typeName })

/** The pictures that a type can have. */
export const typeIcons = [
  'file',
  'people',
  'person',
  'briefcase',
  'building',
  'tree',
  'mail',
  'tag',
  'flag',
  'laptop',
  'layers',
  'school',
  'chart',
  'target',
  'trend',
  'bookmark',
  'folder',
  'check',
  'list',
  'bell',
] as const

/** A type of record that the enterprise added, in the shape of the built-in ones, so that every screen knows it. */
const tenantType = z.custom<EntityType>((value) => typeof value === 'object' && value !== null)

const template = z.object({
  /** `blank`, or the built-in type it is made from. */
  id: z.string(),
  name: z.string(),
  icon: z.string(),
  /** What a record of it holds, in the order of its fields. */
  fields: z.array(z.object({ label: z.string(), type: z.enum(fieldTypeNames) })),
  /** A built-in type that the enterprise does not show yet: it can also be shown as it is. */
  hidden: z.boolean(),
})

export const listTypeTemplates = call({
  method: 'GET',
  path: '/mesoor-space/v2/entity-types/templates',
  access: { any: ['material.view'] },
  summary: 'What a type of one’s own can be made from: nothing, or any built-in type',
  example: {},
  returns: z.object({ templates: z.array(template) }),
})

export const listTenantTypes = call({
  method: 'GET',
  path: '/mesoor-space/v2/entity-types',
  access: { any: ['material.view'] },
  summary: 'The types of records that the enterprise added, with their fields, columns, filters and sections',
  example: {},
  returns: z.object({ types: z.array(tenantType) }),
})

export const createTenantType = call({
  method: 'POST',
  path: '/mesoor-space/v2/entity-types',
  access: { any: ['material.groupCreate'] },
  summary: 'Add a type of records, blank or from a template; it is shown at once',
  body: z.object({
    name: words,
    /** One of it, for “New …”: 份, record. */
    measure: words.optional(),
    icon: z.enum(typeIcons).default('file'),
    template: z.string().max(64).default('blank'),
  }),
  example: { body: { name: { zh: '供应商评估', en: 'Vendor reviews' } } },
  returns: tenantType,
})

export const updateTenantType = call({
  method: 'PATCH',
  path: '/mesoor-space/v2/entity-types/{type}',
  access: { any: ['material.groupEdit'] },
  summary: 'Rename a type of the enterprise or change its picture',
  params: ofType,
  body: z.object({ name: words.optional(), measure: words.optional(), icon: z.enum(typeIcons).optional() }),
  example: { params: { type: 'custom-none' }, body: { icon: 'flag' } },
  object: { param: 'type', kind: 'tenantType' },
  returns: tenantType,
})

export const deleteTenantType = call({
  method: 'DELETE',
  path: '/mesoor-space/v2/entity-types/{type}',
  access: { any: ['material.groupEdit'] },
  summary: 'Delete a type of the enterprise that has no records, none in the recycle bin either',
  params: ofType,
  example: { params: { type: 'custom-none' } },
  object: { param: 'type', kind: 'tenantType' },
  returns: nothing,
})

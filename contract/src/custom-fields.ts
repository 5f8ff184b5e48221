import { z } from 'zod'
import { call } from '#call'
import { legacyTypes } from '#fields'
import { choiceColors, fieldTypeNames } from '#fields/field'
import { isoTime, label } from '#rules'

const typeName = z.string().regex(/^[A-Za-z][\w-]{0,63}$/)
const words = z.object({ zh: label(60), en: label(60) })
const ofRecord = z.object({ type: typeName, id: z.string().regex(/^[\w-]{1,64}$/) })

/** A field that an enterprise added to a type. Its key is made by the server and never reused. */
export const customField = z.object({
  key: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  type: z.enum(fieldTypeNames),
  label: words,
  required: z.boolean().optional(),
  options: z
    .object({
      choices: z
        .array(
          z.object({
            id: z.string().regex(/^[\w-]{1,64}$/),
            name: words,
            color: z.enum(choiceColors).optional(),
            isDeleted: z.boolean().optional(),
          }),
        )
        .max(200)
        .optional(),
      entityType: typeName.optional(),
      multiple: z.boolean().optional(),
      withTime: z.boolean().optional(),
      /** What a new record begins with. */
      default: z.union([z.string().min(1).max(20_000), z.number(), z.boolean()]).optional(),
    })
    .optional(),
})

/** As it may be sent: older schemas have other names for some kinds, and kinds that are dropped (spec 2 §3). */
const sentField = customField.extend({
  type: z.union([
    z.enum(fieldTypeNames),
    z.enum(Object.keys(legacyTypes) as [string]),
    z.enum(['EntityTag', 'null', 'Hidden']),
    z.null(),
  ]),
})

export const listCustomFieldTypes = call({
  method: 'GET',
  path: '/mesoor-space/v3/custom-fields/types/CustomFieldTypes',
  access: { any: ['material.view'] },
  summary: 'The kinds of fields that an enterprise can add, named in the language of the reader',
  example: {},
  returns: z.object({ types: z.array(z.object({ type: z.string(), name: z.string() })) }),
})

export const listCustomFields = call({
  method: 'GET',
  path: '/mesoor-space/v3/entities/{type}/{id}/custom-fields',
  access: { any: ['material.view'] },
  summary: 'The fields that the enterprise added to a type; the id is a record of it, or “-”',
  params: ofRecord,
  example: { params: { type: 'Resume', id: '-' } },
  returns: z.object({ fields: z.array(customField.required({ key: true })) }),
})

export const setCustomFields = call({
  method: 'PUT',
  path: '/mesoor-space/v3/entities/{type}/{id}/custom-fields',
  access: { any: ['material.edit'] },
  summary: 'Set the added fields of a type, in their order; one that is left out is deleted, its values stay',
  params: ofRecord,
  body: z.object({ fields: z.array(sentField).max(200) }),
  example: { params: { type: 'Resume', id: '-' }, body: { fields: [] } },
  returns: z.object({ fields: z.array(customField.required({ key: true })) }),
})

export const listDeletedCustomFields = call({
  method: 'GET',
  path: '/mesoor-space/v3/entities/{type}/{id}/custom-fields/deleted',
  access: { any: ['material.edit'] },
  summary: 'The fields of a type that were deleted, the latest first; each can be restored with its values',
  params: ofRecord,
  example: { params: { type: 'Resume', id: '-' } },
  returns: z.object({ fields: z.array(customField.required({ key: true }).extend({ deletedAt: isoTime })) }),
})

export const restoreCustomField = call({
  method: 'POST',
  path: '/mesoor-space/v3/entities/{type}/{id}/custom-fields/{key}/restore',
  access: { any: ['material.edit'] },
  summary: 'Bring a deleted field back, as the last of its type, with the values it had',
  params: ofRecord.extend({ key: z.string().regex(/^[\w-]{1,64}$/) }),
  example: { params: { type: 'Resume', id: '-', key: 'a-field' } },
  object: { param: 'key', kind: 'customField' },
  returns: z.object({ fields: z.array(customField.required({ key: true })) }),
})

/** Spec 2 §7. A project’s fields are those of the types of record that it carries; without one, of every type. */
export const listCreatedInSpace = call({
  method: 'GET',
  path: '/mesoor-space/v2/custom-fields/listCreatedInSpace',
  access: { any: ['material.view'] },
  summary: 'The fields that the enterprise added, of all types or of those that a project carries',
  query: z.object({ projectId: z.string().max(64).optional() }),
  example: { query: {} },
  returns: z.object({
    fields: z.array(customField.required({ key: true }).extend({ entityType: z.string(), createdAt: isoTime })),
  }),
})

export const getJsonSchema = call({
  method: 'GET',
  path: '/mesoor-space/v2/entities/{type}/json-schemas',
  access: { any: ['material.view'] },
  summary: 'JSON Schema of a type with the enterprise’s own fields',
  params: z.object({ type: typeName }),
  example: { params: { type: 'Resume' } },
  returns: z.record(z.string(), z.unknown()),
})

import type { Parsed, Result } from '@cohort/contract/call'
import type {
  getJsonSchema,
  listCustomFields,
  listCustomFieldTypes,
  setCustomFields,
} from '@cohort/contract/custom-fields'
import { fail } from '@cohort/contract/errors'
import { customFieldTypes, fieldTypes } from '@cohort/contract/fields'
import { jsonSchemaOf } from '@cohort/contract/json-schema'
import type { FieldDefinition } from '@cohort/contract/types/type'
import { audit } from '#kernel/audit'
import { type Context, me, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import * as fieldStore from '#modules/entities/custom-field-store'
import { shapeFor, shapeToRead } from '#modules/entities/shapes'
import { addToCounter } from '#modules/entities/store'

export async function types(ctx: Context): Promise<Result<typeof listCustomFieldTypes>> {
  const language = ctx.locale === 'en-US' ? 'en' : 'zh'
  return { types: customFieldTypes.map((type) => ({ type, name: fieldTypes[type].words[language] })) }
}

type Fields = Result<typeof listCustomFields>['fields']

export async function list(
  ctx: Context,
  { params }: Parsed<typeof listCustomFields>,
): Promise<Result<typeof listCustomFields>> {
  const { custom } = await shapeToRead(ctx, params.type)
  return { fields: custom as unknown as Fields }
}

/** The whole list at once: new ones get a key, missing ones are deleted. Values of deleted fields stay in their records. */
export async function set(
  ctx: Context,
  { params, body }: Parsed<typeof setCustomFields>,
): Promise<Result<typeof setCustomFields>> {
  return transaction(ctx, async (ctx) => {
    const { custom } = await shapeFor(ctx, params.type)
    const known = new Map(custom.map((field) => [field.key, field]))
    const fields = body.fields.map((field, at) => ({ ...field, key: keyOf(field, known, at) }))
    if (new Set(fields.map((field) => field.key)).size !== fields.length)
      throw fail('BadInput', { field: 'fields', problem: 'a key twice' })
    const gone = [...known.keys()].filter((key) => !fields.some((field) => field.key === key))
    const now = ctx.clock.now()
    for (const [position, field] of fields.entries()) {
      await fieldStore.upsert(ctx, params.type, {
        id: field.key,
        definition: field,
        position,
        at: now,
        by: me(ctx).user.userId,
      })
    }
    if (gone.length > 0) await fieldStore.setDeleted(ctx, params.type, gone, now)
    const added = fields.length - custom.length
    if (added !== 0) await addToCounter(ctx, 'CustomField', added)
    await audit(ctx, 'customField.set', params.type, { before: custom, after: fields })
    return { fields }
  })
}

/** A field keeps its kind: what is stored would no longer fit another. */
function keyOf(
  field: { key?: string | undefined; type: string },
  known: ReadonlyMap<string, FieldDefinition>,
  at: number,
): string {
  if (field.key === undefined) {
    if (!(customFieldTypes as readonly string[]).includes(field.type))
      throw fail('BadInput', { field: `fields.${at}.type`, problem: 'not for custom fields' })
    return newId()
  }
  const before = known.get(field.key)
  if (!before) throw fail('BadInput', { field: `fields.${at}.key`, problem: 'unknown' })
  if (before.type !== field.type) throw fail('BadInput', { field: `fields.${at}.type`, problem: `was ${before.type}` })
  return field.key
}

export async function schema(
  ctx: Context,
  { params }: Parsed<typeof getJsonSchema>,
): Promise<Result<typeof getJsonSchema>> {
  const { type, custom } = await shapeFor(ctx, params.type)
  return jsonSchemaOf(type, [...custom], ctx.locale)
}

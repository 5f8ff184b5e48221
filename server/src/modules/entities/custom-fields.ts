import type { Parsed, Result } from '@cohort/contract/call'
import type {
  getJsonSchema,
  listCreatedInSpace,
  listCustomFields,
  listCustomFieldTypes,
  listDeletedCustomFields,
  restoreCustomField,
  setCustomFields,
} from '@cohort/contract/custom-fields'
import { fail } from '@cohort/contract/errors'
import { customFieldTypes, fieldTypeOf, fieldTypes } from '@cohort/contract/fields'
import { withoutDeleted } from '@cohort/contract/fields/choices'
import type { FieldOptions, FieldTypeName } from '@cohort/contract/fields/field'
import { jsonSchemaOf } from '@cohort/contract/json-schema'
import type { FieldDefinition } from '@cohort/contract/types/type'
import { audit } from '#kernel/audit'
import { type Context, found, me, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import * as fieldStore from '#modules/entities/custom-field-store'
import * as due from '#modules/entities/due-store'
import { reach } from '#modules/entities/reach'
import { reindexRecords } from '#modules/entities/reindex'
import { findType, shapeNow, shapeToDescribe } from '#modules/entities/shapes'
import { find } from '#modules/entities/store'
import { countResource } from '#modules/resources/counting'
import { changeSchema } from '#modules/tenants/service'

export async function types(ctx: Context): Promise<Result<typeof listCustomFieldTypes>> {
  const language = ctx.locale === 'en-US' ? 'en' : 'zh'
  return { types: customFieldTypes.map((type) => ({ type, name: fieldTypes[type].words[language] })) }
}

type Fields = Result<typeof listCustomFields>['fields']

export async function list(
  ctx: Context,
  { params }: Parsed<typeof listCustomFields>,
): Promise<Result<typeof listCustomFields>> {
  const { custom } = await shapeToDescribe(ctx, params.type)
  return { fields: custom as unknown as Fields }
}

/** The whole list at once: new ones get a key, missing ones are deleted. Values of deleted fields stay in their records. */
export async function set(
  ctx: Context,
  { params, body }: Parsed<typeof setCustomFields>,
): Promise<Result<typeof setCustomFields>> {
  return transaction(ctx, async (ctx) => {
    await changeSchema(ctx)
    const { custom } = await shapeNow(ctx, params.type)
    const known = new Map(custom.map((field) => [field.key, field]))
    const fields = body.fields.flatMap(modern).map((field, at) => {
      const key = keyOf(field, known, at)
      return { ...field, key, ...withOldOptions(field.options, known.get(key)?.options) }
    })
    await requireTypes(ctx, fields)
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
    if (added !== 0) await countResource(ctx, 'CustomField', added)
    if (fields.some((field) => isOrdered(field, known.get(field.key)))) await reindexType(ctx, params.type)
    await audit(ctx, 'customField.set', params.type, { before: custom, after: fields })
    return { fields }
  })
}

type Sent = Parsed<typeof setCustomFields>['body']['fields'][number]

/** A field under the present name of its kind; none for kinds that are dropped (spec 2 §3). */
function modern(field: Sent): (Omit<Sent, 'type'> & { type: FieldTypeName })[] {
  const kind = fieldTypeOf(field.type)
  if (!kind) return []
  return [{ ...field, type: kind.type, ...(kind.options && { options: { ...field.options, multiple: true } }) }]
}

type Options = NonNullable<Fields[number]['options']>

/** An option that is left out is deleted, not forgotten: records that have it stay readable (spec 2 §3). */
function withOldOptions(given: Options | undefined, before: FieldDefinition['options']): { options?: Options } {
  const choices = given?.choices ?? []
  const gone = (before?.choices ?? []).filter((old) => !choices.some((choice) => choice.id === old.id))
  if (gone.length === 0) return given ? { options: given } : {}
  return { options: { ...given, choices: [...choices, ...gone.map((old) => ({ ...old, isDeleted: true }))] } }
}

/** Records are sorted by the place of their choice and found by its name: when either changes, so does their index. */
function isOrdered(field: Fields[number], before: FieldDefinition | undefined): boolean {
  const shown = (choices: FieldDefinition['options'] | Options | undefined) =>
    JSON.stringify(choices?.choices?.map(({ id, name }) => [id, name.zh, name.en]) ?? [])
  return before !== undefined && shown(field.options) !== shown(before.options)
}

async function reindexType(ctx: Context, type: string): Promise<void> {
  await due.insertType(ctx, type)
  await ctx.jobs.enqueue(ctx, reindexRecords, {})
}

async function requireTypes(ctx: Context, fields: readonly Fields[number][]): Promise<void> {
  for (const [at, field] of fields.entries()) {
    const { options } = field
    if (options?.entityType && !(await findType(ctx, options.entityType)))
      throw fail('BadInput', { field: `fields.${at}.options.entityType`, problem: 'unknown type' })
    const ids = options?.choices?.map((choice) => choice.id) ?? []
    if (new Set(ids).size !== ids.length)
      throw fail('BadInput', { field: `fields.${at}.options.choices`, problem: 'an id twice' })
    if (!hasGoodDefault(field)) throw fail('BadInput', { field: `fields.${at}.options.default`, problem: 'invalid' })
  }
}

/** A default that its kind takes: one that is an option still, a number within its bounds, a day that there is. */
function hasGoodDefault({ type, options }: Fields[number]): boolean {
  if (options?.default === undefined) return true
  const open = withoutDeleted(options as FieldOptions)
  const value = fieldTypes[type].initial(open)
  return String(value) === String(options.default) && fieldTypes[type].schema(open).safeParse(value).success
}

export async function deleted(
  ctx: Context,
  { params }: Parsed<typeof listDeletedCustomFields>,
): Promise<Result<typeof listDeletedCustomFields>> {
  await shapeToDescribe(ctx, params.type)
  const rows = await fieldStore.findDeleted(ctx, params.type)
  return {
    fields: rows.map((row) => ({
      ...(row.definition as unknown as Fields[number]),
      deletedAt: (row.deleted_at ?? ctx.clock.now()).toISOString(),
    })),
  }
}

/** Its values never left the records; they are only indexed again. */
export async function restore(
  ctx: Context,
  { params }: Parsed<typeof restoreCustomField>,
): Promise<Result<typeof restoreCustomField>> {
  return transaction(ctx, async (ctx) => {
    await changeSchema(ctx)
    const { custom } = await shapeNow(ctx, params.type)
    const row = found((await fieldStore.findDeleted(ctx, params.type)).find((each) => each.field_id === params.key))
    await fieldStore.upsert(ctx, params.type, {
      id: params.key,
      definition: row.definition,
      position: custom.length,
      at: ctx.clock.now(),
      by: me(ctx).user.userId,
    })
    await countResource(ctx, 'CustomField', 1)
    await reindexType(ctx, params.type)
    await audit(ctx, 'customField.restore', params.type, { after: row.definition })
    return { fields: [...custom, row.definition] as unknown as Fields }
  })
}

/** Without a project, of every type; with one, of the types that it and its channel carry. */
export async function createdInSpace(
  ctx: Context,
  { query }: Parsed<typeof listCreatedInSpace>,
): Promise<Result<typeof listCreatedInSpace>> {
  const rows = await fieldStore.findEverywhere(ctx)
  const carried = query.projectId === undefined ? undefined : await typesOfProject(ctx, query.projectId)
  return {
    fields: rows
      .filter((row) => !carried || carried.has(row.entity_type))
      .map((row) => ({
        ...(row.definition as unknown as Fields[number]),
        entityType: row.entity_type,
        createdAt: row.created_at.toISOString(),
      })),
  }
}

async function typesOfProject(ctx: Context, id: string): Promise<Set<string>> {
  const { projectPayload, channel } = fieldsOf(await reach(ctx, 'Project', id))
  const above = await find(ctx, 'Channel', String((channel as { openId?: unknown } | undefined)?.openId ?? ''))
  const { projectPayloadType, taskPayloadType } = above ? fieldsOf(above) : {}
  const carried = [
    (projectPayload as { entityType?: unknown } | undefined)?.entityType,
    projectPayloadType,
    taskPayloadType,
  ]
  return new Set(['Project', 'HydrogenTask', ...carried.filter((type) => typeof type === 'string')])
}

const fieldsOf = (row: { data: unknown }): Record<string, unknown> =>
  (row.data as { standardFields?: Record<string, unknown> }).standardFields ?? {}

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
  const { type, custom } = await shapeToDescribe(ctx, params.type)
  return jsonSchemaOf(type, [...custom], ctx.locale)
}

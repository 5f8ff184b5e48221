import { may } from '@cohort/contract/access'
import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import { inLocale } from '@cohort/contract/fields/values'
import type { Locale } from '@cohort/contract/limits'
import {
  compareCategories,
  type createTemplate,
  type deleteTemplate,
  type getTemplate,
  type listEntityTemplates,
  type listTemplates,
  type Template,
  type updateTemplate,
} from '@cohort/contract/templates'
import { audit } from '#kernel/audit'
import { type Context, found, inTenant, me, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import { remove as closeGroup, list as listGroups, create as openGroup } from '#modules/entities/groups'
import { shippedTemplates } from '#modules/templates/shipped/all'
import type { Shipped } from '#modules/templates/shipped/model'
import * as store from '#modules/templates/store'

/** The enterprise whose administrators own the common templates (decisions, "Names"). */
const standard = 'standard'
const isStandard = (ctx: Context): boolean => ctx.tenant === standard && me(ctx).rights.isAdmin

interface Whole extends Template {
  data: Record<string, unknown>
}

const ofShipped = (ctx: Context, one: Shipped, langue: Locale): Whole => ({
  id: one.id,
  name: inLocale(one.name, langue),
  category: inLocale(one.category, langue),
  groupBy: '',
  remark: inLocale(one.remark, langue),
  color: one.color,
  icon: one.icon,
  type: 'channel',
  langue,
  scopeName: 'common',
  scopeValue: standard,
  entityType: null,
  recordTypes: recordTypesOf(one.model),
  opened: true,
  updatedAt: null,
  editable: isStandard(ctx),
  data: one.model,
})

const ofRow = (ctx: Context, row: store.TemplateRow): Whole => ({
  id: row.id,
  name: row.name,
  category: row.category,
  groupBy: row.group_by,
  remark: row.remark,
  color: row.color,
  icon: row.icon,
  type: row.type,
  langue: row.langue,
  scopeName: row.is_common ? 'common' : 'tenant',
  scopeValue: row.tenant_id,
  entityType: row.entity_type,
  recordTypes: row.entity_type === null ? recordTypesOf(row.data) : [row.entity_type],
  opened: true,
  updatedAt: row.updated_at.toISOString(),
  editable: mayEdit(ctx, row),
  data: row.data,
})

/** What the content of a channel's template says of its types; other content says nothing of the kind. */
const recordTypesOf = (data: { projectPayloadType?: unknown; taskPayloadType?: unknown }): string[] => [
  ...new Set([data.projectPayloadType, data.taskPayloadType].filter((type) => typeof type === 'string')),
]

/** Common ones by those of the standard enterprise alone; an enterprise's own by whoever made them and its administrators. */
const mayEdit = (ctx: Context, row: Pick<store.TemplateRow, 'is_common' | 'tenant_id' | 'created_by'>): boolean => {
  if (row.is_common || row.tenant_id !== ctx.tenant) return isStandard(ctx)
  return me(ctx).rights.isAdmin || row.created_by === me(ctx).user.userId
}

/** Test_ marks what is not for people (spec 2 §5). */
const isHidden = ({ entityType }: { entityType: string | null }): boolean => entityType?.includes('Test_') ?? false

/** Everyone's and the enterprise's. What the standard enterprise said of one of the product's own takes its place. */
async function all(ctx: Context, langue: Locale): Promise<Whole[]> {
  const [common, own] = await Promise.all([
    store.findAll(inTenant(ctx, standard)),
    ctx.tenant === standard ? [] : store.findAll(ctx),
  ])
  const said = new Set(common.map(({ id }) => id))
  const rows = [...common.filter((row) => row.is_common || ctx.tenant === standard), ...own]
  return [
    ...shippedTemplates.filter(({ id }) => !said.has(id)).map((one) => ofShipped(ctx, one, langue)),
    ...rows.filter((row) => row.deleted_at === null).map((row) => ofRow(ctx, row)),
  ].filter((template) => !isHidden(template))
}

/** The types of records are templates too, each open or closed. */
async function ofTypes(ctx: Context, langue: Locale): Promise<Whole[]> {
  const { groups } = await listGroups({ ...ctx, locale: langue })
  return groups.map(({ entityType, name, icon, shown }) => ({
    id: entityType,
    name,
    category: '',
    groupBy: '',
    remark: '',
    color: 'grey',
    icon,
    type: 'entity',
    langue,
    scopeName: 'tenant',
    scopeValue: ctx.tenant,
    entityType,
    recordTypes: [entityType],
    opened: shown,
    updatedAt: null,
    editable: may(me(ctx).rights, { any: ['material.groupEdit'] }),
    data: {},
  }))
}

export async function list(
  ctx: Context,
  { query }: Parsed<typeof listTemplates>,
): Promise<Result<typeof listTemplates>> {
  const langue = query.langue ?? ctx.locale
  const wanted = query.name?.toLowerCase() ?? ''
  const templates = [...(await all(ctx, langue)), ...(await ofTypes(ctx, langue))].filter(
    (template) =>
      !isHidden(template) &&
      (query.type === undefined || template.type === query.type) &&
      `${template.name} ${template.remark}`.toLowerCase().includes(wanted),
  )
  return {
    tenantTemplates: templates
      .toSorted((a, b) => compareCategories(a.category, b.category))
      .map(({ data: _, ...template }) => template),
  }
}

/** One with all that it holds; one that was deleted is as if it had never been. */
export async function wholeTemplate(ctx: Context, id: string, langue = ctx.locale): Promise<Whole> {
  const known = [...(await all(ctx, langue)), ...(await ofTypes(ctx, langue))]
  return found(known.find((template) => template.id === id))
}

export const get = (ctx: Context, { params }: Parsed<typeof getTemplate>): Promise<Result<typeof getTemplate>> =>
  wholeTemplate(ctx, params.id)

export async function create(
  ctx: Context,
  { body }: Parsed<typeof createTemplate>,
): Promise<Result<typeof createTemplate>> {
  return insert(ctx, body)
}

/** Also for whoever saves a channel. */
export async function insert(ctx: Context, body: Parsed<typeof createTemplate>['body']): Promise<Template> {
  if (body.common && !isStandard(ctx)) throw fail('NoPermission', { missing: 'isStandard' })
  const id = newId(ctx.clock.now())
  return transaction(ctx, async (ctx) => {
    const at = ctx.clock.now()
    await store.upsert(ctx, {
      id,
      type: body.type,
      name: body.name,
      category: body.category,
      group_by: body.groupBy,
      remark: body.remark,
      color: body.color,
      icon: body.icon,
      langue: body.langue ?? ctx.locale,
      is_common: body.common,
      entity_type: body.entityType,
      data: body.data,
      created_by: me(ctx).user.userId,
      created_at: at,
      updated_at: at,
    })
    await audit(ctx, 'template.create', id, { after: { name: body.name, type: body.type } })
    return withoutData(ofRow(ctx, found(await store.find(ctx, id))))
  })
}

const withoutData = ({ data: _, ...template }: Whole): Template => template

export async function update(
  ctx: Context,
  { params, body }: Parsed<typeof updateTemplate>,
): Promise<Result<typeof updateTemplate>> {
  const before = await wholeTemplate(ctx, params.id)
  if (before.type === 'entity' && before.entityType === before.id) return openOrClose(ctx, before, body.opened)
  if (!before.editable) throw fail('NoPermission', { missing: 'isStandard' })
  const { opened: _, common, ...change } = body
  if (common !== undefined && !isStandard(ctx)) throw fail('NoPermission', { missing: 'isStandard' })
  const scopeName = common === undefined ? before.scopeName : common ? 'common' : 'tenant'
  return transaction(ctx, async (ctx) => {
    await save(ctx, { ...before, ...withoutUndefined(change), scopeName }, null)
    await audit(ctx, 'template.update', params.id, { before: { name: before.name }, after: { ...change, common } })
    return withoutData(ofRow(ctx, found(await store.find(ctx, params.id))))
  })
}

const withoutUndefined = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never

async function openOrClose(ctx: Context, { id }: Whole, opened: boolean | undefined): Promise<Template> {
  if (opened === undefined) throw fail('BadInput', { field: 'opened', problem: 'required' })
  const needed = opened ? 'material.groupCreate' : 'material.groupEdit'
  if (!may(me(ctx).rights, { any: [needed] })) throw fail('NoPermission', { missing: needed })
  await (opened ? openGroup : closeGroup)(ctx, { params: { type: id }, query: undefined, body: undefined })
  return withoutData(await wholeTemplate(ctx, id))
}

/** One of the product's own that is changed or deleted becomes a row of the standard enterprise. */
const save = (ctx: Context, template: Whole, deletedAt: Date | null) =>
  store.upsert(
    ctx,
    {
      id: template.id,
      type: template.type,
      name: template.name,
      category: template.category,
      group_by: template.groupBy,
      remark: template.remark,
      color: template.color,
      icon: template.icon,
      langue: template.langue,
      is_common: template.scopeName === 'common',
      entity_type: template.entityType,
      data: template.data,
      created_by: me(ctx).user.userId,
      created_at: ctx.clock.now(),
      updated_at: ctx.clock.now(),
    },
    deletedAt,
  )

export async function remove(
  ctx: Context,
  { params }: Parsed<typeof deleteTemplate>,
): Promise<Result<typeof deleteTemplate>> {
  const before = await wholeTemplate(ctx, params.id)
  if (!before.editable || before.type === 'entity') throw fail('NoPermission', { missing: 'isStandard' })
  await transaction(ctx, async (ctx) => {
    await save(ctx, before, ctx.clock.now())
    await audit(ctx, 'template.delete', params.id, { before: { name: before.name } })
  })
  return {}
}

export async function entities(
  ctx: Context,
  { params, query }: Parsed<typeof listEntityTemplates>,
): Promise<Result<typeof listEntityTemplates>> {
  if (params.tenant !== ctx.tenant) throw fail('NotFound')
  const types = await ofTypes(ctx, query.langue ?? ctx.locale)
  return {
    entities: types
      .filter((type) => !isHidden(type))
      .map(({ id, name, icon, opened }) => ({ entityType: id, name, icon, opened })),
  }
}

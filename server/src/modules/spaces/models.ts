import { may } from '@cohort/contract/access'
import type { Parsed, Result } from '@cohort/contract/call'
import { type ChannelModel, channelModel } from '@cohort/contract/channel-model'
import { setCustomFields } from '@cohort/contract/custom-fields'
import { fail } from '@cohort/contract/errors'
import { recruitingFlow } from '@cohort/contract/flows'
import type { Pipeline, RequiredField } from '@cohort/contract/pipelines'
import type { dumpChannel } from '@cohort/contract/templates'
import { type Context, me } from '#kernel/context'
import { set as setFields } from '#modules/entities/custom-fields'
import { fieldsOf } from '#modules/entities/kept'
import { create as createView, list as listViews } from '#modules/entities/saved-views'
import { findAnyType, shapeNow } from '#modules/entities/shapes'
import { requireFlag } from '#modules/permissions/objects'
import { flowsOf, insertModel } from '#modules/pipelines/service'
import { seen } from '#modules/spaces/items'
import { insert as insertTemplate, wholeTemplate } from '#modules/templates/service'

/** The types whose fields and views belong to a channel. */
const typesOf = ({
  projectPayloadType,
  taskPayloadType,
}: Pick<ChannelModel, 'projectPayloadType' | 'taskPayloadType'>) => [
  ...new Set(['HydrogenTask', 'Project', projectPayloadType, taskPayloadType]),
]

/** A whole channel as a template: whoever makes one from it gets an equal channel (spec 2 §7). */
export async function dump(
  ctx: Context,
  { params, body }: Parsed<typeof dumpChannel>,
): Promise<Result<typeof dumpChannel>> {
  const { row } = await seen(ctx, 'Channel', params.channelId)
  await requireFlag(ctx, params.channelId, 'EditBasicInfo')
  const channel = fieldsOf(row)
  const types = {
    projectPayloadType: String(channel.projectPayloadType ?? 'Job'),
    taskPayloadType: String(channel.taskPayloadType ?? 'Resume'),
  }
  const style = channel.style as ChannelModel['style'] | undefined
  const name = String(channel.name ?? '')
  const description = String(channel.description ?? '')
  const data: ChannelModel = {
    ...types,
    style: style ?? null,
    description,
    flows: (await flowsOf(ctx, [params.channelId])).map(modelOf),
    fields: await fieldsIn(ctx, typesOf(types)),
    views: await viewsIn(ctx),
    automations: [],
  }
  const template = await insertTemplate(ctx, {
    name: body.name ?? name,
    remark: body.remark ?? (description || name),
    color: body.color ?? style?.color ?? 'grey',
    icon: body.icon ?? style?.icon ?? 'folder',
    category: body.category,
    common: body.common,
    groupBy: '',
    langue: ctx.locale,
    entityType: null,
    type: 'channel',
    data,
  })
  return { id: template.id }
}

const modelOf = ({ name, stages }: Pipeline): ChannelModel['flows'][number] => ({
  name,
  stages: stages.map(({ id: _, mobileRules, ...stage }) => ({
    ...stage,
    to: mobileRules.to?.map((id) => stages.findIndex((other) => other.id === id)) ?? null,
  })),
})

async function fieldsIn(ctx: Context, types: readonly string[]): Promise<ChannelModel['fields']> {
  const all = []
  for (const entityType of types) {
    if (!(await findAnyType(ctx, entityType))) continue
    const { custom } = await shapeNow(ctx, entityType)
    for (const field of custom) all.push({ entityType, field: field as ChannelModel['fields'][number]['field'] })
  }
  return all
}

async function viewsIn(ctx: Context): Promise<ChannelModel['views']> {
  const found = []
  for (const entityType of ['HydrogenTask', 'Project']) {
    const { views } = await listViews(ctx, { query: { entityType }, params: undefined, body: undefined })
    for (const { shared, name, kind, search, columns } of views)
      if (shared) found.push({ entityType, name, kind, search, columns })
  }
  return found
}

/** The channel that a template holds. One that was deleted, or is of another kind, is bad input. */
export async function modelFor(ctx: Context, templateId: string | undefined): Promise<ChannelModel | undefined> {
  if (templateId === undefined) return undefined
  const template = await wholeTemplate(ctx, templateId).catch(() => undefined)
  const model = template?.type === 'channel' ? channelModel.safeParse(template.data) : undefined
  if (!model?.success) throw fail('BadInput', { field: 'templateId', problem: 'not a template of a channel' })
  return model.data
}

/**
 * Fields that the enterprise does not have yet are made, before the channel is: those with the same name and kind are taken
 * for the same. Returns how the paths of fields are called here.
 */
export async function fieldsFrom(ctx: Context, model: ChannelModel): Promise<Map<string, string>> {
  const paths = new Map<string, string>()
  for (const [entityType, wanted] of Map.groupBy(model.fields, (each) => each.entityType)) {
    if (!(await findAnyType(ctx, entityType)))
      throw fail('BadInput', { field: 'templateId', problem: `no type ${entityType}` })
    const { custom } = await shapeNow(ctx, entityType)
    const same = ({ field }: (typeof wanted)[number]) =>
      custom.find(({ key }) => key === field.key) ??
      custom.find(({ type, label }) => type === field.type && label.zh === field.label.zh)
    const missing = wanted.filter((each) => !same(each))
    if (missing.length > 0 && !may(me(ctx).rights, setCustomFields.access))
      throw fail('NoPermission', { missing: 'material.edit' })
    const made = missing.length > 0 ? await addFields(ctx, entityType, custom, missing) : []
    for (const each of wanted) {
      const key = same(each)?.key ?? made[missing.indexOf(each)]?.key
      if (key) paths.set(`data.customFields.${each.field.key}`, `data.customFields.${key}`)
    }
  }
  return paths
}

async function addFields(ctx: Context, type: string, custom: readonly object[], missing: ChannelModel['fields']) {
  const fresh = missing.map(({ field: { key: _, ...field } }) => field)
  const fields = [...custom, ...fresh] as Parsed<typeof setCustomFields>['body']['fields']
  const { fields: all } = await setFields(ctx, { params: { type, id: '-' }, query: undefined, body: { fields } })
  return all.slice(custom.length)
}

/** Inside the transaction that makes the channel. */
export async function insertFlows(
  ctx: Context,
  channelId: string,
  model: ChannelModel | undefined,
  paths: ReadonlyMap<string, string>,
): Promise<void> {
  const owner = { ownerId: channelId, ownerType: 'Channel' as const }
  if (!model) {
    await insertModel(ctx, owner, recruitingFlow)
    return
  }
  const here = (required: RequiredField): RequiredField => ({
    ...required,
    field: paths.get(required.field) ?? required.field,
  })
  for (const { name, stages } of model.flows)
    await insertModel(ctx, owner, {
      name,
      stages: stages.map(({ to, requiredFields, ...stage }) => ({
        ...stage,
        requiredFields: requiredFields.map(here),
        ...(to && { to }),
      })),
    })
}

/** After the channel is there. Views that the enterprise has by this name are left alone. */
export async function insertViews(ctx: Context, { views }: ChannelModel): Promise<void> {
  for (const view of views) {
    const query = { entityType: view.entityType }
    const known = await listViews(ctx, { query, params: undefined, body: undefined })
    if (known.views.some(({ name, shared }) => shared && name === view.name)) continue
    await createView(ctx, { body: { ...view, shared: true }, params: undefined, query: undefined })
  }
}

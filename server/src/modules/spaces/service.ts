import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import {
  type createChannel,
  type createSpace,
  type deleteChannel,
  type deleteSpace,
  type moveChannel,
  type moveSpace,
  type TreeItem,
  type updateChannel,
  type updateSpace,
  workstation,
} from '@cohort/contract/spaces'
import { audit } from '#kernel/audit'
import { type Context, found, me, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import { changeKept, fieldsOf, insertKept, lockKept, type Row, toEntity, type Values } from '#modules/entities/kept'
import { findAnyType } from '#modules/entities/shapes'
import { again, type Neighbours, put, putFirst } from '#modules/ordering/service'
import { registerObject, requireFlag, updateObject } from '#modules/permissions/objects'
import { idOf, rootList, seen, tellMoved } from '#modules/spaces/items'
import { fieldsFrom, insertFlows, insertViews, modelFor } from '#modules/spaces/models'
import { itemOf } from '#modules/spaces/tree'
import { removeUnit } from '#modules/spaces/units'

export async function create(ctx: Context, { body }: Parsed<typeof createSpace>): Promise<Result<typeof createSpace>> {
  const openId = newId(ctx.clock.now())
  const { ordered: _, ...fields } = body
  await again(() =>
    transaction(ctx, async (ctx) => {
      await insertKept(ctx, 'Space', [{ openId, standardFields: { ...fields, status: '0' } }])
      await register(ctx, 'Space', openId, null, body.name)
      await putFirst(ctx, rootList, [openId])
      await audit(ctx, 'space.create', `Space/${openId}`, { after: { name: body.name } })
    }),
  )
  return itemOf(ctx, 'Space', openId)
}

const register = (ctx: Context, type: TreeItem['entityType'], openId: string, parentId: string | null, name: string) =>
  registerObject(ctx, { openId, type, parentId, name, creatorId: me(ctx).user.userId })

/** Nothing is made in a connector's space (spec 2 §5). */
export function refuseWorkstation(space: Row): void {
  if (fieldsOf(space).spaceType === workstation) throw fail('CreateUnderWorkstation')
}

export async function createChannelIn(
  ctx: Context,
  { body }: Parsed<typeof createChannel>,
): Promise<Result<typeof createChannel>> {
  const openId = newId(ctx.clock.now())
  const { row: space } = await seen(ctx, 'Space', body.spaceId)
  refuseWorkstation(space)
  const model = await modelFor(ctx, body.templateId)
  const types = {
    projectPayloadType: body.projectPayloadType ?? model?.projectPayloadType ?? 'Job',
    taskPayloadType: body.taskPayloadType ?? model?.taskPayloadType ?? 'Resume',
  }
  for (const field of ['projectPayloadType', 'taskPayloadType'] as const)
    if (!(await findAnyType(ctx, types[field]))) throw fail('BadInput', { field, problem: 'unknown' })
  await requireFlag(ctx, body.spaceId, 'EditBasicInfo')
  const paths = model ? await fieldsFrom(ctx, model) : new Map<string, string>()
  await again(() =>
    transaction(ctx, async (ctx) => {
      const target = await requireFlag(ctx, body.spaceId, 'EditBasicInfo')
      const { spaceId, description, style = model?.style ?? undefined, ...fields } = body
      const within = { openId: spaceId, entityType: 'Space', name: target.name }
      const standardFields = {
        ...fields,
        ...types,
        ...(style && { style }),
        description: description || (model?.description ?? ''),
        space: within,
        status: '0',
      }
      await insertKept(ctx, 'Channel', [{ openId, standardFields }])
      await register(ctx, 'Channel', openId, spaceId, body.name)
      await put(ctx, spaceId, [openId])
      await insertFlows(ctx, openId, model, paths)
      await audit(ctx, 'channel.create', `Channel/${openId}`, { after: { name: body.name } })
    }),
  )
  if (model) await insertViews(ctx, model)
  return itemOf(ctx, 'Channel', openId)
}

type Change = Parsed<typeof updateSpace>['body']

/** Of a space or a channel: its look needs one flag, its state another. */
async function change(ctx: Context, type: 'Space' | 'Channel', id: string, body: Change): Promise<TreeItem> {
  await seen(ctx, type, id)
  const { version, status, ...look } = body
  await transaction(ctx, async (ctx) => {
    if (Object.keys(look).length > 0) await requireFlag(ctx, id, 'EditBasicInfo')
    if (status !== undefined) await requireFlag(ctx, id, 'UpdateStatus')
    const before = found((await lockKept(ctx, type, [id]))[0])
    if (version !== undefined && version !== before.version) throw fail('Conflict', { current: toEntity(before) })
    const fields: Values = { ...look, ...(status === undefined ? {} : { status: String(status) }) }
    await changeKept(ctx, type, [{ before, standardFields: fields }])
    if (look.name !== undefined) await updateObject(ctx, id, { name: look.name })
    await audit(ctx, type === 'Space' ? 'space.update' : 'channel.update', `${type}/${id}`, {
      before: Object.fromEntries(Object.keys(fields).map((key) => [key, fieldsOf(before)[key]])),
      after: fields,
    })
  })
  return itemOf(ctx, type, id)
}

export const update = (
  ctx: Context,
  { params, body }: Parsed<typeof updateSpace>,
): Promise<Result<typeof updateSpace>> => change(ctx, 'Space', params.spaceId, body)

export const updateChannelIn = (
  ctx: Context,
  { params, body }: Parsed<typeof updateChannel>,
): Promise<Result<typeof updateChannel>> => change(ctx, 'Channel', params.id, body)

export const remove = (ctx: Context, { params }: Parsed<typeof deleteSpace>): Promise<Result<typeof deleteSpace>> =>
  removeUnit(ctx, 'Space', params.spaceId)

export const removeChannel = (
  ctx: Context,
  { params }: Parsed<typeof deleteChannel>,
): Promise<Result<typeof deleteChannel>> => removeUnit(ctx, 'Channel', params.id)

/** Spaces are put in order for everyone, so it takes the right to edit one. */
export async function move(
  ctx: Context,
  { params, body }: Parsed<typeof moveSpace>,
): Promise<Result<typeof moveSpace>> {
  const { row } = await seen(ctx, 'Space', params.spaceId)
  await again(() =>
    transaction(ctx, async (ctx) => {
      await requireFlag(ctx, params.spaceId, 'EditBasicInfo')
      await put(ctx, rootList, [params.spaceId], body)
      tellMoved(ctx, 'Space', params.spaceId, row.version)
      await audit(ctx, 'space.move', `Space/${params.spaceId}`)
    }),
  )
  return {}
}

export async function moveChannelTo(
  ctx: Context,
  { params, body }: Parsed<typeof moveChannel>,
): Promise<Result<typeof moveChannel>> {
  const { row } = await seen(ctx, 'Channel', params.id)
  const from = idOf(fieldsOf(row).space) ?? ''
  const to = body.spaceId ?? from
  await again(() => transaction(ctx, (ctx) => moveChannelHere(ctx, row, from, to, body)))
  return {}
}

async function moveChannelHere(ctx: Context, row: Row, from: string, to: string, where: Neighbours): Promise<void> {
  const id = row.open_id
  const { name } = await requireFlag(ctx, from, 'EditBasicInfo')
  if (to !== from) {
    const { row: space } = await seen(ctx, 'Space', to)
    refuseWorkstation(space)
    await requireFlag(ctx, to, 'EditBasicInfo')
    await requireFlag(ctx, id, 'EditBasicInfo')
    const before = found((await lockKept(ctx, 'Channel', [id]))[0])
    const within = { openId: to, entityType: 'Space', name: String(fieldsOf(space).name ?? name) }
    await changeKept(ctx, 'Channel', [{ before, standardFields: { space: within } }])
    await updateObject(ctx, id, { parentId: to })
  }
  if (to === from) tellMoved(ctx, 'Channel', id, row.version)
  await put(ctx, to, [id], where)
  await audit(ctx, 'channel.move', `Channel/${id}`, { before: { spaceId: from }, after: { spaceId: to } })
}

import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import { projectFlags } from '@cohort/contract/flags'
import { recruitingFlow } from '@cohort/contract/flows'
import {
  archived,
  type createProject,
  type deleteProject,
  type getProject,
  type moveProjectTo,
  type orderProject,
  type Project,
  type setProjectStatus,
  type updateProject,
} from '@cohort/contract/projects'
import { audit } from '#kernel/audit'
import { type Context, found, me, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import { changeKept, fieldsOf, findKept, insertKept, lockKept, toEntity } from '#modules/entities/kept'
import { again, put, putFirst } from '#modules/ordering/service'
import { enlist, ownFlags, registerObject, requireFlag, updateObject } from '#modules/permissions/objects'
import { requireDeed } from '#modules/permissions/service'
import { copyFlow, flowsOf, insertModel } from '#modules/pipelines/service'
import { memberValue, newRecord, projectFields, recordValue } from '#modules/projects/fields'
import { shown } from '#modules/projects/shown'
import { parentFor, putStatus, rehome } from '#modules/projects/within'
import { countResource } from '#modules/resources/counting'
import { idOf, seen, tellMoved } from '#modules/spaces/items'
import { refuseWorkstation } from '#modules/spaces/service'
import { removeUnit } from '#modules/spaces/units'

/** A project that the member takes part in; one that is only on the way to something does not exist. */
async function reached(ctx: Context, id: string): Promise<Project> {
  const [{ flags, path }, rows] = await Promise.all([ownFlags(ctx, id), findKept(ctx, 'Project', [id])])
  if (path[0]?.type !== 'Project') throw fail('NotFound')
  const [project] = await shown(ctx, [found(rows[0])], () => flags)
  return found(project)
}

export const get = (ctx: Context, { params }: Parsed<typeof getProject>): Promise<Result<typeof getProject>> =>
  reached(ctx, params.id)

export async function create(
  ctx: Context,
  { body }: Parsed<typeof createProject>,
): Promise<Result<typeof createProject>> {
  const { row: channel } = await seen(ctx, 'Channel', body.channelId)
  const above = fieldsOf(channel)
  const [space] = await findKept(ctx, 'Space', [idOf(above.space) ?? ''])
  refuseWorkstation(found(space))
  if (above.status === '1' || fieldsOf(found(space)).status === '1') throw fail('Archived')
  const openId = newId(ctx.clock.now())
  const { parentId } = body
  await again(() =>
    transaction(ctx, async (ctx) => {
      const parent = parentId && (await parentFor(ctx, parentId, body.channelId))
      if (parentId) await requireFlag(ctx, parentId, 'Edit')
      else await requireFlag(ctx, body.channelId, 'AddProject')
      const principal = body.principal === undefined ? me(ctx).user.userId : body.principal
      const standardFields = {
        ...(await projectFields(ctx, { ...body, principal })),
        status: '0',
        channel: { openId: body.channelId, entityType: 'Channel', name: String(above.name ?? '') },
        ...(parent && { parent }),
        ...(await payloadOf(ctx, body, String(above.projectPayloadType ?? 'Job'))),
      }
      await insertKept(ctx, 'Project', [{ openId, standardFields, customFields: body.customFields }])
      await countResource(ctx, 'Project', 1)
      const { userId } = me(ctx).user
      const leader = principal ? { leaderId: principal } : {}
      await registerObject(ctx, {
        openId,
        type: 'Project',
        parentId: parentId ?? body.channelId,
        name: body.name,
        creatorId: userId,
        ...leader,
      })
      for (const each of body.participants) await memberValue(ctx, each, 'participants')
      await enlist(ctx, openId, body.participants, usualFlags)
      await attachModels(ctx, openId, body.channelId, body.pipelines)
      await putFirst(ctx, parentId ?? body.channelId, [openId])
      await audit(ctx, 'project.create', `Project/${openId}`, { after: { name: body.name } })
    }),
  )
  return reached(ctx, openId)
}

/** What a colleague who is asked to take part may do at first: the work itself, not the project. */
const usualFlags =
  projectFlags.AddTaskFlow.value |
  projectFlags.MoveTaskFlow.value |
  projectFlags.AddTag.value |
  projectFlags.AddRemark.value

async function payloadOf(
  ctx: Context,
  { payload, name }: Parsed<typeof createProject>['body'],
  type: string,
): Promise<Record<string, unknown>> {
  if (!payload) return {}
  if ('openId' in payload) return { projectPayload: await recordValue(ctx, payload, 'payload') }
  return { projectPayload: await newRecord(ctx, type, { name, ...payload.standardFields }) }
}

/** Copies of the channel’s flows, or of the chosen ones; where it has none, the usual flow of recruiting. */
async function attachModels(
  ctx: Context,
  projectId: string,
  channelId: string,
  chosen: readonly string[] | undefined,
): Promise<void> {
  const models = await flowsOf(ctx, [channelId])
  const wanted = chosen ? models.filter(({ openId }) => chosen.includes(openId)) : models
  if (chosen && wanted.length !== new Set(chosen).size)
    throw fail('BadInput', { field: 'pipelines', problem: 'not of this channel' })
  const owner = { ownerId: projectId, ownerType: 'Project' as const }
  for (const model of wanted) await copyFlow(ctx, model, owner)
  if (wanted.length === 0) await insertModel(ctx, owner, recruitingFlow)
}

export async function update(
  ctx: Context,
  { params, body }: Parsed<typeof updateProject>,
): Promise<Result<typeof updateProject>> {
  const { version, customFields, payload, ...sent } = body
  await reached(ctx, params.id)
  await transaction(ctx, async (ctx) => {
    await requireFlag(ctx, params.id, 'Edit')
    if (sent.principal !== undefined) await requireDeed(ctx, params.id, 'lead')
    const before = found((await lockKept(ctx, 'Project', [params.id]))[0])
    if (version !== undefined && version !== before.version) throw fail('Conflict', { current: toEntity(before) })
    if (fieldsOf(before).status === String(archived)) throw fail('Archived')
    const fields = await projectFields(ctx, sent)
    if (payload !== undefined) fields.projectPayload = payload && (await recordValue(ctx, payload, 'payload'))
    await changeKept(ctx, 'Project', [{ before, standardFields: fields, ...(customFields && { customFields }) }])
    await updateObject(ctx, params.id, {
      ...(sent.name === undefined ? {} : { name: sent.name }),
      ...(sent.principal === undefined ? {} : { leaderId: sent.principal }),
    })
    await audit(ctx, 'project.update', `Project/${params.id}`, { after: body })
  })
  return reached(ctx, params.id)
}

export async function setStatus(
  ctx: Context,
  { params, body }: Parsed<typeof setProjectStatus>,
): Promise<Result<typeof setProjectStatus>> {
  await reached(ctx, params.id)
  await transaction(ctx, async (ctx) => {
    await requireFlag(ctx, params.id, 'UpdateStatus')
    const before = await putStatus(ctx, params.id, body.status)
    await audit(ctx, 'project.setStatus', `Project/${params.id}`, {
      before: { status: Number(fieldsOf(before).status ?? 0) },
      after: body,
    })
  })
  return reached(ctx, params.id)
}

export async function remove(
  ctx: Context,
  { params }: Parsed<typeof deleteProject>,
): Promise<Result<typeof deleteProject>> {
  await reached(ctx, params.id)
  return removeUnit(ctx, 'Project', params.id)
}

/**
 * Into a channel where the member may add projects, or into a project there that they may edit. It keeps its flows, its
 * tasks, its own participants and the projects in it.
 */
export async function moveTo(
  ctx: Context,
  { params, body }: Parsed<typeof moveProjectTo>,
): Promise<Result<typeof moveProjectTo>> {
  const { channel, parentId: from } = await reached(ctx, params.id)
  const { row } = await seen(ctx, 'Channel', params.channelId)
  const to = { openId: params.channelId, name: String(fieldsOf(row).name ?? '') }
  const parentId = body.parentId ?? null
  await again(() =>
    transaction(ctx, async (ctx) => {
      await requireFlag(ctx, params.id, 'Edit')
      if (parentId) await requireFlag(ctx, parentId, 'Edit')
      else await requireFlag(ctx, params.channelId, 'AddProject')
      await rehome(ctx, params.id, to, parentId)
      await updateObject(ctx, params.id, { parentId: parentId ?? params.channelId })
      await put(ctx, parentId ?? params.channelId, [params.id], body)
      await audit(ctx, 'project.move', `Project/${params.id}`, {
        before: { channelId: channel.openId, parentId: from },
        after: { channelId: params.channelId, parentId },
      })
    }),
  )
  return {}
}

/** The order of projects that stand beside one another is everyone's: it takes the right to edit the project. */
export async function order(
  ctx: Context,
  { params, body }: Parsed<typeof orderProject>,
): Promise<Result<typeof orderProject>> {
  const { channel, parentId, version } = await reached(ctx, params.id)
  await again(() =>
    transaction(ctx, async (ctx) => {
      await requireFlag(ctx, params.id, 'Edit')
      tellMoved(ctx, 'Project', params.id, version)
      await put(ctx, parentId ?? channel.openId, [params.id], body)
      await audit(ctx, 'project.order', `Project/${params.id}`)
    }),
  )
  return {}
}

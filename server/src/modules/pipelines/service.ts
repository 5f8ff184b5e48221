import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import { type ProjectFlag, projectFlags, spaceFlags } from '@cohort/contract/flags'
import type { FlowModel } from '@cohort/contract/flows'
import type { createPipeline, listPipelines, Pipeline, Stage } from '@cohort/contract/pipelines'
import { audit } from '#kernel/audit'
import { type Context, found, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import { ownFlags } from '#modules/permissions/objects'
import * as store from '#modules/pipelines/store'

const toPipeline = (row: store.PipelineRow): Pipeline => ({
  openId: row.pipeline_id,
  name: row.name,
  ownerId: row.owner_id,
  ownerType: row.owner_type === 'Channel' ? 'Channel' : 'Project',
  sourceId: row.source_id,
  version: row.version,
  stages: row.stages,
})

/** For an open transaction or a look: the flows of channels or projects. */
export const flowsOf = async (ctx: Context, ownerIds: readonly string[]): Promise<Pipeline[]> =>
  ownerIds.length > 0 ? (await store.findOf(ctx, ownerIds)).map(toPipeline) : []

export async function list(
  ctx: Context,
  { query }: Parsed<typeof listPipelines>,
): Promise<Result<typeof listPipelines>> {
  await ownFlags(ctx, query.ownerId)
  return { data: await flowsOf(ctx, [query.ownerId]) }
}

/** Whoever edits a channel edits its flows; a project has a flag for each deed. */
export async function requireFlowFlag(
  ctx: Context,
  ownerId: string,
  flag: ProjectFlag,
): Promise<Pipeline['ownerType']> {
  const { flags, path } = await ownFlags(ctx, ownerId)
  const type = path[0]?.type
  if (type === 'Space') throw fail('BadInput', { field: 'ownerId', problem: 'a space has no flows' })
  const isProject = type === 'Project'
  const bit = isProject ? projectFlags[flag].value : spaceFlags.EditBasicInfo.value
  if ((flags & bit) === 0) throw fail('NoPermission', { missing: isProject ? flag : 'EditBasicInfo' })
  return isProject ? 'Project' : 'Channel'
}

export async function create(
  ctx: Context,
  { body }: Parsed<typeof createPipeline>,
): Promise<Result<typeof createPipeline>> {
  return transaction(ctx, async (ctx) => {
    const ownerType = await requireFlowFlag(ctx, body.ownerId, 'AddFlow')
    const stages = withIds(body.stages)
    const row = await insertFlow(ctx, { ownerId: body.ownerId, ownerType, name: body.name, stages, sourceId: null })
    await audit(ctx, 'pipeline.create', row.openId, { after: { name: body.name, ownerId: body.ownerId } })
    return row
  })
}

type Sent = Parsed<typeof createPipeline>['body']['stages']

/** New stages get ids of their own; rules may name only stages of this flow. */
export function withIds(sent: Sent, known: ReadonlySet<string> = new Set()): Stage[] {
  const stages = sent.map((stage, at) => {
    if (stage.id !== undefined && !known.has(stage.id))
      throw fail('BadInput', { field: `stages.${at}.id`, problem: 'unknown' })
    const subStatuses = stage.subStatuses
    if (new Set(subStatuses.map(({ id }) => id)).size !== subStatuses.length)
      throw fail('BadInput', { field: `stages.${at}.subStatuses`, problem: 'an id twice' })
    return { ...stage, id: stage.id ?? newId() }
  })
  const ids = new Set(stages.map(({ id }) => id))
  if (ids.size !== stages.length) throw fail('BadInput', { field: 'stages', problem: 'an id twice' })
  for (const [at, { mobileRules }] of stages.entries())
    if (mobileRules.to?.some((id) => !ids.has(id)))
      throw fail('BadInput', { field: `stages.${at}.mobileRules`, problem: 'a stage of another flow' })
  return stages
}

interface NewFlow {
  ownerId: string
  ownerType: Pipeline['ownerType']
  name: Pipeline['name']
  stages: Stage[]
  sourceId: string | null
}

const insertFlow = async (ctx: Context, flow: NewFlow): Promise<Pipeline> =>
  toPipeline(
    await store.insert(
      ctx,
      {
        pipeline_id: newId(ctx.clock.now()),
        owner_id: flow.ownerId,
        owner_type: flow.ownerType,
        name: flow.name,
        stages: flow.stages,
        source_id: flow.sourceId,
      },
      ctx.clock.now(),
    ),
  )

/** Inside a transaction: a flow of the product, or of a template, becomes one of a channel or a project. */
export function insertModel(
  ctx: Context,
  owner: Pick<NewFlow, 'ownerId' | 'ownerType'>,
  { name, stages }: FlowModel,
): Promise<Pipeline> {
  const ids = stages.map(() => newId())
  const made = stages.map(
    ({ to, subStatuses = [], requiredFields = [], staleDays = 7, ...stage }, at): Stage => ({
      ...stage,
      id: ids[at] ?? '',
      subStatuses,
      requiredFields,
      staleDays,
      mobileRules: { to: to ? to.flatMap((place) => ids[place] ?? []) : null },
    }),
  )
  return insertFlow(ctx, { ...owner, name, stages: made, sourceId: null })
}

/** Inside a transaction: a copy with stages of its own, whose rules name those. */
export function copyFlow(
  ctx: Context,
  flow: Pipeline,
  owner: Pick<NewFlow, 'ownerId' | 'ownerType'>,
): Promise<Pipeline> {
  const ids = new Map(flow.stages.map(({ id }) => [id, newId()]))
  const stages = flow.stages.map((stage) => ({
    ...stage,
    id: ids.get(stage.id) ?? newId(),
    mobileRules: { to: stage.mobileRules.to?.flatMap((id) => ids.get(id) ?? []) ?? null },
  }))
  return insertFlow(ctx, { ...owner, name: flow.name, stages, sourceId: flow.openId })
}

export const findFlows = async (ctx: Context, ids: readonly string[]): Promise<Pipeline[]> => {
  const rows = new Map((await store.findMany(ctx, ids)).map((row) => [row.pipeline_id, toPipeline(row)]))
  return ids.map((id) => found(rows.get(id)))
}

export const lockFlow = async (ctx: Context, id: string): Promise<Pipeline> =>
  toPipeline(found(await store.findLocked(ctx, id)))

export const setFlow = async (ctx: Context, id: string, name: Pipeline['name'], stages: Stage[]): Promise<Pipeline> =>
  toPipeline(await store.set(ctx, id, name, stages))

export const removeFlows = (ctx: Context, ids: readonly string[]): Promise<unknown> => store.remove(ctx, ids)

import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { attachPipelines, detachPipelines, Pipeline, Stage, updatePipeline } from '@cohort/contract/pipelines'
import { announce } from '#kernel/announce'
import { audit } from '#kernel/audit'
import { type Context, found, me, transaction } from '#kernel/context'
import { keep } from '#modules/entities/keepers'
import { changeKept, findKept, lockKept, type Row } from '#modules/entities/kept'
import { again, countLists, findLists, findPlaces, put } from '#modules/ordering/service'
import { ownFlags } from '#modules/permissions/objects'
import {
  copyFlow,
  findFlows,
  flowsOf,
  lockFlow,
  removeFlows,
  requireFlowFlag,
  setFlow,
  withIds,
} from '#modules/pipelines/service'
import { projectOf, stageIn, taskFields } from '#modules/tasks/shown'

/** A flow with stages added, changed, moved or taken away. Tasks of one that goes are moved first, or it stays. */
export async function update(
  ctx: Context,
  { params, body }: Parsed<typeof updatePipeline>,
): Promise<Result<typeof updatePipeline>> {
  return again(() =>
    transaction(ctx, async (ctx) => {
      const before = await lockFlow(ctx, params.id)
      await requireFlowFlags(ctx, before, body.stages)
      if (body.version !== before.version) throw fail('Conflict', { current: before })
      const stages = withIds(body.stages, new Set(before.stages.map(({ id }) => id)))
      await emptyStages(ctx, before, stages, body.moveTo)
      const after = await setFlow(ctx, params.id, body.name, stages)
      await renameIn(ctx, before, stages)
      tellOwner(ctx, before)
      await audit(ctx, 'pipeline.update', params.id, { before: namesOf(before.stages), after: namesOf(stages) })
      return after
    }),
  )
}

/** Whoever looks at the board of a project sees other stages from now on. */
const tellOwner = (ctx: Context, { ownerId, ownerType }: Pick<Pipeline, 'ownerId' | 'ownerType'>): void =>
  announce(ctx, { type: ownerType, kind: 'changed', openId: ownerId, version: 0, by: me(ctx).user.userId })

const namesOf = (stages: readonly Stage[]) => ({ stages: stages.map(({ name }) => name.zh) })

/** Each deed has its flag (spec 2 §6): to add, to take away, to put in another order, to change. */
async function requireFlowFlags(
  ctx: Context,
  before: Pipeline,
  sent: Parsed<typeof updatePipeline>['body']['stages'],
): Promise<void> {
  const kept = sent.flatMap(({ id }) => id ?? [])
  const had = before.stages.map(({ id }) => id)
  const left = had.filter((id) => kept.includes(id))
  // Whoever does not see the owner does not learn that the flow exists.
  await ownFlags(ctx, before.ownerId)
  if (sent.some(({ id }) => id === undefined)) await requireFlowFlag(ctx, before.ownerId, 'AddFlow')
  if (left.length < had.length) await requireFlowFlag(ctx, before.ownerId, 'DeleteFlow')
  if (left.join() !== kept.filter((id) => had.includes(id)).join())
    await requireFlowFlag(ctx, before.ownerId, 'MoveFlow')
  const isSame = (id: string) => {
    const { mobileRules: _, ...old } = before.stages.find((stage) => stage.id === id) ?? { mobileRules: undefined }
    const { mobileRules: __, ...now } = sent.find((stage) => stage.id === id) ?? { mobileRules: undefined }
    return JSON.stringify(old) === JSON.stringify(now)
  }
  if (!left.every(isSame)) await requireFlowFlag(ctx, before.ownerId, 'EditFlow')
}

async function emptyStages(
  ctx: Context,
  before: Pipeline,
  stages: readonly Stage[],
  moveTo: Readonly<Record<string, string>>,
): Promise<void> {
  const gone = before.stages.filter(({ id }) => !stages.some((stage) => stage.id === id))
  const places = await findLists(
    ctx,
    gone.map(({ id }) => id),
  )
  for (const stage of gone) {
    const ids = places.filter(({ listId }) => listId === stage.id).map(({ itemId }) => itemId)
    if (ids.length === 0) continue
    const target = stages.find(({ id }) => id === moveTo[stage.id])
    if (!target) throw fail('StageNotEmpty', { stage: stage.name.zh, count: ids.length })
    const rows = await lockKept(ctx, 'HydrogenTask', ids)
    await changeKept(
      ctx,
      'HydrogenTask',
      rows.map((row) => ({ before: row, standardFields: standing(target) })),
    )
    await put(ctx, target.id, ids)
  }
}

const standing = (stage: Stage) => ({ stageId: stage.id, stageName: stage.name.zh, subStatusId: null })

/** The name of its stage stands in each task, to be found by it. */
async function renameIn(ctx: Context, before: Pipeline, stages: readonly Stage[]): Promise<void> {
  const renamed = stages.filter((stage) =>
    before.stages.some(({ id, name }) => id === stage.id && name.zh !== stage.name.zh),
  )
  for (const stage of renamed) {
    const ids = (await findLists(ctx, [stage.id])).map(({ itemId }) => itemId)
    const rows = await lockKept(ctx, 'HydrogenTask', ids)
    await changeKept(
      ctx,
      'HydrogenTask',
      rows.map((row) => ({ before: row, standardFields: { stageName: stage.name.zh } })),
    )
  }
}

async function requireProject(ctx: Context, id: string): Promise<void> {
  const { path } = await ownFlags(ctx, id)
  if (path[0]?.type !== 'Project') throw fail('NotFound')
}

export async function attach(
  ctx: Context,
  { params, body }: Parsed<typeof attachPipelines>,
): Promise<Result<typeof attachPipelines>> {
  await requireProject(ctx, params.id)
  return transaction(ctx, async (ctx) => {
    await requireFlowFlag(ctx, params.id, 'AddFlow')
    const models = await findFlows(ctx, [...new Set(body.pipelines)])
    for (const { ownerId } of models) await ownFlags(ctx, ownerId)
    const data: Pipeline[] = []
    for (const model of models) data.push(await copyFlow(ctx, model, { ownerId: params.id, ownerType: 'Project' }))
    tellOwner(ctx, { ownerId: params.id, ownerType: 'Project' })
    await audit(ctx, 'pipeline.attach', `Project/${params.id}`, {
      after: { pipelines: data.map(({ openId }) => openId) },
    })
    return { data }
  })
}

export async function detach(
  ctx: Context,
  { params, body }: Parsed<typeof detachPipelines>,
): Promise<Result<typeof detachPipelines>> {
  await requireProject(ctx, params.id)
  return transaction(ctx, async (ctx) => {
    await requireFlowFlag(ctx, params.id, 'DeleteFlow')
    const own = await flowsOf(ctx, [params.id])
    const gone = body.pipelines.map((id) => found(own.find(({ openId }) => openId === id)))
    if (new Set(gone).size === own.length) throw fail('LastPipeline')
    const counts = await countLists(
      ctx,
      gone.flatMap(({ stages }) => stages.map(({ id }) => id)),
    )
    for (const { stages } of gone)
      for (const stage of stages) {
        const count = counts.get(stage.id) ?? 0
        if (count > 0) throw fail('StageNotEmpty', { stage: stage.name.zh, count })
      }
    await removeFlows(ctx, body.pipelines)
    tellOwner(ctx, { ownerId: params.id, ownerType: 'Project' })
    await audit(ctx, 'pipeline.detach', `Project/${params.id}`, { before: { pipelines: body.pipelines } })
    return {}
  })
}

/** Back among those of its stage, at the end; where the stage is gone, in the first one. */
async function restored(ctx: Context, rows: readonly Row[]): Promise<void> {
  const projectIds = [...new Set(rows.map(projectOf))]
  if ((await findKept(ctx, 'Project', projectIds)).length !== projectIds.length) throw fail('ParentDeleted')
  const flows = await flowsOf(ctx, projectIds)
  const placed = new Set(
    (
      await findPlaces(
        ctx,
        rows.map((row) => row.open_id),
      )
    ).map(({ itemId }) => itemId),
  )
  for (const row of rows.filter((each) => !placed.has(each.open_id))) {
    const own = flows.filter(({ ownerId }) => ownerId === projectOf(row))
    const at = stageIn(own, taskFields(row).stageId)
    const [first] = own
    const [entry] = first?.stages ?? []
    if (!at && first && entry) {
      const [before] = await lockKept(ctx, 'HydrogenTask', [row.open_id])
      if (before)
        await changeKept(ctx, 'HydrogenTask', [
          { before, standardFields: { ...standing(entry), pipelineId: first.openId } },
        ])
    }
    const stage = at?.stage ?? entry
    if (stage) await put(ctx, stage.id, [row.open_id])
  }
}

keep('HydrogenTask', { restored })

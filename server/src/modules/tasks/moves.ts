import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import { inLocale } from '@cohort/contract/fields/values'
import type { Pipeline, Stage } from '@cohort/contract/pipelines'
import type { listMoves, moveTasks, setSubStatus, undoMove } from '@cohort/contract/tasks'
import { announce } from '#kernel/announce'
import { audit } from '#kernel/audit'
import { type Context, me, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import { changeKept, findRecord, type KeptChange, type Row } from '#modules/entities/kept'
import { dataOf } from '#modules/entities/records'
import { keptShape } from '#modules/entities/shapes'
import { again, findPlaces, place, putAt, roomFor } from '#modules/ordering/service'
import { flowsOf } from '#modules/pipelines/service'
import { missingFor, type Sent, sentFields, withValues, writePayload } from '#modules/tasks/fields'
import { lockAllowed, type Refusal, reached, refusal, requireSome } from '#modules/tasks/reached'
import { payloadOf, projectOf, shown, stageIn, targetsOf, taskFields } from '#modules/tasks/shown'
import * as store from '#modules/tasks/store'

type Body = Parsed<typeof moveTasks>['body']

export async function move(ctx: Context, { body }: Parsed<typeof moveTasks>): Promise<Result<typeof moveTasks>> {
  const sent = sentFields(body.fields, 'fields')
  const changeId = newId(ctx.clock.now())
  const { rows, refused, flows } = await again(() => transaction(ctx, (ctx) => moveHere(ctx, body, sent, changeId)))
  return { changeId, data: await shown(ctx, rows, { flows }), refused }
}

interface Moved {
  rows: Row[]
  refused: Refusal[]
  flows: Pipeline[]
}

async function moveHere(ctx: Context, body: Body, sent: Sent, changeId: string): Promise<Moved> {
  const ids = [...new Set(body.taskIds)]
  const [{ rows, refused }, ranks] = await Promise.all([
    lockAllowed(ctx, ids, () => 'MoveTaskFlow'),
    roomFor(ctx, body.stageId, ids, body),
  ])
  const [flows, places] = await Promise.all([flowsOf(ctx, [...new Set(rows.map(projectOf))]), findPlaces(ctx, ids)])
  const movable: Step[] = []
  for (const row of rows) {
    try {
      movable.push(await stepOf(ctx, row, flows, body, sent))
    } catch (error) {
      refused.push(refusal(row.open_id, error))
    }
  }
  requireSome(movable, refused)
  for (const { row } of movable) await writePayload(ctx, row, sent, 'fields')
  const rankOf = new Map(places.map((each) => [each.itemId, each.rank]))
  const steps = movable.map((step) => ({ ...step, fromRank: rankOf.get(step.row.open_id) ?? null }))
  const byId = new Map(steps.map((step) => [step.row.open_id, step]))
  // In the order in which they were named.
  const inOrder = ids.filter((id) => byId.has(id))
  const [written] = await Promise.all([
    write(ctx, steps, { changeId, kind: 'moved', comment: body.comment ?? '' }),
    place(ctx, body.stageId, inOrder, ranks.slice(0, inOrder.length)),
  ])
  const byTask = new Map(written.map((row) => [row.open_id, row]))
  return { rows: inOrder.flatMap((id) => byTask.get(id) ?? []), refused, flows }
}

/** One task on its way from a stage to another, or to another place in the same. */
interface Step {
  row: Row
  from: Stage | undefined
  to: Stage
  subStatusId: string | null
  change: KeptChange
  /** Values were sent with it. */
  isFilled?: boolean
  fromRank?: number | null
}

async function stepOf(ctx: Context, row: Row, flows: readonly Pipeline[], body: Body, sent: Sent): Promise<Step> {
  const fields = taskFields(row)
  const own = flows.filter(({ ownerId }) => ownerId === projectOf(row))
  const target = stageIn(own, body.stageId)
  if (!target || target.flow.openId !== fields.pipelineId)
    throw fail('BadInput', { field: 'stageId', problem: 'a stage of another flow' })
  const from = target.flow.stages.find(({ id }) => id === fields.stageId)
  const isSame = from?.id === target.stage.id
  if (from && !isSame && !targetsOf(target.flow, from).includes(target.stage.id))
    throw fail('MoveForbidden', {
      from: inLocale(from.name, ctx.locale),
      to: inLocale(target.stage.name, ctx.locale),
    })
  const shape = await keptShape(ctx, 'HydrogenTask')
  const data = withValues(shape, dataOf(row), sent.task, 'fields.task')
  if (!isSame) await requireFields(ctx, row, target.stage, data, sent)
  const subStatusId = subStatusOf(target.stage, body.subStatusId, isSame ? fields.subStatusId : undefined)
  return {
    row,
    from,
    to: target.stage,
    subStatusId,
    isFilled: sent.task.size > 0,
    change: {
      before: row,
      standardFields: { ...data.standardFields, ...standing(target.stage, subStatusId) },
      customFields: data.customFields,
    },
  }
}

const standing = (stage: Stage, subStatusId: string | null) => ({
  stageId: stage.id,
  stageName: stage.name.zh,
  subStatusId,
})

function subStatusOf(stage: Stage, wanted: string | null | undefined, had: string | undefined): string | null {
  if (wanted === undefined) return had ?? null
  if (wanted !== null && !stage.subStatuses.some(({ id }) => id === wanted))
    throw fail('BadInput', { field: 'subStatusId', problem: 'not of this stage' })
  return wanted
}

async function requireFields(
  ctx: Context,
  row: Row,
  stage: Stage,
  data: ReturnType<typeof dataOf>,
  sent: Sent,
): Promise<void> {
  if (stage.requiredFields.length === 0) return
  const reference = payloadOf(row)
  const record = reference && (await findRecord(ctx, reference.entityType, reference.openId))
  const payload = reference &&
    record && {
      type: reference.entityType,
      data: withValues(await keptShape(ctx, reference.entityType), dataOf(record), sent.payload, 'fields.payload'),
    }
  const missing = await missingFor(ctx, stage, data, payload)
  if (missing.length > 0)
    throw fail('RequiredFieldsMissing', {
      stage: inLocale(stage.name, ctx.locale),
      fields: missing.map(({ of, field }) => `${of}.${field}`).join(),
    })
}

const deeds = { moved: 'task.move', status: 'task.setStatus', undone: 'task.undo' } as const

interface How {
  changeId: string
  kind: 'moved' | 'status' | 'undone'
  comment: string
}

/** New states, and a step in the history of each. Whoever only changed places within a stage has no new state. */
async function write(ctx: Context, steps: readonly Step[], how: How): Promise<Row[]> {
  const by = me(ctx).user.userId
  const at = ctx.clock.now()
  const isStaying = ({ row, from, to, subStatusId, isFilled }: Step) =>
    how.kind === 'moved' && !isFilled && from?.id === to.id && (taskFields(row).subStatusId ?? null) === subStatusId
  const staying = steps.filter(isStaying)
  const going = steps.filter((step) => !isStaying(step))
  for (const { row } of staying)
    announce(ctx, { type: 'HydrogenTask', kind: 'changed', openId: row.open_id, version: row.version, by })
  if (going.length === 0) return staying.map(({ row }) => row)
  const moves = going.map(({ row, from, to, subStatusId, fromRank = null }) => ({
    task_id: row.open_id,
    version: row.version + 1,
    project_id: projectOf(row),
    change_id: how.changeId,
    at,
    by,
    kind: how.kind,
    from_stage: from?.id ?? null,
    to_stage: to.id,
    from_name: from?.name ?? null,
    to_name: to.name,
    from_rank: fromRank,
    from_sub: taskFields(row).subStatusId ?? null,
    sub_status: subStatusId,
    comment: how.comment,
  }))
  const [rows] = await Promise.all([
    changeKept(
      ctx,
      'HydrogenTask',
      going.map(({ change }) => change),
    ),
    store.insertMoves(ctx, moves),
    audit(ctx, deeds[how.kind], null, {
      after: { taskIds: going.map(({ row }) => row.open_id), stage: going[0]?.to.name.zh },
    }),
  ])
  return [...rows, ...staying.map(({ row }) => row)]
}

export async function setStatus(
  ctx: Context,
  { body }: Parsed<typeof setSubStatus>,
): Promise<Result<typeof setSubStatus>> {
  const changeId = newId(ctx.clock.now())
  const { rows, refused, flows } = await transaction(ctx, async (ctx) => {
    const { rows, refused } = await lockAllowed(ctx, body.taskIds, () => 'MoveTaskFlow')
    const flows = await flowsOf(ctx, [...new Set(rows.map(projectOf))])
    const steps: Step[] = []
    for (const row of rows) {
      try {
        const { stage } = stageIn(flows, taskFields(row).stageId) ?? {}
        if (!stage) throw fail('NotFound')
        const subStatusId = subStatusOf(stage, body.subStatusId, undefined)
        const change = { before: row, standardFields: standing(stage, subStatusId) }
        steps.push({ row, from: stage, to: stage, subStatusId, change })
      } catch (error) {
        refused.push(refusal(row.open_id, error))
      }
    }
    requireSome(steps, refused)
    return { rows: await write(ctx, steps, { changeId, kind: 'status', comment: '' }), refused, flows }
  })
  return { changeId, data: await shown(ctx, rows, { flows }), refused }
}

/** Back to where they were, in the same place where it is still free. Rules of the flow do not stand in the way. */
export async function undo(ctx: Context, { body }: Parsed<typeof undoMove>): Promise<Result<typeof undoMove>> {
  const { rows, kept } = await again(() =>
    transaction(ctx, async (ctx) => {
      const entries = await store.findChange(ctx, body.changeId)
      if (entries.length === 0 || entries.some(({ by }) => by !== me(ctx).user.userId)) throw fail('NotFound')
      const last = new Map(entries.filter(({ isLast }) => isLast).map((entry) => [entry.task_id, entry]))
      if (last.size === 0) throw fail('AlreadyUndone')
      const { rows } = await lockAllowed(ctx, [...last.keys()], () => 'MoveTaskFlow')
      const flows = await flowsOf(ctx, [...new Set(rows.map(projectOf))])
      const steps: Step[] = []
      for (const row of rows) {
        const entry = last.get(row.open_id)
        const back = entry?.from_stage ? stageIn(flows, entry.from_stage) : undefined
        if (!entry || !back) continue
        const from = stageIn(flows, entry.to_stage)?.stage
        const change = { before: row, standardFields: standing(back.stage, entry.from_sub) }
        steps.push({ row, from, to: back.stage, subStatusId: entry.from_sub, change })
        if (entry.from_rank !== null) await putAt(ctx, back.stage.id, row.open_id, entry.from_rank)
      }
      const written = await write(ctx, steps, { changeId: newId(ctx.clock.now()), kind: 'undone', comment: '' })
      const done = new Set(written.map((row) => row.open_id))
      return { rows: written, kept: entries.map(({ task_id }) => task_id).filter((id) => !done.has(id)) }
    }),
  )
  return { data: await shown(ctx, rows), kept }
}

export async function history(ctx: Context, { params }: Parsed<typeof listMoves>): Promise<Result<typeof listMoves>> {
  await reached(ctx, params.id)
  const rows = await store.findMoves(ctx, params.id)
  return {
    data: rows.map((row) => ({
      id: String(row.version),
      at: row.at.toISOString(),
      by: row.by,
      kind: row.kind as Result<typeof listMoves>['data'][number]['kind'],
      fromStage: row.from_stage,
      toStage: row.to_stage,
      fromName: row.from_name && inLocale(row.from_name, ctx.locale),
      toName: inLocale(row.to_name, ctx.locale),
      subStatus: row.sub_status,
      comment: row.comment,
    })),
  }
}

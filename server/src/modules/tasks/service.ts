import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import { inLocale } from '@cohort/contract/fields/values'
import { projectFlags } from '@cohort/contract/flags'
import type { Pipeline, Stage } from '@cohort/contract/pipelines'
import { archived } from '@cohort/contract/projects'
import type { createTasks, getTask, listTasks } from '@cohort/contract/tasks'
import { audit } from '#kernel/audit'
import { type Context, found, me, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import { fieldsOf, findKept, insertKept, type KeptDraft, type Row, type Values } from '#modules/entities/kept'
import { dataOf } from '#modules/entities/records'
import { shapeFor } from '#modules/entities/shapes'
import { again, putFirst } from '#modules/ordering/service'
import { ownFlags, ownFlagsOf } from '#modules/permissions/objects'
import { flowsOf } from '#modules/pipelines/service'
import { changedFields, saidReason } from '#modules/tasks/changes'
import { missingFor } from '#modules/tasks/fields'
import { reached } from '#modules/tasks/reached'
import { payloadOf, projectOf, shown, stageIn, taskFields } from '#modules/tasks/shown'
import * as store from '#modules/tasks/store'

const mostIds = 500

export async function list(ctx: Context, { query }: Parsed<typeof listTasks>): Promise<Result<typeof listTasks>> {
  const ids = [...new Set(query.taskIds.split(',').filter(Boolean))]
  if (ids.length > mostIds) throw fail('BadInput', { field: 'taskIds', problem: `more than ${mostIds}` })
  const rows = await findKept(ctx, 'HydrogenTask', ids)
  const flags = await ownFlagsOf(ctx, rows.map(projectOf))
  const byId = new Map(rows.filter((row) => flags.has(projectOf(row))).map((row) => [row.open_id, row]))
  return {
    data: await shown(
      ctx,
      ids.flatMap((id) => byId.get(id) ?? []),
    ),
  }
}

export async function get(ctx: Context, { params }: Parsed<typeof getTask>): Promise<Result<typeof getTask>> {
  const { row, flags } = await reached(ctx, params.id)
  const [tasks, elsewhere] = await Promise.all([shown(ctx, [row], { isWhole: true }), othersOf(ctx, row)])
  return { ...found(tasks[0]), flags, elsewhere }
}

/** Where else the same record is, as far as the member sees it. */
async function othersOf(ctx: Context, row: Row): Promise<Result<typeof getTask>['elsewhere']> {
  const payload = payloadOf(row)
  if (!payload) return []
  const carrying = (await store.findCarrying(ctx, [payload.openId])).filter(
    ({ taskId, payloadType }) => taskId !== row.open_id && payloadType === payload.entityType,
  )
  const flags = await ownFlagsOf(
    ctx,
    carrying.map(({ projectId }) => projectId),
  )
  const seen = carrying.filter(({ projectId }) => flags.has(projectId)).slice(0, 50)
  const rows = await findKept(
    ctx,
    'HydrogenTask',
    seen.map(({ taskId }) => taskId),
  )
  return (await shown(ctx, rows)).map(({ id, projectId, stageName }, at) => {
    const other = rows[at]
    const projectName = other ? taskFields(other).project.name : ''
    return { taskId: id, projectId, projectName, stageName }
  })
}

type Body = Parsed<typeof createTasks>['body']

export const create = (ctx: Context, { body }: Parsed<typeof createTasks>): Promise<Result<typeof createTasks>> =>
  createWith(ctx, body, async () => {})

/** With what else belongs to it, in one transaction; `rows` are the tasks that were made. */
export async function createWith(
  ctx: Context,
  body: Body,
  also: (ctx: Context, rows: readonly Row[]) => Promise<void>,
): Promise<Result<typeof createTasks>> {
  const { flags, path } = await ownFlags(ctx, body.projectId)
  if (path[0]?.type !== 'Project') throw fail('NotFound')
  if ((flags & projectFlags.AddTaskFlow.value) === 0) throw fail('NoPermission', { missing: 'AddTaskFlow' })
  const project = found((await findKept(ctx, 'Project', [body.projectId]))[0])
  if (fieldsOf(project).status === String(archived)) throw fail('Archived')
  const { rows, present, flows } = await again(() =>
    transaction(ctx, async (ctx) => {
      const made = await createHere(ctx, body, project)
      await also(ctx, made.rows)
      return made
    }),
  )
  return { data: await shown(ctx, rows, { flows }), present }
}

async function createHere(ctx: Context, body: Body, project: Row) {
  await store.lockProject(ctx, body.projectId)
  const flows = await flowsOf(ctx, [body.projectId])
  const { flow, stage } = entryOf(flows, body.stageId)
  const payloads = await payloadsFor(ctx, body)
  const present = await presentIn(ctx, body)
  const isThere = new Map(present.map(({ openId, taskId }) => [openId, taskId]))
  const drafts: KeptDraft[] = []
  for (const [at, draft] of body.tasks.entries()) {
    const payload = draft.payload && payloads.get(`${draft.payload.entityType}/${draft.payload.openId}`)
    if (draft.payload && isThere.has(draft.payload.openId)) continue
    if (draft.payload) isThere.set(draft.payload.openId, '')
    const openId = newId(ctx.clock.now())
    const name = draft.name ?? payload?.name
    if (!name) throw fail('BadInput', { field: `tasks.${at}.name`, problem: 'required' })
    const standardFields: Values = {
      // None is a priority too: boards and filters find those of whom nobody said more.
      priority: '0',
      ...(await changedFields(ctx, draft, `tasks.${at}`)),
      name,
      project: { openId: body.projectId, entityType: 'Project', name: String(fieldsOf(project).name ?? '') },
      pipelineId: flow.openId,
      stageId: stage.id,
      stageName: stage.name.zh,
      ...(payload && { taskPayload: { entityType: payload.entityType, payload: reference(payload) } }),
      ...(draft.recommendReason && saidReason(ctx, draft.recommendReason)),
    }
    await requireEntry(ctx, stage, standardFields, payload)
    drafts.push({ openId, standardFields })
  }
  const rows = drafts.length > 0 ? await insertKept(ctx, 'HydrogenTask', drafts) : []
  if (rows.length > 0) await enter(ctx, rows, stage, body.projectId)
  return { rows, present, flows }
}

/** They stand first in their stage, and their way begins. */
async function enter(ctx: Context, rows: readonly Row[], stage: Stage, projectId: string): Promise<void> {
  const ids = rows.map((row) => row.open_id)
  await putFirst(ctx, stage.id, ids)
  const at = ctx.clock.now()
  const changeId = newId(at)
  await store.insertMoves(
    ctx,
    ids.map((id) => ({
      task_id: id,
      version: 1,
      project_id: projectId,
      change_id: changeId,
      at,
      by: me(ctx).user.userId,
      kind: 'created',
      from_stage: null,
      to_stage: stage.id,
      from_name: null,
      to_name: stage.name,
      from_rank: null,
      from_sub: null,
      sub_status: null,
      comment: '',
    })),
  )
  await audit(ctx, 'task.create', `Project/${projectId}`, { after: { taskIds: ids } })
}

function entryOf(flows: readonly Pipeline[], stageId: string | undefined): { flow: Pipeline; stage: Stage } {
  const [first] = flows
  const [entry] = first?.stages ?? []
  const at = stageId ? stageIn(flows, stageId) : first && entry && { flow: first, stage: entry }
  if (!at) throw fail('BadInput', { field: 'stageId', problem: 'a stage of another flow' })
  return at
}

interface Carried {
  entityType: string
  openId: string
  name: string
  row: Row
}
const reference = ({ entityType, openId, name }: Carried) => ({ entityType, openId, name })

/** The records that are to be carried, as they are now. One that is not there is bad input by its place. */
async function payloadsFor(ctx: Context, body: Body): Promise<Map<string, Carried>> {
  const wanted = body.tasks.flatMap(({ payload }) => payload ?? [])
  const known = new Map<string, Carried>()
  for (const type of new Set(wanted.map(({ entityType }) => entityType))) {
    await shapeFor(ctx, type)
    const ids = wanted.filter(({ entityType }) => entityType === type).map(({ openId }) => openId)
    for (const row of await findKept(ctx, type, [...new Set(ids)]))
      known.set(`${type}/${row.open_id}`, {
        entityType: type,
        openId: row.open_id,
        name: String(fieldsOf(row).name ?? row.open_id).slice(0, 200),
        row,
      })
  }
  for (const [at, { payload }] of body.tasks.entries())
    if (payload && !known.has(`${payload.entityType}/${payload.openId}`))
      throw fail('BadInput', { field: `tasks.${at}.payload`, problem: 'not found' })
  return known
}

async function presentIn(ctx: Context, body: Body): Promise<Result<typeof createTasks>['present']> {
  const ids = body.tasks.flatMap(({ payload }) => payload?.openId ?? [])
  if (ids.length === 0) return []
  const carrying = await store.findCarrying(ctx, ids, body.projectId)
  return carrying.map(({ payloadId, taskId }) => ({ openId: payloadId, taskId }))
}

/** A stage asks for its fields of whoever enters it, also of those who begin there. */
async function requireEntry(ctx: Context, stage: Stage, standardFields: Values, payload: Carried | undefined) {
  if (stage.requiredFields.length === 0) return
  const carried = payload && { type: payload.entityType, data: dataOf(payload.row) }
  const missing = await missingFor(ctx, stage, { standardFields, customFields: {} }, carried)
  if (missing.length > 0)
    throw fail('RequiredFieldsMissing', {
      stage: inLocale(stage.name, ctx.locale),
      fields: missing.map(({ of, field }) => `${of}.${field}`).join(),
    })
}

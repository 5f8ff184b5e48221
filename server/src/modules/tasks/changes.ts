import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { ProjectFlag } from '@cohort/contract/flags'
import type {
  deleteTask,
  deleteTasks,
  listTaskReasons,
  setManyTaskFields,
  setTaskFields,
  setTaskReason,
  updateTask,
  updateTasks,
} from '@cohort/contract/tasks'
import { audit } from '#kernel/audit'
import { type Context, found, me, transaction } from '#kernel/context'
import { changeKept, fieldsOf, type Row, removeKept, toEntity, type Values } from '#modules/entities/kept'
import { dataOf } from '#modules/entities/records'
import { keptShape } from '#modules/entities/shapes'
import { removePlaces } from '#modules/ordering/service'
import { memberValue } from '#modules/projects/fields'
import { sentFields, withValues, writePayload } from '#modules/tasks/fields'
import { lockAllowed, type Refusal, reached, refusal, requireSome } from '#modules/tasks/reached'
import { shown, taskFields } from '#modules/tasks/shown'

type Sent = Omit<Parsed<typeof updateTask>['body'], 'version'>

/** What was sent, as a task keeps it beside what it has; null takes a value away. */
export async function changedFields(ctx: Context, sent: Sent, place = '', had: Values = {}): Promise<Values> {
  const { name, priority, startTime, timeoutTime, description, tags } = sent
  const assignId = sent.assignId === undefined ? sent.assginId : sent.assignId
  const field = place ? `${place}.assignId` : 'assignId'
  const assignee = assignId ? await memberValue(ctx, assignId, field) : assignId
  const times = present({ ...(had.extendData as Values | undefined), ...defined({ startTime, timeoutTime }) })
  return defined({
    name,
    priority: priority === undefined ? undefined : String(priority),
    description,
    tags,
    ...(assignee === undefined ? {} : { current: present({ ...(had.current as Values | undefined), assignee }) }),
    ...(startTime === undefined && timeoutTime === undefined ? {} : { extendData: times }),
  })
}

const defined = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

const present = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

/** Tags have a flag of their own; everything else of a task is edited. */
const flagFor = (sent: Sent): ProjectFlag => (Object.keys(sent).every((key) => key === 'tags') ? 'AddTag' : 'Edit')

export async function update(
  ctx: Context,
  { params, body }: Parsed<typeof updateTask>,
): Promise<Result<typeof updateTask>> {
  const { version, ...sent } = body
  await reached(ctx, params.id)
  const rows = await transaction(ctx, async (ctx) => {
    const { rows, refused } = await lockAllowed(ctx, [params.id], () => flagFor(sent))
    requireSome(rows, refused)
    const before = found(rows[0])
    if (version !== undefined && version !== before.version) throw fail('Conflict', { current: toEntity(before) })
    return changeAll(ctx, [{ row: before, sent }])
  })
  return found((await shown(ctx, rows))[0])
}

async function changeAll(ctx: Context, changes: readonly { row: Row; sent: Sent }[]): Promise<Row[]> {
  const made = []
  for (const { row, sent } of changes)
    made.push({ before: row, standardFields: await changedFields(ctx, sent, '', fieldsOf(row)) })
  const rows = await changeKept(ctx, 'HydrogenTask', made)
  await audit(ctx, 'task.update', null, {
    after: changes.map(({ row, sent }) => ({ id: row.open_id, fields: Object.keys(sent) })),
  })
  return rows
}

export async function updateMany(
  ctx: Context,
  { body }: Parsed<typeof updateTasks>,
): Promise<Result<typeof updateTasks>> {
  const sentFor = new Map(body.map(({ id, ...sent }) => [id, sent]))
  const { rows, refused } = await transaction(ctx, async (ctx) => {
    const allowed = await lockAllowed(ctx, [...sentFor.keys()], (row) => flagFor(sentFor.get(row.open_id) ?? {}))
    requireSome(allowed.rows, allowed.refused)
    const changes = allowed.rows.map((row) => ({ row, sent: sentFor.get(row.open_id) ?? {} }))
    return { rows: await changeAll(ctx, changes), refused: allowed.refused }
  })
  return { data: await shown(ctx, rows), refused }
}

type Fields = Parsed<typeof setTaskFields>['body']['fields']

async function fill(ctx: Context, ids: readonly string[], fields: Fields, place: string) {
  const sent = sentFields(fields, place)
  return transaction(ctx, async (ctx) => {
    const shape = await keptShape(ctx, 'HydrogenTask')
    const allowed = await lockAllowed(ctx, ids, () => 'Edit')
    const refused: Refusal[] = allowed.refused
    const changes = []
    for (const row of allowed.rows) {
      try {
        const data = withValues(shape, dataOf(row), sent.task, `${place}.task`)
        await writePayload(ctx, row, sent, place)
        changes.push({ before: row, standardFields: data.standardFields, customFields: data.customFields })
      } catch (error) {
        if (ids.length === 1) throw error
        refused.push(refusal(row.open_id, error))
      }
    }
    requireSome(changes, refused)
    const rows =
      sent.task.size > 0 ? await changeKept(ctx, 'HydrogenTask', changes) : changes.map(({ before }) => before)
    await audit(ctx, 'task.fill', null, {
      after: { taskIds: rows.map((row) => row.open_id), fields: Object.keys(fields) },
    })
    return { rows, refused }
  })
}

export async function setFields(
  ctx: Context,
  { params, body }: Parsed<typeof setTaskFields>,
): Promise<Result<typeof setTaskFields>> {
  await reached(ctx, params.id)
  const { rows } = await fill(ctx, [params.id], body.fields, 'fields')
  return found((await shown(ctx, rows))[0])
}

export async function setManyFields(
  ctx: Context,
  { body }: Parsed<typeof setManyTaskFields>,
): Promise<Result<typeof setManyTaskFields>> {
  const { rows, refused } = await fill(ctx, body.taskIds, body.requiredFields, 'requiredFields')
  return { data: await shown(ctx, rows), refused }
}

export async function reasons(
  ctx: Context,
  { params }: Parsed<typeof listTaskReasons>,
): Promise<Result<typeof listTaskReasons>> {
  const { row } = await reached(ctx, params.id)
  const { recommendReason = '', recommendBy, recommendAt } = taskFields(row)
  return { reason: recommendReason, by: recommendBy ?? null, at: recommendAt ?? null }
}

/** Why the record is recommended, by whom and when. */
export const saidReason = (ctx: Context, reason: string): Values => ({
  recommendReason: reason,
  recommendBy: me(ctx).user.userId,
  recommendAt: ctx.clock.now().toISOString(),
})

export async function setReason(
  ctx: Context,
  { params, body }: Parsed<typeof setTaskReason>,
): Promise<Result<typeof setTaskReason>> {
  await reached(ctx, params.id)
  const rows = await transaction(ctx, async (ctx) => {
    const { rows, refused } = await lockAllowed(ctx, [params.id], () => 'AddRemark')
    requireSome(rows, refused)
    const said = saidReason(ctx, body.reason)
    const changed = await changeKept(
      ctx,
      'HydrogenTask',
      rows.map((before) => ({ before, standardFields: said })),
    )
    await audit(ctx, 'task.reason', `HydrogenTask/${params.id}`)
    return changed
  })
  return found((await shown(ctx, rows))[0])
}

async function discard(ctx: Context, ids: readonly string[]) {
  return transaction(ctx, async (ctx) => {
    const { rows, refused } = await lockAllowed(ctx, ids, () => 'Delete')
    requireSome(rows, refused)
    const deleted = await removeKept(
      ctx,
      'HydrogenTask',
      rows.map((row) => row.open_id),
    )
    await removePlaces(ctx, deleted)
    await audit(ctx, 'task.delete', null, { before: { taskIds: deleted } })
    return { deleted, refused }
  })
}

export async function remove(ctx: Context, { params }: Parsed<typeof deleteTask>): Promise<Result<typeof deleteTask>> {
  await discard(ctx, [params.id])
  return {}
}

export const removeMany = (ctx: Context, { body }: Parsed<typeof deleteTasks>): Promise<Result<typeof deleteTasks>> =>
  discard(ctx, body.taskIds)

import { type Context, transaction } from '#kernel/context'
import { on } from '#kernel/events'
import { changeKept, fieldsOf, findKept, lockKept, type Row } from '#modules/entities/kept'
import { recordsRenamed } from '#modules/entities/tag-names'
import { payloadOf, taskFields } from '#modules/tasks/shown'
import * as store from '#modules/tasks/store'

const portion = 200

/**
 * A task is found by the name of the record that it carries, so it follows it. One that somebody gave a name of its own
 * keeps it.
 */
async function follow(ctx: Context, entityType: string, openIds: readonly string[]): Promise<void> {
  for (let from = 0; from < openIds.length; from += portion) {
    const some = openIds.slice(from, from + portion)
    const carrying = (await store.findCarrying(ctx, some)).filter(({ payloadType }) => payloadType === entityType)
    const ids = carrying.map(({ taskId }) => taskId)
    for (let at = 0; at < ids.length; at += portion)
      await transaction(ctx, (ctx) => followHere(ctx, entityType, some, ids.slice(at, at + portion)))
  }
}

async function followHere(
  ctx: Context,
  entityType: string,
  recordIds: readonly string[],
  taskIds: readonly string[],
): Promise<void> {
  const [tasks, records] = await Promise.all([
    lockKept(ctx, 'HydrogenTask', taskIds),
    findKept(ctx, entityType, recordIds),
  ])
  const names = new Map(records.map((row) => [row.open_id, String(fieldsOf(row).name ?? '').slice(0, 200)]))
  const changes = tasks.flatMap((before) => {
    const name = names.get(payloadOf(before)?.openId ?? '')
    return name && name !== payloadOf(before)?.name ? [{ before, standardFields: renamed(before, name) }] : []
  })
  await changeKept(ctx, 'HydrogenTask', changes)
}

function renamed(before: Row, name: string): Record<string, unknown> {
  const { name: own, taskPayload } = taskFields(before)
  const isCalledLikeIt = own === taskPayload?.payload.name
  return {
    taskPayload: { ...taskPayload, payload: { ...taskPayload?.payload, name } },
    ...(isCalledLikeIt && { name }),
  }
}

export const followNames = on(recordsRenamed, 'tasks', (ctx, { entityType, openIds }) =>
  follow(ctx, entityType, openIds),
)

export const jobs = [followNames]

import { fail } from '@cohort/contract/errors'
import type { ObjectType } from '@cohort/contract/flags'
import { audit } from '#kernel/audit'
import { type Context, transaction } from '#kernel/context'
import { keep } from '#modules/entities/keepers'
import { fieldsOf, findKept, type Row, removeKept } from '#modules/entities/kept'
import { findLists } from '#modules/ordering/service'
import { requireFlag } from '#modules/permissions/objects'
import { hideObjects, objectsWithin } from '#modules/permissions/sight'
import { flowsOf } from '#modules/pipelines/service'
import { countResource } from '#modules/resources/counting'
import { idOf, seen } from '#modules/spaces/items'

/**
 * A space, a channel or a project goes with all that it holds, and comes back with it (decisions, "Entities"). What was
 * deleted inside it before stays in the recycle bin by itself. Places and participants are kept as they were.
 */
export async function removeUnit(ctx: Context, type: ObjectType, id: string): Promise<Record<string, never>> {
  await seen(ctx, type, id)
  await transaction(ctx, async (ctx) => {
    await requireFlag(ctx, id, 'Delete')
    const inside = await objectsWithin(ctx, id)
    const ofType = (wanted: string) => inside.filter((each) => each.type === wanted).map(({ openId }) => openId)
    const together = `${type}/${id}`
    await removeKept(ctx, type, [id])
    for (const inner of ['Channel', 'Project'] as const)
      await removeKept(
        ctx,
        inner,
        ofType(inner).filter((openId) => openId !== id),
        together,
      )
    await removeKept(ctx, 'HydrogenTask', await tasksOf(ctx, ofType('Project')), together)
    await hideObjects(
      ctx,
      inside.map(({ openId }) => openId),
      true,
    )
    await countResource(ctx, 'Project', -ofType('Project').length)
    await audit(ctx, deeds[type], together, { before: { held: inside.length - 1 } })
  })
  return {}
}

const deeds = { Space: 'space.delete', Channel: 'channel.delete', Project: 'project.delete' } as const

/** Those that stand in a stage of the projects. */
async function tasksOf(ctx: Context, projectIds: readonly string[]): Promise<string[]> {
  const flows = await flowsOf(ctx, projectIds)
  const places = await findLists(
    ctx,
    flows.flatMap(({ stages }) => stages.map(({ id }) => id)),
  )
  return places.map(({ itemId }) => itemId)
}

/** What lies in something that is still in the bin cannot come back before it. */
async function requireParents(ctx: Context, rows: readonly Row[], type: string, field: string): Promise<void> {
  const parents = [...new Set(rows.flatMap((row) => idOf(fieldsOf(row)[field]) ?? []))]
  if ((await findKept(ctx, type, parents)).length !== parents.length) throw fail('ParentDeleted')
}

const show = (ctx: Context, rows: readonly Row[]) =>
  hideObjects(
    ctx,
    rows.map((row) => row.open_id),
    false,
  )

keep('Space', {
  restored: async (ctx, rows) => {
    await show(ctx, rows)
  },
})
keep('Channel', {
  restored: async (ctx, rows) => {
    await requireParents(ctx, rows, 'Space', 'space')
    await show(ctx, rows)
  },
})
keep('Project', {
  restored: async (ctx, rows) => {
    await requireParents(ctx, rows, 'Channel', 'channel')
    await requireParents(ctx, rows, 'Project', 'parent')
    await show(ctx, rows)
    await countResource(ctx, 'Project', rows.length)
  },
})

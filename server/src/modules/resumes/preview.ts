import type { Parsed, Result } from '@cohort/contract/call'
import type { previewMerge } from '@cohort/contract/duplicates'
import { fail } from '@cohort/contract/errors'
import type { Context } from '#kernel/context'
import { fieldsOf, findKept, type Row, toEntity } from '#modules/entities/kept'
import { type Hanging, hangingOn } from '#modules/entities/moving'
import { dataOf } from '#modules/entities/records'
import { shapeFor } from '#modules/entities/shapes'
import { ownFlagsOf } from '#modules/permissions/objects'
import { mergedFields, unknownChoice } from '#modules/resumes/merge-fields'
import { planFor } from '#modules/tasks/carried'

type Answer = Result<typeof previewMerge>

export async function preview(ctx: Context, { body }: Parsed<typeof previewMerge>): Promise<Answer> {
  const { keptId, mergedId, choices } = body
  if (keptId === mergedId) throw fail('BadInput', { field: 'mergedId', problem: 'itself' })
  const rows = await findKept(ctx, 'Resume', [keptId, mergedId])
  const [kept, merged] = [keptId, mergedId].map((id) => rows.find((row) => row.open_id === id))
  if (!kept || !merged) throw fail('NotFound')
  const shape = await shapeFor(ctx, 'Resume')
  const odd = unknownChoice(shape, choices)
  if (odd !== undefined) throw fail('BadInput', { field: 'choices', problem: `unknown field ${odd}` })
  return {
    kept: toEntity(kept),
    merged: toEntity(merged),
    fields: mergedFields(shape, dataOf(kept), dataOf(merged), choices),
    links: await linksOf(ctx, kept, merged),
  }
}

async function linksOf(ctx: Context, kept: Row, merged: Row): Promise<Answer['links']> {
  const [from, to] = [merged, kept].map((row) => ({ entityType: 'Resume', openId: row.open_id }))
  if (!from || !to) throw fail('NotFound')
  const [plans, hanging] = [await planFor(ctx, from, to), await hangingOn(ctx, { type: 'Resume', id: merged.open_id })]
  const flags = await ownFlagsOf(
    ctx,
    plans.map(({ projectId }) => projectId),
  )
  const count = (key: string): number => {
    const value = fieldsOf(merged)[key]
    return Array.isArray(value) ? value.length : 0
  }
  const naming = hanging.references.flatMap(({ type, openIds }) => openIds.map((id) => ({ type, id })))
  return {
    // That a task moves is told of every one; where it is, of those whose project the member sees.
    tasks: plans.map((plan) => (flags.has(plan.projectId) ? plan : { ...plan, projectName: '', stageName: '' })),
    records: await named(ctx, hanging.links),
    references: await named(ctx, naming),
    remarks: hanging.remarks,
    followers: hanging.followers,
    files: count('files'),
    tags: count('tags'),
  }
}

const mostNamed = 200

async function named(ctx: Context, refs: Hanging['links']): Promise<Answer['links']['records']> {
  const some = refs.slice(0, mostNamed)
  const types = [...new Set(some.map(({ type }) => type))]
  const rows = await Promise.all(
    types.map((type) =>
      findKept(
        ctx,
        type,
        some.filter((ref) => ref.type === type).map(({ id }) => id),
      ),
    ),
  )
  return rows.flat().map((row) => ({
    entityType: row.entity_type,
    openId: row.open_id,
    name: String(fieldsOf(row).name ?? ''),
  }))
}

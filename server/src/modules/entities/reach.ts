import { fail } from '@cohort/contract/errors'
import { type ProjectFlag, projectFlags } from '@cohort/contract/flags'
import { type Context, found } from '#kernel/context'
import { shapeToRead } from '#modules/entities/shapes'
import * as store from '#modules/entities/store'
import { ownFlags } from '#modules/permissions/objects'

/** Which object's participants decide about a record of the work itself: a task belongs to its project. */
const objectOf = (row: store.EntityRow): string => {
  if (row.entity_type !== 'HydrogenTask') return row.open_id
  const { standardFields } = row.data as { standardFields?: { project?: { openId?: string } } }
  return standardFields?.project?.openId ?? ''
}

/** A record that the asking member sees; any other is 404. With a flag: what they must be allowed to do to a project. */
export async function reach(ctx: Context, type: string, id: string, flag?: ProjectFlag): Promise<store.EntityRow> {
  if (!store.isWork(type)) await shapeToRead(ctx, type)
  const row = found(await store.find(ctx, type, id))
  if (!store.isWork(type)) return row
  const { flags, path } = await ownFlags(ctx, objectOf(row))
  const isLacking = flag && path[0]?.type === 'Project' && (flags & projectFlags[flag].value) === 0
  if (isLacking) throw fail('NoPermission', { missing: flag })
  return row
}

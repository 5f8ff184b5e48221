import type { Context } from '#kernel/context'
import { type Event, emit, event } from '#kernel/events'
import type { Change } from '#modules/entities/batch-store'
import { reindexRecords } from '#modules/entities/reindex'
import type { EntityRow } from '#modules/entities/store'
import * as tags from '#modules/entities/tag-store'

type Values = Record<string, unknown>

/** Records are called otherwise now: what keeps their names beside them may follow. */
export const recordsRenamed: Event<{ entityType: string; openIds: string[] }> = event('records-renamed')

const nameOf = (row: { data: unknown }): string => {
  const { standardFields } = row.data as { standardFields?: Values }
  return String(standardFields?.name ?? '')
}

export const isRenamed = (before: { data: unknown }, after: { data: unknown }): boolean =>
  nameOf(before) !== nameOf(after)

/** A tag that was renamed is renamed wherever it stands; of other records those hear who keep their names. */
export async function spreadName(ctx: Context, before: EntityRow, after: EntityRow): Promise<void> {
  if (!isRenamed(before, after)) return
  if (after.entity_type !== 'Tag')
    return emit(ctx, recordsRenamed, { entityType: after.entity_type, openIds: [after.open_id] })
  if ((await tags.renameIn(ctx, after.open_id, nameOf(after))) > 0) await ctx.jobs.enqueue(ctx, reindexRecords, {})
}

/** The same for those that were changed in bulk. */
export async function spreadNames(ctx: Context, type: string, changes: readonly Change[]): Promise<void> {
  const renamed = changes.filter(({ before, data }) => isRenamed(before, { data }))
  if (type !== 'Tag') {
    const openIds = renamed.map(({ before }) => before.open_id)
    return openIds.length > 0 ? emit(ctx, recordsRenamed, { entityType: type, openIds }) : undefined
  }
  for (const { before, data } of changes) await spreadName(ctx, before, { ...before, data: { ...data } })
}

const idOf = (value: unknown): string | undefined => {
  const id = typeof value === 'object' && value !== null && 'openId' in value ? value.openId : undefined
  return typeof id === 'string' ? id : undefined
}

const idsIn = (fields: Values): string[] =>
  Array.isArray(fields.tags) ? fields.tags.flatMap((tag) => idOf(tag) ?? []) : []

/**
 * Whoever edits a record may still show a tag by an older name, or one that was merged or deleted meanwhile: what is
 * written has the present names, and no tag from the recycle bin. One look-up serves all of the records.
 */
export async function tagNaming(ctx: Context, records: readonly Values[]): Promise<(fields: Values) => Values> {
  const ids = [...new Set(records.flatMap(idsIn))]
  if (ids.length === 0) return (fields) => fields
  const known = new Map((await tags.findByIds(ctx, ids)).map((row) => [row.open_id, row]))
  return (fields) => {
    if (idsIn(fields).length === 0) return fields
    const present = (fields.tags as unknown[]).flatMap((tag) => {
      const row = known.get(idOf(tag) ?? '')
      if (!row) return [tag]
      return row.deleted_at ? [] : [{ ...(tag as Values), name: nameOf(row) }]
    })
    return { ...fields, tags: present }
  }
}

export const withTagNames = async (ctx: Context, fields: Values): Promise<Values> =>
  (await tagNaming(ctx, [fields]))(fields)

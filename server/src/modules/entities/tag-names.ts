import type { Context } from '#kernel/context'
import { reindexRecords } from '#modules/entities/reindex'
import type { EntityRow } from '#modules/entities/store'
import * as tags from '#modules/entities/tag-store'

type Values = Record<string, unknown>

const nameOf = (row: { data: unknown }): string => {
  const { standardFields } = row.data as { standardFields?: Values }
  return String(standardFields?.name ?? '')
}

/** A tag that was renamed is renamed wherever it stands. */
export async function spreadName(ctx: Context, before: EntityRow, after: EntityRow): Promise<void> {
  if (nameOf(before) === nameOf(after)) return
  if ((await tags.renameIn(ctx, after.open_id, nameOf(after))) > 0) await ctx.jobs.enqueue(ctx, reindexRecords, {})
}

const idOf = (value: unknown): string | undefined => {
  const id = typeof value === 'object' && value !== null && 'openId' in value ? value.openId : undefined
  return typeof id === 'string' ? id : undefined
}

/**
 * Whoever edits a record may still show a tag by an older name, or one that was merged or deleted meanwhile: what is
 * written has the present names, and no tag from the recycle bin.
 */
export async function withTagNames(ctx: Context, fields: Values): Promise<Values> {
  if (!Array.isArray(fields.tags)) return fields
  const ids = fields.tags.flatMap((tag) => idOf(tag) ?? [])
  if (ids.length === 0) return fields
  const known = new Map((await tags.findByIds(ctx, ids)).map((row) => [row.open_id, row]))
  const present = fields.tags.flatMap((tag: unknown) => {
    const row = known.get(idOf(tag) ?? '')
    if (!row) return [tag]
    return row.deleted_at ? [] : [{ ...(tag as Values), name: nameOf(row) }]
  })
  return { ...fields, tags: present }
}

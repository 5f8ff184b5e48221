import { customDefaultsOf, defaultsOf } from '@cohort/contract/json-schema'
import { type Context, me } from '#kernel/context'
import * as batch from '#modules/entities/batch-store'
import * as bin from '#modules/entities/bin-store'
import { indexFormsOf } from '#modules/entities/index-forms'
import { dataOf, insertHere, toEntity } from '#modules/entities/records'
import { keptShape } from '#modules/entities/shapes'
import * as sources from '#modules/entities/source-store'
import * as store from '#modules/entities/store'
import { tagNaming } from '#modules/entities/tag-names'
import { checkedData } from '#modules/entities/values'

/**
 * Records of types that other modules keep: spaces, projects, tasks. They are searched, versioned, announced and restored
 * like any others; who may do what to them is for their modules to say. All of this is for an open transaction.
 */
export type Row = store.EntityRow
export { toEntity }

export type Values = Record<string, unknown>
export const fieldsOf = (row: Pick<Row, 'data'>): Values => dataOf(row).standardFields

export interface KeptDraft {
  openId: string
  standardFields: Values
  customFields?: Values | undefined
}

export async function insertKept(ctx: Context, type: string, drafts: readonly KeptDraft[]): Promise<Row[]> {
  const shape = await keptShape(ctx, type)
  const named = await tagNaming(
    ctx,
    drafts.map(({ standardFields }) => standardFields),
  )
  const records = drafts.map(({ openId, standardFields, customFields = {} }) => ({
    openId,
    data: checkedData(shape, {
      standardFields: { ...defaultsOf(shape.type), ...named(standardFields) },
      customFields: { ...customDefaultsOf(shape.custom), ...customFields },
    }),
    source: null,
  }))
  return insertHere(ctx, shape, records)
}

export const findKept = (ctx: Context, type: string, openIds: readonly string[]): Promise<Row[]> =>
  openIds.length > 0 ? store.findMany(ctx, type, openIds) : Promise.resolve([])

/** Held until the end, in the order of their ids. */
export const lockKept = (ctx: Context, type: string, openIds: readonly string[]): Promise<Row[]> =>
  batch.findManyLocked(ctx, type, openIds)

/** Any record of the enterprise that may be read as such. */
export const findRecord = (ctx: Context, type: string, openId: string): Promise<Row | undefined> =>
  store.find(ctx, type, openId)

export interface KeptChange {
  before: Row
  standardFields?: Values
  customFields?: Values
}

/** New states of locked records. Values that are null go. */
export async function changeKept(ctx: Context, type: string, changes: readonly KeptChange[]): Promise<Row[]> {
  if (changes.length === 0) return []
  const shape = await keptShape(ctx, type)
  const named = await tagNaming(
    ctx,
    changes.map(({ standardFields = {} }) => standardFields),
  )
  const at = ctx.clock.now()
  const by = ctx.who?.user.userId ?? null
  const rewrites = changes.map(({ before, standardFields = {}, customFields = {} }) => {
    const present = dataOf(before)
    const next = {
      standardFields: withoutNulls({ ...present.standardFields, ...named(standardFields) }),
      customFields: withoutNulls({ ...present.customFields, ...customFields }),
    }
    const data = checkedData(shape, next, standardFields, present)
    return { before, data, forms: indexFormsOf(shape, data) }
  })
  await batch.rewriteAll(ctx, type, rewrites, at, by)
  return rewrites.map(({ before, data, forms }) => ({
    ...before,
    data: data as unknown as Row['data'],
    facets: forms.facets,
    nums: forms.nums,
    updated_at: at,
    updated_by: by,
    version: before.version + 1,
  }))
}

const withoutNulls = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined))

/** Into the recycle bin, alone or together with another. Returns those that were there. */
export async function removeKept(
  ctx: Context,
  type: string,
  openIds: readonly string[],
  together: string | null = null,
): Promise<string[]> {
  const removed = await bin.setDeleted(ctx, type, openIds, ctx.clock.now(), me(ctx).user.userId, together)
  if (removed.length > 0) await store.countRecords(ctx, type, -removed.length)
  return removed
}

/** Where records come from, said afterwards: it is no change of theirs. */
export const markSource = (ctx: Context, type: string, openIds: readonly string[], source: string): Promise<unknown> =>
  sources.setSource(ctx, type, openIds, source)

/** The living records of one source. */
export const findOfSource = (ctx: Context, source: string, type: string): Promise<string[]> =>
  sources.findOfSource(ctx, source, type)

export const countSource = (ctx: Context, source: string): Promise<number> => sources.countSource(ctx, source)

/** Something of an enterprise that is a number: since when it goes on, or 0. */
export const noteSince = (ctx: Context, what: string, since: number): Promise<unknown> =>
  sources.setCounter(ctx, what, since)

export const readSince = (ctx: Context, what: string): Promise<number> => sources.findCounter(ctx, what)

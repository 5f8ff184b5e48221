import { entityTypes } from '@cohort/contract/entity-types'
import { announce } from '#kernel/announce'
import type { Context } from '#kernel/context'
import * as batch from '#modules/entities/batch-store'
import type { Item } from '#modules/entities/bulk-store'
import * as due from '#modules/entities/due-store'
import { facetOf, indexFormsOf } from '#modules/entities/index-forms'
import type { Ref } from '#modules/entities/link-store'
import * as store from '#modules/entities/move-store'
import { dataOf } from '#modules/entities/records'
import { reindexRecords } from '#modules/entities/reindex'
import type { RecordData, Shape, ShapeField } from '#modules/entities/shape'
import { keptShape } from '#modules/entities/shapes'
import * as types from '#modules/entities/tenant-type-store'
import { undoItems } from '#modules/entities/undo'

/** What hung on a record and was hung on another, so that it can be hung back. All of it is for an open transaction. */
export interface Moved {
  links: { were: store.LinkRow[]; made: store.LinkRow[] }
  remarks: string[]
  followers: string[]
  /** Records that named it, from which version to which. */
  references: Item[]
}

/** Records of one type that name a record in some of their fields. */
interface Naming {
  type: string
  openIds: string[]
}

export interface Hanging {
  links: Ref[]
  remarks: number
  followers: number
  references: Naming[]
}

export async function hangingOn(ctx: Context, ref: Ref): Promise<Hanging> {
  const [links, remarks, followers, references] = await Promise.all([
    store.findLinks(ctx, ref),
    store.findRemarks(ctx, ref),
    store.findFollowers(ctx, ref),
    namingOf(ctx, ref),
  ])
  const isOwn = (type: string, id: string) => type === ref.type && id === ref.id
  const others = links.map((row) =>
    isOwn(row.from_type, row.from_id) ? { type: row.to_type, id: row.to_id } : { type: row.from_type, id: row.from_id },
  )
  return { links: others, remarks: remarks.length, followers: followers.length, references }
}

export async function hangOn(ctx: Context, from: Ref, to: Ref): Promise<Moved> {
  const [were, remarkIds, naming] = [
    await store.findLinks(ctx, from),
    await store.findRemarks(ctx, from),
    await namingOf(ctx, from),
  ]
  await store.removeLinks(ctx, were)
  const turned = were.map((row) => turnedTo(row, from, to)).filter((row) => !isLoop(row))
  const made = await store.insertLinks(ctx, turned)
  const remarks = await store.moveRemarks(ctx, remarkIds, from, to)
  await reindexSoon(ctx, remarks)
  const followers = await store.copyFollowers(ctx, from, to)
  const references: Item[] = []
  for (const { type, openIds } of naming) references.push(...(await rename(ctx, type, openIds, from, to)))
  tell(ctx, from, to, remarks.length > 0)
  return { links: { were, made }, remarks, followers, references }
}

/** What was taken away from the second one since, or changed, stays as it is. */
export async function hangBack(ctx: Context, from: Ref, to: Ref, moved: Moved): Promise<void> {
  await store.removeLinks(ctx, moved.links.made)
  await store.insertLinks(ctx, moved.links.were)
  await reindexSoon(ctx, await store.moveRemarks(ctx, moved.remarks, to, from))
  await store.removeFollowers(ctx, to, moved.followers)
  await undoItems(ctx, moved.references)
  tell(ctx, from, to, moved.remarks.length > 0)
}

function tell(ctx: Context, from: Ref, to: Ref, isRemarked: boolean): void {
  const by = ctx.who?.user.userId ?? null
  for (const { type, id } of [from, to]) {
    announce(ctx, { type, kind: 'linked', openId: id, version: 0, by })
    if (isRemarked) announce(ctx, { type, kind: 'remarked', openId: id, version: 0, by })
  }
}

async function reindexSoon(ctx: Context, remarks: readonly string[]): Promise<void> {
  if (remarks.length === 0) return
  await due.insert(ctx, 'Remark', remarks)
  await ctx.jobs.enqueue(ctx, reindexRecords, {})
}

const turnedTo = (row: store.LinkRow, from: Ref, to: Ref): store.LinkRow => ({
  ...row,
  ...(row.from_type === from.type && row.from_id === from.id ? { from_id: to.id } : {}),
  ...(row.to_type === from.type && row.to_id === from.id ? { to_id: to.id } : {}),
})
const isLoop = (row: store.LinkRow): boolean => row.from_type === row.to_type && row.from_id === row.to_id

/** A remark is moved by itself, and so is a task with what it carries. */
const movedElsewhere = new Set(['Remark', 'HydrogenTask'])

async function namingOf(ctx: Context, ref: Ref): Promise<Naming[]> {
  const own = (await types.findAll(ctx)).map((row) => row.type)
  const found: Naming[] = []
  for (const type of [...entityTypes.keys(), ...own]) {
    if (movedElsewhere.has(type)) continue
    const facets = referring(await keptShape(ctx, type), ref.type).map((field) => facetOf(field, ref.id))
    const openIds = facets.length > 0 ? await store.findNaming(ctx, type, facets) : []
    const others = openIds.filter((id) => type !== ref.type || id !== ref.id)
    if (others.length > 0) found.push({ type, openIds: others })
  }
  return found
}

const referring = (shape: Shape, type: string): ShapeField[] =>
  shape.fields.filter(
    ({ definition, kind }) => kind.name === 'EntityReference' && (definition.options?.entityType ?? type) === type,
  )

/** The same records name another one now; that is a change of theirs like any other. */
async function rename(ctx: Context, type: string, openIds: readonly string[], from: Ref, to: Ref): Promise<Item[]> {
  const shape = await keptShape(ctx, type)
  const rows = await batch.findManyLocked(ctx, type, openIds)
  const changes = rows.flatMap((before) => {
    const data = structuredClone(dataOf(before))
    for (const field of referring(shape, from.type)) replaceAt(data, field.steps, from, to)
    return [{ before, data, forms: indexFormsOf(shape, data) }]
  })
  await batch.rewriteAll(ctx, type, changes, ctx.clock.now(), ctx.who?.user.userId ?? null)
  return rows.map(({ open_id, version }) => ({
    entity_type: type,
    open_id,
    previous_version: version,
    version: version + 1,
  }))
}

type Values = Record<string, unknown>

function replaceAt(data: RecordData, steps: readonly string[], from: Ref, to: Ref): void {
  const swap = (value: unknown): unknown => {
    const { openId, entityType } = (value ?? {}) as Values
    return openId === from.id && entityType === from.type ? { ...(value as Values), openId: to.id } : value
  }
  const walk = (holder: unknown, [step, ...rest]: readonly string[]): void => {
    if (typeof holder !== 'object' || holder === null || step === undefined) return
    if (step === '*') for (const each of holder as unknown[]) walk(each, rest)
    else if (rest.length > 0) walk((holder as Values)[step], rest)
    else {
      const value = (holder as Values)[step]
      if (value !== undefined && value !== null)
        (holder as Values)[step] = Array.isArray(value) ? onceEach(value.map(swap)) : swap(value)
    }
  }
  walk(data, steps)
}

const onceEach = (values: unknown[]): unknown[] => {
  const seen = new Set<unknown>()
  return values.filter((value) => {
    const id = (value as Values).openId
    return !seen.has(id) && seen.add(id)
  })
}

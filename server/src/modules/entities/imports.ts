import { setImmediate as turn } from 'node:timers/promises'
import type { Parsed, Result } from '@cohort/contract/call'
import { Failure, fail } from '@cohort/contract/errors'
import {
  type createEntities,
  type ImportRefusal,
  type importEntities,
  type RecordDraft,
  recordDraft,
} from '@cohort/contract/imports'
import { customDefaultsOf, defaultsOf } from '@cohort/contract/json-schema'
import { limits } from '@cohort/contract/limits'
import { audit } from '#kernel/audit'
import { type Context, me, transaction } from '#kernel/context'
import { stepAside } from '#kernel/foreground'
import { newId } from '#kernel/ids'
import { parseInput, type Wire } from '#kernel/route'
import { lastly, settled, withoutWaiting } from '#kernel/scope'
import * as due from '#modules/entities/due-store'
import { numberFormsOf } from '#modules/entities/index-forms'
import { tidy } from '#modules/entities/index-store'
import { linesOf } from '#modules/entities/lines'
import { refuseFiles } from '#modules/entities/record-files'
import { insertRecords } from '#modules/entities/records'
import { reindexRecords } from '#modules/entities/reindex'
import type { RecordData, Shape } from '#modules/entities/shape'
import { shapeFor } from '#modules/entities/shapes'
import * as store from '#modules/entities/store'
import { checkedData } from '#modules/entities/values'
import { incoming } from '#modules/files/incoming'
import { requireUploadRoom } from '#modules/resources/capacity'
import { isCapacity } from '#modules/resources/counting'

interface Draft {
  place: number
  openId: string | undefined
  source: string | null
  data: RecordData
}

/** Checked as a single record would be; what is wrong with it is kept by its place. */
function draftOf(shape: Shape, place: number, record: RecordDraft): Draft {
  const fields = { ...defaultsOf(shape.type), ...record.standardFields }
  const customFields = { ...customDefaultsOf(shape.custom), ...record.customFields }
  const data = checkedData(shape, { standardFields: fields, customFields })
  refuseFiles(shape, data)
  return { place, openId: record.openId, source: record.source ?? null, data }
}

/** With what it is filtered and sorted by. */
interface Ready extends Draft {
  forms: store.WithoutTerms['forms']
}

const readyOf = (shape: Shape, draft: Draft): Ready => ({ ...draft, forms: numberFormsOf(shape, draft.data) })

function refusalOf(place: number, error: unknown): ImportRefusal {
  if (!(error instanceof Failure) || error.code !== 'BadInput') throw error
  const { field = '', problem = '' } = error.detail ?? {}
  return { place, reason: 'badInput', field: String(field), problem: String(problem) }
}

export async function createMany(
  ctx: Context,
  { params, body }: Parsed<typeof createEntities>,
): Promise<Result<typeof createEntities>> {
  const shape = await shapeFor(ctx, params.type)
  const refused: ImportRefusal[] = []
  const drafts: Draft[] = []
  for (const [at, record] of body.records.entries()) {
    try {
      drafts.push(draftOf(shape, at + 1, record))
    } catch (error) {
      refused.push(refusalOf(at + 1, error))
    }
  }
  const written = await write(ctx, shape, drafts)
  for (const { place } of written.taken) refused.push({ place, reason: 'idTaken' })
  return { openIds: written.ids, refused: refused.toSorted((a, b) => a.place - b.place) }
}

interface Written {
  ids: string[]
  /** Those whose id was not free. */
  taken: Draft[]
}

/** So many are found by their words at once; of more, the words follow in a moment, as they do of a file. */
const foundAtOnce = 50

const indexSoon = (ctx: Context): Promise<void> => ctx.jobs.enqueue(ctx, reindexRecords, {})

async function write(ctx: Context, shape: Shape, drafts: readonly Draft[]): Promise<Written> {
  if (drafts.length === 0) return { ids: [], taken: [] }
  if (drafts.length > foundAtOnce) {
    const ready: Ready[] = []
    for (const draft of drafts) if (ready.push(readyOf(shape, draft)) % inOneGo === 0) await turn()
    return writeBatch(ctx, shape, ready, indexSoon)
  }
  const ids = (await insertRecords(ctx, shape, drafts)).map((row) => row.open_id)
  const made = new Set(ids)
  return { ids, taken: drafts.filter(({ openId }) => openId !== undefined && !made.delete(openId)) }
}

const batchSize = 400
/** So many batches are being written while the next is read. */
const atOnce = 2
/** After so many what was written is worked into the indexes: every search reads through what is not. */
const tidyAfter = 8
const longestLine = 1024 * 1024
const tooLarge = () => fail('PayloadTooLarge', { limit: '200MB' })
const mostNamed = 100
/** After so many records other requests get their turn. */
const inOneGo = 2
/** And after so many they let through whoever waits for an answer: seldom enough that a busy day does not stop a file. */
const asideAfter = 8

/**
 * Lines are read and checked while those before them are written: a file of any length needs the memory of three batches.
 * Its words are indexed when all of it is there, so that the one does not hold up the other.
 */
export async function importFile(
  ctx: Context,
  { params }: Parsed<typeof importEntities>,
  wire: Wire,
): Promise<Result<typeof importEntities>> {
  const shape = await shapeFor(ctx, params.type)
  const room = await requireUploadRoom(ctx, params.type)
  const file = await wire.file()
  const result = { created: 0, refusedCount: 0, refused: [] as ImportRefusal[] }
  const refuse = (refusal: ImportRefusal) => {
    result.refusedCount += 1
    if (result.refused.length < mostNamed) result.refused.push(refusal)
  }
  let batch: Ready[] = []
  let [tried, batches] = [0, 0]
  let isFull = false
  const writing: Promise<unknown>[] = []
  const writeNext = async () => {
    const drafts = batch
    batch = []
    tried += drafts.length
    // Near the limit one after the other, so that it is the first lines that have found room.
    if (tried > room) await Promise.all(writing.splice(0))
    else if (writing.length >= atOnce) await writing.shift()
    const written = isFull ? { ids: [], taken: [], beyond: drafts } : writeFitting(ctx, shape, drafts)
    const work = Promise.resolve(written).then(({ ids, taken, beyond }) => {
      for (const { place } of taken) refuse({ place, reason: 'idTaken' })
      for (const { place } of beyond) refuse({ place, reason: 'noRoom' })
      isFull ||= beyond.length > 0
      result.created += ids.length
      batches += 1
      return batches % tidyAfter === 0 ? tidy(ctx) : undefined
    })
    // Whoever waits for it next hears of its failure.
    work.catch(() => {})
    writing.push(work)
  }
  try {
    let place = 0
    for await (const lines of linesOf(incoming(file, limits.uploadBytes, tooLarge()), longestLine)) {
      for (const line of lines) {
        place += 1
        if (line?.trim() === '') continue
        const read = readLine(shape, place, line)
        if ('reason' in read) refuse(read)
        else batch.push(readyOf(shape, read))
        if (batch.length === batchSize) await writeNext()
        else if (place % asideAfter === 0) await stepAside()
        else if (place % inOneGo === 0) await turn()
      }
    }
    await writeNext()
    await Promise.all(writing)
  } finally {
    // Also of a file that broke off: what is written of it is found.
    await Promise.allSettled(writing)
    await transaction(ctx, indexSoon)
  }
  await audit(ctx, 'entity.import', params.type, { after: { created: result.created, refused: result.refusedCount } })
  result.refused.sort((a, b) => a.place - b.place)
  return result
}

function readLine(shape: Shape, place: number, line: string | undefined): Draft | ImportRefusal {
  if (line === undefined) return { place, reason: 'tooLong' }
  let json: unknown
  try {
    json = JSON.parse(place === 1 ? line.replace(/^\uFEFF/, '') : line)
  } catch {
    return { place, reason: 'notJson' }
  }
  try {
    return draftOf(shape, place, parseInput(recordDraft, json) as RecordDraft)
  } catch (error) {
    return refusalOf(place, error)
  }
}

/** As many as there is room for: too many are halved until the last place is taken. */
async function writeFitting(
  ctx: Context,
  shape: Shape,
  drafts: readonly Ready[],
): Promise<Written & { beyond: readonly Draft[] }> {
  try {
    return { ...(await writeBatch(ctx, shape, drafts)), beyond: [] }
  } catch (error) {
    if (!isCapacity(error)) throw error
    if (drafts.length === 1) return { ids: [], taken: [], beyond: drafts }
  }
  const middle = drafts.length >> 1
  const [first, second] = [drafts.slice(0, middle), drafts.slice(middle)]
  const one = await writeFitting(ctx, shape, first)
  if (one.beyond.length > 0) return { ...one, beyond: [...one.beyond, ...second] }
  const two = await writeFitting(ctx, shape, second)
  return { ids: [...one.ids, ...two.ids], taken: [...one.taken, ...two.taken], beyond: two.beyond }
}

/**
 * One transaction: the records, their numbers and count, and the note that their words are to follow. Without `after` it is
 * one of several of a file, whose last commit waits for all of them.
 */
async function writeBatch(
  ctx: Context,
  shape: Shape,
  drafts: readonly Ready[],
  after?: (ctx: Context) => Promise<void>,
): Promise<Written> {
  if (drafts.length === 0) return { ids: [], taken: [] }
  const by = me(ctx).user.userId
  const type = shape.type.type
  const at = ctx.clock.now()
  const records = drafts.map(
    ({ openId = newId(at), data, source, forms }): store.WithoutTerms => ({ openId, data, source, at, by, forms }),
  )
  const isOurs = drafts.every(({ openId }) => openId === undefined)
  return transaction(ctx, async (ctx) => {
    await (after ?? withoutWaiting)(ctx)
    if (isOurs) {
      await lastly(ctx, () => writeNew(ctx, type, records))
      return { ids: records.map(({ openId }) => openId), taken: [] }
    }
    const made = await store.insertWithoutTerms(ctx, type, records)
    if (made.size > 0) {
      await due.insert(ctx, type, [...made])
      await store.countRecords(ctx, type, made.size)
    }
    return { ids: [...made], taken: drafts.filter((_, at) => !made.delete(records[at]?.openId ?? '')) }
  })
}

/** All on its way at once: the database does not wait for us between two statements. */
const writeNew = (ctx: Context, type: string, records: readonly store.WithoutTerms[]) =>
  settled([
    store.insertNewWithoutTerms(ctx, type, records),
    due.insert(
      ctx,
      type,
      records.map(({ openId }) => openId),
    ),
    store.countRecords(ctx, type, records.length),
  ])

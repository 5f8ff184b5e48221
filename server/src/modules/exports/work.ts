import type { BiQuery } from '@cohort/contract/exports'
import type { Message } from '#kernel/announce'
import type { Background } from '#kernel/background'
import { type Context, transaction } from '#kernel/context'
import { beginLeased } from '#kernel/leased-work'
import { type PartsApart, partApart, partsApart } from '#modules/exports/apart'
import { tableOf } from '#modules/exports/bi'
import * as claims from '#modules/exports/claim-store'
import { chunkSize } from '#modules/exports/claim-store'
import { type Content, recordsIn, tableIn } from '#modules/exports/contents'
import { Ended, reasonOf } from '#modules/exports/ends'
import { partKey } from '#modules/exports/expiry'
import { type Written, writePart } from '#modules/exports/parts'
import { announceExport, cancelSignal, endExport, exportSignal } from '#modules/exports/service'
import { requireRight, type Source, sourceOf } from '#modules/exports/sources'
import type { ExportRow } from '#modules/exports/store'
import { findWho } from '#modules/session/who'
import { forEachTenant } from '#modules/tenants/service'

/** So often it is taken up without getting any further. */
const mostFaults = 4

/** Somebody else has it by now, or it was cancelled: what was done of it counts for nothing. */
class ClaimLost extends Error {}

/** With what it is written. */
interface Hands {
  apart: PartsApart
  isEnding(): boolean
  /** Its member does not want it any more. */
  isCancelled(): boolean
}

const held = <T>(ctx: Context, row: ExportRow, work: (ctx: Context, row: ExportRow) => Promise<T>): Promise<T> =>
  transaction(ctx, async (ctx) => {
    const present = await claims.holdClaimed(ctx, row)
    if (!present) throw new ClaimLost()
    return work(ctx, present)
  })

/** One claimed export, from wherever it stands to its end: part by part, each noted when it is stored. */
async function workOn(system: Context, row: ExportRow, hands: Hands): Promise<void> {
  try {
    if (row.faults > mostFaults) throw new Ended('gaveUp')
    const ctx = await inTheNameOf(system, row)
    requireRight(ctx, row.kind, row.contacts)
    await write(ctx, row, hands)
  } catch (error) {
    if (error instanceof ClaimLost || hands.isCancelled()) return
    if (hands.isEnding()) throw error
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    await held(system, row, (ctx) => endExport(ctx, row, 'failed', reason)).catch((lost) => {
      if (!(lost instanceof ClaimLost)) throw lost
    })
  }
}

/** With the rights that they have at this moment. Whoever has left takes nothing along. */
async function inTheNameOf(system: Context, row: ExportRow): Promise<Context> {
  const who = await findWho(system, row.created_by)
  if (!who) throw new Ended('noPermission')
  return { ...system, who, locale: row.locale }
}

/** Of how many parts there will be, nobody knows before. */
type PartWriter = (row: ExportRow) => Promise<Written>

async function write(ctx: Context, row: ExportRow, { apart, isEnding, isCancelled }: Hands): Promise<void> {
  const here =
    (content: Content): PartWriter =>
    (row) =>
      writePart(ctx, row, content, isEnding)
  if (row.kind === 'bi') return writeAll(ctx, row, here(await ofTable(ctx, row)))
  const source = await sourceOf(ctx, row.kind, row.wish)
  const noted = row.total === null ? await note(ctx, row, source) : row
  // A handful is there before a process has begun.
  const isHandful = (noted.total ?? 0) <= chunkSize
  const there: PartWriter = async (row) => {
    if (isCancelled()) throw new ClaimLost()
    return partApart(apart, ctx, row)
  }
  await writeAll(ctx, noted, isHandful ? here(await recordsIn(ctx, noted, source)) : there)
}

async function writeAll(ctx: Context, row: ExportRow, part: PartWriter): Promise<void> {
  for (let job: ExportRow | undefined = row; job; ) job = await writeNext(ctx, job, part)
}

/** Where the next part begins, if there is one. Of a part that does not count nothing stays, also where its writer died. */
async function writeNext(ctx: Context, job: ExportRow, part: PartWriter): Promise<ExportRow | undefined> {
  const forget = (): Promise<void> =>
    // What cannot be removed now is removed with whatever else is left in the end.
    ctx.ports.storage.remove(partKey(job, job.parts.length, job.attempts)).catch(() => {})
  const step = await part(job).catch(async (error) => {
    await forget()
    throw error
  })
  try {
    return await held(ctx, job, async (ctx) => {
      const next = await claims.advance(ctx, job.export_id, step)
      if (step.isLast) await endExport(ctx, next, 'done', null)
      else announceExport(ctx, next.export_id)
      return step.isLast ? undefined : next
    })
  } catch (error) {
    // Where the database was lost with the answer, nobody knows yet whether the part counts.
    if (error instanceof ClaimLost) await forget()
    throw error
  }
}

/** Which records and in which order is noted once: a record that changes meanwhile is neither missed nor written twice. */
async function note(ctx: Context, row: ExportRow, source: Source): Promise<ExportRow> {
  const ids = await source.ids()
  return held(ctx, row, async (ctx, present) => {
    const total = await claims.noteIds(ctx, row.export_id, ids)
    await claims.setTotal(ctx, row.export_id, total)
    announceExport(ctx, row.export_id)
    return { ...present, total }
  })
}

async function ofTable(ctx: Context, row: ExportRow): Promise<Content> {
  const table = await tableOf(ctx, row.wish as unknown as BiQuery, row.contacts === 'masked')
  await held(ctx, row, (ctx) => claims.setTotal(ctx, row.export_id, table.rows.length))
  return tableIn(row, table)
}

/** What a process writes at this moment, and the one who may be told to stop it. */
class InHand {
  readonly apart = partsApart()
  #exportId: string | undefined
  #isCancelled = false

  async work(ctx: Context, row: ExportRow, isEnding: () => boolean): Promise<void> {
    this.#exportId = row.export_id
    this.#isCancelled = false
    const { apart } = this
    await workOn(ctx, row, { apart, isEnding, isCancelled: () => this.#isCancelled }).finally(() => {
      this.#exportId = undefined
    })
  }

  hear({ signal }: Message): void {
    if (this.#exportId === undefined || signal !== cancelSignal(this.#exportId)) return
    this.#isCancelled = true
    void this.apart.end()
  }
}

/** From the start of a process: exports are written, whoever wanted them and wherever they stopped. */
export function begin(background: Background): () => Promise<void> {
  const inHand = new InHand()
  const work = beginLeased<ExportRow>({
    name: 'exports',
    signal: exportSignal,
    // Nobody waits at a screen for it: one after the other leaves the machine to those who do.
    mostAtOnce: 1,
    forEachTenant,
    claim: claims.claim,
    renew: claims.renew,
    giveBack: claims.giveBack,
    openWork: claims.openWork,
    workOn: (ctx, row, isEnding) => inHand.work(ctx, row, isEnding),
    ending: () => inHand.apart.end(),
  })
  // Who misses it writes a part that counts for nothing, and stops then.
  const leave = background.live.follow({ hear: (message) => inHand.hear(message), missed: () => {} })
  const end = work(background)
  return async () => {
    leave()
    await end()
  }
}

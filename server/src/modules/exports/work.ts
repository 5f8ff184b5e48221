import type { BiQuery } from '@cohort/contract/exports'
import type { Background } from '#kernel/background'
import { type Context, transaction } from '#kernel/context'
import { beginLeased } from '#kernel/leased-work'
import { type PartsApart, partApart, partsApart } from '#modules/exports/apart'
import { tableOf } from '#modules/exports/bi'
import * as claims from '#modules/exports/claim-store'
import { chunkSize } from '#modules/exports/claim-store'
import { type Content, recordsIn, tableIn } from '#modules/exports/contents'
import { Ended, reasonOf } from '#modules/exports/ends'
import { type Written, writePart } from '#modules/exports/parts'
import { announceExport, endExport, exportSignal } from '#modules/exports/service'
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
    if (error instanceof ClaimLost) return
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

async function write(ctx: Context, row: ExportRow, { apart, isEnding }: Hands): Promise<void> {
  const here =
    (content: Content): PartWriter =>
    (row) =>
      writePart(ctx, row, content, isEnding)
  if (row.kind === 'bi') return writeAll(ctx, row, here(await ofTable(ctx, row)))
  const source = await sourceOf(ctx, row.kind, row.wish)
  const noted = row.total === null ? await note(ctx, row, source) : row
  // A handful is there before a process has begun.
  const isHandful = (noted.total ?? 0) <= chunkSize
  const part = isHandful ? here(await recordsIn(ctx, noted, source)) : (row: ExportRow) => partApart(apart, ctx, row)
  await writeAll(ctx, noted, part)
}

async function writeAll(ctx: Context, row: ExportRow, part: PartWriter): Promise<void> {
  for (let job = row; ; ) {
    const step = await part(job)
    try {
      job = await held(ctx, job, async (ctx) => {
        const next = await claims.advance(ctx, job.export_id, step)
        if (step.isLast) await endExport(ctx, next, 'done', null)
        else announceExport(ctx, next.export_id)
        return next
      })
    } catch (error) {
      await ctx.ports.storage.remove(step.part.key)
      throw error
    }
    if (step.isLast) return
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

/** From the start of a process: exports are written, whoever wanted them and wherever they stopped. */
export function begin(background: Background): () => Promise<void> {
  const apart = partsApart()
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
    workOn: (ctx, row, isEnding) => workOn(ctx, row, { apart, isEnding }),
    ending: async () => apart.end(),
  })
  return work(background)
}

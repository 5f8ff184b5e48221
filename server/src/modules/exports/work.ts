import { Failure } from '@cohort/contract/errors'
import type { BiQuery, ExportFailure } from '@cohort/contract/exports'
import { type Context, transaction } from '#kernel/context'
import { beginLeased } from '#kernel/leased-work'
import { tableOf } from '#modules/exports/bi'
import * as claims from '#modules/exports/claim-store'
import { columnsOf } from '#modules/exports/columns'
import { csvWriter } from '#modules/exports/csv-writer'
import { type Content, recordsIn, tableIn, writePart } from '#modules/exports/parts'
import { announceExport, endExport, exportSignal } from '#modules/exports/service'
import { requireRight, sourceOf } from '#modules/exports/sources'
import type { ExportRow } from '#modules/exports/store'
import { TooMuch, type Writer } from '#modules/exports/writer'
import { xlsxWriter } from '#modules/exports/xlsx-writer'
import { memberNames } from '#modules/members/service'
import { findWho } from '#modules/session/who'
import { forEachTenant } from '#modules/tenants/service'

/** So often it is taken up without getting any further. */
const mostFaults = 4

/** Somebody else has it by now, or it was cancelled: what was done of it counts for nothing. */
class ClaimLost extends Error {}

class Ended extends Error {
  readonly reason: ExportFailure
  constructor(reason: ExportFailure) {
    super(reason)
    this.reason = reason
  }
}

const held = <T>(ctx: Context, row: ExportRow, work: (ctx: Context, row: ExportRow) => Promise<T>): Promise<T> =>
  transaction(ctx, async (ctx) => {
    const present = await claims.holdClaimed(ctx, row)
    if (!present) throw new ClaimLost()
    return work(ctx, present)
  })

/** One claimed export, from wherever it stands to its end: part by part, each noted when it is stored. */
async function workOn(system: Context, row: ExportRow, isEnding: () => boolean): Promise<void> {
  try {
    if (row.faults > mostFaults) throw new Ended('gaveUp')
    const ctx = await inTheNameOf(system, row)
    requireRight(ctx, row.kind, row.contacts)
    await write(ctx, row, isEnding)
  } catch (error) {
    if (error instanceof ClaimLost) return
    if (isEnding()) throw error
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

function reasonOf(error: unknown): ExportFailure | undefined {
  if (error instanceof Ended) return error.reason
  if (error instanceof TooMuch) return 'tooManyRows'
  if (!(error instanceof Failure)) return undefined
  if (error.status === 403) return 'noPermission'
  // A type, a field or a project that it was about is not there any more.
  return error.status === 404 || error.status === 400 ? 'gone' : undefined
}

async function write(ctx: Context, row: ExportRow, isEnding: () => boolean): Promise<void> {
  const { row: noted, content } = row.kind === 'bi' ? await ofTable(ctx, row) : await ofRecords(ctx, row)
  for (let job = noted; ; ) {
    const step = await writePart(ctx, job, content, isEnding)
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

interface Prepared {
  row: ExportRow
  content: Content
}

const writerOf = ({ format }: ExportRow, isNumber: readonly boolean[]): Writer =>
  format === 'xlsx' ? xlsxWriter(isNumber) : csvWriter()

/** Which records and in which order is noted once: a record that changes meanwhile is neither missed nor written twice. */
async function ofRecords(ctx: Context, row: ExportRow): Promise<Prepared> {
  if (row.kind === 'bi') throw new Error('not of records')
  const source = await sourceOf(ctx, row.kind, row.wish)
  const names = await memberNames(ctx)
  const manner = {
    locale: row.locale,
    isMasked: row.contacts === 'masked',
    nameOf: (userId: string) => names.get(userId) ?? userId,
  }
  const columns = columnsOf(source.shape, source.payload, source.columns, manner)
  const noted = row.total === null ? await note(ctx, row, source) : row
  const writer = writerOf(
    row,
    columns.map(({ isNumber }) => isNumber),
  )
  return { row: noted, content: recordsIn(ctx, noted, source, columns, writer) }
}

async function note(ctx: Context, row: ExportRow, source: Awaited<ReturnType<typeof sourceOf>>): Promise<ExportRow> {
  const ids = await source.ids()
  return held(ctx, row, async (ctx, present) => {
    const total = await claims.noteIds(ctx, row.export_id, ids)
    await claims.setTotal(ctx, row.export_id, total)
    announceExport(ctx, row.export_id)
    return { ...present, total }
  })
}

async function ofTable(ctx: Context, row: ExportRow): Promise<Prepared> {
  const table = await tableOf(ctx, row.wish as unknown as BiQuery, row.contacts === 'masked')
  await held(ctx, row, (ctx) => claims.setTotal(ctx, row.export_id, table.rows.length))
  return { row, content: tableIn(table, writerOf(row, table.isNumber)) }
}

/** From the start of a process: exports are written, whoever wanted them and wherever they stopped. */
export const begin = beginLeased<ExportRow>({
  name: 'exports',
  signal: exportSignal,
  // Nobody waits at a screen for it: one after the other leaves the machine to those who do.
  mostAtOnce: 1,
  forEachTenant,
  claim: claims.claim,
  renew: claims.renew,
  giveBack: claims.giveBack,
  openWork: claims.openWork,
  workOn,
})

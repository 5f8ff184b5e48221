import { type Context, inTenant, transaction } from '#kernel/context'
import { stepAside } from '#kernel/foreground'
import { job } from '#kernel/jobs'
import { withoutWaiting } from '#kernel/scope'
import * as batch from '#modules/entities/batch-store'
import * as due from '#modules/entities/due-store'
import { indexFormsOf } from '#modules/entities/index-forms'
import { tidy } from '#modules/entities/index-store'
import type { RecordData } from '#modules/entities/shape'
import { findAnyType, shapeNow } from '#modules/entities/shapes'
import type { EntityRow } from '#modules/entities/store'
import { shelves } from '#modules/entities/terms'
import { forEachTenant } from '#modules/tenants/service'

/** What is being written cannot be let go: whoever comes then waits beside it, so it is little at a time. */
const portion = 50
/** After so many records other requests get their turn: making keywords is the work of a processor. */
const inOneGo = 2
/** So many new entries every search may have to read through. */
const tidyAfter = 300
/** From so many on it pays to take them shelf by shelf. */
const many = 4 * tidyAfter

/**
 * Makes the index of every record that is due, a portion at a time, so that nobody waits long for a row. Two portions are
 * under way: keywords of the one are made while those of the other are written. Only one is written at a time: the other
 * half of the database is for people.
 *
 * Very many are taken shelf by shelf: the words of records of one shelf go into the same lists, and to work them in takes
 * two thirds of the time.
 */
export async function reindexDue(ctx: Context, most = Number.POSITIVE_INFINITY): Promise<number> {
  let [total, untidied, shelf, empty] = [0, 0, 0, 0]
  const alone = inTurn()
  const isMany = (await due.count(ctx)) >= many
  const rounds = isMany ? shelves : 1
  const work = async () => {
    while (empty < rounds && total < most) {
      const from = isMany ? shelf : undefined
      const done = await transaction(ctx, (ctx) => reindexSome(ctx, alone, from))
      total += done
      untidied += done
      // The other has gone on to the next shelf meanwhile: nothing is known of that one.
      if (from === undefined || from === shelf) {
        empty = done > 0 ? 0 : empty + 1
        if (done < portion || untidied >= tidyAfter) shelf = (shelf + 1) % shelves
      }
      if (untidied < tidyAfter) continue
      untidied = 0
      await alone(() => tidy(ctx))
    }
  }
  const ended = await Promise.allSettled([work(), work()])
  if (untidied > 0) await tidy(ctx)
  for (const end of ended) if (end.status === 'rejected') throw end.reason
  return total
}

/** Whether words of this enterprise's records are still to be indexed. */
export const isIndexing = (ctx: Context): Promise<boolean> => due.isAny(ctx)

type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** One after another, in the order in which they are asked for. */
function inTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work)
    last = next.catch(() => {})
    return next
  }
}

async function reindexSome(ctx: Context, alone: InTurn, shelf: number | undefined): Promise<number> {
  await withoutWaiting(ctx)
  const { taken, rows } = await due.take(ctx, portion, shelf)
  for (const type of new Set(rows.map((row) => row.entity_type))) {
    // A type that nobody knows any more has nothing to be found by.
    if (!(await findAnyType(ctx, type))) continue
    const changes = await changesOf(
      ctx,
      type,
      rows.filter((row) => row.entity_type === type),
    )
    await alone(async () => {
      await stepAside()
      await batch.reindexAll(ctx, type, changes)
    })
  }
  return taken
}

async function changesOf(ctx: Context, type: string, rows: readonly EntityRow[]): Promise<batch.Change[]> {
  const shape = await shapeNow(ctx, type)
  const changes: batch.Change[] = []
  for (const before of rows) {
    const data = { customFields: {}, ...(before.data as object) } as RecordData
    changes.push({ before, data, forms: indexFormsOf(shape, data) })
    if (changes.length % inOneGo === 0) await stepAside()
  }
  return changes
}

/**
 * For those that are due when it begins; several processes share the work. What becomes due meanwhile has a job of its own:
 * an import is not slowed down by the indexing of what it has already written.
 */
export const reindexRecords = job({
  name: 'reindex-records',
  run: async (ctx) => {
    const count = await due.count(ctx)
    if (count > 0) await reindexDue(ctx, count)
  },
})

/** Records of an earlier release, and whatever a crash has left. */
export const reindexEverywhere = job({
  name: 'reindex-everywhere',
  schedule: '*/10 * * * *',
  atStart: true,
  run: (ctx) => forEachTenant(ctx, (tenant) => reindexDue(inTenant(ctx, tenant))),
})

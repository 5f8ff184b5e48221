import { Apart } from '#kernel/apart'
import type { Context } from '#kernel/context'
import { Ended } from '#modules/exports/ends'
import type { PartAnswer, PartTask } from '#modules/exports/part-process'
import type { Written } from '#modules/exports/parts'
import type { ExportRow } from '#modules/exports/store'

export type PartsApart = Apart<PartTask, PartAnswer>

/**
 * Where the parts of large exports are written. Its heap is small: what is thrown away all the time is soon taken away, while the
 * server itself would let hundreds of megabytes of it lie, because it may grow that far.
 */
export const partsApart = (): PartsApart =>
  // What a store of files asks its surroundings for, such as who it is, it finds there as the server does.
  new Apart(new URL('./part-process.ts', import.meta.url), { idleMs: 30_000, env: process.env, heap })

/** Megabytes. A slice of the longest records must find room; the usual ones need a tenth of it. */
const heap = { old: 256, young: 4 }

/** The next part of an export, with the rights of its member. */
export async function partApart(apart: PartsApart, ctx: Context, row: ExportRow): Promise<Written> {
  const { config, database, who, locale } = ctx
  const answer = await apart.ask({ row, who, locale, config, databaseUrl: database.url })
  if ('reason' in answer) throw new Ended(answer.reason)
  return answer.written
}

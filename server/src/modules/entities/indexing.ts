import { setImmediate as turn } from 'node:timers/promises'
import { type Context, transaction } from '#kernel/context'
import { job } from '#kernel/jobs'
import * as dueStore from '#modules/entities/due-store'
import { indexFormsOf } from '#modules/entities/index-forms'
import type { RecordData, Shape } from '#modules/entities/shape'
import { shapeFor } from '#modules/entities/shapes'
import * as store from '#modules/entities/store'

const batchSize = 200
/** After so many records other requests get their turn: making keywords is the work of a processor. */
const inOneGo = 10

/** Writes the keywords of imported records, batch by batch, until none is due. Several processes share the work. */
export const indexDue = job({
  name: 'index-imported-records',
  run: async (ctx) => {
    while ((await indexSome(ctx)) > 0) await turn()
  },
})

async function indexSome(ctx: Context): Promise<number> {
  return transaction(ctx, async (ctx) => {
    const due = await dueStore.take(ctx, batchSize)
    const shapes = new Map<string, Shape>()
    const byType = new Map<string, { openId: string; forms: { terms: number[] } }[]>()
    for (const [at, { entity_type: type, open_id: openId, data }] of due.entries()) {
      if (!data) continue
      const shape = shapes.get(type) ?? (await shapeFor(ctx, type))
      shapes.set(type, shape)
      const { terms } = indexFormsOf(shape, data as unknown as RecordData)
      byType.set(type, [...(byType.get(type) ?? []), { openId, forms: { terms } }])
      if (at % inOneGo === 0) await turn()
    }
    for (const [type, records] of byType) await store.insertTerms(ctx, type, records)
    return due.length
  })
}

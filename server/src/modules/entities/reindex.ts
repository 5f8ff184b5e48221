import { type Context, inTenant, transaction } from '#kernel/context'
import { job } from '#kernel/jobs'
import * as batch from '#modules/entities/batch-store'
import { indexFormsOf } from '#modules/entities/index-forms'
import type { RecordData } from '#modules/entities/shape'
import { findType, shapeFor } from '#modules/entities/shapes'
import { forEachTenant } from '#modules/tenants/service'

const portion = 200

/** Makes the index of every marked record anew, a portion at a time, so that nobody waits long for a row. */
export async function reindexStale(ctx: Context): Promise<number> {
  for (let total = 0; ; ) {
    const done = await transaction(ctx, reindexSome)
    total += done
    if (done === 0) return total
  }
}

async function reindexSome(ctx: Context): Promise<number> {
  const rows = await batch.findStale(ctx, portion)
  for (const type of new Set(rows.map((row) => row.entity_type))) {
    if (!(await findType(ctx, type))) {
      await batch.setFresh(ctx, type)
      continue
    }
    const shape = await shapeFor(ctx, type)
    const changes = rows
      .filter((row) => row.entity_type === type)
      .map((before) => {
        const data = { customFields: {}, ...(before.data as object) } as RecordData
        return { before, data, forms: indexFormsOf(shape, data) }
      })
    await batch.reindexAll(ctx, type, changes)
  }
  return rows.length
}

/** Written in the transaction that marked them. */
export const reindexRecords = job({
  name: 'reindex-records',
  run: async (ctx) => {
    await reindexStale(ctx)
  },
})

/** Records of an earlier release, and whatever a crash has left. */
export const reindexEverywhere = job({
  name: 'reindex-everywhere',
  schedule: '*/10 * * * *',
  run: (ctx) => forEachTenant(ctx, (tenant) => reindexStale(inTenant(ctx, tenant))),
})

import type { Context } from '#kernel/context'
import { inTenant } from '#kernel/context'
import { job } from '#kernel/jobs'
import * as store from '#modules/exports/store'
import { forEachTenant } from '#modules/tenants/service'

/** Where a part is stored. Nobody else has this number of attempt, so nobody writes under the same key. */
export const partKey = (row: Pick<store.ExportRow, 'tenant_id' | 'export_id'>, part: number, attempt: number): string =>
  `${row.tenant_id}/exports/${row.export_id}.${part}.${attempt}`

/** Every key under which something of it may be stored, also by a process that died before it could say so. */
function keysOf(row: store.ExportRow): string[] {
  const attempts = Array.from({ length: row.attempts }, (_, at) => at + 1)
  return Array.from({ length: row.parts.length + 1 }, (_, part) => part).flatMap((part) =>
    attempts.map((attempt) => partKey(row, part, attempt)),
  )
}

async function removeFile(ctx: Context, row: store.ExportRow, parts: readonly store.Part[] = []): Promise<void> {
  const kept = new Set(parts.map(({ key }) => key))
  for (const key of keysOf(row)) if (!kept.has(key)) await ctx.ports.storage.remove(key)
}

/** What was written and belongs to no file goes at once: all of an export that came to nothing, and attempts that died. */
export const removeExport = job<{ exportId: string }>({
  name: 'remove-export',
  retries: 10,
  run: async (ctx, { exportId }) => {
    const row = await store.find(ctx, exportId)
    if (row && row.state !== 'open') await removeFile(ctx, row, row.state === 'done' ? row.parts : [])
  },
})

const batch = 100

/** Files whose time is over. The record of who took what stays. */
export async function removeExpired(ctx: Context): Promise<void> {
  for (;;) {
    const rows = await store.findExpired(ctx, ctx.clock.now(), batch)
    for (const row of rows) {
      await removeFile(ctx, row)
      await store.setRemoved(ctx, row.export_id, ctx.clock.now())
    }
    if (rows.length < batch) return
  }
}

const expireExports = job({
  name: 'expire-exports',
  schedule: '23 * * * *',
  run: (ctx) => forEachTenant(ctx, (tenant) => removeExpired(inTenant(ctx, tenant))),
})

export const jobs = [removeExport, expireExports]

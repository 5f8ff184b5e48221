import { type Context, found, transaction } from '#kernel/context'
import { endExport, ofEntities, ofProjects, ofTasks } from '#modules/exports/service'
import { findLocked } from '#modules/exports/store'

const hourMs = 3_600_000
const unasked = { params: undefined, query: undefined }
const manner = { format: 'xlsx', contacts: 'masked' } as const

/** What somebody takes along in a week. The files themselves are written when the server runs, as any others are. */
export async function makeExports(ctx: Context): Promise<void> {
  const ago = (hours: number): Context => {
    const at = new Date(ctx.clock.now().getTime() - hours * hourMs)
    return { ...ctx, clock: { now: () => at } }
  }
  await ofEntities(ago(150), { ...unasked, body: { entityType: 'Resume', ...manner } })
  const { id } = await ofTasks(ago(98), { ...unasked, query: { view: 'list' }, body: manner })
  await transaction(ago(97), async (ctx) => {
    await endExport(ctx, found(await findLocked(ctx, id)), 'failed', 'gone')
  })
  await ofProjects(ago(27), { ...unasked, body: manner })
  await ofEntities(ago(3), {
    ...unasked,
    body: { entityType: 'Resume', format: 'csv', contacts: 'open', reason: '交给用人部门安排面试' },
  })
}

import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { listenLive } from '@cohort/contract/live'
import { type Context, me } from '#kernel/context'
import type { Wire } from '#kernel/route'
import { LiveStream } from '#modules/live/stream'

/** Tabs share one stream in most browsers; this bounds what one member can hold open in one process. */
const mostPerMember = 20
const mostInAll = 20_000

/** Opens the stream of a member. It lives as long as their session and their connection. */
export async function listen(
  ctx: Context,
  { query }: Parsed<typeof listenLive>,
  wire: Wire,
): Promise<Result<typeof listenLive>> {
  const { userId } = me(ctx).user
  const { live, tenant } = ctx
  if (live.countOf(tenant, userId) >= mostPerMember || live.count() >= mostInAll)
    throw fail('TooManyRequests', { seconds: 60 })
  const after = wire.reply.request.headers['last-event-id']
  const stream = new LiveStream(ctx, wire.again)
  const opening = live.listen(stream, typeof after === 'string' && after ? { after } : query)
  stream.begin(opening)
  void wire.reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    // A proxy that gathers answers would hold every event back.
    .header('x-accel-buffering', 'no')
    .send(stream.out)
  return {}
}

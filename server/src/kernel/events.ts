import type { Context } from '#kernel/context'
import { type Job, job } from '#kernel/jobs'

/** Something that happened, which later modules may want to know. Earlier modules declare and emit it. */
export interface Event<P extends object> {
  readonly name: string
  readonly subscribers: Job<P>[]
}

export const event = <P extends object>(name: string): Event<P> => ({ name, subscribers: [] })

/**
 * A subscription is a job of its own: it is written in the emitter's transaction, delivered after its commit, and
 * retried alone. Returns the job, for the module's list.
 */
export function on<P extends object>(
  source: Event<P>,
  subscriber: string,
  run: (ctx: Context, payload: P) => Promise<void>,
): Job<P> {
  const subscription = job<P>({ name: `${source.name}.${subscriber}`, run })
  source.subscribers.push(subscription)
  return subscription
}

/** Tells the subscribers, if and when the open transaction commits. */
export async function emit<P extends object>(ctx: Context, source: Event<P>, payload: P): Promise<void> {
  for (const subscriber of source.subscribers) await ctx.jobs.enqueue(ctx, subscriber, payload)
}

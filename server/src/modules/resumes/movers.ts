import type { Context } from '#kernel/context'

/**
 * A later module that keeps something about a resume, such as when it was written to: what it has to do when the resume
 * becomes part of another, and when that is taken back. Both run inside the transaction of the merge.
 */
export interface Mover {
  /** What `back` gets again. */
  move(ctx: Context, fromId: string, toId: string): Promise<unknown>
  back(ctx: Context, fromId: string, toId: string, moved: unknown): Promise<void>
}

const movers = new Map<string, Mover>()

/** Said once, where the module is loaded. */
export const movesWithResumes = (name: string, mover: Mover): void => {
  movers.set(name, mover)
}

export async function moveOthers(ctx: Context, fromId: string, toId: string): Promise<Record<string, unknown>> {
  const moved: Record<string, unknown> = {}
  for (const [name, mover] of movers) moved[name] = (await mover.move(ctx, fromId, toId)) ?? null
  return moved
}

export async function othersBack(
  ctx: Context,
  fromId: string,
  toId: string,
  moved: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [name, mover] of movers) if (name in moved) await mover.back(ctx, fromId, toId, moved[name])
}

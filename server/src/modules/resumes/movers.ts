import type { Context } from '#kernel/context'
import { moveBack, moveRows, type Rows } from '#modules/resumes/moved-store'

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

/** A mover of whole rows: what was said of the one was said of the person, and holds for the other too. */
export const rowsThatMove = (...all: readonly Rows[]): Mover => ({
  async move(ctx, fromId, toId) {
    const moved: Record<string, string[]> = {}
    for (const rows of all) moved[rows.table] = await moveRows(ctx, rows, fromId, toId)
    return moved
  },
  async back(ctx, fromId, toId, moved) {
    const keys = (moved ?? {}) as Record<string, string[]>
    for (const rows of all) await moveBack(ctx, rows, fromId, toId, keys[rows.table] ?? [])
  },
})

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

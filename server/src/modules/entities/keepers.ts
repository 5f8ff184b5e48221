import type { Context } from '#kernel/context'
import type { EntityRow } from '#modules/entities/store'

/** A module that keeps a type for itself, and what it has to do when records of it come out of the recycle bin. */
export interface Keeper {
  restored(ctx: Context, rows: readonly EntityRow[]): Promise<void>
}

const keepers = new Map<string, Keeper>()

/** Said once, where the module is loaded. */
export const keep = (type: string, keeper: Keeper): void => {
  keepers.set(type, keeper)
}

/** Inside the transaction that restores: outer ones first. */
export async function tellKeepers(ctx: Context, rows: readonly EntityRow[]): Promise<void> {
  for (const [type, keeper] of keepers) {
    const own = rows.filter((row) => row.entity_type === type)
    if (own.length > 0) await keeper.restored(ctx, own)
  }
}

import { fail } from '@cohort/contract/errors'
import { type Context, me } from '#kernel/context'

/**
 * Nobody hands out, or takes away, more than they hold themselves: otherwise the right to edit roles would be the right
 * to everything. Administrators hold everything.
 */
export function requireHeld(ctx: Context, codes: Iterable<number>): void {
  const { rights } = me(ctx)
  if (rights.isAdmin) return
  const missing = [...codes].filter((code) => !rights.codes.has(code))
  if (missing.length > 0) throw fail('NoPermission', { missing: missing.join(',') })
}

/** Who is administrator is decided by administrators. */
export function requireMayTouch(ctx: Context, role: { built_in: string | null; codes: number[] }): void {
  if (role.built_in === 'administrator' && !me(ctx).rights.isAdmin) throw fail('NoPermission', { missing: 'admin' })
  requireHeld(ctx, role.codes)
}

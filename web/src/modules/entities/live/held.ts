import type { Entity } from '@cohort/contract/entities'
import type { Found, Row } from '#modules/entities/queries.ts'

/** What is known of a list's change: ids that others touched, or that there were too many to name. */
export interface Touched {
  ids: ReadonlySet<string>
  any: boolean
}

export const noTouch: Touched = { ids: new Set(), any: false }

export const touchedTogether = (one: Touched, other: Touched): Touched => ({
  ids: new Set([...one.ids, ...other.ids]),
  any: one.any || other.any,
})

/**
 * A list as it may change under somebody's eyes: every row keeps its place and shows its present values. What came in is
 * counted, not put in; what no longer fits stays until the list is asked for anew.
 */
export function keptInPlace(shown: Found, now: Found, others: readonly Entity[]): Found {
  const fresh = new Map<string, Row>([...others, ...now.data].map((row) => [row.meta.openId, row]))
  const data = shown.data.map((row) => {
    const newer = fresh.get(row.meta.openId)
    return newer && newer.meta.version > row.meta.version ? { ...row, ...newer } : row
  })
  return { ...now, data }
}

/** Rows of the shown page that the answer does not hold: they moved, no longer fit, or were deleted. */
export const absentIds = (shown: Found, now: Found): string[] => {
  const ids = new Set(now.data.map(({ meta }) => meta.openId))
  return shown.data.map(({ meta }) => meta.openId).filter((id) => !ids.has(id))
}

/** How many rows would come in: touched by others, and on this page now. */
export function comingIn(shown: Found, now: Found, touched: Touched): number {
  const there = new Set(shown.data.map(({ meta }) => meta.openId))
  return now.data.filter(({ meta }) => !there.has(meta.openId) && (touched.any || touched.ids.has(meta.openId))).length
}

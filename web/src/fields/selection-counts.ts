import { countsAfter, type SelectionCounts } from '#fields/member-order.ts'
import { type Stored, stored } from '#lib/stored.ts'

const isCounts = (value: unknown): value is SelectionCounts =>
  typeof value === 'object' && value !== null && Object.values(value).every((count) => Number.isInteger(count))

const known = new Map<string, Stored<SelectionCounts>>()

/** Selection counts of users are kept per user in this browser (spec 1 §3). */
function countsOf(userId: string): Stored<SelectionCounts> {
  const found = known.get(userId) ?? stored<SelectionCounts>(`selection-counts.${userId}`, {}, isCounts)
  known.set(userId, found)
  return found
}

export const readCounts = (userId: string): SelectionCounts => countsOf(userId).read()

export function noteChosen(userId: string, chosen: readonly string[]): void {
  const counts = countsOf(userId)
  counts.write(countsAfter(counts.read(), chosen))
}

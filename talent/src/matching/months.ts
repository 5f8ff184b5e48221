/** Months as whole numbers (year × 12 + month), and sets of them as merged stretches. */

export interface Stretch {
  /** First month, and the month behind the last one. */
  from: number
  to: number
}

/** `2021-05` → its month. A year alone stands for its first month, or its last one as an end. */
export function monthOf(iso: string | null | undefined, end = false): number | undefined {
  const found = /^(\d{4})(?:-(\d{2}))?/.exec(iso ?? '')
  if (!found) return undefined
  const month = found[2] ? Number(found[2]) - 1 : end ? 11 : 0
  return Number(found[1]) * 12 + month
}

export const monthText = (month: number): string =>
  `${Math.floor(month / 12)}-${String((((month % 12) + 12) % 12) + 1).padStart(2, '0')}`

/** Overlaps are counted once: two posts at the same time are not twice the experience. */
export function merged(stretches: readonly Stretch[]): Stretch[] {
  const sorted = stretches
    .filter(({ from, to }) => to > from)
    .toSorted((left, right) => left.from - right.from || left.to - right.to)
  const all: Stretch[] = []
  for (const stretch of sorted) {
    const last = all.at(-1)
    if (last && stretch.from <= last.to) last.to = Math.max(last.to, stretch.to)
    else all.push({ ...stretch })
  }
  return all
}

export const monthsIn = (stretches: readonly Stretch[]): number =>
  merged(stretches).reduce((sum, { from, to }) => sum + to - from, 0)

export const lastMonthOf = (stretches: readonly Stretch[]): number | undefined =>
  stretches.length > 0 ? Math.max(...stretches.map(({ to }) => to)) : undefined

export function median(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined
  const sorted = values.toSorted((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]]
  return (low + high) / 2
}

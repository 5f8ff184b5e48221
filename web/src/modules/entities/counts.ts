/** Grouped, as people read it; what is beyond the cap is "10,000+". */
export const countText = (found: { total: number; capped: boolean } | undefined): string =>
  found ? (found.capped ? '10,000+' : found.total.toLocaleString('en-US')) : ''

/** At most seven places: the first, the last, and those around the current one. 0 stands for a gap. */
export function pagesAround(current: number, last: number): number[] {
  if (last <= 7) return Array.from({ length: last }, (_, at) => at + 1)
  const from = Math.max(2, Math.min(current - 1, last - 4))
  const to = Math.min(last - 1, Math.max(current + 1, 5))
  const middle = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return [1, ...(from > 2 ? [0] : []), ...middle, ...(to < last - 1 ? [0] : []), last]
}

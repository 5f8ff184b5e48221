import type { DateRange } from '@cohort/contract/fields/date-range'

interface Ends {
  from: string | undefined
  to: string | undefined
  untilNow: boolean
}

/** Null where neither end is known. */
export function rangeValue({ from, to, untilNow }: Ends): DateRange | null {
  if (!from && !to && !untilNow) return null
  return {
    start: from ? { iso: from } : {},
    ...(untilNow ? { end: { untilNow: true } } : to ? { end: { iso: to } } : {}),
  }
}

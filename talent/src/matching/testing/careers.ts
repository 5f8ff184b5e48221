/** The day on which tests count years. */
export const today = '2026-11-15'
export type Row = Record<string, unknown>

export const span = (from: string, to?: string) => ({
  start: { iso: from },
  end: to ? { iso: to } : { untilNow: true },
})

/** One post of somebody's career, up to now where no end is given. */
export const work = (position: string, description: string, from = '2020-01', to?: string): Row => ({
  company: 'Acme',
  position,
  description,
  dateRange: span(from, to),
})

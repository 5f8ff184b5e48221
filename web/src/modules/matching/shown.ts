import type { Recommended } from '@cohort/contract/matching'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** What a line about someone says; in blind mode there is no name. */
export function lineOf({ entity }: Pick<Recommended, 'entity'>) {
  const fields = entity.data.standardFields
  const job = recordOf(fields.currentJobStatus)
  const { city, province } = recordOf(job.workLocation)
  return {
    name: textOf(fields.name),
    position: textOf(job.position),
    company: textOf(job.company),
    years: typeof job.workYears === 'number' ? job.workYears : undefined,
    city: textOf(city) || textOf(province),
  }
}

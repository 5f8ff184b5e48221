import type { Entity } from '@cohort/contract/entities'
import { valueAt } from '#lib/value-at.ts'

const wordAt = (record: Pick<Entity, 'data'>, key: string): string => {
  const value = valueAt(record.data.standardFields, key)
  return typeof value === 'string' ? value : ''
}

/** How a person is told in one line: the name, then title and company. */
export function personOf(record: Pick<Entity, 'data'>) {
  const words = ['currentJobStatus.position', 'currentJobStatus.company'].map((key) => wordAt(record, key))
  return { name: wordAt(record, 'name'), line: words.filter(Boolean).join(' · ') }
}

export const recordAddress = (id: string): string => `/entity/${encodeURIComponent(id)}?type=Resume`

/** Opened from the list of duplicates it leads back there, to the next of them, else to the record that is kept. */
export const mergeAddress = (kept: string, merged: string, from?: 'list'): string =>
  `/resumes/merge?${new URLSearchParams({ kept, merged, ...(from && { from }) })}`

export const reviewAddress = (id: string, intakeId?: string): string =>
  `/resumes/review?${new URLSearchParams({ id, ...(intakeId && { intake: intakeId }) })}`

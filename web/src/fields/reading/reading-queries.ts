import type { Output } from '@cohort/contract/call'
import type { Entity } from '@cohort/contract/entities'
import { getReading } from '@cohort/contract/readings'
import { asking, useCall } from '#lib/query.ts'

export type FileReading = Output<typeof getReading>

/** It changes only by a correction, which asks anew. */
const staleTime = 30_000

/** What was read in a file of a resume; there is none where none of its files was read. */
export const useReading = (id: string, fileId: string | undefined, enabled: boolean) =>
  useCall(getReading, { params: { id }, query: fileId ? { fileId } : {} }, { inPlace: true, enabled, staleTime })

/** The same of its first file, to be fetched ahead. */
export const readingAhead = (id: string) => ({
  ...asking(getReading, { params: { id }, query: {} }, { inPlace: true }),
  staleTime,
})

/** Only a resume with files can have been read. */
export const mayBeRead = ({ meta, data }: Entity): boolean => {
  const { files } = data.standardFields
  return meta.entityType === 'Resume' && Array.isArray(files) && files.length > 0
}

import type { Output } from '@cohort/contract/call'
import { getReading } from '@cohort/contract/readings'
import { useCall } from '#lib/query.ts'

export type FileReading = Output<typeof getReading>

/** What was read in a file of a resume; there is none where none of its files was read. */
export const useReading = (id: string, fileId: string | undefined, enabled: boolean) =>
  useCall(
    getReading,
    { params: { id }, query: fileId ? { fileId } : {} },
    { inPlace: true, enabled, staleTime: 30_000 },
  )

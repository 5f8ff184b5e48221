import { getIntake, type IntakeItem, uploadIntakeFile } from '@cohort/contract/intakes'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { keyOf } from '#lib/query.ts'
import { sendFile } from '#lib/upload.ts'
import { createUploads, type Uploads } from '#lib/uploads.ts'
import { filesThatFit, tellUploadRefusal } from '#modules/resources/queries.ts'

/** Files on their way into a batch, for as long as the page lives; those that arrived are the server's. */
const byBatch = new Map<string, Uploads<IntakeItem>>()

export function uploadsOf(batchId: string, client: QueryClient): Uploads<IntakeItem> {
  const known = byBatch.get(batchId)
  if (known) return known
  const made = createUploads<IntakeItem>({
    send: (file, help) => sendFile(uploadIntakeFile, { params: { id: batchId } }, file, help),
    onDone: () => void client.invalidateQueries({ queryKey: keyOf(getIntake) }),
    onFailed: tellUploadRefusal,
    forgetDone: true,
  })
  byBatch.set(batchId, made)
  return made
}

export function useIntakeUploads(batchId: string) {
  const uploads = uploadsOf(batchId, useQueryClient())
  const add = (files: readonly File[]) => void filesThatFit(files, 'Resume').then(uploads.add)
  return { uploads, add, list: useSyncExternalStore(uploads.subscribe, uploads.read) }
}

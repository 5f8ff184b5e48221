import type { Entity } from '@cohort/contract/entities'
import { searchEntities } from '@cohort/contract/entities'
import { uploadEntity } from '@cohort/contract/files'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Shape } from '#fields/shape.ts'
import { keyOf } from '#lib/query.ts'
import { sendFile } from '#lib/upload.ts'
import { createUploads, type Uploads } from '#lib/uploads.ts'
import { filesThatFit, tellUploadRefusal } from '#modules/resources/queries.ts'

/** One list of uploads per type, for as long as the page lives: whoever looks at something else meanwhile loses none. */
const byType = new Map<string, Uploads<Entity>>()

function uploadsOf(type: string, client: QueryClient): Uploads<Entity> {
  const known = byType.get(type)
  if (known) return known
  const made = createUploads<Entity>({
    send: (file, help) => sendFile(uploadEntity, { params: { type } }, file, help),
    onDone: () => void client.invalidateQueries({ queryKey: keyOf(searchEntities) }),
    onFailed: tellUploadRefusal,
  })
  byType.set(type, made)
  return made
}

/** Files that become records of a type. */
export function useRecordUploads(type: string) {
  const uploads = uploadsOf(type, useQueryClient())
  const add = (files: readonly File[]) => void filesThatFit(files, type).then(uploads.add)
  return { uploads, add, list: useSyncExternalStore(uploads.subscribe, uploads.read) }
}

/** A file can become a record where records hold files. */
export const takesFiles = ({ fields, type }: Shape): boolean =>
  type.material === true && fields.get('files')?.definition.type === 'File'

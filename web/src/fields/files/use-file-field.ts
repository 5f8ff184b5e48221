import type { FileValue } from '@cohort/contract/fields/file'
import { type StoredFile, uploadFile } from '@cohort/contract/files'
import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { LeaveScope } from '#lib/leaving.ts'
import { sendFile } from '#lib/upload.ts'
import { createUploads, isRunning } from '#lib/uploads.ts'

const asValue = ({ fileId, name, size, type }: StoredFile): FileValue => ({ fileId, name, size, type })

interface Field {
  value: unknown
  onChange: (value: unknown) => void
  multiple: boolean
  only?: 'picture' | undefined
}

/** In the order in which they were chosen, after those that were there before: small ones arrive first. */
const ordered = (files: readonly FileValue[], chosen: ReadonlyMap<string, number>): FileValue[] =>
  files.toSorted((a, b) => (chosen.get(a.fileId) ?? 0) - (chosen.get(b.fileId) ?? 0))

/** The files of a field and those on their way to it. What arrives joins the value. */
export function useFileField({ value, onChange, multiple, only }: Field) {
  const files = [value ?? []].flat() as FileValue[]
  const latest = useRef({ files, onChange, multiple })
  useEffect(() => {
    latest.current = { files, onChange, multiple }
  })
  const put = (next: readonly FileValue[]) => {
    // Two may arrive before the form is drawn again: the second must see the first.
    latest.current.files = [...next]
    latest.current.onChange(latest.current.multiple ? next : (next[0] ?? null))
  }
  const scope = useContext(LeaveScope)
  const chosen = useRef(new Map<string, number>())
  const [uploads] = useState(() =>
    createUploads<StoredFile>({
      send: (file, help) => sendFile(uploadFile, { query: only ? { only } : {} }, file, help),
      onDone: (stored, id) => {
        chosen.current.set(stored.fileId, id)
        const others = latest.current.multiple ? latest.current.files : []
        put(ordered([...others, asValue(stored)], chosen.current))
      },
      scope,
      forgetDone: true,
    }),
  )
  const list = useSyncExternalStore(uploads.subscribe, uploads.read)
  const add = (added: readonly File[]) => {
    if (!multiple) uploads.clear()
    uploads.add(multiple ? added : added.slice(0, 1))
  }
  const remove = (id: string) => put(latest.current.files.filter(({ fileId }) => fileId !== id))
  return { files, uploads, list, add, remove, busy: list.some(isRunning) }
}

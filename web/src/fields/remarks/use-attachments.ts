import type { FileValue } from '@cohort/contract/fields/file'
import { uploadFile } from '@cohort/contract/files'
import { useState } from 'react'
import { useFileField } from '#fields/files/use-file-field.ts'
import { useMay } from '#lib/who.ts'

export type Attachments = ReturnType<typeof useAttachments>

/** What is attached to drafts, while this window is open: an upload that nothing holds lives no longer than a day. */
const drafts = new Map<string, readonly FileValue[]>()
const none: readonly FileValue[] = []

/** The files of a remark that is being written. With a name they are still there when one comes back to it. */
export function useAttachments(before: readonly FileValue[] = none, name?: string) {
  const may = useMay(uploadFile.access)
  const [files, setFiles] = useState(() => (name && drafts.get(name)) || before)
  const keep = (next: readonly FileValue[]) => {
    setFiles(next)
    if (name) drafts.set(name, next)
  }
  const field = useFileField({ value: files, onChange: (value) => keep(value as FileValue[]), multiple: true })
  return { ...field, may, clear: () => keep(none) }
}

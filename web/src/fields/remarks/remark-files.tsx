import type { FileValue } from '@cohort/contract/fields/file'
import { FileButton } from '#fields/files/file-cell.tsx'
import { openPreview } from '#fields/preview/open.ts'
import styles from '#fields/remarks/remarks.module.css'
import { useRemarksText } from '#fields/remarks/text.ts'

/** What a remark brings along; a click opens it in the preview. */
export function RemarkFiles({ files }: { files: readonly FileValue[] }) {
  const text = useRemarksText()
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={text.files}>
      {files.map((file, at) => (
        <li key={file.fileId}>
          <FileButton file={file} whole onOpen={() => openPreview(files, at)} />
        </li>
      ))}
    </ul>
  )
}

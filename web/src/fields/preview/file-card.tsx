import type { StoredFile } from '@cohort/contract/files'
import { KindIcon } from '#fields/files/kind-icon.tsx'
import styles from '#fields/preview/preview-dialog.module.css'
import { usePreviewText } from '#fields/preview/text.ts'
import { sizeText } from '#lib/bytes.ts'

/** What cannot be shown is at least named, with the way to have it (the dialog's bar and the link here). */
export function FileCard({ file, download }: { file: StoredFile; download: string }) {
  const text = usePreviewText()
  return (
    <div className={styles.card}>
      <span className={styles.mark}>
        <KindIcon type={file.type} size={22} />
      </span>
      <h3>{file.name}</h3>
      <p>
        {sizeText(file.size)} · {file.type === 'application/octet-stream' ? text.unknownType : file.type}
      </p>
      <p>
        {text.noPreview}
        <br />
        {text.noPreviewHint}
      </p>
      <a className={styles.get} href={download} download={file.name}>
        {text.download}
      </a>
    </div>
  )
}

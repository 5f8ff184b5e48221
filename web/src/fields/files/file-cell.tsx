import type { FileValue } from '@cohort/contract/fields/file'
import type { CellProps } from '#fields/cell.tsx'
import styles from '#fields/files/files.module.css'
import { useFilesText } from '#fields/files/text.ts'
import { Thumbnail } from '#fields/files/thumbnail.tsx'
import { type Highlight, Marked } from '#fields/marked.tsx'
import { openPreview } from '#fields/preview/open.ts'
import { sizeText } from '#lib/bytes.ts'

const shownInLine = 2

/** Files by picture or icon and name; a click opens the preview. In a line the first two, in a record all. */
export function FileCell({ value, whole = false, highlight }: CellProps) {
  const text = useFilesText()
  const files = [value].flat() as FileValue[]
  const shown = whole ? files : files.slice(0, shownInLine)
  return (
    <span className={whole ? styles.all : styles.line}>
      {shown.map((file, at) => (
        <FileButton
          key={file.fileId}
          file={file}
          whole={whole}
          highlight={highlight?.text === file.name ? highlight : undefined}
          onOpen={() => openPreview(files, at)}
        />
      ))}
      {files.length > shown.length && <span className={styles.more}>{text.more(files.length - shown.length)}</span>}
    </span>
  )
}

interface ButtonProps {
  file: FileValue
  whole?: boolean
  highlight?: Highlight | undefined
  onOpen: () => void
}

export function FileButton({ file, whole = false, highlight, onOpen }: ButtonProps) {
  const text = useFilesText()
  return (
    <button
      type="button"
      className={styles.file}
      title={file.name}
      onClick={(event) => {
        // In a list the row around it opens the record.
        event.stopPropagation()
        onOpen()
      }}
    >
      <span className="visually-hidden">{text.open}</span>
      <Thumbnail file={file} size={whole ? 36 : 20} />
      <span className={styles.name}>
        <Marked text={file.name} highlight={highlight} />
      </span>
      {whole && file.size > 0 && <span className={styles.size}> {sizeText(file.size)}</span>}
    </button>
  )
}

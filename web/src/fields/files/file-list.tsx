import { FileButton } from '#fields/files/file-cell.tsx'
import styles from '#fields/files/files.module.css'
import { useFilesText } from '#fields/files/text.ts'
import { UploadLine } from '#fields/files/upload-line.tsx'
import type { useFileField } from '#fields/files/use-file-field.ts'
import { openPreview } from '#fields/preview/open.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

type Field = Pick<ReturnType<typeof useFileField>, 'files' | 'uploads' | 'list' | 'remove'>

/** Files that are there, each to look at or take away, and those on their way. */
export function FileList({ files, uploads, list, remove }: Field) {
  const text = useFilesText()
  return (
    <>
      {files.length > 0 && (
        <ul className={styles.files} aria-label={text.files}>
          {files.map((file, at) => (
            <li key={file.fileId}>
              <FileButton file={file} whole onOpen={() => openPreview(files, at)} />
              <Button
                size="small"
                kind="text"
                aria-label={text.remove(file.name)}
                title={text.remove(file.name)}
                icon={<Icon name="close" size={14} />}
                onClick={() => remove(file.fileId)}
              />
            </li>
          ))}
        </ul>
      )}
      {list.length > 0 && (
        <ul className={styles.files} aria-label={text.uploading}>
          {list.map((upload) => (
            <UploadLine
              key={upload.id}
              upload={upload}
              onRetry={() => uploads.retry(upload.id)}
              onRemove={() => uploads.remove(upload.id)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

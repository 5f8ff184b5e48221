import styles from '#fields/files/files.module.css'
import { useFilesText } from '#fields/files/text.ts'
import { sizeText } from '#lib/bytes.ts'
import { isRunning, type Upload } from '#lib/uploads.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

interface Props {
  upload: Upload<unknown>
  onRetry: () => void
  onRemove: () => void
}

/** A file on its way: how far it is, or why it did not arrive. */
export function UploadLine({ upload, onRetry, onRemove }: Props) {
  const text = useFilesText()
  const { file, state, part, message } = upload
  const running = isRunning(upload)
  const percent = Math.floor(part * 100)
  const word = state === 'waiting' ? text.waiting : part >= 1 ? text.checking : text.percent(percent)
  return (
    <li className={styles.upload}>
      <span className={styles.name} title={file.name}>
        {file.name}
      </span>
      <span className={styles.size}>{running ? word : sizeText(file.size)}</span>
      {state === 'failed' && (
        <Button size="small" kind="text" aria-label={text.retry(file.name)} onClick={onRetry}>
          {text.retryShort}
        </Button>
      )}
      <Button
        size="small"
        kind="text"
        aria-label={running ? text.cancel(file.name) : text.remove(file.name)}
        title={running ? text.cancel(file.name) : text.remove(file.name)}
        icon={<Icon name="close" size={14} />}
        onClick={onRemove}
      />
      {running ? (
        <progress className={styles.bar} aria-label={text.progress(file.name)} max={100} value={percent} />
      ) : (
        <span role="alert" className={styles.problem}>
          {message || text.failed}
        </span>
      )}
    </li>
  )
}

import { inLocale } from '@cohort/contract/fields/values'
import { useState } from 'react'
import { Link } from 'react-router'
import { UploadLine } from '#fields/files/upload-line.tsx'
import { nameOf, type Shape } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import { isRunning } from '#lib/uploads.ts'
import { useRecordUploads } from '#modules/entities/components/upload/record-uploads.ts'
import { useUploadText } from '#modules/entities/components/upload/text.ts'
import styles from '#modules/entities/components/upload/upload.module.css'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** Beside the list: what is on its way, what arrived and where it is, what did not and why. */
export function UploadPanel({ shape }: { shape: Shape }) {
  const text = useUploadText()
  const locale = useLocale()
  const { uploads, list } = useRecordUploads(shape.type.type)
  const [folded, setFolded] = useState(false)
  if (list.length === 0) return null
  const running = list.filter(isRunning).length
  const done = list.filter(({ state }) => state === 'done').length
  const failed = list.filter(({ state }) => state === 'failed')
  const broken = list.length - running - done
  const words =
    running > 0 ? text.running(done, list.length) : broken > 0 ? text.some(done, broken) : text.finished(done)
  return (
    <section className={styles.panel} aria-label={text.title(inLocale(shape.type.name, locale))}>
      <header className={styles.header}>
        <strong role="status">{words}</strong>
        {failed.length > 1 && (
          <Button size="small" kind="link" onClick={() => failed.map(({ id }) => uploads.retry(id))}>
            {text.retryAll}
          </Button>
        )}
        {running > 1 && (
          <Button size="small" kind="link" onClick={() => list.filter(isRunning).map(({ id }) => uploads.remove(id))}>
            {text.cancelAll}
          </Button>
        )}
        <Button
          size="small"
          kind="text"
          aria-label={folded ? text.unfold : text.fold}
          aria-expanded={!folded}
          title={folded ? text.unfold : text.fold}
          icon={<Icon name={folded ? 'up' : 'down'} size={16} />}
          onClick={() => setFolded(!folded)}
        />
        {running === 0 && (
          <Button
            size="small"
            kind="text"
            aria-label={text.close}
            title={text.close}
            icon={<Icon name="close" size={16} />}
            onClick={uploads.clear}
          />
        )}
      </header>
      {!folded && (
        <ul className={styles.files} aria-label={text.list}>
          {list.map((upload) =>
            upload.result ? (
              <li key={upload.id} className={styles.done}>
                <Icon name="check" size={16} />
                <span className={styles.name}>{nameOf(upload.result)}</span>
                <Link
                  to={`/entity/${upload.result.meta.openId}?type=${upload.result.meta.entityType}`}
                  aria-label={text.open(nameOf(upload.result))}
                >
                  {text.openShort}
                </Link>
              </li>
            ) : (
              <UploadLine
                key={upload.id}
                upload={upload}
                onRetry={() => uploads.retry(upload.id)}
                onRemove={() => uploads.remove(upload.id)}
              />
            ),
          )}
        </ul>
      )}
    </section>
  )
}

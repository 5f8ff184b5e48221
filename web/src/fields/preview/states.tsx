import type { StoredFile } from '@cohort/contract/files'
import { useEffect, useState } from 'react'
import { FetchFailure, TooLarge } from '#fields/preview/content.ts'
import styles from '#fields/preview/preview-dialog.module.css'
import { usePreviewText } from '#fields/preview/text.ts'
import { ApiFailure } from '#lib/api.ts'
import { sizeText } from '#lib/bytes.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Ghost } from '#ui/skeleton.tsx'
import { Notice } from '#ui/states.tsx'

/** What every viewer gets. */
export interface ViewerProps {
  file: StoredFile
  /** Asks for a fresh address and begins anew. */
  onRetry: () => void
}

/** Spec 2 §9: most previews are there sooner, and an indicator that flashes by only makes them seem slower. */
const indicatorMs = 3_000

interface WaitingProps {
  bytes?: number | undefined
  size?: number | undefined
}

/** The shape of what is coming, at once; the indicator with how much is there joins it after three seconds. */
export function Waiting({ bytes = 0, size = 0 }: WaitingProps) {
  const text = usePreviewText()
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), indicatorMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.waiting} role="status" aria-label={text.loading}>
      <div className={styles.sheet} aria-hidden="true">
        <Ghost width="42%" height={18} />
        <Ghost width="88%" />
        <Ghost width="94%" />
        <Ghost width="76%" />
        <Ghost width="90%" />
        <Ghost width="62%" />
      </div>
      {due && (
        <p className={styles.indicator}>
          <span className={styles.spinner} aria-hidden="true" />
          {bytes > 0 && size > 0 ? text.still(sizeText(bytes), sizeText(size)) : text.loading}
        </p>
      )}
    </div>
  )
}

/** In the place of a preview: what is the matter, and what can be done. */
export function Failed({ error, onRetry, title }: { error?: unknown; onRetry: () => void; title?: string }) {
  const text = usePreviewText()
  if (error instanceof TooLarge) return <Notice mark="none" title={text.tooLarge} hint={text.noPreviewHint} fill />
  const said = error instanceof ApiFailure ? error.message : undefined
  const gone = error instanceof FetchFailure && error.status === 404
  return (
    <div role="alert" className={styles.state}>
      <Notice
        mark="error"
        title={gone ? text.gone : (said ?? title ?? text.failed.other)}
        hint={gone ? undefined : text.failed.hint}
        fill
        actions={
          !gone && (
            <Button kind="primary" size="small" icon={<Icon name="refresh" size={14} />} onClick={onRetry}>
              {text.retry}
            </Button>
          )
        }
      />
    </div>
  )
}

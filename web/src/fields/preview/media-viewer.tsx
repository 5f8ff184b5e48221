import { useState } from 'react'
import styles from '#fields/preview/preview-dialog.module.css'
import { Failed, type ViewerProps } from '#fields/preview/states.tsx'
import { usePreviewText } from '#fields/preview/text.ts'

/** Film and sound by the browser's own player. It asks for the parts that it needs, so that jumping ahead is quick. */
export function MediaViewer({ file, onRetry }: ViewerProps) {
  const text = usePreviewText()
  const [failed, setFailed] = useState(false)
  if (failed) return <Failed title={text.failed.media} onRetry={onRetry} />
  const common = { src: file.url, controls: true, preload: 'metadata', onError: () => setFailed(true) } as const
  if (file.preview === 'audio') {
    return (
      <div className={styles.sound}>
        <audio {...common} aria-label={file.name} />
      </div>
    )
  }
  return <video {...common} className={styles.film} aria-label={file.name} playsInline />
}

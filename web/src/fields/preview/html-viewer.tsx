import { readBytes } from '#fields/preview/content.ts'
import { IsolatedFrame } from '#fields/preview/isolated-frame.tsx'
import styles from '#fields/preview/preview-dialog.module.css'
import { Failed, type ViewerProps, Waiting } from '#fields/preview/states.tsx'
import { usePreviewText } from '#fields/preview/text.ts'
import { useLoaded } from '#fields/preview/use-loaded.ts'
import { decodeText } from '#lib/decode.ts'

const most = 8 * 1024 * 1024

/** A web page that someone uploaded, as it looks with everything in it switched off. */
export function HtmlViewer({ file, onRetry }: ViewerProps) {
  const text = usePreviewText()
  const loaded = useLoaded(file.url, async (help) => {
    const { bytes } = await readBytes(file.url, { ...help, most })
    return decodeText(bytes)?.text ?? ''
  })
  if (loaded.state === 'failed') return <Failed error={loaded.error} onRetry={onRetry} />
  if (loaded.state === 'loading') return <Waiting bytes={loaded.bytes} size={file.size} />
  return (
    <div className={styles.column}>
      <IsolatedFrame html={loaded.value} title={file.name} />
      <p className={styles.note}>{text.isolated}</p>
    </div>
  )
}

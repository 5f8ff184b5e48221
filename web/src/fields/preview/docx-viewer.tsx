import { expectModest, readBytes } from '#fields/preview/content.ts'
import { docxHtml } from '#fields/preview/docx-html.ts'
import { IsolatedFrame } from '#fields/preview/isolated-frame.tsx'
import styles from '#fields/preview/preview-dialog.module.css'
import { Failed, type ViewerProps, Waiting } from '#fields/preview/states.tsx'
import { useLoaded } from '#fields/preview/use-loaded.ts'

const widest = 1100

/** A Word document in pages. */
export function DocxViewer({ file, onRetry }: ViewerProps) {
  const loaded = useLoaded(file.url, async (help) => {
    const { bytes } = await readBytes(file.url, help)
    expectModest(bytes)
    return docxHtml(bytes, Math.min(widest, window.innerWidth))
  })
  if (loaded.state === 'failed') return <Failed error={loaded.error} onRetry={onRetry} />
  if (loaded.state === 'loading') return <Waiting bytes={loaded.bytes} size={file.size} />
  return (
    <div className={styles.paper}>
      <IsolatedFrame html={loaded.value} title={file.name} />
    </div>
  )
}

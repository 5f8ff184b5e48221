import type { Reading } from '@cohort/contract/readings'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useStoredFile } from '#fields/files/addresses.ts'
import { Waiting } from '#fields/preview/states.tsx'
import { ToolsSlot } from '#fields/preview/tools.tsx'
import { type Light, useLit } from '#fields/reading/light.ts'
import { Lines } from '#fields/reading/lines.tsx'
import { Picture } from '#fields/reading/picture.tsx'
import styles from '#fields/reading/reading.module.css'
import { useReadingText } from '#fields/reading/text.ts'
import { Icon } from '#ui/icon.tsx'

const loadViewer = () => import('#fields/preview/pdf-viewer.tsx')
const PdfViewer = lazy(async () => ({ default: (await loadViewer()).PdfViewer }))

interface Named {
  fileId: string
  name: string
}

interface Props {
  reading: Pick<Reading, 'document'>
  light: Light
  /** The stored file; what is only pasted has none. */
  file?: Named | undefined
  /** Others of the same record that were read. */
  files?: readonly Named[]
  onFile?: (fileId: string) => void
}

const pictured = new Set<Reading['document']['kind']>(['pdf', 'image'])

/** The file that a resume was read from: its pages with the places of what is lit, or its text line by line. */
export function Original({ reading, light, file, files = [], onFile }: Props) {
  const text = useReadingText()
  const lit = useLit(light)
  const { document } = reading
  const isPictured = file !== undefined && pictured.has(document.kind)
  const [asWords, setAsWords] = useState(false)
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const stored = useStoredFile(isPictured ? file.fileId : undefined)
  // What draws it comes along with its address, not after it.
  const isPrinted = isPictured && document.kind === 'pdf'
  useEffect(() => {
    if (isPrinted) void loadViewer()
  }, [isPrinted])
  const isLost = isPictured && stored.data === null
  const { problems } = document.quality
  return (
    <div className={styles.original}>
      <div className={styles.bar}>
        {files.length > 1 && file && onFile ? (
          <select aria-label={text.file} value={file.fileId} onChange={({ target }) => onFile(target.value)}>
            {files.map(({ fileId, name }) => (
              <option key={fileId} value={fileId}>
                {name}
              </option>
            ))}
          </select>
        ) : (
          <span className={styles.fileName}>{file?.name ?? text.words}</span>
        )}
        <span ref={setTools} className={styles.tools} />
        {isPictured && !isLost && (
          <button
            type="button"
            className={styles.switch}
            aria-pressed={asWords}
            title={text.view}
            onClick={() => setAsWords(!asWords)}
          >
            {text.words}
          </button>
        )}
      </div>
      {problems.length > 0 && (
        <p className={styles.problems}>
          <Icon name="warning" size={16} />
          {[...new Set(problems.map(({ problem }) => text.problems[problem]))].join(' · ')}
        </p>
      )}
      {isLost && <p className={styles.problems}>{text.lost}</p>}
      <div className={styles.stage}>
        {!isPictured || asWords || isLost ? (
          <Lines document={document} lit={lit} />
        ) : !stored.data ? (
          <Waiting />
        ) : document.kind === 'image' ? (
          <Picture file={stored.data} document={document} lit={lit} />
        ) : (
          <ToolsSlot value={tools}>
            <Suspense fallback={<Waiting />}>
              <PdfViewer
                file={stored.data}
                onRetry={() => void stored.refetch()}
                marked={{ pages: document.pages, lit }}
              />
            </Suspense>
          </ToolsSlot>
        )}
      </div>
    </div>
  )
}

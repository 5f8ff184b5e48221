import { useId, useState } from 'react'
import { expectModest, readBytes } from '#fields/preview/content.ts'
import { readSheets } from '#fields/preview/read-sheets.ts'
import styles from '#fields/preview/sheet.module.css'
import { type SheetContent, SheetGrid } from '#fields/preview/sheet-grid.tsx'
import { Failed, type ViewerProps, Waiting } from '#fields/preview/states.tsx'
import { usePreviewText } from '#fields/preview/text.ts'
import { type Loaded, useLoaded } from '#fields/preview/use-loaded.ts'
import { sizeText } from '#lib/bytes.ts'
import { readCsv } from '#lib/csv.ts'
import { decodeText } from '#lib/decode.ts'
import { Notice } from '#ui/states.tsx'
import { TabList } from '#ui/tabs.tsx'

interface Book {
  sheets: readonly SheetContent[]
  encoding?: string | undefined
  cut?: boolean
}

const most = 8 * 1024 * 1024
/** A workbook becomes objects many times its size. */
const unpackedMost = 80 * 1024 * 1024

/** A workbook. Values are shown as they were last computed; formulas and macros are neither read nor run. */
export function SheetViewer({ file, onRetry }: ViewerProps) {
  const book = useLoaded<Book>(file.url, async (help) => {
    const { bytes } = await readBytes(file.url, help)
    expectModest(bytes, unpackedMost)
    return { sheets: await readSheets(bytes, help.signal) }
  })
  return <BookView book={book} size={file.size} onRetry={onRetry} />
}

/** Comma separated values, in whatever encoding they were written. */
export function CsvViewer({ file, onRetry }: ViewerProps) {
  const book = useLoaded<Book>(file.url, async (help) => {
    const { bytes, cut } = await readBytes(file.url, { ...help, most })
    const decoded = decodeText(bytes)
    return { sheets: [{ name: file.name, rows: readCsv(decoded?.text ?? '') }], encoding: decoded?.encoding, cut }
  })
  return <BookView book={book} size={file.size} onRetry={onRetry} />
}

function BookView({ book, size, onRetry }: { book: Loaded<Book>; size: number; onRetry: () => void }) {
  const text = usePreviewText()
  const [at, setAt] = useState(0)
  const id = useId()
  if (book.state === 'failed') return <Failed error={book.error} onRetry={onRetry} />
  if (book.state === 'loading') return <Waiting bytes={book.bytes} size={size} />
  const { sheets, encoding, cut } = book.value
  const sheet = sheets[at]
  if (!sheet || (sheets.length === 1 && sheet.rows.length === 0)) return <Notice mark="empty" title={text.empty} fill />
  return (
    <div className={styles.book}>
      <div id={id} className={styles.sheet} role="tabpanel" aria-label={sheet.name}>
        <SheetGrid key={at} sheet={sheet} />
      </div>
      <div className={styles.foot}>
        {sheets.length > 1 && <SheetTabs sheets={sheets} at={at} onChoose={setAt} panel={id} />}
        <span>{text.rows(sheet.rows.length.toLocaleString('en-US'))}</span>
        {encoding && <span>{text.encoding(encoding.toUpperCase())}</span>}
        {cut && <span>{text.cut(sizeText(most))}</span>}
      </div>
    </div>
  )
}

interface TabsProps {
  sheets: readonly SheetContent[]
  at: number
  onChoose: (at: number) => void
  panel: string
}

function SheetTabs({ sheets, at, onChoose, panel }: TabsProps) {
  return (
    <TabList
      className={styles.tabs}
      label={usePreviewText().sheets}
      tabs={sheets.map(({ name }, index) => ({ key: String(index), label: name }))}
      current={String(at)}
      onChoose={(key) => onChoose(Number(key))}
      panel={panel}
    />
  )
}

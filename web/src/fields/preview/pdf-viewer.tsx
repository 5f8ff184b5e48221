import type { Reading } from '@cohort/contract/readings'
import { useVirtualizer } from '@tanstack/react-virtual'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useRef, useState } from 'react'
import { larger, smaller } from '#fields/preview/image-view.ts'
import { isLocked, openPdf } from '#fields/preview/pdf.ts'
import { type PageSize, PdfPage } from '#fields/preview/pdf-page.tsx'
import { PdfTools } from '#fields/preview/pdf-tools.tsx'
import styles from '#fields/preview/pdf-viewer.module.css'
import { Failed, type ViewerProps, Waiting } from '#fields/preview/states.tsx'
import { usePreviewText } from '#fields/preview/text.ts'
import { useFrame } from '#fields/preview/use-frame.ts'
import { Boxes, placeOf } from '#fields/reading/boxes.tsx'
import type { Lit } from '#fields/reading/light.ts'
import { Notice } from '#ui/states.tsx'

interface Opened {
  pdf: PDFDocumentProxy
  first: PageSize
}

/** Pages on which something is lit. */
interface MarkedPages {
  pages: Reading['document']['pages']
  lit: Lit | undefined
}

/** A PDF of any length: only the pages in sight are drawn. */
export function PdfViewer({ file, onRetry, marked }: ViewerProps & { marked?: MarkedPages }) {
  const text = usePreviewText()
  const [opened, setOpened] = useState<Opened>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    const task = openPdf(file.url)
    let over = false
    task.promise
      .then(async (pdf) => {
        const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
        if (!over) setOpened({ pdf, first: { width, height } })
      })
      .catch((failure: unknown) => !over && setError(failure))
    return () => {
      over = true
      void task.destroy()
    }
  }, [file.url])
  if (isLocked(error)) return <Notice mark="lock" title={text.pdf.locked} hint={text.pdf.lockedHint} fill />
  if (error) return <Failed error={error} onRetry={onRetry} />
  return opened ? <Pages {...opened} marked={marked} /> : <Waiting />
}

const gap = 12
/** A page is not blown up beyond this only because there is room. */
const widest = 1.4

function Pages({ pdf, first, marked }: Opened & { marked: MarkedPages | undefined }) {
  const text = usePreviewText()
  const box = useRef<HTMLElement>(null)
  const frame = useFrame(box)
  const [sizes, setSizes] = useState<Readonly<Record<number, PageSize>>>({})
  const [chosen, setChosen] = useState<number>()
  const edge = frame.width < 640 ? 16 : 64
  const fit = Math.max(0.2, Math.min(widest, (frame.width - edge) / first.width))
  const scale = chosen ?? fit
  const onSize = useCallback((number: number, size: PageSize) => {
    setSizes((now) =>
      now[number]?.width === size.width && now[number]?.height === size.height ? now : { ...now, [number]: size },
    )
  }, [])
  const list = useVirtualizer({
    count: pdf.numPages,
    getScrollElement: () => box.current,
    estimateSize: (at) => (sizes[at + 1] ?? first).height * scale + gap,
    overscan: 1,
    paddingStart: gap,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sizes are other places
  useEffect(() => list.measure(), [scale, sizes])
  const place = marked && placeOf(marked.pages, marked.lit)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place is gone to, not the same at another size
  useEffect(() => {
    if (!place || frame.height === 0) return
    const page = list.measurementsCache[place.page - 1]
    if (page) list.scrollToOffset(page.start + place.down * page.size - frame.height / 3)
  }, [marked?.lit, frame.height > 0])
  const middle = (list.scrollOffset ?? 0) + frame.height / 2
  const current = list.getVirtualItems().findLast(({ start }) => start <= middle)?.index ?? 0
  return (
    <>
      <PdfTools
        page={current + 1}
        pages={pdf.numPages}
        scale={scale}
        onPage={(page) => list.scrollToIndex(page - 1, { align: 'start' })}
        onLarger={() => setChosen(Math.min(6, scale * larger))}
        onSmaller={() => setChosen(Math.max(0.2, scale * smaller))}
        onActual={() => setChosen(1)}
        onFit={() => setChosen(undefined)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={box} className={styles.pages} tabIndex={0} aria-label={text.pdf.label} data-scrolls>
        <div className={styles.roll} style={{ height: list.getTotalSize() }}>
          {frame.width > 0 &&
            list.getVirtualItems().map(({ index, start }) => (
              <div key={index} className={styles.place} style={{ transform: `translateY(${start}px)` }}>
                <div className={styles.sheet}>
                  <PdfPage
                    pdf={pdf}
                    number={index + 1}
                    scale={scale}
                    size={sizes[index + 1] ?? first}
                    onSize={onSize}
                  />
                  {marked && <Boxes page={marked.pages[index]} lit={marked.lit} />}
                </div>
              </div>
            ))}
        </div>
      </section>
    </>
  )
}

import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist'
import { type CSSProperties, memo, useEffect, useRef } from 'react'
import styles from '#fields/preview/pdf-viewer.module.css'
import { usePreviewText } from '#fields/preview/text.ts'

export interface PageSize {
  width: number
  height: number
}

interface Props {
  pdf: PDFDocumentProxy
  /** From 1. */
  number: number
  scale: number
  size: PageSize
  onSize: (number: number, size: PageSize) => void
}

const finest = 2

/** One page: drawn on a canvas, with its words over it, clear as glass, so that they can be marked and copied. */
export const PdfPage = memo(function PdfPage({ pdf, number, scale, size, onSize }: Props) {
  const text = usePreviewText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [surface, layer] = [canvas.current, words.current]
    if (!surface || !layer) return
    let stop: (() => void) | undefined
    let over = false
    const draw = async () => {
      const page = await pdf.getPage(number)
      if (over) return
      const viewport = page.getViewport({ scale })
      onSize(number, { width: viewport.width / scale, height: viewport.height / scale })
      const sharpness = Math.min(finest, window.devicePixelRatio || 1)
      const fine = page.getViewport({ scale: scale * sharpness })
      surface.width = Math.floor(fine.width)
      surface.height = Math.floor(fine.height)
      const drawing = page.render({ canvas: surface, viewport: fine })
      layer.replaceChildren()
      const laying = new TextLayer({ textContentSource: page.streamTextContent(), container: layer, viewport })
      stop = () => {
        drawing.cancel()
        laying.cancel()
      }
      await Promise.all([drawing.promise, laying.render()])
    }
    // A page that is scrolled away while it is drawn, or that is damaged, stays white; the others do not care.
    draw().catch(() => undefined)
    return () => {
      over = true
      stop?.()
    }
  }, [pdf, number, scale, onSize])
  const style = {
    width: size.width * scale,
    height: size.height * scale,
    '--total-scale-factor': scale,
    '--scale-round-x': '1px',
    '--scale-round-y': '1px',
  } as CSSProperties
  return (
    <section className={styles.page} style={style} aria-label={text.pageOf(number)} data-page={number}>
      <canvas ref={canvas} />
      <div ref={words} className={styles.words} />
    </section>
  )
})

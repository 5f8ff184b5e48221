import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import { readBytes } from '#fields/preview/content.ts'
import { Failed, type ViewerProps, Waiting } from '#fields/preview/states.tsx'
import { usePreviewText } from '#fields/preview/text.ts'
import styles from '#fields/preview/text-viewer.module.css'
import { useLoaded } from '#fields/preview/use-loaded.ts'
import { sizeText } from '#lib/bytes.ts'
import { type Decoded, decodeText } from '#lib/decode.ts'
import { Notice } from '#ui/states.tsx'

const most = 2 * 1024 * 1024

/** Plain text and code, with the numbers of its lines. Of a long one only the lines in sight are drawn. */
export function TextViewer({ file, onRetry }: ViewerProps) {
  const text = usePreviewText()
  const loaded = useLoaded(file.url, async (help) => {
    const { bytes, cut } = await readBytes(file.url, { ...help, most })
    return { decoded: decodeText(bytes), cut, empty: bytes.length === 0 }
  })
  if (loaded.state === 'failed') return <Failed error={loaded.error} onRetry={onRetry} />
  if (loaded.state === 'loading') return <Waiting bytes={loaded.bytes} size={file.size} />
  const { decoded, cut, empty } = loaded.value
  if (empty) return <Notice mark="empty" title={text.empty} fill />
  if (!decoded) return <Notice mark="none" title={text.noPreview} hint={text.noPreviewHint} fill />
  return <Lines decoded={decoded} cut={cut} />
}

const lineHeight = 20
/** A line of a million characters is cut into pieces: the browser would stop for seconds to lay it out. */
const longest = 2_000

const linesOf = (text: string): { number: number; part: string }[] =>
  // The end of the last line begins no new one.
  text
    .replace(/\r?\n$/, '')
    .split(/\r\n|\r|\n/)
    .flatMap((line, at) => {
      const number = at + 1
      if (line.length <= longest) return [{ number, part: line }]
      const pieces = Math.ceil(line.length / longest)
      return Array.from({ length: pieces }, (_, piece) => ({
        number: piece === 0 ? number : 0,
        part: line.slice(piece * longest, (piece + 1) * longest),
      }))
    })

function Lines({ decoded, cut }: { decoded: Decoded; cut: boolean }) {
  const text = usePreviewText()
  const box = useRef<HTMLElement>(null)
  const lines = useMemo(() => linesOf(decoded.text), [decoded.text])
  const list = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => lineHeight,
    overscan: 20,
    paddingStart: 12,
    paddingEnd: 12,
  })
  const digits = String(lines.at(-1)?.number ?? lines.length).length
  return (
    <div className={styles.text}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={box} className={styles.scroll} tabIndex={0} aria-label={text.code}>
        <div className={styles.roll} style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, start }) => (
            <div
              key={index}
              ref={list.measureElement}
              data-index={index}
              className={styles.line}
              style={{ transform: `translateY(${start}px)` }}
            >
              <span className={styles.number} style={{ width: `${digits}ch` }} aria-hidden="true">
                {lines[index]?.number || ''}
              </span>
              <span className={styles.words}>{lines[index]?.part}</span>
            </div>
          ))}
        </div>
      </section>
      <p className={styles.foot}>
        <span>{text.encoding(decoded.encoding.toUpperCase())}</span>
        {cut && <span>{text.cut(sizeText(most))}</span>}
      </p>
    </div>
  )
}

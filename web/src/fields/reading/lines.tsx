import type { Reading, Source } from '@cohort/contract/readings'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Lit } from '#fields/reading/light.ts'
import styles from '#fields/reading/reading.module.css'
import { useReadingText } from '#fields/reading/text.ts'
import { Icon } from '#ui/icon.tsx'

interface Props {
  document: Reading['document']
  lit: Lit | undefined
}

type Line = Reading['document']['lines'][number]

/** The file as it was read, line by line; what is lit is marked in it. */
export function Lines({ document, lit }: Props) {
  const text = useReadingText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [frame, mark] = [box.current, box.current?.querySelector('mark')]
    if (!lit || !frame || !mark) return
    // Only the text is moved: the page around it stays with the field that is read.
    const [around, inside] = [frame.getBoundingClientRect(), mark.getBoundingClientRect()]
    frame.scrollTop += inside.top + inside.height / 2 - around.top - around.height / 2
  }, [lit])
  const sources = lit?.sources ?? []
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={box} className={styles.lines} tabIndex={0} aria-label={text.lines}>
      {document.pages.map(({ number }) => (
        <div key={number} className={styles.sheet}>
          {document.pages.length > 1 && <small className={styles.pageName}>{text.page(number)}</small>}
          {document.lines
            .filter(({ page }) => page === number)
            .map((line) => (
              <p key={line.start} data-heading={line.heading || undefined} data-bold={line.bold || undefined}>
                {marked(line, sources)}
              </p>
            ))}
        </div>
      ))}
      {document.hidden.length > 0 && (
        <aside className={styles.hidden}>
          <p>
            <Icon name="eyeOff" size={16} />
            {text.hidden(document.hidden.length)}
          </p>
          <ul>
            {document.hidden.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a file, which never change places
              <li key={at}>
                <del>{one.text.slice(0, 200)}</del> <small>{text.hiddenReasons[one.reason]}</small>
              </li>
            ))}
          </ul>
        </aside>
      )}
    </section>
  )
}

/** A line with the parts of it that are lit; parts that meet or overlap are one. */
function marked({ text, start }: Line, sources: readonly Source[]): ReactNode {
  const spans = sources
    .map((source) => [Math.max(0, source.start - start), Math.min(text.length, source.end - start)] as const)
    .filter(([from, to]) => to > from)
    .toSorted(([a], [b]) => a - b)
  const parts: ReactNode[] = []
  let at = 0
  for (const [from, to] of spans) {
    if (to <= at) continue
    parts.push(text.slice(at, Math.max(at, from)), <mark key={from}>{text.slice(Math.max(at, from), to)}</mark>)
    at = to
  }
  return parts.length > 0 ? [...parts, text.slice(at)] : text || ' '
}

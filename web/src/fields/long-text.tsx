import styles from '#fields/cell.module.css'
import type { CellProps } from '#fields/cell.tsx'
import { Marked } from '#fields/marked.tsx'

/** Keeps its line breaks in a record; in a list it is one line. */
export function LongTextCell({ text, highlight, whole }: CellProps) {
  return (
    <span className={whole ? styles.long : undefined}>
      <Marked text={text} highlight={highlight} />
    </span>
  )
}

import styles from '#fields/cell.module.css'
import type { CellProps } from '#fields/cell.tsx'
import { Marked } from '#fields/marked.tsx'

/** A dot in the colour of the choice before its name: the colour never speaks alone. */
export function SingleChoiceCell({ value, definition, text, highlight }: CellProps) {
  const color = definition.options?.choices?.find(({ id }) => id === value)?.color
  return (
    <span className={styles.choice}>
      {color && <span className={`${styles.dot} ${styles[color]}`} aria-hidden="true" />}
      <span>
        <Marked text={text} highlight={highlight} />
      </span>
    </span>
  )
}

import styles from '#fields/cell.module.css'
import type { CellProps } from '#fields/cell.tsx'

/** A bar with its number. */
export function ProgressCell({ value, text }: CellProps) {
  return (
    <span className={styles.progress}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.filled} style={{ display: 'block', width: `${Number(value)}%` }} />
      </span>
      {text}
    </span>
  )
}

import styles from '#fields/cell.module.css'
import type { CellProps } from '#fields/cell.tsx'
import { Icon } from '#ui/icon.tsx'

/** A star and the number: counting stars takes longer than reading one. */
export function RatingCell({ value }: CellProps) {
  return (
    <span className={`${styles.choice} ${styles.amber}`}>
      <Icon name="star" size={14} />
      <span style={{ color: 'var(--ink)' }}>{String(value)}</span>
    </span>
  )
}

import styles from '#modules/matching/components/reactivate/reactivate.module.css'
import { useMatchingText } from '#modules/matching/text.ts'

export const steps = ['suggested', 'contacted', 'replied', 'interviewed', 'hired'] as const
/** What stands in a row, in its order; the buttons at its end need no name. */
const columns = ['person', 'fit', 'last', 'why', 'consent'] as const

/** Each row says its own to whoever listens: the heads are for the eye. */
export function Columns() {
  const text = useMatchingText().again
  return (
    <div className={`${styles.row} ${styles.columns}`} aria-hidden="true">
      {columns.map((column) => (
        <span key={column}>{text.columns[column]}</span>
      ))}
    </div>
  )
}

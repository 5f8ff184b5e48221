import type { ChoiceColor } from '@cohort/contract/fields/field'
import styles from '#fields/cell.module.css'

/** The colour of a tag before its name. */
export function ColorDot({ color }: { color: ChoiceColor | undefined }) {
  return color ? <span className={`${styles.dot} ${styles[color]}`} aria-hidden="true" /> : null
}

import styles from '#modules/tasks/components/parts.module.css'

/** The colour of a stage: a dot, never a fill. */
export function StageDot({ color }: { color: string | undefined }) {
  return <span className={`${styles.dot} ${styles[color ?? 'grey'] ?? styles.grey}`} aria-hidden="true" />
}

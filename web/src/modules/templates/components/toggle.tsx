import styles from '#modules/templates/components/toggle.module.css'

interface Props {
  on: boolean
  onChange: (on: boolean) => void
  label: string
  /** Why it cannot be changed. It stays reachable by keyboard, and this is its description. */
  refused?: string | undefined
}

/** A switch. */
export function Toggle({ on, onChange, label, refused }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      aria-disabled={refused !== undefined || undefined}
      aria-description={refused}
      title={refused ?? label}
      className={styles.toggle}
      onClick={() => refused === undefined && onChange(!on)}
    />
  )
}

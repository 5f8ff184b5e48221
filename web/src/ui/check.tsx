import type { ReactNode } from 'react'
import styles from '#ui/check.module.css'

interface Props {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Seen beside the box; without it `label` names the box. */
  children?: ReactNode
  label?: string
  /** Why it cannot be changed. It stays reachable by keyboard, and this is its description. */
  refused?: string | undefined
  tabIndex?: number
}

/** A box to tick. A refused one says why. */
export function Check({ checked, onChange, children, label, refused, tabIndex }: Props) {
  return (
    <label className={styles.check} title={refused}>
      <input
        type="checkbox"
        checked={checked}
        tabIndex={tabIndex}
        aria-label={label}
        aria-disabled={refused !== undefined || undefined}
        aria-description={refused}
        onChange={({ target }) => refused === undefined && onChange(target.checked)}
      />
      {children}
    </label>
  )
}

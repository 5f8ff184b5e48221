import type { ReactNode } from 'react'
import styles from '#modules/members/components/setting.module.css'

interface Props {
  label: string
  /** The field that the label belongs to; without one it is a heading of the row. */
  htmlFor?: string
  id?: string
  /** Beside the label, quieter. */
  aside?: string
  children: ReactNode
}

export function SettingRow({ label, htmlFor, id, aside, children }: Props) {
  return (
    <div className={styles.row}>
      <div className={styles.label}>
        {htmlFor ? <label htmlFor={htmlFor}>{label}</label> : <span id={id}>{label}</span>}
        {aside && <small>{aside}</small>}
      </div>
      <div>{children}</div>
    </div>
  )
}

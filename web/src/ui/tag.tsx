import type { ReactNode } from 'react'
import styles from '#ui/tag.module.css'

interface Props {
  tone?: 'plain' | 'accent' | 'warn' | 'danger' | 'info' | 'outline'
  title?: string
  children: ReactNode
}

/** A short word about something: its status, its kind. */
export function Tag({ tone = 'plain', title, children }: Props) {
  return (
    <span className={`${styles.tag} ${styles[tone]}`} title={title}>
      {children}
    </span>
  )
}

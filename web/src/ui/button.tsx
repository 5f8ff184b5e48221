import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styles from '#ui/button.module.css'

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'disabled'> {
  /** One primary button per view. */
  kind?: 'default' | 'primary' | 'text' | 'link'
  size?: 'small' | 'middle' | 'large'
  danger?: boolean
  icon?: ReactNode
  /** Busy: it keeps its width and cannot be pressed twice. */
  loading?: boolean
  /** A sentence says why; `true` only where the form itself shows it. */
  disabled?: boolean | string
  block?: boolean
  submit?: boolean
  ref?: Ref<HTMLButtonElement>
}

/**
 * The button of the sign-in area and the frame, which load no Ant Design. A refused one stays reachable by keyboard, and
 * its reason is its description.
 */
export function Button(props: Props) {
  const { kind = 'default', size = 'middle', danger, icon, loading, disabled, block, submit, ...rest } = props
  const { className, children, onClick, ...attributes } = rest
  const off = loading || Boolean(disabled)
  const reason = typeof disabled === 'string' ? disabled : undefined
  const classes = [styles.button, styles[kind], styles[size], danger && styles.danger, block && styles.block, className]
  return (
    <button
      {...attributes}
      type={submit ? 'submit' : 'button'}
      className={classes.filter(Boolean).join(' ')}
      aria-disabled={off || undefined}
      aria-busy={loading || undefined}
      title={reason ?? attributes.title}
      aria-description={reason}
      data-icon-only={children === undefined || undefined}
      onClick={(event) => {
        if (off) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {loading ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  )
}

import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from '#ui/dialog.module.css'
import { useFocusTrap, useInertPage } from '#ui/focus.ts'
import { Icon } from '#ui/icon.tsx'
import { useUiText } from '#ui/text.ts'

interface Props {
  open: boolean
  title: ReactNode
  onClose: () => void
  /** In pixels, or a share of the window. */
  width?: number | `${number}vw`
  /** Buttons, the primary one last. */
  footer?: ReactNode
  children: ReactNode
  /** A question that must be answered by a button: no cross, no Escape, no click outside. */
  firm?: boolean
  /** The body goes to the edges: lists and pictures. */
  flush?: boolean
}

/** A dialog: in the middle of the page on a desk, a sheet from below on a phone. */
export function Dialog(props: Props) {
  return props.open ? createPortal(<Opened {...props} />, document.body) : null
}

function Opened({ title, onClose, width = 440, footer, children, firm = false, flush = false }: Props) {
  const text = useUiText()
  const titleId = useId()
  const ref = useRef<HTMLDivElement>(null)
  // In this order: when it closes, what opened it can take the focus only once the page is free again.
  useInertPage()
  useFocusTrap(ref)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || firm || event.defaultPrevented) return
    // Escape closes the list that a field has dropped down, and only then the dialog.
    if (event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true') return
    event.stopPropagation()
    onClose()
  }
  return (
    <div className={styles.layer}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the cross and Escape do the same by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the cross and Escape do the same by keyboard */}
      <div className={styles.mask} onClick={firm ? undefined : onClose} />
      <div
        ref={ref}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles.dialog}
        style={{ '--dialog-width': typeof width === 'number' ? `${width}px` : width } as CSSProperties}
        onKeyDown={onKeyDown}
      >
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {!firm && (
            <button type="button" className={styles.close} aria-label={text.close} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </div>
        <div className={flush ? styles.flush : styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </div>
  )
}

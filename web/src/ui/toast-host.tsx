import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '#ui/icon.tsx'
import { useUiText } from '#ui/text.ts'
import styles from '#ui/toast.module.css'
import { type Toast, toast } from '#ui/toast.ts'

/** Draws the toasts, newest at the bottom, above everything else. */
export function ToastHost() {
  const text = useUiText()
  const toasts = useSyncExternalStore(toast.subscribe, toast.all)
  return createPortal(
    <section className={styles.host} data-toasts aria-label={text.notifications}>
      {toasts.map((one) => (
        <ToastCard key={one.id} one={one} />
      ))}
    </section>,
    document.body,
  )
}

/** They take back what was done last (use-toast-keys.ts). */
const undoKeys = /Mac/.test(navigator.platform) ? '⌘Z' : 'Ctrl Z'

function ToastCard({ one }: { one: Toast }) {
  const text = useUiText()
  const [held, setHeld] = useState(false)
  const left = useCountdown(one, held)
  const danger = one.tone === 'danger'
  const { action } = one
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here but waiting for whoever reads
    <div
      className={danger ? `${styles.card} ${styles.danger}` : styles.card}
      role={danger ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={danger ? 'warning' : 'check'} size={16} />
      <span className={styles.text}>{one.text}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toast.hide(one.id)
            action.run()
          }}
        >
          {action.label}
          {action.countdown && (
            <>
              <kbd>{undoKeys}</kbd>
              <span className={styles.left}>{text.undoIn(left)}</span>
            </>
          )}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={text.close} onClick={() => toast.hide(one.id)}>
        <Icon name="close" size={14} />
      </button>
    </div>
  )
}

/** Counts the seconds down and hides the toast at zero; while the pointer or the focus rests on it, time stands still. */
function useCountdown(one: Toast, held: boolean): number {
  const [left, setLeft] = useState(one.seconds)
  useEffect(() => {
    if (held) return
    if (left <= 0) {
      toast.hide(one.id)
      return
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, held, one.id])
  return left
}

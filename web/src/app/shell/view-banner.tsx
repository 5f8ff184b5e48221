import { useLayoutEffect, useState } from 'react'
import { useFrame } from '#app/shell/frame-context.ts'
import { useShellText } from '#app/shell/text.ts'
import styles from '#app/shell/view-banner.module.css'
import { endView } from '#lib/view.ts'
import { Icon } from '#ui/icon.tsx'

/** Over everything, pop-ups too: whoever looks through another member's eyes always sees that they do. */
export function ViewBanner() {
  const text = useShellText().viewing
  const { user } = useFrame().viewer
  const [ending, setEnding] = useState(false)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--banner-height', '40px')
    return () => {
      style.removeProperty('--banner-height')
    }
  }, [])
  if (!user?.viewedBy) return null
  return (
    <section className={styles.banner} aria-label={text.label}>
      <Icon name="eye" size={16} />
      <p>
        {text.banner(user.username)}
        <small>{text.by(user.viewedBy)}</small>
      </p>
      <button
        type="button"
        aria-busy={ending || undefined}
        onClick={() => {
          setEnding(true)
          void endView()
        }}
      >
        {text.end}
      </button>
    </section>
  )
}

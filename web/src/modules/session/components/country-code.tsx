import { useRef, useState } from 'react'
import styles from '#modules/session/components/form.module.css'
import { useSessionText } from '#modules/session/text.ts'
import { Icon } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'

/** Text messages reach mainland China only; the menu says so, and what to do elsewhere. */
export function CountryCode() {
  const text = useSessionText().form
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.country}
        aria-label={`${text.country} +86`}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        +86 <Icon name="down" size={14} />
      </button>
      {open && (
        <Menu
          anchor={button}
          width={280}
          label={text.country}
          onClose={close}
          header={<p className={styles.menuNote}>{text.onlyMainland}</p>}
          items={[{ key: '86', label: text.mainland, hint: '+86', checked: true, run: close }]}
        />
      )}
    </>
  )
}

import { useRef, useState } from 'react'
import { useOwnKeys } from '#lib/own-keys.ts'
import styles from '#modules/matching/components/recommend/key-help.module.css'
import { useMatchingText } from '#modules/matching/text.ts'
import { Popover } from '#ui/popover.tsx'

const keys = ['j k', 'x', 'a', 'd', 'Esc', 'Ctrl Z', '?'] as const

/** Which key does what; itself by “?”. */
export function KeyHelp() {
  const text = useMatchingText().keys
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  useOwnKeys(anchor, { '?': () => setOpen(true) })
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.open}
        aria-label={text.title}
        title={text.named(text.title, '?')}
        aria-haspopup="true"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <kbd>?</kbd>
      </button>
      {isOpen && (
        <Popover anchor={anchor} label={text.title} placement="bottomEnd" width={248} onClose={() => setOpen(false)}>
          <dl className={styles.keys}>
            {keys.map((key) => (
              <div key={key}>
                <dt>
                  {key.split(' ').map((one) => (
                    <kbd key={one}>{one}</kbd>
                  ))}
                </dt>
                <dd>{text.deeds[key]}</dd>
              </div>
            ))}
          </dl>
        </Popover>
      )}
    </>
  )
}

import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useIsPhone } from '#lib/media.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import styles from '#ui/menu.module.css'
import { type Placement, Popover } from '#ui/popover.tsx'

export interface MenuItem {
  key: string
  label: string
  icon?: IconName
  /** At the right edge: a key, a count, the current value. */
  hint?: ReactNode
  checked?: boolean
  danger?: boolean
  /** A hairline above it. */
  apart?: boolean
  /** Chosen in place: the menu stays open. */
  stay?: boolean
  /** Why it cannot be chosen, said below it. It stays reachable by keyboard. */
  refused?: string | undefined
  run: () => void
}

interface Props {
  anchor: RefObject<HTMLElement | null>
  label: string
  items: readonly MenuItem[]
  onClose: () => void
  placement?: Placement
  header?: ReactNode
  width?: number
}

/** A menu of actions: arrows, Home, End and first letters by keyboard; a sheet on the phone. */
export function Menu({ anchor, label, items, onClose, placement, header, width = 232 }: Props) {
  const phone = useIsPhone()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus({ preventScroll: true })
  }, [])
  return (
    <Popover anchor={anchor} label={label} placement={placement} onClose={onClose} width={width} sheet={phone}>
      {header}
      <div
        ref={list}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={(event) => move(event, list.current, onClose)}
      >
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            {...roleOf(item)}
            tabIndex={-1}
            className={`${styles.item} ${item.danger ? styles.danger : ''} ${item.apart ? styles.apart : ''}`}
            aria-disabled={item.refused !== undefined || undefined}
            onClick={() => {
              if (item.refused !== undefined) return
              if (!item.stay) {
                onClose()
                anchor.current?.focus()
              }
              item.run()
            }}
          >
            {item.icon && <Icon name={item.icon} size={16} />}
            <span className={styles.label}>
              {item.label}
              {item.refused && <small>{item.refused}</small>}
            </span>
            {item.hint && <span className={styles.hint}>{item.hint}</span>}
            {item.checked && <Icon name="check" size={14} />}
          </button>
        ))}
      </div>
    </Popover>
  )
}

const roleOf = ({ checked }: MenuItem) =>
  checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked }

function move(event: KeyboardEvent, list: HTMLElement | null, onClose: () => void): void {
  const stops = [...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  const jump: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
  const to = jump[event.key]
  if (event.key === 'Tab') onClose()
  else if (to !== undefined) {
    event.preventDefault()
    stops.at(to % stops.length)?.focus()
  } else if (/^\p{L}$/u.test(event.key)) {
    const found = stops.find((stop) => stop.textContent?.toLowerCase().startsWith(event.key.toLowerCase()))
    found?.focus()
  }
}

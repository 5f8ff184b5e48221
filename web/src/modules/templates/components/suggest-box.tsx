import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styles from '#modules/templates/components/suggest-box.module.css'

interface Suggestion {
  key: string
  label: ReactNode
  hint?: ReactNode
}

interface Props {
  /** Names the field; the label around it does where this is left out. */
  label?: string
  id?: string
  placeholder: string
  maxLength: number
  value: string
  onType: (typed: string) => void
  suggestions: readonly Suggestion[]
  /** What the list is called. */
  listLabel: string
  onChoose: (key: string) => void
  icon?: ReactNode
  /** The list opens before anything is typed. */
  eager?: boolean
  describedBy?: string
  /** The list opens above the field: there is no room below. */
  up?: boolean
}

/** A field with suggestions below it: arrows walk through them, Enter takes one, Escape puts them away. */
export function SuggestBox(props: Props) {
  const { value, onType, suggestions, onChoose, listLabel, icon, eager = false } = props
  const list = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = open && suggestions.length > 0
  const at = shown ? Math.min(active, suggestions.length - 1) : -1
  const take = (key: string) => {
    onChoose(key)
    setOpen(false)
    setActive(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = suggestions[at]
    if (event.nativeEvent.isComposing) return
    if (step) {
      event.preventDefault()
      setOpen(true)
      setActive(Math.max(-1, Math.min(suggestions.length - 1, at + step)))
    } else if (event.key === 'Enter' && chosen && shown) {
      event.preventDefault()
      take(chosen.key)
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault()
      setOpen(false)
    }
  }
  return (
    <div className={styles.box}>
      <div className={styles.field}>
        {icon}
        <input
          id={props.id}
          role="combobox"
          autoComplete="off"
          aria-label={props.label}
          aria-describedby={props.describedBy}
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={list}
          aria-activedescendant={at >= 0 ? `${list}-${at}` : undefined}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          value={value}
          onFocus={() => eager && setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            onType(target.value)
            setOpen(true)
            setActive(-1)
          }}
        />
      </div>
      <div
        id={list}
        role="listbox"
        aria-label={listLabel}
        tabIndex={-1}
        className={props.up ? `${styles.list} ${styles.up}` : styles.list}
        hidden={!shown}
      >
        {shown &&
          suggestions.map(({ key, label, hint }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keyboard for all options
            <div
              key={key}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              className={styles.option}
              // The field keeps the focus, or the list would be gone before the click.
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={() => take(key)}
            >
              <span>{label}</span>
              {hint !== undefined && <small>{hint}</small>}
            </div>
          ))}
      </div>
    </div>
  )
}

import { addToSearchHistory, clearSearchHistory, listSearchHistory } from '@cohort/contract/saved-views'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useCall, useWrite } from '#lib/query.ts'
import bar from '#modules/entities/components/filter-bar.module.css'
import { useViewsText } from '#modules/entities/components/views/text.ts'
import styles from '#modules/entities/components/views/views.module.css'
import type { ListState } from '#modules/entities/list-state.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { useTyped } from '#modules/entities/use-list.ts'
import { Icon } from '#ui/icon.tsx'

interface Props {
  /** What is searched: the name of the type. */
  name: string
  state: ListState
  onChange: (next: ListState) => void
}

const kept = { stale: [listSearchHistory] }

/** The search box of a list, with what was searched for last below it. */
export function SearchBox({ name, state, onChange }: Props) {
  const text = useEntitiesText().bar
  const words = useViewsText()
  const { typed, type } = useTyped(state, onChange)
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const params = { type: state.type }
  const history = useCall(listSearchHistory, { params }, { inPlace: true, enabled: open }).data?.searches ?? []
  const add = useWrite(addToSearchHistory, { ...kept, inPlace: true })
  const forget = useWrite(clearSearchHistory, kept)
  const shown = history.filter(({ query }) => query !== typed.trim() && query.includes(typed.trim()))
  const remember = () => {
    if (typed.trim()) add.mutate({ params, body: { query: typed.trim() } })
  }
  const choose = (query: string) => {
    type(query)
    onChange({ ...state, query, page: 1 })
    add.mutate({ params, body: { query } })
    setOpen(false)
    input.current?.focus()
  }
  const onBlur = (event: FocusEvent) => {
    if (box.current?.contains(event.relatedTarget)) return
    setOpen(false)
    remember()
  }
  return (
    <search ref={box} className={styles.box} onBlur={onBlur} onKeyDown={(event) => move(event, box.current, setOpen)}>
      <label className={bar.search}>
        <Icon name="search" size={16} />
        <input
          ref={input}
          type="search"
          aria-label={text.searchLabel(name)}
          aria-expanded={open && shown.length > 0}
          aria-haspopup="true"
          role="combobox"
          aria-controls="search-history"
          placeholder={text.search}
          maxLength={200}
          value={typed}
          onClick={() => setOpen(true)}
          onChange={({ target }) => {
            type(target.value)
            setOpen(true)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            remember()
            setOpen(false)
          }}
        />
      </label>
      {open && shown.length > 0 && (
        <section id="search-history" className={styles.history} aria-label={words.history}>
          <header>
            <h2>{words.history}</h2>
            <button
              type="button"
              className={styles.clear}
              onClick={() => {
                forget.mutate({ params, body: {} })
                input.current?.focus()
              }}
            >
              {words.clear}
            </button>
          </header>
          <ul>
            {shown.map(({ query }) => (
              <li key={query}>
                <button type="button" className={styles.past} data-stop onClick={() => choose(query)}>
                  <Icon name="history" size={14} />
                  <span>{query}</span>
                </button>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={words.remove(query)}
                  title={words.remove(query)}
                  onClick={() => {
                    forget.mutate({ params, body: { query } })
                    input.current?.focus()
                  }}
                >
                  <Icon name="close" size={14} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </search>
  )
}

/** The arrows go through what was searched for, Escape closes it. */
function move(event: KeyboardEvent, box: HTMLElement | null, setOpen: (open: boolean) => void): void {
  if (event.key === 'Escape') setOpen(false)
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops = [...(box?.querySelectorAll<HTMLElement>('input, [data-stop]') ?? [])]
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  if (event.key === 'ArrowDown' && stops.length === 1) setOpen(true)
  event.preventDefault()
  stops[Math.max(0, Math.min(stops.length - 1, at + (event.key === 'ArrowDown' ? 1 : -1)))]?.focus()
}

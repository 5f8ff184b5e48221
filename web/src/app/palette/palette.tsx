import { limits } from '@cohort/contract/limits'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Command, useActionCommands, usePageCommands } from '#app/palette/commands.ts'
import styles from '#app/palette/palette.module.css'
import { PaletteFooter, PaletteList } from '#app/palette/palette-list.tsx'
import { type Found, find, remembered } from '#app/palette/rank.ts'
import { useMemberCommands } from '#app/palette/use-members.ts'
import { useShellText } from '#app/shell/text.ts'
import { stored } from '#lib/stored.ts'
import { useFocusTrap, useInertPage } from '#ui/focus.ts'
import { Icon } from '#ui/icon.tsx'
import { useUiText } from '#ui/text.ts'

const scopes = ['all', 'page', 'action', 'member'] as const
type Scope = (typeof scopes)[number]

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
const recentCommands = stored<readonly string[]>('recent-commands', [], areTexts)

/** Search and commands, from anywhere by Ctrl or Cmd with K. Everything works by keyboard. */
export function Palette({ onClose }: { onClose: () => void }) {
  const text = useShellText().palette
  const ui = useUiText()
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [scope, setScope] = useState<Scope>('all')
  const [at, setAt] = useState(0)
  useInertPage()
  useFocusTrap(box)
  const { found, busy } = useFound(query, scope)
  const active = Math.min(at, found.length - 1)
  const choose = (command: Command, newWindow: boolean) => {
    recentCommands.write(remembered(recentCommands.read(), command.key, limits.searchHistory))
    onClose()
    if (newWindow && command.href) window.open(command.href, '_blank', 'noopener')
    else command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = found[active]
    const step = stepOf(event.key, active, found.length)
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Tab') nextScope(event.shiftKey ? -1 : 1)
    else if (step !== undefined) setAt(step)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && chosen) {
      choose(chosen.item, event.ctrlKey || event.metaKey)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const nextScope = (by: number) => {
    setScope(scopes[(scopes.indexOf(scope) + by + scopes.length) % scopes.length] ?? 'all')
    setAt(0)
  }
  return createPortal(
    <div className={styles.layer}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape does the same by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by keyboard */}
      <div className={styles.mask} onClick={onClose} />
      <div ref={box} role="dialog" aria-modal="true" aria-label={text.label} tabIndex={-1} className={styles.palette}>
        <div className={styles.top}>
          <Icon name="search" />
          <input
            data-autofocus
            className={styles.input}
            role="combobox"
            aria-expanded="true"
            aria-controls={listId}
            aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
            aria-autocomplete="list"
            aria-label={text.placeholder}
            placeholder={text.placeholder}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setQuery(event.target.value)
              setAt(0)
            }}
          />
          <button type="button" className={styles.scope} title={text.nextScope} onClick={() => nextScope(1)}>
            {text.scopes[scope]}
          </button>
          <kbd>Tab</kbd>
          <button type="button" className={styles.close} aria-label={ui.close} onClick={onClose}>
            <Icon name="close" size={22} />
          </button>
        </div>
        <PaletteList
          id={listId}
          found={found}
          active={active}
          query={query.trim()}
          busy={busy}
          onChoose={choose}
          onPoint={setAt}
        />
        <PaletteFooter />
      </div>
    </div>,
    document.body,
  )
}

function useFound(query: string, scope: Scope): { found: readonly Found<Command>[]; busy: boolean } {
  const { members, busy } = useMemberCommands(query)
  const pages = usePageCommands()
  const actions = useActionCommands()
  const recent = recentCommands.read()
  const within = (kind: Command['kind'], found: readonly Found<Command>[]) =>
    scope === 'all' || scope === kind ? found : []
  // The server has already chosen the colleagues: what it found is shown, marked where the label shows why.
  const people = members.map((item) => find([item], query, [])[0] ?? { item, mark: undefined })
  return {
    busy: busy && (scope === 'all' || scope === 'member'),
    found: [
      ...within('member', people),
      ...within('page', find(pages, query, recent)),
      ...within('action', find(actions, query, recent)),
    ],
  }
}

function stepOf(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return (active - 1 + count) % count
  if (key === 'PageDown') return Math.min(active + 8, count - 1)
  if (key === 'PageUp') return Math.max(active - 8, 0)
  return undefined
}

import { useEffect, useRef } from 'react'
import type { Command } from '#app/palette/commands.ts'
import styles from '#app/palette/palette.module.css'
import type { Found } from '#app/palette/rank.ts'
import { useShellText } from '#app/shell/text.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import { Empty } from '#ui/states.tsx'

interface Props {
  id: string
  found: readonly Found<Command>[]
  active: number
  query: string
  busy: boolean
  onChoose: (command: Command, newWindow: boolean) => void
  onPoint: (index: number) => void
}

/** What was found, in groups. The field keeps the focus; the active one is told to it. */
export function PaletteList({ id, found, active, query, busy, onChoose, onPoint }: Props) {
  const text = useShellText().palette
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector(`#${CSS.escape(`${id}-${active}`)}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  const kinds = [...new Set(found.map(({ item }) => item.kind))]
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={text.label}
      aria-busy={busy}
      className={styles.list}
      tabIndex={-1}
    >
      {kinds.map((kind) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options; there is no element for it
        <div key={kind} role="group" aria-label={text.groups[kind]}>
          <div className={styles.group} aria-hidden="true">
            {text.groups[kind]}
          </div>
          {found.map(
            (one, index) =>
              one.item.kind === kind && (
                <Option
                  key={one.item.key}
                  id={`${id}-${index}`}
                  one={one}
                  on={index === active}
                  onChoose={onChoose}
                  onPoint={() => onPoint(index)}
                />
              ),
          )}
        </div>
      ))}
      {found.length === 0 && !busy && <Empty filtered title={text.none(query)} hint={text.noneHint} />}
    </div>
  )
}

interface OptionProps {
  id: string
  one: Found<Command>
  on: boolean
  onChoose: Props['onChoose']
  onPoint: () => void
}

function Option({ id, one: { item, mark }, on, onChoose, onPoint }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keyboard for all options
    <div
      id={id}
      role="option"
      aria-selected={on}
      tabIndex={-1}
      className={on ? `${styles.option} ${styles.on}` : styles.option}
      onPointerMove={onPoint}
      onClick={(event) => onChoose(item, event.ctrlKey || event.metaKey)}
    >
      {item.person ? (
        <Avatar name={item.person.name} color={item.person.color} picture={item.person.picture} />
      ) : (
        <Icon name={item.icon} />
      )}
      <span className={styles.label}>
        {mark ? (
          <>
            {item.label.slice(0, mark[0])}
            <mark>{item.label.slice(...mark)}</mark>
            {item.label.slice(mark[1])}
          </>
        ) : (
          item.label
        )}
      </span>
      {item.hint && <span className={styles.hint}>{item.hint}</span>}
    </div>
  )
}

export function PaletteFooter() {
  const text = useShellText().palette
  return (
    <div className={styles.footer} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {text.choose}
      </span>
      <span>
        <kbd>↵</kbd> {text.open}
      </span>
      <span>
        <kbd>Ctrl</kbd> <kbd>↵</kbd> {text.newWindow}
      </span>
      <span className={styles.grow} />
      <span>{text.footer}</span>
    </div>
  )
}

import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styles from '#ui/tabs.module.css'

interface Tab<K extends string> {
  key: K
  label: ReactNode
  /** How many there are behind it. */
  count?: ReactNode
}

interface ListProps<K extends string> {
  label: string
  tabs: readonly Tab<K>[]
  current: K
  onChoose: (tab: K) => void
  /** The id of the one panel that shows what was chosen. */
  panel: string
  className?: string | undefined
}

/** A row of tabs: one of them is in the order of the Tab key, the arrows, Home and End choose among them. */
export function TabList<K extends string>({ label, tabs, current, onChoose, panel, className }: ListProps<K>) {
  return (
    <div role="tablist" aria-label={label} className={className ?? styles.list} onKeyDown={move}>
      {tabs.map(({ key, label, count }) => (
        <button
          key={key}
          id={`${panel}-${key}`}
          type="button"
          role="tab"
          tabIndex={key === current ? 0 : -1}
          aria-selected={key === current}
          aria-controls={panel}
          onClick={() => onChoose(key)}
        >
          {label}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </button>
      ))}
    </div>
  )
}

interface Props<K extends string> extends Omit<ListProps<K>, 'panel' | 'className'> {
  /** What stands behind the current tab. */
  children: ReactNode
  className?: string | undefined
  panelClassName?: string | undefined
}

export function Tabs<K extends string>({ children, className, panelClassName, ...list }: Props<K>) {
  const panel = useId()
  return (
    <>
      <TabList {...list} panel={panel} className={className ? `${styles.list} ${className}` : undefined} />
      <div id={panel} role="tabpanel" className={panelClassName} aria-labelledby={`${panel}-${list.current}`}>
        {children}
      </div>
    </>
  )
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

function move(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.indexOf(document.activeElement as HTMLElement)
  if (!step || at < 0) return
  event.preventDefault()
  const next = tabs[step(at, tabs.length)]
  next?.focus()
  next?.click()
}

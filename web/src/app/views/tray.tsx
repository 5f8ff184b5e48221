import { limits } from '@cohort/contract/limits'
import { type DragEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useShellText } from '#app/shell/text.ts'
import styles from '#app/views/tray.module.css'
import type { ViewActions } from '#app/views/use-views.ts'
import type { View } from '#app/views/views.ts'
import { railSetting } from '#lib/settings.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import { Popover } from '#ui/popover.tsx'
import { sizes } from '#ui/theme/sizes.ts'

interface Props {
  trays: readonly View[]
  titleOf: (view: View) => string
  actions: ViewActions
}

/** Minimised pop-ups: two tabs that can be put in another order, the rest folded behind their count (spec 2 §2.3). */
export function Tray({ trays, titleOf, actions }: Props) {
  const text = useShellText().tray
  const hintId = useId()
  const left = railSetting.use() ? sizes.railOpen : sizes.rail
  if (trays.length === 0) return null
  const folded = trays.slice(limits.traysVisible)
  return (
    <section className={styles.tray} style={{ left: left + 16 }} aria-label={text.label}>
      <span id={hintId} className="visually-hidden">
        {text.move}
      </span>
      {trays.slice(0, limits.traysVisible).map((view, index) => (
        <Tab key={view.key} view={view} index={index} title={titleOf(view)} actions={actions} hintId={hintId} />
      ))}
      {folded.length > 0 && <Fold trays={folded} titleOf={titleOf} actions={actions} />}
    </section>
  )
}

interface TabProps {
  view: View
  index: number
  title: string
  actions: ViewActions
  hintId: string
}

function Tab({ view, index, title, actions, hintId }: TabProps) {
  const drop = (event: DragEvent) => {
    event.preventDefault()
    actions.moveTray(event.dataTransfer.getData('text/plain'), index)
  }
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (!event.altKey || step === 0) return
    event.preventDefault()
    actions.moveTray(view.key, index + step)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging only; the keyboard moves the tab from its button
    <div
      className={styles.tab}
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/plain', view.key)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <TabButtons view={view} title={title} actions={actions} hintId={hintId} onMove={move} />
    </div>
  )
}

interface ButtonsProps {
  view: View
  title: string
  actions: ViewActions
  hintId?: string
  onMove?: (event: KeyboardEvent) => void
}

function TabButtons({ view, title, actions, hintId, onMove }: ButtonsProps) {
  const text = useShellText().tray
  return (
    <>
      <button
        type="button"
        className={styles.name}
        title={text.restore(title)}
        aria-describedby={hintId}
        onKeyDown={onMove}
        onClick={() => actions.restore(view.href)}
      >
        <Avatar name={title} color={colorOf(title)} size={20} />
        <span className={styles.text}>{title}</span>
        <Icon name="expand" size={14} />
      </button>
      <button
        type="button"
        className={styles.close}
        aria-label={text.close(title)}
        onClick={() => actions.closeTray(view.key)}
      >
        <Icon name="close" size={14} />
      </button>
    </>
  )
}

function Fold({ trays, titleOf, actions }: Props) {
  const text = useShellText().tray
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.fold}
        aria-expanded={open}
        aria-label={text.more(trays.length)}
        onClick={() => setOpen(!open)}
      >
        +{trays.length} <Icon name="up" size={14} />
      </button>
      {open && (
        <Popover
          anchor={anchor}
          label={text.more(trays.length)}
          placement="topStart"
          onClose={() => setOpen(false)}
          width={280}
        >
          {trays.map((view) => (
            <div key={view.key} className={styles.row}>
              <TabButtons view={view} title={titleOf(view)} actions={actions} />
            </div>
          ))}
        </Popover>
      )}
    </>
  )
}

import type { SavedView } from '@cohort/contract/saved-views'
import { useRef, useState } from 'react'
import type { Shape } from '#fields/shape.ts'
import { useMay } from '#lib/who.ts'
import type { Columns } from '#modules/entities/components/use-columns.ts'
import { NameDialog } from '#modules/entities/components/views/name-dialog.tsx'
import { useViewsText } from '#modules/entities/components/views/text.ts'
import { useViewDeeds, type ViewDeeds } from '#modules/entities/components/views/use-saved-views.ts'
import { differs } from '#modules/entities/components/views/view-state.ts'
import styles from '#modules/entities/components/views/views.module.css'
import { type ListState, readState } from '#modules/entities/list-state.ts'
import { Icon } from '#ui/icon.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { useMissing } from '#ui/states.tsx'

interface Props {
  shape: Shape
  state: ListState
  onChange: (next: ListState) => void
  columns: Columns
  views: readonly SavedView[]
}

/** The lists that are looked at again and again, one tab each; the one that is open can be changed from its menu. */
export function SavedViews({ shape, state, onChange, columns, views }: Props) {
  const text = useViewsText()
  const keys = columns.fields.map(({ key }) => key)
  const deeds = useViewDeeds(state, keys, onChange)
  const [renamed, setRenamed] = useState<SavedView>()
  if (views.length === 0) return null
  const plain = { ...readState(new URLSearchParams()), type: state.type }
  return (
    <nav className={styles.tabs} aria-label={text.label}>
      <button
        type="button"
        className={styles.tab}
        aria-current={state.saved === '' ? 'page' : undefined}
        onClick={() => onChange(plain)}
      >
        {text.all}
      </button>
      {views.map((view, at) => {
        const on = view.id === state.saved
        const changed = on && differs(view, state, keys, shape.type.columns)
        return (
          <span key={view.id} className={on ? `${styles.pair} ${styles.on}` : styles.pair}>
            <button
              type="button"
              className={styles.tab}
              aria-current={on ? 'page' : undefined}
              aria-label={text.tab(view.name, changed)}
              title={view.shared ? text.sharedBy(view.ownerName) : undefined}
              onClick={() => deeds.open(view)}
            >
              {view.shared && <Icon name="people" size={14} />}
              <span className={styles.name}>{view.name}</span>
              {changed && <span className={styles.dot} title={text.changed} />}
            </button>
            {on && (
              <ViewMenuButton
                view={view}
                changed={changed}
                deeds={deeds}
                onMove={{
                  left: at > 0 ? () => deeds.move(views, at, at - 1) : undefined,
                  right: at < views.length - 1 ? () => deeds.move(views, at, at + 1) : undefined,
                }}
                onReset={() => {
                  columns.forget()
                  deeds.open(view)
                }}
                onRename={() => setRenamed(view)}
              />
            )}
          </span>
        )
      })}
      {renamed && (
        <NameDialog
          title={text.renameTitle}
          initial={renamed.name}
          saving={deeds.saving}
          onClose={() => setRenamed(undefined)}
          onSave={(name) => deeds.rename(renamed, name, () => setRenamed(undefined))}
        />
      )}
    </nav>
  )
}

interface MenuProps {
  view: SavedView
  changed: boolean
  deeds: ViewDeeds
  /** To where there is still a place. */
  onMove: Record<'left' | 'right', (() => void) | undefined>
  onReset: () => void
  onRename: () => void
}

const sharing = { any: ['material.edit'] } as const

function ViewMenuButton({ view, changed, deeds, onMove, onReset, onRename }: MenuProps) {
  const text = useViewsText()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const mayShare = useMay(sharing)
  const missing = useMissing(sharing)
  const refused = view.editable ? undefined : text.notYours
  const items: MenuItem[] = [
    ...(changed
      ? [
          { key: 'update', label: text.update, icon: 'check' as const, refused, run: () => deeds.update(view) },
          { key: 'reset', label: text.reset, icon: 'undo' as const, run: onReset },
        ]
      : []),
    { key: 'rename', label: text.rename, icon: 'pencil', apart: changed, refused, run: onRename },
    {
      key: 'share',
      label: view.shared ? text.unshare : text.shareIt,
      icon: view.shared ? 'lock' : 'people',
      refused: refused ?? (mayShare ? undefined : missing),
      run: () => deeds.share(view, !view.shared),
    },
    ...(['left', 'right'] as const).flatMap((way) => {
      const run = onMove[way]
      return run ? [{ key: way, label: text.move[way], icon: way, run }] : []
    }),
    { key: 'delete', label: text.delete, icon: 'trash', danger: true, refused, run: () => deeds.remove(view) },
  ]
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.more}
        aria-label={text.more(view.name)}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="down" size={14} />
      </button>
      {open && <Menu anchor={anchor} label={text.more(view.name)} items={items} onClose={() => setOpen(false)} />}
    </>
  )
}

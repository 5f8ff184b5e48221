import { useRef, useState } from 'react'
import { useMayRemark } from '#fields/remarks/remark-queries.ts'
import type { Shape } from '#fields/shape.ts'
import { useIsPhone } from '#lib/media.ts'
import { viewsOf } from '#modules/entities/components/view-part.tsx'
import { useViewsText } from '#modules/entities/components/views/text.ts'
import styles from '#modules/entities/components/views/views.module.css'
import type { ListState } from '#modules/entities/list-state.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { Menu } from '#ui/menu.tsx'
import { PageViews } from '#ui/page-actions.tsx'

interface Props {
  shape: Shape
  state: ListState
  onChange: (next: ListState) => void
}

const icons: Record<string, IconName> = { list: 'list', board: 'board', structureDiagram: 'tree', chat: 'chat' }

/** List, board or chart: what the type offers. Beside the title on a desk; on a phone `ViewMenu` does the same. */
export function ViewSwitch({ shape, state, onChange }: Props) {
  const text = useViewsText()
  const offered = useOffered(shape)
  if (offered.length < 2) return null
  return (
    <PageViews>
      <fieldset className={styles.switch}>
        <legend className="visually-hidden">{text.switch}</legend>
        {offered.map(({ view, name, icon }) => (
          <button
            key={view}
            type="button"
            title={name}
            aria-pressed={view === state.view}
            onClick={() => onChange({ ...state, view, page: 1 })}
          >
            <Icon name={icon} size={16} />
            <span className={styles.word}>{name}</span>
          </button>
        ))}
      </fieldset>
    </PageViews>
  )
}

function useOffered(shape: Shape) {
  const names: Partial<Record<string, string>> = useViewsText().names
  const remarks = useMayRemark()
  const offered = viewsOf(shape).filter((view) => view !== 'chat' || remarks)
  return offered.map((view) => ({ view, name: names[view] ?? view, icon: icons[view] ?? 'list' }))
}

export function ViewMenu({ shape, state, onChange }: Props) {
  const text = useViewsText()
  const phone = useIsPhone()
  const offered = useOffered(shape)
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const now = offered.find(({ view }) => view === state.view) ?? offered[0]
  if (!phone || offered.length < 2 || !now) return null
  return (
    <>
      <Button
        ref={anchor}
        kind="text"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={text.shownAs(now.name)}
        title={text.shownAs(now.name)}
        icon={<Icon name={now.icon} />}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Menu
          anchor={anchor}
          label={text.switch}
          onClose={() => setOpen(false)}
          items={offered.map(({ view, name, icon }) => ({
            key: view,
            label: name,
            icon,
            checked: view === state.view,
            run: () => onChange({ ...state, view, page: 1 }),
          }))}
        />
      )}
    </>
  )
}

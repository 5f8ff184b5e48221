import { projectStatuses } from '@cohort/contract/projects'
import type { TreeItem } from '@cohort/contract/spaces'
import { type MouseEvent, useRef, useState } from 'react'
import { Mark } from '#fields/look/icon-choice.tsx'
import look from '#fields/look/look.module.css'
import { RenameField } from '#modules/spaces/components/tree/rename-field.tsx'
import styles from '#modules/spaces/components/tree/tree.module.css'
import type { Drag } from '#modules/spaces/components/tree/use-drag.ts'
import type { ItemAround, ItemMenu } from '#modules/spaces/components/use-item-menu.ts'
import { statusColors } from '#modules/spaces/status.ts'
import { useSpacesText } from '#modules/spaces/text.ts'
import type { Line } from '#modules/spaces/tree.ts'
import { Icon } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'

export type ItemLine = Extract<Line, { kind: 'item' }>

interface Props {
  line: ItemLine
  around: ItemAround
  selected: boolean
  focused: boolean
  renaming: boolean
  mayMove: boolean
  drag: Drag
  menu: ItemMenu
  onOpen: (open: boolean) => void
  onSelect: () => void
  onFocus: () => void
  onRenamed: (name: string | undefined) => void
}

/** A space, a channel or a project as a line of the tree. */
export function TreeLine(props: Props) {
  const { line, around, selected, focused, renaming, mayMove, drag, menu, onOpen, onSelect, onFocus } = props
  const { item, open, level } = line
  const words = useCountWords(item)
  const [menuOpen, setMenuOpen] = useState(false)
  const side = drag.sideOf(item.id)
  const classes = [styles.line, styles[`level${level}`], selected && styles.on, side && styles[side]]
  const nameClass = selected ? styles.chosen : level === 1 ? styles.top : ''
  const onContextMenu = (event: MouseEvent) => {
    event.preventDefault()
    onFocus()
    setMenuOpen(true)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it hears the keys of all its lines
    <div
      role="treeitem"
      data-id={item.id}
      tabIndex={focused ? 0 : -1}
      aria-level={level}
      aria-expanded={open}
      aria-selected={selected}
      aria-label={item.name}
      aria-description={words}
      className={classes.filter(Boolean).join(' ')}
      data-dragged={drag.draggedId === item.id || undefined}
      // What is chosen from its menu, which stands elsewhere in the page, is no click on it.
      onClick={({ target, currentTarget }) => currentTarget.contains(target as Node) && onSelect()}
      onFocus={onFocus}
      onContextMenu={onContextMenu}
      {...(renaming ? {} : drag.propsOf(item, open, mayMove))}
    >
      <Chevron open={open} onOpen={onOpen} />
      <Sign item={item} />
      {renaming ? (
        <RenameField item={item} onDone={props.onRenamed} />
      ) : (
        <span className={`${styles.name} ${nameClass}`} title={item.name}>
          {item.name}
        </span>
      )}
      {item.childrenCount > 0 && <span className={styles.count} title={words} data-count={item.childrenCount} />}
      <MoreButton around={around} menu={menu} reachable={focused} open={menuOpen} onOpen={setMenuOpen} />
    </div>
  )
}

function Chevron({ open, onOpen }: { open: boolean | undefined; onOpen: (open: boolean) => void }) {
  const text = useSpacesText().tree
  if (open === undefined) return <span className={styles.chevron} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do the same on the line
    // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys do the same on the line
    <span
      className={styles.chevron}
      title={open ? text.close : text.open}
      data-chevron
      onClick={(event) => {
        event.stopPropagation()
        onOpen(!open)
      }}
    >
      <Icon name={open ? 'down' : 'right'} size={14} />
    </span>
  )
}

/** Spaces and channels have a look of their own; of a project one wants to see how it stands. */
function Sign({ item }: { item: TreeItem }) {
  const text = useSpacesText()
  if (item.entityType !== 'Project') {
    const { color = 'grey', icon = item.entityType === 'Space' ? 'layers' : 'folder' } = item.style ?? {}
    return <Mark small color={color} icon={icon} />
  }
  const status = projectStatuses.find((one) => one === item.status) ?? 0
  return (
    <span className={styles.status} title={text.statuses[status]}>
      <span className={`${look.dot} ${styles.dot} ${look[statusColors[status]]}`} />
    </span>
  )
}

function useCountWords({ entityType, childrenCount, projectCount, status }: TreeItem): string {
  const text = useSpacesText()
  if (entityType === 'Space') return text.tree.channels(childrenCount)
  if (entityType === 'Channel') return text.tree.projects(childrenCount)
  const known = projectStatuses.find((one) => one === status) ?? 0
  const words = [text.statuses[known], text.tree.tasks(childrenCount)]
  return [...words, ...(projectCount > 0 ? [text.tree.subProjects(projectCount)] : [])].join(' · ')
}

interface MoreProps {
  around: ItemAround
  menu: ItemMenu
  reachable: boolean
  open: boolean
  onOpen: (open: boolean) => void
}

export function MoreButton({ around, menu, reachable, open, onOpen }: MoreProps) {
  const text = useSpacesText().tree
  const anchor = useRef<HTMLButtonElement>(null)
  const label = text.actions(around.item.name)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        tabIndex={reachable ? 0 : -1}
        className={styles.more}
        aria-label={label}
        title={text.more}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => {
          event.stopPropagation()
          onOpen(!open)
        }}
      >
        <Icon name="more" size={16} />
      </button>
      {open && (
        <Menu
          anchor={anchor}
          label={label}
          placement="bottomStart"
          items={menu(around)}
          onClose={() => onOpen(false)}
        />
      )}
    </>
  )
}

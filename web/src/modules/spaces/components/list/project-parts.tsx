import { isoText } from '@cohort/contract/fields/iso'
import { type Project, projectStatuses } from '@cohort/contract/projects'
import type { TreeItem } from '@cohort/contract/spaces'
import { useState } from 'react'
import look from '#fields/look/look.module.css'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/spaces/components/list/list.module.css'
import { MoreButton } from '#modules/spaces/components/tree/tree-line.tsx'
import { type DialogKind, type ItemMenu, useItemMenu } from '#modules/spaces/components/use-item-menu.ts'
import { useLeaveDeleted } from '#modules/spaces/components/use-leave-deleted.ts'
import { isLate, statusColors } from '#modules/spaces/status.ts'
import { useSpacesText } from '#modules/spaces/text.ts'
import { stepPlace } from '#modules/spaces/tree.ts'
import { useTreeDeeds } from '#modules/spaces/use-tree-deeds.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import { Ghost } from '#ui/skeleton.tsx'

export interface RowsProps {
  shown: readonly TreeItem[]
  /** The whole list, for their order. */
  all: readonly TreeItem[]
  /** By their ids, as far as they are known. */
  details: ReadonlyMap<string, Project>
  channel: TreeItem
  space: TreeItem | undefined
  markedId: string | undefined
  openDialog: (kind: DialogKind, item: TreeItem) => void
}

export function Status({ status }: { status: number }) {
  const text = useSpacesText()
  const known = projectStatuses.find((one) => one === status) ?? 0
  return (
    <span className={styles.status}>
      <span className={`${look.dot} ${styles.statusDot} ${look[statusColors[known]]}`} />
      {text.statuses[known]}
    </span>
  )
}

const priorities = [0, 1, 2, 3, 4] as const

export function Priority({ value }: { value: number }) {
  const text = useSpacesText()
  const known = priorities.find((one) => one === value) ?? 0
  if (known === 0) return <span className={styles.quiet}>{text.none}</span>
  return <span className={known >= 3 ? styles.urgent : undefined}>{text.priorities[known]}</span>
}

export function Principal({ person }: { person: Project['principal'] }) {
  const text = useSpacesText()
  if (!person) return <span className={styles.quiet}>{text.none}</span>
  return (
    <span className={styles.person}>
      <Avatar name={person.name} color={colorOf(person.userId)} size={20} />
      <span>{person.name}</span>
    </span>
  )
}

/** When it must be done; what is late says so in words too. */
export function Due({ project }: { project: Project }) {
  const text = useSpacesText()
  const locale = useLocale()
  if (!project.timeoutTime) return <span className={styles.quiet}>{text.none}</span>
  const when = isoText(project.timeoutTime, locale)
  if (!isLate(project)) return when
  return (
    <span className={styles.late}>
      <Icon name="warning" size={14} />
      {when}
      <small>{text.list.late}</small>
    </span>
  )
}

export const Unknown = () => <Ghost width={56} />

/** The menus of the projects of a list. */
export function useRowMenu({
  all,
  channel,
  space,
  openDialog,
}: Pick<RowsProps, 'all' | 'channel' | 'space' | 'openDialog'>) {
  const deeds = useTreeDeeds()
  const menu = useItemMenu({ deeds, openDialog, onDeleted: useLeaveDeleted(undefined) })
  const data = { spaces: [], inside: new Map([[channel.id, all]]) }
  const aroundOf = (item: TreeItem) => ({
    item,
    parent: channel,
    space,
    steps: { up: stepPlace(data, item, -1), down: stepPlace(data, item, 1) },
  })
  return { menu, aroundOf }
}

interface RowMenuProps {
  around: Parameters<ItemMenu>[0]
  menu: ItemMenu
}

export function RowMenu({ around, menu }: RowMenuProps) {
  const [open, setOpen] = useState(false)
  return <MoreButton around={around} menu={menu} reachable open={open} onOpen={setOpen} />
}

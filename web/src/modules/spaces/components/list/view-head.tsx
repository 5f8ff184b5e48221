import type { TreeItem } from '@cohort/contract/spaces'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Mark } from '#fields/look/icon-choice.tsx'
import { useIsPhone } from '#lib/media.ts'
import styles from '#modules/spaces/components/list/list.module.css'
import { MoreButton } from '#modules/spaces/components/tree/tree-line.tsx'
import { type DialogKind, type ItemAround, useItemMenu } from '#modules/spaces/components/use-item-menu.ts'
import { useLeaveDeleted } from '#modules/spaces/components/use-leave-deleted.ts'
import { useSpacesText } from '#modules/spaces/text.ts'
import { isArchived } from '#modules/spaces/tree.ts'
import { useTreeDeeds } from '#modules/spaces/use-tree-deeds.ts'
import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/tag.tsx'

interface Props {
  around: ItemAround
  openDialog: (kind: DialogKind, item: TreeItem) => void
  /** One line of facts below the name. */
  facts: string
  /** Why something that one would look for here is not offered. */
  notice?: string | undefined
  children?: ReactNode
}

/** The head of a space or a channel, whose name the bar above says: what it is for, and what can be done with it. */
export function ViewHead({ around, openDialog, facts, notice, children }: Props) {
  const text = useSpacesText()
  const phone = useIsPhone()
  const [open, setOpen] = useState(false)
  const { item } = around
  const deeds = useTreeDeeds()
  const menu = useItemMenu({ deeds, openDialog, opened: true, onDeleted: useLeaveDeleted(item.id) })
  const { color = 'grey', icon = item.entityType === 'Space' ? 'layers' : 'folder' } = item.style ?? {}
  return (
    <header className={styles.head}>
      {phone && (
        <Link className={styles.back} to="/channel">
          <Icon name="left" size={16} />
          {text.tree.all}
        </Link>
      )}
      <div className={styles.title}>
        <Mark color={color} icon={icon} />
        <div className={styles.words}>
          {item.description && <p className={styles.description}>{item.description}</p>}
          <p className={styles.facts}>
            {isArchived(item) && <Tag>{text.statuses[4]}</Tag>}
            {facts}
          </p>
        </div>
        <div className={styles.deeds}>
          {children}
          {item.flags > 0 && <MoreButton around={around} menu={menu} reachable open={open} onOpen={setOpen} />}
        </div>
      </div>
      {notice && (
        <p className={styles.notice}>
          <Icon name="lock" size={14} />
          {notice}
        </p>
      )}
    </header>
  )
}

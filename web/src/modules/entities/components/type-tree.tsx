import { entityTypes } from '@cohort/contract/entity-types'
import { createGroup, deleteGroup } from '@cohort/contract/groups'
import { createTenantType } from '@cohort/contract/tenant-types'
import type { EntityType } from '@cohort/contract/types/type'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '#lib/who.ts'
import styles from '#modules/entities/components/type-tree.module.css'
import { ManageDialog } from '#modules/entities/components/types/manage-dialog.tsx'
import { useTypesText } from '#modules/entities/components/types/text.ts'
import { countText } from '#modules/entities/counts.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { useGroups, useTypeCounts } from '#modules/entities/type-queries.ts'
import { Icon, isIconName } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'

export const materials: readonly EntityType[] = [...entityTypes.values()].filter(({ material }) => material)

interface Props {
  type: string
  name: string
  icon: string
  followed: boolean
  followedCount: number | undefined
  /** The list is there: now the counts may be asked for. */
  ready: boolean
}

/** The types of material that the enterprise shows, the open one first with what else it offers. */
export function TypeTree({ type, name, icon, followed, followedCount, ready }: Props) {
  const text = useEntitiesText().tree
  const groups = useGroups() ?? []
  const trees = useTypeCounts(ready) ?? []
  const counts = new Map(
    trees.map(({ entityType, count, capped }) => [entityType, countText({ total: count, capped })]),
  )
  return (
    <nav className={styles.tree} aria-label={text.label}>
      <Entry to={`/entity?type=${type}`} icon={icon} name={text.all(name)} count={counts.get(type)} on={!followed} />
      <Entry
        to={`/entity?type=${type}&followed=1`}
        icon="star"
        name={text.followed}
        count={followedCount === undefined ? '' : String(followedCount)}
        on={followed}
      />
      <div className={styles.head}>
        <h2 className={styles.heading}>{text.others}</h2>
        <ManageTypes />
      </div>
      {groups
        .filter(({ entityType, shown }) => shown && entityType !== type)
        .map((group) => (
          <Entry
            key={group.entityType}
            to={`/entity?type=${group.entityType}`}
            icon={group.icon}
            name={group.name}
            count={counts.get(group.entityType)}
            on={false}
          />
        ))}
    </nav>
  )
}

/** Only where there is anything that the user may do with types. */
export function ManageTypes({ icon = 'plus' }: { icon?: IconName }) {
  const text = useTypesText()
  const [open, setOpen] = useState(false)
  const show = useMay(createGroup.access)
  const hide = useMay(deleteGroup.access)
  const add = useMay(createTenantType.access)
  if (!show && !hide && !add) return null
  return (
    <>
      <button
        type="button"
        className={styles.manage}
        aria-label={text.manage}
        title={text.manage}
        onClick={() => setOpen(true)}
      >
        <Icon name={icon} size={16} />
      </button>
      {open && <ManageDialog onClose={() => setOpen(false)} />}
    </>
  )
}

interface EntryProps {
  to: string
  icon: string
  name: string
  count: string | undefined
  on: boolean
}

function Entry({ to, icon, name, count, on }: EntryProps) {
  const known: IconName = isIconName(icon) ? icon : 'file'
  return (
    <Link to={to} className={on ? `${styles.entry} ${styles.on}` : styles.entry} aria-current={on ? 'page' : undefined}>
      <Icon name={known} size={16} />
      <span className={styles.name}>{name}</span>
      <span className={styles.count}>{count}</span>
    </Link>
  )
}

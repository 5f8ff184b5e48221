import { entityTypes } from '@cohort/contract/entity-types'
import { inLocale } from '@cohort/contract/fields/values'
import type { EntityType } from '@cohort/contract/types/type'
import { Link } from 'react-router'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/type-tree.module.css'
import { countText } from '#modules/entities/counts.ts'
import { useTotals } from '#modules/entities/queries.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Icon, isIconName } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'

export const materials: readonly EntityType[] = [...entityTypes.values()].filter(({ material }) => material)

interface Props {
  type: string
  followed: boolean
  followedCount: number | undefined
  /** The list is there: now the counts may be asked for. */
  ready: boolean
}

/** Every kind of material, the open one first with what else it offers. */
export function TypeTree({ type, followed, followedCount, ready }: Props) {
  const text = useEntitiesText().tree
  const locale = useLocale()
  const totals = useTotals(
    materials.map((one) => ({ entityType: one.type })),
    ready,
  )
  const counts = new Map(materials.map((one, at) => [one.type, countText(totals[at])]))
  const open = materials.find((one) => one.type === type)
  return (
    <nav className={styles.tree} aria-label={text.label}>
      {open && (
        <>
          <Entry
            to={`/entity?type=${type}`}
            icon={open.icon}
            name={text.all(inLocale(open.name, locale))}
            count={counts.get(type)}
            on={!followed}
          />
          <Entry
            to={`/entity?type=${type}&followed=1`}
            icon="star"
            name={text.followed}
            count={followedCount === undefined ? '' : String(followedCount)}
            on={followed}
          />
        </>
      )}
      <h2 className={styles.heading}>{text.others}</h2>
      {materials
        .filter((one) => one !== open)
        .map((one) => (
          <Entry
            key={one.type}
            to={`/entity?type=${one.type}`}
            icon={one.icon}
            name={inLocale(one.name, locale)}
            count={counts.get(one.type)}
            on={false}
          />
        ))}
    </nav>
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

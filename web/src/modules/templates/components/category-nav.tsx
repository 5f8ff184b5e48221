import { categoryName } from '@cohort/contract/templates'
import styles from '#modules/templates/components/selector.module.css'
import { useTemplatesText } from '#modules/templates/text.ts'
import type { Selector } from '#modules/templates/use-selector.ts'
import { Ghost } from '#ui/skeleton.tsx'

/** The categories at the left; a row to swipe on a phone. */
export function CategoryNav({ selector }: { selector: Selector }) {
  const text = useTemplatesText()
  const { groups, category, chooseCategory } = selector
  const total = groups.reduce((sum, { templates }) => sum + templates.length, 0)
  return (
    <nav className={styles.categories} aria-label={text.categories}>
      <ul>
        <Entry name={text.all} count={total} on={category === undefined} onChoose={() => chooseCategory(undefined)} />
        {groups.map((group) => (
          <Entry
            key={group.category}
            name={categoryName(group.category) || text.uncategorised}
            count={group.templates.length}
            on={category === group.category}
            onChoose={() => chooseCategory(group.category)}
          />
        ))}
      </ul>
    </nav>
  )
}

/** Categories that are on their way: only channels have any. */
export function CategorySkeleton() {
  return (
    <div className={styles.categories} aria-hidden="true">
      {[96, 64, 120, 88, 72].map((width) => (
        <div key={width} className={styles.line}>
          <Ghost width={width} />
        </div>
      ))}
    </div>
  )
}

function Entry({ name, count, on, onChoose }: { name: string; count: number; on: boolean; onChoose: () => void }) {
  return (
    <li>
      <button type="button" aria-current={on || undefined} title={name} onClick={onChoose}>
        <span>{name}</span>
        <small>{count}</small>
      </button>
    </li>
  )
}

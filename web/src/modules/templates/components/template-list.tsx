import { categoryName } from '@cohort/contract/templates'
import styles from '#modules/templates/components/selector.module.css'
import { TemplateCard } from '#modules/templates/components/template-card.tsx'
import { useTemplatesText } from '#modules/templates/text.ts'
import type { Selector } from '#modules/templates/use-selector.ts'
import { Button } from '#ui/button.tsx'
import { Ghost } from '#ui/skeleton.tsx'
import { Empty } from '#ui/states.tsx'
import { useUiText } from '#ui/text.ts'

/** The templates as cards, below the names of their categories. */
export function TemplateList({ selector }: { selector: Selector }) {
  const text = useTemplatesText()
  const { shown, groups, chosen, words } = selector
  if (shown.length === 0 && words !== '')
    return (
      <Empty
        filtered
        title={text.noneFound(words)}
        hint={text.noneHint}
        actions={<Button onClick={() => selector.setTyped('')}>{text.clear}</Button>}
      />
    )
  if (shown.length === 0) return <Empty title={text.empty} hint={text.emptyHint} />
  const named = groups.length > 1 || groups[0]?.category !== ''
  return shown.map(({ category, templates }) => {
    const name = categoryName(category) || text.uncategorised
    return (
      <section key={category} className={styles.group} aria-label={named ? name : text.templates}>
        {named && <h3>{name}</h3>}
        <ul className={styles.cards}>
          {templates.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              chosen={template.id === chosen?.id}
              onChoose={() => selector.choose(template)}
            />
          ))}
        </ul>
      </section>
    )
  })
}

/** Cards that are on their way. */
export function ListSkeleton() {
  const text = useUiText()
  return (
    <div role="status" aria-label={text.loading} className={styles.group}>
      <div className={styles.cards}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <div key={key} className={styles.ghost}>
            <Ghost width={36} height={36} />
            <Ghost width="46%" />
            <Ghost width="92%" />
            <Ghost width="64%" />
          </div>
        ))}
      </div>
    </div>
  )
}

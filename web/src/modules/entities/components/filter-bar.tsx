import type { ReactNode } from 'react'
import styles from '#modules/entities/components/filter-bar.module.css'
import { FilterChip, type FilterProps, MoreFilters } from '#modules/entities/components/filter-chip.tsx'
import { QuickFacets } from '#modules/entities/components/quick-facets.tsx'
import { SearchBox } from '#modules/entities/components/views/search-box.tsx'
import { cleared, conditionCount, withChosen } from '#modules/entities/list-state.ts'
import type { Facet } from '#modules/entities/queries.ts'
import { isCounted, isSpanned, type ShownField } from '#modules/entities/shape.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { useConditionWords } from '#modules/entities/use-words.ts'
import { Button } from '#ui/button.tsx'

interface Props extends FilterProps {
  name: string
  facets: readonly Facet[]
  /** After the conditions: what else can be done with them. */
  after?: ReactNode
  /** Sort and columns, at the right end. */
  children: ReactNode
}

/** How many fields stand in the bar by themselves; the others are behind “filter”. */
const room = 3

/** Search, conditions, and the counts that become conditions by one click. */
export function FilterBar({ name, facets, after, children, ...props }: Props) {
  const { shape, state, onChange, nameOf } = props
  const text = useEntitiesText().bar
  const wordsOf = useConditionWords(shape, nameOf)
  const own = [...shape.fields.values()].filter(({ custom }) => custom).map(({ key }) => key)
  const offered = [...shape.type.filters, ...own]
    .map((key) => shape.fields.get(key))
    .filter((field): field is ShownField => field !== undefined && (isCounted(field) || isSpanned(field)))
  const open = offered.filter(({ key }) => !state.chosen.some((one) => one.key === key))
  // What is counted just below needs no chip of its own.
  const below = new Set(
    open
      .filter(isCounted)
      .slice(0, 2)
      .map(({ key }) => key),
  )
  const chips = open.filter(({ key }) => !below.has(key)).slice(0, room)
  return (
    <section className={styles.bar} aria-label={text.label}>
      <div className={styles.row}>
        <SearchBox name={name} state={state} onChange={onChange} />
        <div className={styles.chips}>
          {state.chosen.map((chosen) => {
            const field = shape.fields.get(chosen.key)
            const words = wordsOf(chosen)
            if (!field || !words) return null
            const remove = () => onChange(withChosen(state, { key: chosen.key, values: [] }))
            return <FilterChip key={chosen.key} field={field} words={words.values} onRemove={remove} {...props} />
          })}
          {chips.map((field) => (
            <FilterChip key={field.key} field={field} {...props} />
          ))}
          <MoreFilters fields={open} {...props} />
          {conditionCount(state) > 0 && (
            <Button kind="link" size="small" onClick={() => onChange(cleared(state))}>
              {text.clearAll}
            </Button>
          )}
          {after}
        </div>
        <div className={styles.tools}>{children}</div>
      </div>
      <QuickFacets fields={open.filter(({ key }) => below.has(key))} facets={facets} {...props} />
    </section>
  )
}

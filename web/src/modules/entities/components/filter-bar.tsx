import type { ReactNode } from 'react'
import { MoreFilters } from '#fields/filter/filter-chip.tsx'
import { FilterChips } from '#fields/filter/filter-chips.tsx'
import type { Facet } from '#fields/filter/queries.ts'
import { isCounted, isSpanned, type Shape, type ShownField } from '#fields/shape.ts'
import styles from '#modules/entities/components/filter-bar.module.css'
import { QuickFacets } from '#modules/entities/components/quick-facets.tsx'
import { SearchBox } from '#modules/entities/components/views/search-box.tsx'
import { listFilters } from '#modules/entities/list-filters.ts'
import { choosing, cleared, conditionCount, type ListState } from '#modules/entities/list-state.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Button } from '#ui/button.tsx'

interface Props {
  name: string
  shape: Shape
  state: ListState
  onChange: (next: ListState) => void
  followed: readonly string[]
  nameOf: (field: ShownField, value: string) => string
  facets: readonly Facet[]
  /** After the conditions: what else can be done with them. */
  after?: ReactNode
  /** Sort and columns, at the right end. */
  children: ReactNode
}

/** How many fields stand in the bar by themselves; the others are behind “filter”. */
const room = 3

/** Search, conditions, and the counts that become conditions by one click. */
export function FilterBar({ name, shape, state, onChange, followed, nameOf, facets, after, children }: Props) {
  const text = useEntitiesText().bar
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
  const filtering = {
    chosen: state.chosen,
    onChoose: (chosen: ListState['chosen']) => onChange(choosing(state, chosen)),
    nameOf,
    countedIn: (chosen: ListState['chosen']) => {
      const filters = listFilters({ ...state, chosen }, shape, followed)
      return { entityType: state.type, ...(state.query && { query: state.query }), ...(filters && { filters }) }
    },
  }
  return (
    <section className={styles.bar} aria-label={text.label}>
      <div className={styles.row}>
        <SearchBox name={name} state={state} onChange={onChange} />
        <div className={styles.chips}>
          <FilterChips shape={shape} free={chips} {...filtering} />
          <MoreFilters fields={open} {...filtering} />
          {conditionCount(state) > 0 && (
            <Button kind="link" size="small" onClick={() => onChange(cleared(state))}>
              {text.clearAll}
            </Button>
          )}
          {after}
        </div>
        <div className={styles.tools}>{children}</div>
      </div>
      <QuickFacets fields={open.filter(({ key }) => below.has(key))} facets={facets} {...filtering} />
    </section>
  )
}

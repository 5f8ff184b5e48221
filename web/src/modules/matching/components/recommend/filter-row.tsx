import { isSeenBlind } from '@cohort/contract/matching'
import { MoreFilters } from '#fields/filter/filter-chip.tsx'
import { FilterChips } from '#fields/filter/filter-chips.tsx'
import type { Filtering } from '#fields/filter/filter-panel.tsx'
import { filtersOf } from '#fields/filter/filters.ts'
import { isCounted, isSpanned, type Shape, type ShownField } from '#fields/shape.ts'
import { useWished } from '#lib/wished.ts'
import styles from '#modules/matching/components/recommend/filter-row.module.css'
import { countingOf, type RecommendState } from '#modules/matching/recommend-state.ts'
import { useMatchingText } from '#modules/matching/text.ts'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/check.tsx'

interface Props {
  shape: Shape
  state: RecommendState
  onChange: (next: Partial<RecommendState>) => void
  nameOf: Filtering['nameOf']
  /** How many there are, in words; empty until it is known. */
  count: string
  /** On a phone the one who is read stands above it. */
  isCovered: boolean
}

/** How many fields stand in the row by themselves; the others are behind “filter”. */
const room = 4

/** Conditions on the people of the list: one is enough, or all must be met. */
export function FilterRow({ shape, state, onChange, nameOf, count, isCovered }: Props) {
  const text = useMatchingText().filter
  const chosen = countingOf(state)
  const own = [...shape.fields.values()].filter(({ custom }) => custom).map(({ key }) => key)
  const offered = [...shape.type.filters, ...own]
    .filter((key) => !state.isBlind || isSeenBlind(key))
    .map((key) => shape.fields.get(key))
    .filter((field): field is ShownField => field !== undefined && (isCounted(field) || isSpanned(field)))
  const open = offered.filter(({ key }) => !chosen.some((one) => one.key === key))
  const filtering: Filtering = {
    chosen,
    // What is hidden in blind mode is kept for when it is over.
    onChoose: (next) => onChange({ chosen: [...next, ...state.chosen.filter((one) => !chosen.includes(one))] }),
    nameOf,
    countedIn: (others) => {
      const each = state.isAll ? filtersOf(others, shape) : []
      return { entityType: 'Resume', ...(each.length > 0 && { filters: { and: each } }) }
    },
    // Counted are all resumes, not those that fit the job: a number would promise too much.
    hidesCounts: true,
  }
  return (
    <section className={styles.row} aria-label={text.label} inert={isCovered}>
      <div className={styles.chips}>
        <FilterChips shape={shape} free={open.slice(0, Math.max(0, room - chosen.length))} {...filtering} />
        <MoreFilters fields={open} {...filtering} />
        {chosen.length > 1 && <Meeting isAll={state.isAll} onChange={(isAll) => onChange({ isAll })} />}
        {chosen.length > 0 && (
          <Button kind="link" size="small" onClick={() => filtering.onChoose([])}>
            {text.clear}
          </Button>
        )}
      </div>
      <div className={styles.end}>
        {state.tab === 'open' && <WithFlow isOn={state.withFlow} onChange={(withFlow) => onChange({ withFlow })} />}
        <output className={styles.count}>{count}</output>
      </div>
    </section>
  )
}

/** Ticked at once: the new address is drawn when there is time for it. */
function WithFlow({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const text = useMatchingText().filter
  const [isShown, wish] = useWished(isOn)
  const choose = (next: boolean) => {
    wish(next)
    onChange(next)
  }
  return (
    <Check checked={isShown} onChange={choose}>
      {text.withFlow}
    </Check>
  )
}

/** One of two: any condition is enough, or all count. */
function Meeting({ isAll, onChange }: { isAll: boolean; onChange: (isAll: boolean) => void }) {
  const text = useMatchingText().filter
  const [isShown, wish] = useWished(isAll)
  const choose = (next: boolean) => {
    wish(next)
    onChange(next)
  }
  return (
    <fieldset className={styles.meeting}>
      <legend className="visually-hidden">{text.meeting}</legend>
      <button type="button" aria-pressed={!isShown} onClick={() => choose(false)}>
        {text.any}
      </button>
      <button type="button" aria-pressed={isShown} onClick={() => choose(true)}>
        {text.all}
      </button>
    </fieldset>
  )
}

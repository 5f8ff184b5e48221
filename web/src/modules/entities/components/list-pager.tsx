import { inLocale } from '@cohort/contract/fields/values'
import type { Shape } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/list-pager.module.css'
import { countText, pagesAround } from '#modules/entities/counts.ts'
import { type ListState, pageSizes } from '#modules/entities/list-state.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Icon } from '#ui/icon.tsx'

interface Props {
  shape: Shape
  state: ListState
  onChange: (next: ListState) => void
  found: { total: number; capped: boolean }
}

/** How many there are, and the pages of them. */
export function ListPager({ shape, state, onChange, found }: Props) {
  const text = useEntitiesText().pager
  const measure = inLocale(shape.type.measure, useLocale())
  const last = Math.max(1, Math.ceil(found.total / state.size))
  const go = (page: number) => onChange({ ...state, page: Math.max(1, Math.min(last, page)) })
  return (
    <div className={styles.foot}>
      <span className={styles.total}>{text.total(countText(found), measure)}</span>
      <nav className={styles.pages} aria-label={text.label}>
        <Step label={text.previous} icon="left" off={state.page <= 1} onClick={() => go(state.page - 1)} />
        {pagesAround(state.page, last).map((page, at) =>
          page === 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place
            <span key={`gap ${at}`} className={styles.gap}>
              …
            </span>
          ) : (
            <button
              key={page}
              type="button"
              className={styles.page}
              aria-label={text.page(page)}
              aria-current={page === state.page ? 'page' : undefined}
              onClick={() => go(page)}
            >
              {page}
            </button>
          ),
        )}
        <Step label={text.next} icon="right" off={state.page >= last} onClick={() => go(state.page + 1)} />
      </nav>
      <select
        className={styles.size}
        aria-label={text.size}
        value={state.size}
        onChange={({ target }) => onChange({ ...state, size: Number(target.value), page: 1 })}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {text.perPage(size, measure)}
          </option>
        ))}
      </select>
    </div>
  )
}

interface StepProps {
  label: string
  icon: 'left' | 'right'
  off: boolean
  onClick: () => void
}

function Step({ label, icon, off, onClick }: StepProps) {
  return (
    <button type="button" className={styles.page} aria-label={label} title={label} disabled={off} onClick={onClick}>
      <Icon name={icon} size={16} />
    </button>
  )
}

import { limits } from '@cohort/contract/limits'
import { useState } from 'react'
import styles from '#modules/entities/components/filter-panel.module.css'
import { filtersOf, inThousands } from '#modules/entities/filters.ts'
import { type Chosen, type ListState, toggled, valuesOf, withChosen } from '#modules/entities/list-state.ts'
import { useFacet } from '#modules/entities/queries.ts'
import { isCounted, type Shape, type ShownField } from '#modules/entities/shape.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/check.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'

interface Props {
  field: ShownField
  shape: Shape
  state: ListState
  onChange: (next: ListState) => void
  onClose: () => void
  followed: readonly string[]
  nameOf: (field: ShownField, value: string) => string
}

/** What a field can be filtered by: its counted values to tick, or a span of its numbers. */
export function FilterPanel(props: Props) {
  return isCounted(props.field) ? <Values {...props} /> : <Span {...props} />
}

/** The counts leave out the field's own condition: they say what ticking another value would bring. */
function Values({ field, shape, state, onChange, followed, nameOf }: Props) {
  const text = useEntitiesText().bar
  const [typed, setTyped] = useState('')
  const others = { ...state, chosen: state.chosen.filter(({ key }) => key !== field.key) }
  const filters = filtersOf(others, shape, followed)
  const body = { entityType: state.type, ...(state.query && { query: state.query }), ...(filters && { filters }) }
  const { data } = useFacet(body, field.path, true)
  const chosen = valuesOf(state, field.key)
  const counted = data?.filters[0]?.values ?? []
  const missing = chosen.filter((value) => !counted.some((one) => one.value === value))
  const all = [...missing.map((value) => ({ value, count: 0 })), ...counted].map((one) => ({
    ...one,
    name: nameOf(field, one.value),
  }))
  const shown = all.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
  if (!data) return <SkeletonRows rows={5} height={32} avatar={false} />
  return (
    <div className={styles.values}>
      {all.length > limits.pageSize && (
        <input
          className={styles.input}
          aria-label={text.find}
          placeholder={text.find}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <ul className={styles.list}>
        {shown.slice(0, 60).map(({ value, name, count }) => (
          <li key={value}>
            <Check checked={chosen.includes(value)} onChange={() => onChange(toggled(state, field.key, value))}>
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{count.toLocaleString('en-US')}</span>
            </Check>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={styles.none}>{text.none}</p>}
    </div>
  )
}

function Span({ field, state, onChange, onClose }: Props) {
  const text = useEntitiesText().bar
  const before = state.chosen.find(({ key }) => key === field.key)
  const [span, setSpan] = useState<Extract<Chosen, { from: unknown }>>(
    before && 'from' in before ? before : { key: field.key, from: undefined, to: undefined },
  )
  const dated = field.definition.type === 'Date' || field.definition.type === 'DateRange'
  const end = (name: 'from' | 'to', label: string) => (
    <label className={styles.end}>
      <span>{label}</span>
      <input
        className={styles.input}
        type={dated ? 'date' : 'number'}
        inputMode={dated ? undefined : 'decimal'}
        value={span[name] ?? ''}
        onChange={({ target }) => setSpan({ ...span, [name]: target.value || undefined })}
      />
    </label>
  )
  const send = (next: Chosen) => {
    onChange(withChosen(state, next))
    onClose()
  }
  return (
    <form
      className={styles.span}
      onSubmit={(event) => {
        event.preventDefault()
        send(span)
      }}
    >
      <div className={styles.ends}>
        {end('from', dated ? text.fromDate : text.from)}
        {end('to', dated ? text.toDate : text.to)}
        {inThousands(field) && <span className={styles.unit}>{text.thousand}</span>}
      </div>
      <div className={styles.actions}>
        <Button size="small" kind="text" onClick={() => send({ key: field.key, from: undefined, to: undefined })}>
          {text.clear}
        </Button>
        <Button size="small" kind="primary" submit>
          {text.apply}
        </Button>
      </div>
    </form>
  )
}

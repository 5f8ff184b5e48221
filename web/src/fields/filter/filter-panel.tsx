import { inLocale } from '@cohort/contract/fields/values'
import { limits } from '@cohort/contract/limits'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Chosen, toggled, valuesOf, withChosen, without } from '#fields/filter/chosen.ts'
import styles from '#fields/filter/filter-panel.module.css'
import { inThousands } from '#fields/filter/filters.ts'
import { type Counted, useFacet } from '#fields/filter/queries.ts'
import { useFilterText } from '#fields/filter/text.ts'
import { isCounted, type ShownField } from '#fields/shape.ts'
import { useIsPhone } from '#lib/media.ts'
import { useLocale } from '#lib/text.ts'
import { useWished } from '#lib/wished.ts'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/check.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'

/** What is chosen of the fields of a list, and how its values are named and counted. */
export interface Filtering {
  chosen: readonly Chosen[]
  onChoose: (next: Chosen[]) => void
  nameOf: (field: ShownField, value: string, told?: string) => string
  /** Among which records the values are counted, given the conditions on the other fields. */
  countedIn: (others: readonly Chosen[]) => Counted
  /** Where what is shown is not what can be counted, the commonest come first without a number. */
  hidesCounts?: boolean
}

interface Props extends Filtering {
  field: ShownField
  onClose: () => void
}

/** What a field can be filtered by: its counted values to tick, or a span of its numbers. */
export function FilterPanel(props: Props) {
  const phone = useIsPhone()
  return (
    <>
      {phone && <SheetHead {...props} />}
      {isCounted(props.field) ? <Values {...props} /> : <Span {...props} />}
    </>
  )
}

/** A sheet covers the chip that it belongs to: it says which field this is, and has a way back within reach. */
function SheetHead({ field, onClose }: Props) {
  const text = useFilterText()
  return (
    <div className={styles.head}>
      <strong>{inLocale(field.definition.label, useLocale())}</strong>
      <Button kind="text" onClick={onClose}>
        {text.done}
      </Button>
    </div>
  )
}

/** The counts leave out the field's own condition: they say what ticking another value would bring. */
function Values({ field, chosen, onChoose, nameOf, countedIn, hidesCounts }: Props) {
  const text = useFilterText()
  const [typed, setTyped] = useState('')
  const { data, error, refetch } = useFacet(countedIn(without(chosen, field.key)), field.path, true)
  // Ticked at once: the conditions stand in the address, which is drawn when there is time for it.
  const [wished, wish] = useWished(chosen)
  const ticked = valuesOf(wished, field.key)
  const toggle = (value: string) => {
    const next = toggled(wished, field.key, value)
    wish(next)
    onChoose(next)
  }
  const counted = data?.filters[0]?.values ?? []
  const missing = ticked.filter((value) => !counted.some((one) => one.value === value))
  const all = [...missing.map((value) => ({ value, count: 0, name: undefined })), ...counted].map((one) => ({
    ...one,
    name: nameOf(field, one.value, one.name),
  }))
  const shown = all.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
  const isThere = data !== undefined
  const panel = useRef<HTMLDivElement>(null)
  useFocusIn(panel, isThere)
  if (error && !isThere) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!isThere) return <SkeletonRows rows={5} height={32} avatar={false} />
  return (
    <div ref={panel} className={styles.values}>
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
            <Check checked={ticked.includes(value)} onChange={() => toggle(value)}>
              <span className={styles.name}>{name}</span>
              {!hidesCounts && <span className={styles.count}>{count.toLocaleString('en-US')}</span>}
            </Check>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={styles.none}>{text.none}</p>}
    </div>
  )
}

/** It stands at the end of the page: whoever opened it by keyboard would have to walk there. */
function useFocusIn(panel: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    if (isThere) panel.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
  }, [panel, isThere])
}

function Span({ field, chosen, onChoose, onClose }: Props) {
  const text = useFilterText()
  const before = chosen.find(({ key }) => key === field.key)
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
    onChoose(withChosen(chosen, next))
    onClose()
  }
  const panel = useRef<HTMLFormElement>(null)
  useFocusIn(panel, true)
  return (
    <form
      ref={panel}
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

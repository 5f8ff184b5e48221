import { inLocale } from '@cohort/contract/fields/values'
import type { KeyboardEvent, PointerEvent } from 'react'
import { isNumeric, isSortable, type ShownField } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/entity-table.module.css'
import type { ListState } from '#modules/entities/list-state.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Icon } from '#ui/icon.tsx'

interface Props {
  field: ShownField
  width: number
  title: boolean
  state: ListState
  onChange: (next: ListState) => void
  onResize: (width: number) => void
}

/** The head of a column: its name, its order where it has one, and an edge to drag. */
export function HeaderCell({ field, width, title, state, onChange, onResize }: Props) {
  const text = useEntitiesText().table
  const name = inLocale(field.definition.label, useLocale())
  const sorted = state.sort.key === field.key ? state.sort.order : undefined
  const next = sorted === 'desc' ? 'asc' : 'desc'
  const classes = [title && styles.title, isNumeric(field) && styles.number].filter(Boolean).join(' ')
  return (
    <th
      scope="col"
      className={classes}
      aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {isSortable(field) ? (
        <button
          type="button"
          className={styles.sort}
          title={next === 'asc' ? text.sortUp(name) : text.sortDown(name)}
          onClick={() => onChange({ ...state, sort: { key: field.key, order: next }, page: 1 })}
        >
          {name}
          {sorted && <Icon name={sorted === 'asc' ? 'up' : 'down'} size={14} />}
        </button>
      ) : (
        name
      )}
      <Edge name={name} width={width} onResize={onResize} />
    </th>
  )
}

const step = 16

/** Dragged by a pointer, or moved by the arrow keys. */
function Edge({ name, width, onResize }: { name: string; width: number; onResize: (width: number) => void }) {
  const text = useEntitiesText().table
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.preventDefault()
    const edge = event.currentTarget
    const start = event.clientX
    edge.setPointerCapture(event.pointerId)
    const move = ({ clientX }: globalThis.PointerEvent) => onResize(width + clientX - start)
    edge.addEventListener('pointermove', move)
    edge.addEventListener('lostpointercapture', () => edge.removeEventListener('pointermove', move), { once: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key]
    if (!by) return
    event.preventDefault()
    onResize(width + by)
  }
  return (
    <button
      type="button"
      className={styles.edge}
      aria-label={text.resize(name)}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    />
  )
}

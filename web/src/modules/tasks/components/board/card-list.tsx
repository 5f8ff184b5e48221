import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useIsPhone } from '#lib/media.ts'
import { guessedRect } from '#lib/slots.ts'
import styles from '#modules/tasks/components/board/board.module.css'
import { TaskCard } from '#modules/tasks/components/board/card.tsx'
import type { ColumnProps } from '#modules/tasks/components/board/column.tsx'
import { useTasksText } from '#modules/tasks/text.ts'
import { Icon } from '#ui/icon.tsx'

/** All cards have one height, with the gap below: so a place in a column is a matter of arithmetic. */
const steps = { desk: 122, phone: 112 }
/** So close to the end of what was fetched, more is asked for. */
const near = 12

/** The cards of a column that can be seen, and a few around them; the others are only as high as they would be. */
export function CardList({ column, slot, byKeys, selected, carried, helpId, onMore, onAdd, stage }: ColumnProps) {
  const text = useTasksText().board
  const phone = useIsPhone()
  const step = phone ? steps.phone : steps.desk
  const scroll = useRef<HTMLDivElement>(null)
  const { data, count, value } = column
  const rows = useVirtualizer({
    count: data.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => step,
    getItemKey: (at) => data[at]?.id ?? at,
    initialRect: guessedRect(),
    overscan: 4,
  })
  const items = rows.getVirtualItems()
  const last = items.at(-1)?.index ?? -1
  useEffect(() => {
    if (data.length < count && last >= data.length - near) onMore(value)
  }, [last, data.length, count, value, onMore])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height of cards is measured anew
  useEffect(() => {
    rows.measure()
  }, [rows, step])
  useEffect(() => {
    if (byKeys && slot !== undefined && data.length > 0) rows.scrollToIndex(Math.min(slot, data.length - 1))
  }, [byKeys, slot, data.length, rows])
  const shift = (at: number) => (slot !== undefined && at >= slot ? step : 0)
  const height = data.length * step + (slot === undefined ? 0 : step)
  const firstCarried = carried && data.find(({ id }) => carried.has(id))?.id
  return (
    <div ref={scroll} className={styles.cards} data-cards>
      <ul className={styles.list} style={{ height }} data-list={data.length} data-step={step}>
        {items.map(({ index, start, key }) => {
          const task = data[index]
          if (!task) return null
          return (
            <li
              key={key}
              className={styles.place}
              style={{ height: step, transform: `translateY(${start + shift(index)}px)` }}
              aria-setsize={count}
              aria-posinset={index + 1}
            >
              <TaskCard
                task={task}
                column={value}
                selected={selected.has(task.id)}
                carried={carried?.has(task.id) ?? false}
                hint={task.id === firstCarried}
                helpId={helpId}
              />
            </li>
          )
        })}
      </ul>
      {slot !== undefined && (
        <div className={styles.slot} style={{ height: step - 8, transform: `translateY(${slot * step}px)` }} />
      )}
      {data.length < count && <p className={styles.left}>{text.left(count - data.length)}</p>}
      {phone && onAdd && stage && (
        <button type="button" className={styles.add} onClick={() => onAdd(stage.id)}>
          <Icon name="plus" size={16} />
          {text.addCandidate}
        </button>
      )}
      {count === 0 && slot === undefined && <p className={styles.nothing}>{text.empty}</p>}
    </div>
  )
}

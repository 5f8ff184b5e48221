import { inLocale } from '@cohort/contract/fields/values'
import { Draggable, Droppable } from '@hello-pangea/dnd'
import { useMemo } from 'react'
import type { Shape, ShownField } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/board/board.module.css'
import { BoardCard } from '#modules/entities/components/board/board-card.tsx'
import type { BoardColumn } from '#modules/entities/components/board/columns.ts'
import { cardsOf } from '#modules/entities/components/board/pages.ts'
import { useBoardText } from '#modules/entities/components/board/text.ts'
import { useColumn } from '#modules/entities/components/board/use-board.ts'
import { useHref } from '#modules/entities/components/use-href.ts'
import { countText } from '#modules/entities/counts.ts'
import type { Asked, Row } from '#modules/entities/queries.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { MenuItem } from '#ui/menu.tsx'

interface ColumnProps {
  body: Asked
  column: BoardColumn
  foundAt: number
  shape: Shape
  fields: readonly ShownField[]
  /** Nothing can be moved. */
  still: boolean
  movesOf: (row: Row, from: BoardColumn) => readonly MenuItem[]
}

/** One value with its cards; further ones come by a button below them. */
export function Column({ body, column, foundAt, shape, fields, still, movesOf }: ColumnProps) {
  const text = useBoardText()
  const locale = useLocale()
  const found = useColumn(body, column, foundAt)
  const cards = useMemo(() => cardsOf(found.data), [found.data])
  const hrefOf = useHref(shape.type.type, cards)
  const total = found.data?.pages.at(-1)
  const { name } = column
  const left = total ? Math.max(0, total.total - cards.length) : 0
  return (
    <Droppable droppableId={`column ${column.id}`} isDropDisabled={still || column.closed}>
      {(drop, { isDraggingOver }) => (
        <section
          className={isDraggingOver ? `${styles.column} ${styles.over}` : styles.column}
          aria-label={text.column(name, countText(total))}
          data-column={column.id}
        >
          <header className={styles.head}>
            <Dot column={column} />
            <h2>{name}</h2>
            <span className={styles.count}>{countText(total)}</span>
            {column.closed && <Icon name="lock" size={14} />}
          </header>
          <div ref={drop.innerRef} {...drop.droppableProps} className={styles.cards}>
            {cards.map((row, at) => (
              <Draggable key={row.meta.openId} draggableId={row.meta.openId} index={at} isDragDisabled={still}>
                {(drag, { isDragging }) => (
                  <BoardCard
                    row={row}
                    shape={shape}
                    fields={fields}
                    href={hrefOf(row.meta.openId)}
                    drag={drag}
                    lifted={isDragging}
                    moves={still ? [] : movesOf(row, column)}
                  />
                )}
              </Draggable>
            ))}
            {drop.placeholder}
            {total && cards.length === 0 && !isDraggingOver && (
              <p className={styles.nothing}>{still || column.closed ? text.nothing : text.empty}</p>
            )}
            {found.hasNextPage && left > 0 && (
              <Button
                kind="text"
                size="small"
                block
                loading={found.isFetchingNextPage}
                onClick={() => void found.fetchNextPage()}
              >
                {text.more(
                  total?.capped ? countText(total) : left.toLocaleString('en-US'),
                  inLocale(shape.type.measure, locale),
                )}
              </Button>
            )}
          </div>
        </section>
      )}
    </Droppable>
  )
}

export function Dot({ column }: { column: BoardColumn }) {
  const color = column.color ? styles[column.color] : column.id ? styles.grey : styles.hollow
  return <span className={`${styles.dot} ${color}`} aria-hidden="true" />
}

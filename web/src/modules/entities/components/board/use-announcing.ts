import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd'
import { nameOf } from '#fields/shape.ts'
import type { BoardColumn } from '#modules/entities/components/board/columns.ts'
import { useBoardText } from '#modules/entities/components/board/text.ts'
import type { Row } from '#modules/entities/queries.ts'

type ColumnOf = (droppableId: string | undefined) => BoardColumn | undefined
type Find = (column: BoardColumn, id: string) => Row | undefined

/** What a screen reader says while a card is moved by keyboard. */
export function useAnnouncing(columnOf: ColumnOf, find: Find) {
  const text = useBoardText()
  const nameIn = (source: DragStart['source'], id: string) => {
    const column = columnOf(source.droppableId)
    const row = column && find(column, id)
    return row ? nameOf(row) : ''
  }
  const columnName = (droppableId: string | undefined) => columnOf(droppableId)?.name ?? ''
  return {
    start: ({ source, draggableId }: DragStart, { announce }: ResponderProvided) =>
      announce(text.lifted(nameIn(source, draggableId), columnName(source.droppableId), source.index + 1)),
    update: ({ source, destination, draggableId }: DragUpdate, { announce }: ResponderProvided) => {
      const name = nameIn(source, draggableId)
      announce(
        destination ? text.over(name, columnName(destination.droppableId), destination.index + 1) : text.outside(name),
      )
    },
    end: ({ source, destination, draggableId }: DropResult, { announce }: ResponderProvided) => {
      const name = nameIn(source, draggableId)
      const moved = destination && destination.droppableId !== source.droppableId
      announce(moved ? text.dropped(name, columnName(destination.droppableId)) : text.cancelled(name))
    },
  }
}

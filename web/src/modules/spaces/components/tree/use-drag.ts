import type { TreeItem } from '@cohort/contract/spaces'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { dropPlace, type Place, type TreeData } from '#modules/spaces/tree.ts'

export type DropSide = 'before' | 'after' | 'inside'
interface Drop {
  id: string
  side: DropSide
  place: Place
}

/** Whoever rests on something closed wants to drop into it. */
const openAfterMs = 600

interface Asked {
  data: TreeData
  onMove: (item: TreeItem, place: Place) => void
  onOpen: (id: string) => void
}

/** Lines that are dragged to another place in the tree. */
export function useDrag({ data, onMove, onOpen }: Asked) {
  const [dragged, setDragged] = useState<TreeItem>()
  const [drop, setDrop] = useState<Drop>()
  const rest = useRef<{ id: string; timer: ReturnType<typeof setTimeout> }>(undefined)
  const forget = () => {
    clearTimeout(rest.current?.timer)
    rest.current = undefined
  }
  useEffect(() => () => clearTimeout(rest.current?.timer), [])
  const end = () => {
    forget()
    setDragged(undefined)
    setDrop(undefined)
  }
  const over = (event: DragEvent<HTMLElement>, item: TreeItem, open: boolean | undefined) => {
    if (!dragged) return
    if (rest.current?.id !== item.id) {
      forget()
      if (open === false) rest.current = { id: item.id, timer: setTimeout(() => onOpen(item.id), openAfterMs) }
    }
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const after = event.clientY > top + height / 2
    const place = dropPlace(data, dragged, item, after)
    const side = item.entityType !== dragged.entityType ? 'inside' : after ? 'after' : 'before'
    if (place) {
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
    }
    setDrop(place && { id: item.id, side, place })
  }
  return {
    sideOf: (id: string): DropSide | undefined => (drop?.id === id ? drop.side : undefined),
    draggedId: dragged?.id,
    propsOf: (item: TreeItem, open: boolean | undefined, mayMove: boolean) => ({
      draggable: mayMove,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.setData('text/plain', item.name)
        event.dataTransfer.effectAllowed = 'move'
        setDragged(item)
      },
      onDragOver: (event: DragEvent<HTMLElement>) => over(event, item, open),
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault()
        if (dragged && drop) onMove(dragged, drop.place)
        end()
      },
      onDragEnd: end,
    }),
  }
}

export type Drag = ReturnType<typeof useDrag>

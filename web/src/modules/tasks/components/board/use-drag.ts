import type { Task, TaskColumn } from '@cohort/contract/tasks'
import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { followPointer, type Point } from '#modules/tasks/components/board/pointer.ts'
import { stepped } from '#modules/tasks/components/board/steps.ts'
import { hold } from '#modules/tasks/gate.ts'

export interface Over {
  column: string | null
  at: number
}

export interface Drag {
  tasks: readonly Task[]
  ids: ReadonlySet<string>
  from: string | null
  by: 'pointer' | 'keys'
  over: Over | undefined
  width: number
}

interface Options {
  columns: readonly TaskColumn[]
  /** Where these may be let go. */
  mayDrop: (tasks: readonly Task[], column: string | null) => boolean
  onDrop: (drag: Drag, over: Over) => void
  onCancel: (drag: Drag) => void
}

/** A card in hand, by pointer or by keyboard: where it would go, and what becomes of it. */
export function useDrag(options: Options) {
  const [drag, setDrag] = useState<Drag>()
  const now = useRef<Drag>(undefined)
  const latest = useRef(options)
  const release = useRef<() => void>(undefined)
  const dragged = useRef(false)
  const ghost = useRef<HTMLDivElement>(null)
  const point = useRef<Point>({ x: 0, y: 0 })
  useEffect(() => {
    latest.current = options
  })
  const set = useCallback((next: Drag | undefined) => {
    now.current = next
    setDrag(next)
  }, [])
  const begin = useCallback(
    (next: Drag) => {
      release.current ??= hold()
      set(next)
    },
    [set],
  )
  const end = useCallback(
    (drop: boolean) => {
      const last = now.current
      if (!last) return
      set(undefined)
      const { over } = last
      if (drop && over && latest.current.mayDrop(last.tasks, over.column)) latest.current.onDrop(last, over)
      else latest.current.onCancel(last)
      release.current?.()
      release.current = undefined
    },
    [set],
  )
  useEffect(() => () => release.current?.(), [])
  useEffect(() => {
    // A browser asks only listeners that were there before the finger came whether it may scroll.
    const keep = (event: TouchEvent) => {
      if (now.current?.by === 'pointer' && event.cancelable) event.preventDefault()
    }
    addEventListener('touchmove', keep, { passive: false })
    return () => removeEventListener('touchmove', keep)
  }, [])
  const place = useCallback(() => {
    if (ghost.current) ghost.current.style.transform = `translate(${point.current.x - 24}px, ${point.current.y - 20}px)`
  }, [])
  const hover = useCallback(
    (over: Over | undefined) => {
      const last = now.current
      if (!last || (last.over?.column === over?.column && last.over?.at === over?.at)) return
      set({ ...last, over })
    },
    [set],
  )
  const press = useCallback(
    (event: ReactPointerEvent, tasks: readonly Task[], from: string | null) => {
      dragged.current = false
      if (event.button !== 0) return
      const width = event.currentTarget.getBoundingClientRect().width
      followPointer(event.nativeEvent, {
        start: () => {
          dragged.current = true
          // The click that ends it comes right after the pointer is let go, also where Escape gave up before.
          addEventListener('pointerup', () => setTimeout(() => (dragged.current = false)), { once: true })
          begin({ tasks, ids: idsOf(tasks), from, by: 'pointer', over: undefined, width })
        },
        move: (at, over) => {
          point.current = at
          place()
          hover(over)
        },
        end,
      })
    },
    [begin, end, hover, place],
  )
  const lift = useCallback(
    (tasks: readonly Task[], from: string | null, at: number) =>
      begin({ tasks, ids: idsOf(tasks), from, by: 'keys', over: { column: from, at }, width: 0 }),
    [begin],
  )
  const step = useCallback(
    (key: string) => {
      const last = now.current
      if (last) hover(stepped(last, key, latest.current))
    },
    [hover],
  )
  const wasDragged = useCallback(() => dragged.current, [])
  return { drag, press, lift, step, end, wasDragged, ghost, place }
}

const idsOf = (tasks: readonly Task[]): ReadonlySet<string> => new Set(tasks.map(({ id }) => id))

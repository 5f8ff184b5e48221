import { inLocale } from '@cohort/contract/fields/values'
import type { Task } from '@cohort/contract/tasks'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '#lib/text.ts'
import { type BoardData, placeAt } from '#modules/tasks/board-cache.ts'
import type { Hands } from '#modules/tasks/components/board/hands.ts'
import { useBoardKeys } from '#modules/tasks/components/board/use-board-keys.ts'
import { type Drag, type Over, useDrag } from '#modules/tasks/components/board/use-drag.ts'
import { addressOfTask, groupFields, mayHere, maySend, type ProjectView, stageOf } from '#modules/tasks/project-view.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { useRegroup } from '#modules/tasks/use-changes.ts'
import type { MenuItem } from '#ui/menu.tsx'

/** Everything that hands do with the cards of a board. */
export function useBoardHands(view: ProjectView, board: BoardData) {
  const text = useTasksText().board
  const navigate = useNavigate()
  const [announced, setAnnounced] = useState('')
  const regroup = useRegroup()
  const byStage = view.state.by === 'stage'
  const field = groupFields(view.taskShape).find(({ path }) => path === view.state.by)
  const may = mayHere(view.project, byStage ? 'MoveTaskFlow' : 'Edit')
  const names = (tasks: readonly Task[]) =>
    tasks.length > 1 ? text.many(tasks[0]?.name ?? '', tasks.length) : (tasks[0]?.name ?? '')
  const columnName = (value: string | null) => board.columns.find((one) => one.value === value)?.name ?? ''
  const send = (tasks: readonly Task[], to: string | null, at: number | undefined) => {
    const stage = byStage ? stageOf(view.flow, to) : undefined
    const data = board.columns.find(({ value }) => value === to)?.data ?? []
    const moving = new Set(tasks.map(({ id }) => id))
    if (stage) view.moves.move({ tasks, to: stage, ...(at !== undefined && { place: placeAt(data, at, moving) }) })
    else if (field) regroup(tasks, field.path, to, field.definition)
    view.select(new Set())
  }
  const mayDrop = (tasks: readonly Task[], to: string | null) => may && (byStage ? maySend(tasks, to) : true)
  const dropped = useRef<string>(undefined)
  const dragging = useDrag({
    columns: board.columns,
    mayDrop,
    onDrop: (drag: Drag, over: Over) => {
      setAnnounced(text.dropped(names(drag.tasks), columnName(over.column)))
      if (drag.by === 'keys') dropped.current = drag.tasks[0]?.id
      if (byStage ? !isHome(board, drag, over) : over.column !== drag.from) send(drag.tasks, over.column, over.at)
    },
    onCancel: (drag) => setAnnounced(text.cancelled(names(drag.tasks))),
  })
  useAnnounceSteps(dragging.drag, (drag, over) =>
    setAnnounced(text.over(names(drag.tasks), columnName(over.column), over.at + 1)),
  )
  useFocusDropped(dropped)
  const inHand = (task: Task): readonly Task[] => {
    if (!view.selected.has(task.id)) return [task]
    const all = board.columns.flatMap(({ data }) => data).filter(({ id }) => view.selected.has(id))
    return [task, ...all.filter(({ id }) => id !== task.id)]
  }
  const toggle = (id: string) => {
    const next = new Set(view.selected)
    if (!next.delete(id)) next.add(id)
    view.select(next)
  }
  const lift = (task: Task, column: string | null) => {
    if (!may) return setAnnounced(text.readOnly)
    const at = board.columns.find(({ value }) => value === column)?.data.findIndex(({ id }) => id === task.id) ?? 0
    dragging.lift(inHand(task), column, at)
    setAnnounced(text.lifted(names(inHand(task)), columnName(column)))
  }
  const onKey = useBoardKeys({ view, drag: dragging.drag, lift, step: dragging.step, end: dragging.end, toggle })
  const menuOf = useMoveItems(view, board, (task, to) => send([task], to, undefined), may)
  const hands = useStable<Hands>({
    press: (event, task, column) => may && dragging.press(event, inHand(task), column),
    wasDragged: dragging.wasDragged,
    toggle,
    onKey,
    open: (id, column) => {
      const data = board.columns.find(({ value }) => value === column)?.data ?? []
      void navigate(addressOfTask(id, pagesOf(data, id)))
    },
    menuOf,
  })
  return { hands, announced, mayDrop, drag: dragging.drag, ghost: dragging.ghost, place: dragging.place }
}

/** Let go where it was: nothing to send. */
function isHome({ columns }: BoardData, { tasks, from }: Drag, over: Over): boolean {
  const [task, ...others] = tasks
  if (!task || others.length > 0 || over.column !== from) return false
  const at = columns.find(({ value }) => value === from)?.data.findIndex(({ id }) => id === task.id) ?? -1
  return over.at === at || over.at === at + 1
}

const mostPages = 60

/** The neighbours to turn to: an address holds so many and no more. */
function pagesOf(data: readonly Task[], id: string): string[] {
  const at = data.findIndex((task) => task.id === id)
  const from = Math.max(0, at - mostPages / 2)
  return data.slice(from, from + mostPages).map((task) => task.id)
}

/** One object for good, that does what the last drawing would do. */
function useStable<T extends Record<string, (...args: never[]) => unknown> | object>(value: T): T {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once, from the names alone
  return useMemo(() => {
    const entries = Object.keys(value).map((key) => {
      const call = (...args: unknown[]) =>
        (latest.current as Record<string, (...args: unknown[]) => unknown>)[key]?.(...args)
      return [key, call]
    })
    return Object.fromEntries(entries) as T
  }, [])
}

function useAnnounceSteps(drag: Drag | undefined, say: (drag: Drag, over: Over) => void): void {
  const over = drag?.by === 'keys' ? drag.over : undefined
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: said when the place changes
  useEffect(() => {
    if (!drag || !over) {
      first.current = true
      return
    }
    if (!first.current) say(drag, over)
    first.current = false
  }, [over?.column, over?.at])
}

/** A card that was dropped by keyboard keeps the focus where it stands now. */
function useFocusDropped(dropped: { current: string | undefined }): void {
  useEffect(() => {
    const id = dropped.current
    if (!id) return
    const card = document.querySelector<HTMLElement>(`[data-task="${CSS.escape(id)}"]`)
    if (!card) return
    card.focus({ preventScroll: true })
    dropped.current = undefined
  })
}

/** 「移到…」: every column, those that the rules forbid with the reason. */
function useMoveItems(
  view: ProjectView,
  board: BoardData,
  send: (task: Task, to: string | null) => void,
  may: boolean,
): Hands['menuOf'] {
  const text = useTasksText().board
  const locale = useLocale()
  const byStage = view.state.by === 'stage'
  return useCallback(
    (task, column): readonly MenuItem[] =>
      board.columns.map(({ value, name }) => {
        const stage = byStage ? stageOf(view.flow, value) : undefined
        const forbidden = byStage && !maySend([task], value) ? text.forbidden : undefined
        return {
          key: value ?? '-',
          label: stage ? inLocale(stage.name, locale) : name || '—',
          checked: value === column,
          refused: may ? forbidden : text.readOnly,
          run: () => value !== column && send(task, value),
        }
      }),
    [board.columns, byStage, locale, may, send, text, view.flow],
  )
}

import type { Output } from '@cohort/contract/call'
import { type ErrorCode, errorText } from '@cohort/contract/errors'
import { inLocale } from '@cohort/contract/fields/values'
import type { Stage } from '@cohort/contract/pipelines'
import { moveTasks, setSubStatus, type Task, undoMove } from '@cohort/contract/tasks'
import { useEffect, useRef, useState } from 'react'
import { ApiFailure } from '#lib/api.ts'
import { useWrite } from '#lib/query.ts'
import { useLocale } from '#lib/text.ts'
import type { Place } from '#modules/tasks/board-cache.ts'
import { type Origin, useTaskCache } from '#modules/tasks/cache.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { offerUndo } from '#modules/tasks/undo.ts'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

export interface Move {
  tasks: readonly Task[]
  to: Stage
  /** Between which cards; left out: before the first one. */
  place?: Place
  /** Once it is so. */
  onDone?: () => void
}

/** A stage asks for fields before it lets somebody in. */
export interface Question extends Move {
  /** `task.…,payload.…` */
  names: string
  cancel: () => void
}

type Moved = Output<typeof moveTasks>
type Begun = ReturnType<ReturnType<typeof useTaskCache>['begin']>

/** Moves tasks through their flow: at once in sight, then on the server. What is refused goes back and says why. */
export function useMoves() {
  const text = useTasksText()
  const locale = useLocale()
  const cache = useTaskCache()
  const send = useWrite(moveTasks, { inPlace: ['RequiredFieldsMissing'] })
  const takeBack = useTakeBack()
  const [question, setQuestion] = useState<Question>()
  useGiveUp(question)

  const ask = (move: Move, names: string, begun: Begun) => {
    const cancel = () => {
      setQuestion(undefined)
      begun.restore()
      begun.end()
    }
    setQuestion({ ...move, names, cancel })
  }
  const told = (move: Move, done: readonly Task[], changeId: string, origins: readonly Origin[]) => {
    const stage = inLocale(move.to.name, locale)
    const [first] = done
    if (!first || move.tasks.every(({ stageId }) => stageId === move.to.id)) return
    const words = done.length === 1 ? text.done.moved(first.name, stage) : text.done.movedMany(done.length, stage)
    takeBack.offer(words, changeId, origins)
  }
  const settle = (move: Move, answer: Moved, begun: Begun, origins: readonly Origin[]) => {
    cache.put(answer.data)
    told(move, answer.data, answer.changeId, origins)
    if (answer.data.length > 0) move.onDone?.()
    const missing = answer.refused.filter(({ error }) => error === 'RequiredFieldsMissing')
    const others = answer.refused.filter(({ error }) => error !== 'RequiredFieldsMissing')
    for (const { id, error, detail } of others) {
      const name = move.tasks.find((task) => task.id === id)?.name ?? ''
      toast.show({ text: text.refusedOne(name, wordsOf(error, locale, detail)), tone: 'danger', seconds: 6 })
    }
    const names = [...new Set(missing.flatMap(({ detail }) => String(detail?.fields ?? '').split(',')))].join()
    if (missing.length === 0) return begun.end()
    const left = new Set(missing.map(({ id }) => id))
    ask({ ...move, tasks: move.tasks.filter(({ id }) => left.has(id)) }, names, { ...begun, restore: () => undefined })
  }
  const run = (move: Move, fields?: Record<string, unknown>) => {
    const ids = new Set(move.tasks.map(({ id }) => id))
    const place = move.place ?? { nextId: cache.firstOf(move.to.id, ids) }
    const origins = cache.origins(move.tasks)
    const begun = cache.begin()
    const stageName = inLocale(move.to.name, locale)
    const stand = (task: Task): Task =>
      task.stageId === move.to.id ? task : { ...task, stageId: move.to.id, stageName, subStatusId: null }
    cache.move(move.tasks, 'stage', move.to.id, place, stand)
    const body = { taskIds: [...ids], stageId: move.to.id, ...place, ...(fields && { fields }) }
    send.mutateAsync({ body }).then(
      (answer) => settle(move, answer, begun, origins),
      (error) => {
        const missing = error instanceof ApiFailure && error.code === 'RequiredFieldsMissing'
        if (missing) return ask(move, String(error.detail.fields ?? ''), begun)
        begun.restore()
        begun.end()
      },
    )
  }
  const answer = (fields: Record<string, unknown>) => {
    if (!question) return
    question.cancel()
    run(question, fields)
  }
  return { move: (move: Move) => run(move), question, answer }
}

/** Whoever leaves with a question open has given it up: nothing stays held for it. */
function useGiveUp(question: Question | undefined): void {
  const open = useRef(question)
  useEffect(() => {
    open.current = question
  }, [question])
  useEffect(() => () => open.current?.cancel(), [])
}

const wordsOf = (error: string, locale: Parameters<typeof errorText>[1], detail?: Record<string, unknown>): string =>
  errorText(error as ErrorCode, locale, detail)

/** Taking a move back, from wherever it was made. */
function useTakeBack() {
  const text = useTasksText()
  const label = useUiText().undo
  const cache = useTaskCache()
  const undo = useWrite(undoMove)
  const run = (changeId: string, origins: readonly Origin[]) => {
    const begun = cache.begin()
    for (const { task, place } of origins.toReversed()) cache.move([task], 'stage', task.stageId, place, () => task)
    undo.mutateAsync({ body: { changeId } }).then(
      ({ data }) => {
        cache.put(data)
        begun.end()
        toast.show({ text: text.done.undone })
      },
      () => {
        begun.restore()
        begun.end()
      },
    )
  }
  return {
    offer: (words: string, changeId: string, origins: readonly Origin[]) =>
      offerUndo(words, label, () => run(changeId, origins)),
  }
}

/** The finer state within a stage. */
export function useSubStatus() {
  const text = useTasksText()
  const cache = useTaskCache()
  const send = useWrite(setSubStatus)
  const takeBack = useTakeBack()
  return (task: Task, subStatusId: string | null) => {
    const begun = cache.begin()
    cache.put([{ ...task, subStatusId }])
    send.mutateAsync({ body: { taskIds: [task.id], subStatusId } }).then(
      ({ data, changeId }) => {
        cache.put(data)
        begun.end()
        takeBack.offer(text.done.subStatus, changeId, cache.origins([task]))
      },
      () => {
        begun.restore()
        begun.end()
      },
    )
  }
}

import { inLocale } from '@cohort/contract/fields/values'
import type { Stage } from '@cohort/contract/pipelines'
import type { Task } from '@cohort/contract/tasks'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '#lib/text.ts'
import type { BoardData } from '#modules/tasks/board-cache.ts'
import { RecordView } from '#modules/tasks/components/record-view.tsx'
import { RequiredForm } from '#modules/tasks/components/required-form.tsx'
import { StageDot } from '#modules/tasks/components/stage-dot.tsx'
import styles from '#modules/tasks/components/triage.module.css'
import { useCardLines } from '#modules/tasks/components/use-card-lines.ts'
import { addressOfTask, maySend, type ProjectView, stageOf } from '#modules/tasks/project-view.ts'
import { useMoreCards, usePrefetchTask, useTask } from '#modules/tasks/queries.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { undoLast } from '#modules/tasks/undo.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { useFocusTrap } from '#ui/focus.ts'
import { Icon } from '#ui/icon.tsx'
import { SkeletonPage } from '#ui/skeleton.tsx'
import { Empty } from '#ui/states.tsx'

/** One candidate at a time, over everything else: digits decide, the next one is already there. */
export function Triage({ view, board }: { view: ProjectView; board: BoardData }) {
  const [at, setAt] = useState(0)
  const now = new Map(board.columns.flatMap(({ data }) => data.map((task) => [task.id, task] as const)))
  const queue = useRound(view, board)
  const seen = queue[at]
  const task = seen && (now.get(seen.id) ?? seen)
  const prefetch = usePrefetchTask()
  useEffect(() => {
    prefetch(queue[at + 1]?.id)
    prefetch(queue[at - 1]?.id)
  }, [queue, at, prefetch])
  const go = (by: number) => setAt((last) => Math.max(0, Math.min(queue.length - 1, last + by)))
  const send = (to: Stage) => {
    if (!task || task.stageId === to.id) return
    // On to the next at once, unless the stage may still ask for something.
    const asks = to.requiredFields.length > 0
    view.moves.move({ tasks: [task], to, ...(asks && { onDone: () => go(1) }) })
    if (!asks && maySend([task], to.id)) go(1)
  }
  const leave = () => view.change({ triage: false })
  return <Frame view={view} task={task} at={at} all={queue.length} go={go} send={send} leave={leave} />
}

/** Everyone who is still on the way. Whoever is moved stays in the round: one can go back to them. */
function useRound(view: ProjectView, board: BoardData): readonly Task[] {
  const isOpen = (stageId: string | null) => stageOf(view.flow, stageId)?.kind === 'normal'
  const more = useMoreCards(view.body)
  const [round, setRound] = useState<readonly Task[]>([])
  const known = new Set(round.map(({ id }) => id))
  const fresh = board.columns.flatMap(({ data }) => data.filter(({ id, stageId }) => isOpen(stageId) && !known.has(id)))
  if (fresh.length > 0) setRound([...round, ...fresh])
  const short = board.columns.find(({ value, data, count }) => isOpen(value) && data.length < count)
  const [value, length] = [short?.value, short?.data.length]
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is there
  useEffect(() => {
    if (value) void more(value)
  }, [value, length, more])
  return round
}

interface FrameProps {
  view: ProjectView
  task: Task | undefined
  at: number
  all: number
  go: (by: number) => void
  send: (to: Stage) => void
  leave: () => void
}

function Frame({ view, task, at, all, go, send, leave }: FrameProps) {
  const text = useTasksText().triageMode
  const box = useRef<HTMLDivElement>(null)
  useFocusTrap(box)
  const navigate = useNavigate()
  const open = () => task && void navigate(addressOfTask(task.id, [task.id]))
  useTriageKeys({ view, box, go, send, leave, open })
  const { question, answer } = view.moves
  return (
    <div ref={box} role="dialog" aria-modal="true" aria-label={text.title} tabIndex={-1} className={styles.triage}>
      <header className={styles.bar}>
        <h2>{text.title}</h2>
        <span className={styles.at} role="status">
          {text.at(all === 0 ? 0 : at + 1, all)}
        </span>
        <span className={styles.help}>{text.help}</span>
        <Button
          kind="text"
          aria-label={text.previous}
          title={text.previous}
          disabled={at === 0}
          icon={<Icon name="up" />}
          onClick={() => go(-1)}
        />
        <Button
          kind="text"
          aria-label={text.next}
          title={text.next}
          disabled={at >= all - 1}
          icon={<Icon name="down" />}
          onClick={() => go(1)}
        />
        <Button kind="text" aria-label={text.leave} title={text.leave} icon={<Icon name="close" />} onClick={leave} />
      </header>
      {task ? <Candidate key={task.id} task={task} /> : <Empty title={text.empty} hint={text.emptyHint} fill />}
      {question && (
        <div className={styles.ask}>
          <RequiredForm key={question.names} question={question} onAnswer={answer} />
        </div>
      )}
      <Stages view={view} task={task} send={send} open={open} />
    </div>
  )
}

function Candidate({ task }: { task: Task }) {
  const text = useTasksText().triageMode
  const { title, more } = useCardLines()(task)
  const whole = useTask(task.id).data
  const record = whole?.payload
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.candidate} tabIndex={0} aria-label={task.name}>
      <div className={styles.sheet}>
        <div className={styles.name}>
          <Avatar name={task.name} color={colorOf(task.payload?.meta.openId ?? task.id)} size={40} />
          <span>
            <strong>{task.name}</strong>
            <small>{[title, more].filter(Boolean).join(' · ')}</small>
          </span>
          <span className={styles.stage}>{task.stageName}</span>
        </div>
        {record ? <RecordView record={record} /> : whole ? <p>{text.plain}</p> : <SkeletonPage lines={10} />}
      </div>
    </section>
  )
}

function Stages({ view, task, send, open }: Pick<FrameProps, 'view' | 'task' | 'send'> & { open: () => void }) {
  const text = useTasksText()
  const locale = useLocale()
  return (
    <nav className={styles.stages} data-floating aria-label={text.triageMode.stages}>
      {view.flow.stages.slice(0, 9).map((stage, index) => {
        const here = task?.stageId === stage.id
        const refused = task && !here && !maySend([task], stage.id) ? text.board.forbidden : false
        return (
          <Button
            key={stage.id}
            aria-pressed={here}
            aria-keyshortcuts={String(index + 1)}
            disabled={!task || refused}
            onClick={() => send(stage)}
          >
            <kbd>{index + 1}</kbd>
            <StageDot color={stage.color} />
            {inLocale(stage.name, locale)}
          </Button>
        )
      })}
      <span className={styles.grow} />
      <Button kind="text" icon={<Icon name="undo" size={16} />} onClick={() => undoLast()}>
        {text.triageMode.undo} <kbd>u</kbd>
      </Button>
      <Button kind="text" disabled={!task} onClick={open}>
        {text.triageMode.open} <kbd>Enter</kbd>
      </Button>
    </nav>
  )
}

type Keys = Pick<FrameProps, 'view' | 'go' | 'send' | 'leave'> & {
  box: RefObject<HTMLElement | null>
  open: () => void
}

function useTriageKeys({ view, box, go, send, leave, open }: Keys): void {
  useEffect(() => {
    const run = (key: string): (() => void) | undefined => {
      if (key === 'j' || key === 'ArrowDown') return () => go(1)
      if (key === 'k' || key === 'ArrowUp') return () => go(-1)
      if (key === 'u') return () => void undoLast()
      if (key === 'Enter') return open
      if (key === 'Escape') return leave
      const stage = /^[1-9]$/.test(key) ? view.flow.stages[Number(key) - 1] : undefined
      return stage && (() => send(stage))
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      // A task that was opened lies over it, with keys of its own.
      if ([...document.querySelectorAll('[role=dialog], [role=menu]')].some((one) => one !== box.current)) return
      const target = event.target instanceof Element ? event.target : undefined
      if (target?.closest('input, textarea, select, [contenteditable], form')) return
      if (event.key === 'Enter' && target?.closest('button, a')) return
      const act = run(event.key)
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}

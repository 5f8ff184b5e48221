import { inLocale } from '@cohort/contract/fields/values'
import type { TaskColumn } from '@cohort/contract/tasks'
import { useId, useMemo, useState } from 'react'
import { useIsPhone } from '#lib/media.ts'
import { useLocale } from '#lib/text.ts'
import type { BoardData } from '#modules/tasks/board-cache.ts'
import styles from '#modules/tasks/components/board/board.module.css'
import { Column, FoldedColumn } from '#modules/tasks/components/board/column.tsx'
import { DragGhost } from '#modules/tasks/components/board/ghost.tsx'
import { HandsContext } from '#modules/tasks/components/board/hands.ts'
import { LaneTabs } from '#modules/tasks/components/board/lane-tabs.tsx'
import { useFilesFor } from '#modules/tasks/components/board/use-files-for.ts'
import { useBoardHands } from '#modules/tasks/components/board/use-hands.ts'
import { FunnelStrip } from '#modules/tasks/components/funnel.tsx'
import { PhoneFunnel } from '#modules/tasks/components/phone-funnel.tsx'
import { RequiredDialog, RequiredForm } from '#modules/tasks/components/required-form.tsx'
import { mayHere, type ProjectView, stageOf } from '#modules/tasks/project-view.ts'
import { useMoreCards } from '#modules/tasks/queries.ts'
import { assigneePath, priorityPath } from '#modules/tasks/state.ts'
import { useTasksText } from '#modules/tasks/text.ts'

interface Props {
  view: ProjectView
  board: BoardData
}

/** A project's tasks in columns, by stage or by a field of which each has one choice. */
export function Board({ view, board }: Props) {
  const text = useTasksText()
  const phone = useIsPhone()
  const helpId = useId()
  const byStage = view.state.by === 'stage'
  const { hands, drag, announced, ghost, place, mayDrop } = useBoardHands(view, board)
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const nameOf = useColumnName(view)
  const more = useMoreCards(view.body)
  const asksOf = useAsks(view)
  const takeFiles = useFilesFor(view)
  const isFolded = ({ value }: TaskColumn) =>
    byStage && !phone && value !== null && stageOf(view.flow, value)?.kind === 'lost' && !unfolded.has(value)
  const fold = (value: string, open: boolean) => {
    const next = new Set(unfolded)
    if (open) next.add(value)
    else next.delete(value)
    setUnfolded(next)
  }
  const isNeeded = ({ value, count }: TaskColumn) => value !== null || count > 0 || view.state.by !== priorityPath
  const open = board.columns.filter((column) => !isFolded(column) && isNeeded(column))
  const folded = board.columns.filter(isFolded)
  const { question, answer } = view.moves
  const stateOf = (column: TaskColumn) => ({
    column,
    name: nameOf(column),
    over: drag?.over !== undefined && drag.over.column === column.value,
    dimmed: drag !== undefined && !mayDrop(drag.tasks, column.value),
  })
  return (
    <HandsContext value={hands}>
      {phone && byStage && <PhoneFunnel view={view} />}
      {phone && <LaneTabs columns={open} nameOf={nameOf} />}
      <div className={styles.scroll} data-lanes data-carrying={drag?.by === 'pointer' || undefined}>
        {byStage && !phone && <FunnelStrip view={view} folded={folded.length} />}
        <section className={styles.lanes} aria-label={text.board.label}>
          {open.map((column) => {
            const state = stateOf(column)
            const stage = byStage ? stageOf(view.flow, column.value) : undefined
            const lost = stage?.kind === 'lost' && !phone
            const asked = question && !phone && byStage && question.to.id === column.value
            return (
              <Column
                key={column.value ?? ''}
                {...state}
                stage={stage}
                asks={asksOf.get(column.value ?? '') ?? none}
                slot={state.over && !state.dimmed && byStage ? drag?.over?.at : undefined}
                byKeys={drag?.by === 'keys'}
                selected={view.selected}
                carried={drag?.ids}
                helpId={helpId}
                onMore={more}
                onAdd={mayHere(view.project, 'AddTaskFlow') ? view.onNew : undefined}
                onFiles={byStage ? takeFiles : undefined}
                onFold={lost ? () => fold(column.value ?? '', false) : undefined}
                form={asked ? <RequiredForm key={question.names} question={question} onAnswer={answer} /> : null}
              />
            )
          })}
          {folded.map((column) => (
            <FoldedColumn
              key={column.value ?? ''}
              {...stateOf(column)}
              onUnfold={() => fold(column.value ?? '', true)}
            />
          ))}
        </section>
      </div>
      <p id={helpId} hidden>
        {text.board.help}
      </p>
      <p className="visually-hidden" role="status" aria-live="assertive">
        {announced}
      </p>
      {drag?.by === 'pointer' && <DragGhost tasks={drag.tasks} width={drag.width} box={ghost} onShown={place} />}
      {question && isElsewhere(view, question.to.id, phone, folded) && (
        <RequiredDialog key={question.names} question={question} onAnswer={answer} />
      )}
    </HandsContext>
  )
}

const none: readonly string[] = []

/** The form stands in the column; where there is none in sight, it is a dialog. */
const isElsewhere = (view: ProjectView, stageId: string, phone: boolean, folded: readonly TaskColumn[]): boolean =>
  phone || view.state.by !== 'stage' || folded.some(({ value }) => value === stageId)

/** Those without a value have a column too. */
function useColumnName(view: ProjectView) {
  const text = useTasksText()
  const locale = useLocale()
  return ({ value, name }: Pick<TaskColumn, 'value' | 'name'>): string => {
    if (value !== null) return name
    if (view.state.by === assigneePath) return text.nobody
    const field = [...view.taskShape.fields.values()].find(({ path }) => path === view.state.by)
    return field ? text.none(inLocale(field.definition.label, locale)) : name
  }
}

/** What each stage asks for, in words. */
function useAsks(view: ProjectView): ReadonlyMap<string, readonly string[]> {
  const locale = useLocale()
  const { flow, taskShape, payloadShape } = view
  return useMemo(() => {
    const labelOf = (of: 'task' | 'payload', path: string) => {
      const shape = of === 'task' ? taskShape : payloadShape
      const field = [...(shape?.fields.values() ?? [])].find((one) => one.path === path)
      return field ? [inLocale(field.definition.label, locale)] : []
    }
    return new Map(
      flow.stages.map((stage) => [stage.id, stage.requiredFields.flatMap(({ of, field }) => labelOf(of, field))]),
    )
  }, [flow, taskShape, payloadShape, locale])
}

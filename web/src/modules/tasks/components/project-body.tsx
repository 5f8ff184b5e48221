import { inLocale } from '@cohort/contract/fields/values'
import { archived } from '@cohort/contract/projects'
import { type ComponentType, lazy, Suspense } from 'react'
import { DropArea } from '#fields/files/drop-area.tsx'
import { useLocale } from '#lib/text.ts'
import type { BoardData } from '#modules/tasks/board-cache.ts'
import boardStyles from '#modules/tasks/components/board/board.module.css'
import { Board } from '#modules/tasks/components/board/board.tsx'
import { useFilesFor } from '#modules/tasks/components/board/use-files-for.ts'
import { BulkBar } from '#modules/tasks/components/bulk-bar.tsx'
import { Overview } from '#modules/tasks/components/overview.tsx'
import styles from '#modules/tasks/components/project-body.module.css'
import { TaskList } from '#modules/tasks/components/task-list.tsx'
import { Toolbar } from '#modules/tasks/components/toolbar.tsx'
import { Triage } from '#modules/tasks/components/triage.tsx'
import { isFiltered, mayHere, type ProjectView } from '#modules/tasks/project-view.ts'
import { useBoard } from '#modules/tasks/queries.ts'
import { showsTasks, type View } from '#modules/tasks/state.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Ghost, SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'

/** Each brings its own libraries, and only when it is first seen. */
const parts: Partial<Record<View, ComponentType<{ view: ProjectView }>>> = {
  overview: Overview,
  projectList: lazy(async () => ({
    default: (await import('#modules/tasks/components/within/sub-projects.tsx')).SubProjects,
  })),
  chat: lazy(async () => ({ default: (await import('#modules/tasks/components/project-chat.tsx')).ProjectChat })),
  structureDiagram: lazy(async () => ({
    default: (await import('#modules/tasks/components/structure/structure.tsx')).Structure,
  })),
}

/** Below the bar of a project: the view that the address names. */
export function ProjectBody({ view }: { view: ProjectView }) {
  const { state } = view
  const board = useBoard(view.body, state.view === 'board' || state.triage)
  const Part = parts[state.view]
  return (
    <div className={styles.body}>
      <Toolbar view={view} />
      <Note view={view} />
      {state.view === 'list' ? (
        <TaskList view={view} />
      ) : Part ? (
        <Suspense fallback={<SkeletonRows rows={8} height={64} />}>
          <Part view={view} />
        </Suspense>
      ) : board.error && !board.data ? (
        <ErrorState error={board.error} onRetry={() => void board.refetch()} />
      ) : board.data ? (
        <BoardView view={view} board={board.data} />
      ) : (
        <LaneGhosts />
      )}
      {state.triage && board.data && <Triage view={view} board={board.data} />}
    </div>
  )
}

/** Why nothing can be moved here. */
function Note({ view }: { view: ProjectView }) {
  const text = useTasksText()
  if (!showsTasks(view.state.view) || mayHere(view.project, 'MoveTaskFlow')) return null
  return (
    <p className={styles.note}>
      <Icon name="lock" size={14} />
      {view.project.status === archived ? text.archivedHint : text.board.readOnly}
    </p>
  )
}

function BoardView({ view, board }: { view: ProjectView; board: BoardData }) {
  const selected = board.columns.flatMap(({ data }) => data).filter(({ id }) => view.selected.has(id))
  if (board.total === 0) return <Nothing view={view} />
  return (
    <>
      <Board view={view} board={board} />
      <BulkBar view={view} tasks={selected} />
    </>
  )
}

/** Nobody yet: files that are dropped here are for the first stage. */
function Nothing({ view }: { view: ProjectView }) {
  const locale = useLocale()
  const files = useFilesFor(view)
  const [first] = view.flow.stages
  if (!files || !first || isFiltered(view.state)) return <NothingYet view={view} />
  const overlay = (
    <div className={styles.over}>
      <Icon name="upload" size={22} />
      {files.hint(inLocale(first.name, locale))}
    </div>
  )
  return (
    <DropArea className={styles.drop} overlay={overlay} onFiles={(dropped) => files.take(first.id, dropped)}>
      <NothingYet view={view} />
    </DropArea>
  )
}

function NothingYet({ view }: { view: ProjectView }) {
  const text = useTasksText()
  const filtered = isFiltered(view.state)
  const clear = () => view.change({ query: '', mine: false, due: false, conditions: [] })
  const mayAdd = mayHere(view.project, 'AddTaskFlow')
  return (
    <Empty
      filtered={filtered}
      fill
      title={filtered ? text.board.noneTitle : text.board.emptyTitle}
      hint={filtered ? text.board.noneHint : text.board.emptyHint}
      actions={
        filtered ? (
          <Button size="small" onClick={clear}>
            {text.board.clear}
          </Button>
        ) : (
          mayAdd && (
            <Button size="small" kind="primary" onClick={() => view.onNew()}>
              {text.newTask}
            </Button>
          )
        )
      }
    />
  )
}

function LaneGhosts() {
  return (
    <div className={boardStyles.lanes} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((lane) => (
        <div key={lane} className={boardStyles.column}>
          <div className={boardStyles.ghosts}>
            <Ghost width={96} height={16} />
            <Ghost height={114} />
            <Ghost height={114} />
            <Ghost height={114} />
          </div>
        </div>
      ))}
    </div>
  )
}

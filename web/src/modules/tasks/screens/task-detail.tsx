import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { ApiFailure } from '#lib/api.ts'
import { useIsPhone } from '#lib/media.ts'
import { usePageTitle } from '#lib/page.ts'
import { TaskActions } from '#modules/tasks/components/detail/task-actions.tsx'
import type { TaskDetail } from '#modules/tasks/components/detail/task-info.tsx'
import { TaskPage } from '#modules/tasks/components/detail/task-page.tsx'
import { RequiredDialog } from '#modules/tasks/components/required-form.tsx'
import { useCardLines } from '#modules/tasks/components/use-card-lines.ts'
import { usePipelines, usePrefetchTask, useTask } from '#modules/tasks/queries.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { useMoves } from '#modules/tasks/use-moves.ts'
import { useTaskLive } from '#modules/tasks/use-task-live.ts'
import { SkeletonPage } from '#ui/skeleton.tsx'
import { ErrorState, Notice } from '#ui/states.tsx'

/** One task with the record that it carries (/channel/task/{id}?pages=[…]). */
export function Screen() {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const text = useTasksText()
  const task = useTask(id)
  useNeighbours(id, query.get('pages'))
  if (task.error instanceof ApiFailure && task.error.status === 404 && !task.data)
    return <Notice mark="none" title={text.gone} hint={text.goneHint} />
  if (task.error && !task.data) return <ErrorState error={task.error} onRetry={() => void task.refetch()} />
  if (!task.data) return <SkeletonPage lines={12} />
  return <Opened key={id} task={task.data} />
}

/** The tasks before and after are fetched ahead, so that turning the page takes no time. */
function useNeighbours(id: string, pages: string | null): void {
  const prefetch = usePrefetchTask()
  useEffect(() => {
    const ids = listOf(pages)
    const at = ids.indexOf(id)
    if (at < 0) return
    prefetch(ids[at - 1])
    prefetch(ids[at + 1])
  }, [id, pages, prefetch])
}

function listOf(json: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(json ?? '[]')
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

function Opened({ task }: { task: TaskDetail }) {
  const phone = useIsPhone()
  const lines = useCardLines()(task)
  const moves = useMoves()
  const flow = usePipelines(task.projectId).data?.data.find(({ openId }) => openId === task.pipelineId)
  useTaskLive(task.payload?.meta.entityType ?? 'Resume')
  usePageTitle(task.name, phone ? undefined : [lines.title, lines.more].filter(Boolean).join(' · '))
  return (
    <>
      <TaskActions task={task} />
      <TaskPage task={task} flow={flow} moves={moves} />
      {moves.question && (
        <RequiredDialog key={moves.question.names} question={moves.question} onAnswer={moves.answer} />
      )}
    </>
  )
}

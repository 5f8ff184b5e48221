import type { Pipeline } from '@cohort/contract/pipelines'
import type { Project } from '@cohort/contract/projects'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { useAddress } from '#lib/address.ts'
import { ApiFailure } from '#lib/api.ts'
import { useMe } from '#lib/who.ts'
import { useShape } from '#modules/entities/queries.ts'
import { NewTask } from '#modules/tasks/components/new/new-task.tsx'
import { ProjectBody } from '#modules/tasks/components/project-body.tsx'
import { ProjectHead } from '#modules/tasks/components/project-head.tsx'
import { groupFields, type ProjectView, type Shape } from '#modules/tasks/project-view.ts'
import { usePipelines, useProject } from '#modules/tasks/queries.ts'
import { addressOf, filtersOf, type ProjectState, stateOf } from '#modules/tasks/state.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { useMoves } from '#modules/tasks/use-moves.ts'
import { useTaskLive } from '#modules/tasks/use-task-live.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ErrorState, Notice } from '#ui/states.tsx'

/** A project and its tasks (/channel/{channelId}/project/detail/{projectId}). */
export function Screen() {
  const { projectId = '' } = useParams()
  const text = useTasksText()
  const project = useProject(projectId)
  const flows = usePipelines(projectId)
  const taskShape = useShape('HydrogenTask')
  const failed = project.error ?? flows.error
  if (failed instanceof ApiFailure && failed.status === 404)
    return <Notice mark="none" title={text.gone} hint={text.goneHint} fill />
  if (failed && !(project.data && flows.data))
    return <ErrorState error={failed} onRetry={() => void Promise.all([project.refetch(), flows.refetch()])} />
  const [first] = flows.data?.data ?? []
  if (!project.data || !flows.data || !first || !taskShape) return <SkeletonRows rows={8} height={64} />
  return <Opened key={projectId} project={project.data} flows={flows.data.data} first={first} taskShape={taskShape} />
}

interface Props {
  project: Project
  flows: readonly Pipeline[]
  first: Pipeline
  taskShape: Shape
}

function Opened({ project, flows, first, taskShape }: Props) {
  const { query, change: write } = useAddress()
  const asked = stateOf(query)
  // An address may name a field that is gone, or never made columns.
  const by = groupFields(taskShape).some(({ path }) => path === asked.by) ? asked.by : 'stage'
  const state = { ...asked, by }
  const payloadType = project.taskPayloadType ?? 'Resume'
  const payloadShape = useShape(payloadType)
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const [adding, setAdding] = useState<{ stageId: string | undefined }>()
  const moves = useMoves()
  const flow = flows.find(({ openId }) => openId === state.flow) ?? first
  useTaskLive(payloadType)
  const body = useQuestion(project.id, flow.openId, state)
  const view: ProjectView = {
    project,
    flows,
    flow,
    taskShape,
    payloadShape,
    state,
    change: (next) => write(addressOf(next)),
    body,
    moves,
    selected,
    select,
    onNew: (stageId) => setAdding({ stageId }),
  }
  return (
    <>
      <ProjectHead view={view} />
      <ProjectBody view={view} />
      {adding && <NewTask view={view} stageId={adding.stageId} onClose={() => setAdding(undefined)} />}
    </>
  )
}

/** The same object for as long as the same is asked. */
function useQuestion(projectId: string, pipelineId: string, state: ProjectState): ProjectView['body'] {
  const me = useMe()?.tenantMemberId
  const asked = JSON.stringify({
    projectId,
    pipelineId,
    groupBy: state.by,
    ...(state.query && { query: state.query }),
    ...filtersOf(state, me),
  })
  return useMemo(() => JSON.parse(asked) as ProjectView['body'], [asked])
}

import { exportEntities } from '@cohort/contract/exports'
import { ExportButton } from '#fields/exports/export-button.tsx'
import { useIsPhone } from '#lib/media.ts'
import { useMay, useMe } from '#lib/who.ts'
import { sortFieldOf } from '#modules/tasks/components/use-list-rows.ts'
import type { ProjectView } from '#modules/tasks/project-view.ts'
import { assigneePath, duePath, filtersOf, priorityPath, stagePath } from '#modules/tasks/state.ts'

const namePath = 'data.standardFields.name'

/** The tasks of a project as the list or the board shows them, with what they carry where it may be read. */
export function ExportTasks({ view }: { view: ProjectView }) {
  const me = useMe()
  const phone = useIsPhone()
  const mayRead = useMay(exportEntities.access)
  const { project, flow, state } = view
  const { filters, payloadFilters } = filtersOf(state, me?.tenantMemberId)
  const entityType = project.taskPayloadType ?? 'Resume'
  const sort = state.view === 'list' ? sortFieldOf(state.sort) : undefined
  const shown = [...(view.payloadShape?.type.columns ?? [])]
    .map((key) => view.payloadShape?.fields.get(key))
    .filter((field) => field !== undefined && field.key !== 'name' && !field.key.startsWith('meta.'))
  const carried = mayRead ? shown.map((field) => `payload.${field?.path}`) : []
  return (
    <ExportButton
      small
      named={!phone}
      seen={[namePath, stagePath, assigneePath, priorityPath, duePath, ...carried]}
      selected={[...view.selected]}
      wanted={{
        kind: 'tasks',
        view: state.view === 'board' ? 'board' : 'list',
        body: {
          projectId: project.id,
          pipelineId: flow.openId,
          ...(state.query && { query: state.query }),
          ...(filters && { filters }),
          ...(mayRead && { payload: { entityType, ...(payloadFilters && { filters: payloadFilters }) } }),
          ...(sort && { sort: [sort] }),
        },
      }}
    />
  )
}

import { Canvas } from '#modules/tasks/components/structure/canvas.tsx'
import type { ProjectView } from '#modules/tasks/project-view.ts'
import { useStructure } from '#modules/tasks/queries.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'

/** Where a project stands and what stands in it, drawn (the view `structureDiagram`). */
export function Structure({ view }: { view: ProjectView }) {
  const { data, error, refetch } = useStructure(view.project.id)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={6} height={64} />
  return <Canvas nodes={data.nodes} project={view.project} />
}

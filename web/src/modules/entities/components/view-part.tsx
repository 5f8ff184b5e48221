import { type ComponentType, lazy, Suspense } from 'react'
import type { Shape } from '#fields/shape.ts'
import type { Columns } from '#modules/entities/components/use-columns.ts'
import type { ListState } from '#modules/entities/list-state.ts'
import type { Asked } from '#modules/entities/queries.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'

/** What every way to draw a list is given. */
export interface ViewProps {
  shape: Shape
  state: ListState
  onChange: (next: ListState) => void
  /** What the list asks, without its page. */
  body: Asked
  columns: Columns
}

/** Drawn otherwise than as a list; each brings its own libraries, and only when it is first seen. */
const parts: Partial<Record<string, ComponentType<ViewProps>>> = {
  board: lazy(async () => ({ default: (await import('#modules/entities/components/board/board.tsx')).Board })),
  structureDiagram: lazy(async () => ({
    default: (await import('#modules/entities/components/chart/chart.tsx')).Chart,
  })),
  chat: lazy(async () => ({
    default: (await import('#modules/entities/components/talks/chat-view.tsx')).ChatView,
  })),
}

/** The view of a state that the type offers; undefined for the plain list. */
export const partOf = (shape: Shape, { view }: Pick<ListState, 'view'>): ComponentType<ViewProps> | undefined =>
  shape.type.views.some((one) => one === view) ? parts[view] : undefined

export const viewsOf = (shape: Shape): readonly string[] =>
  shape.type.views.filter((view) => view === 'list' || parts[view] !== undefined)

export function ViewPart(props: ViewProps) {
  const Part = partOf(props.shape, props.state)
  return Part ? (
    <Suspense fallback={<SkeletonRows rows={8} height={64} avatar={false} />}>
      <Part {...props} />
    </Suspense>
  ) : null
}

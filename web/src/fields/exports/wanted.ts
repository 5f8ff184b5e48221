import type { Input } from '@cohort/contract/call'
import { exportEntities, exportProjects, exportTasks, listExports } from '@cohort/contract/exports'
import { useWrite } from '#lib/query.ts'

type Body<C> = Input<C> extends { body: infer B } ? B : never
type Asked<B> = Omit<B, 'columns' | 'format' | 'contacts' | 'reason'>

/** What of a list is exported: the same that it asks for, without its pages. */
export type Wanted =
  | { kind: 'entities'; body: Asked<Body<typeof exportEntities>> }
  | { kind: 'projects'; body: Asked<Body<typeof exportProjects>> }
  | { kind: 'tasks'; view: 'list' | 'board' | 'chat'; body: Asked<Body<typeof exportTasks>> }

/** How it is written down. */
export type Manner = Pick<Body<typeof exportEntities>, 'columns' | 'format' | 'contacts' | 'reason'>

const stale = [listExports]

/** Begins an export of what is wanted. */
export function useExport() {
  const entities = useWrite(exportEntities, { stale })
  const projects = useWrite(exportProjects, { stale })
  const tasks = useWrite(exportTasks, { stale })
  const begin = (wanted: Wanted, manner: Manner, onSuccess: () => void) => {
    const then = { onSuccess }
    if (wanted.kind === 'entities') entities.mutate({ body: { ...wanted.body, ...manner } }, then)
    else if (wanted.kind === 'projects') projects.mutate({ body: { ...wanted.body, ...manner } }, then)
    else tasks.mutate({ query: { view: wanted.view }, body: { ...wanted.body, ...manner } }, then)
  }
  return { begin, isPending: entities.isPending || projects.isPending || tasks.isPending }
}

/** The same search for some of its records alone. */
export function only<W extends Wanted>(wanted: W, openIds: readonly string[]): W {
  const these = { field: 'meta.openId', op: 'in' as const, value: [...openIds] }
  const { filters } = wanted.body
  return { ...wanted, body: { ...wanted.body, filters: filters ? { and: [filters, these] } : these } }
}

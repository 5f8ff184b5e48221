import type { Output } from '@cohort/contract/call'
import type { Pipeline, Stage } from '@cohort/contract/pipelines'
import type { getProjectOverview } from '@cohort/contract/projects'

type Counted = Output<typeof getProjectOverview>['pipelines'][number]['stages'][number]

export interface FunnelStep extends Omit<Counted, 'id'> {
  stage: Stage
  /** Of those who came here, how many went on to the next stage, in percent. */
  rate: number | undefined
}

/** The stages of a flow that lead to the goal, with how many came so far. */
export function funnelOf(flow: Pipeline, counted: readonly Counted[]): FunnelStep[] {
  const steps = flow.stages
    .filter(({ kind }) => kind !== 'lost')
    .flatMap((stage) => {
      const found = counted.find(({ id }) => id === stage.id)
      return found ? [{ stage, ...found }] : []
    })
  return steps.map(({ id: _, ...step }, at) => {
    const next = steps[at + 1]
    const rate = next && step.reached > 0 ? Math.round((next.reached / step.reached) * 100) : undefined
    return { ...step, rate }
  })
}

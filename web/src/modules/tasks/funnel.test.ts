import type { Pipeline } from '@cohort/contract/pipelines'
import { expect, it } from 'vitest'
import { funnelOf } from '#modules/tasks/funnel.ts'

const stage = (id: string, kind = 'normal') => ({ id, kind, name: { zh: id, en: id } })
const flow = { stages: [stage('new'), stage('offer'), stage('lost', 'lost')] } as unknown as Pipeline
const counted = (id: string, reached: number) => ({ id, reached, present: 1, medianDays: 2, stuck: 0 })

it('leaves out who was lost, and says how many went on', () => {
  const steps = funnelOf(flow, [counted('new', 8), counted('offer', 3), counted('lost', 4)])
  expect(steps.map(({ stage, reached, rate }) => [stage.id, reached, rate])).toEqual([
    ['new', 8, 38],
    ['offer', 3, undefined],
  ])
  expect(funnelOf(flow, [counted('new', 0), counted('offer', 0)])[0]?.rate).toBeUndefined()
})

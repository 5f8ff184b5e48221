import { isSeenBlind } from '@cohort/contract/matching'
import { useMemo } from 'react'
import { type Chosen, readChosen, writeChosen } from '#fields/filter/chosen.ts'
import { filtersOf } from '#fields/filter/filters.ts'
import type { Shape } from '#fields/shape.ts'
import { useAddress } from '#lib/address.ts'
import type { Question } from '#modules/matching/queries.ts'

const tabs = ['open', 'again', 'dismissed'] as const
export type Tab = (typeof tabs)[number]

/** Everything that decides who is shown. It stands in the address, so that a link shows a colleague the same. */
export interface RecommendState {
  tab: Tab
  isBlind: boolean
  /** Also those who are in the flow already. */
  withFlow: boolean
  /** All conditions must be met; otherwise one is enough (spec 2 §7). */
  isAll: boolean
  chosen: readonly Chosen[]
}

export function readState(query: URLSearchParams): RecommendState {
  return {
    tab: tabs.find((one) => one === query.get('tab')) ?? 'open',
    isBlind: query.get('blind') === '1',
    withFlow: query.get('flow') === 'all',
    isAll: query.get('meet') === 'all',
    chosen: readChosen(query),
  }
}

export function writeState(state: RecommendState, query: URLSearchParams): void {
  const put = (name: string, value: string | false) => (value ? query.set(name, value) : query.delete(name))
  put('tab', state.tab !== 'open' && state.tab)
  put('blind', state.isBlind && '1')
  put('flow', state.withFlow && 'all')
  put('meet', state.isAll && 'all')
  writeChosen(state.chosen, query)
}

export function useRecommendState() {
  const { query, edit } = useAddress()
  const state = useMemo(() => readState(query), [query])
  const change = (next: Partial<RecommendState>) => edit((into) => writeState({ ...readState(into), ...next }, into))
  return { state, change }
}

/** What is chosen and may count: what is hidden in blind mode tells nothing about anyone. */
export const countingOf = ({ chosen, isBlind }: RecommendState): readonly Chosen[] =>
  isBlind ? chosen.filter(({ key }) => isSeenBlind(key)) : chosen

/** What the server is asked: several conditions that must all be met are one. */
export function questionOf(projectId: string, state: RecommendState, shape: Shape): Question {
  const each = filtersOf(countingOf(state), shape)
  return {
    projectId,
    show: state.tab === 'dismissed' ? 'dismissed' : 'open',
    blind: state.isBlind,
    withFlow: state.withFlow,
    filters: state.isAll && each.length > 1 ? [{ and: each }] : each,
  }
}

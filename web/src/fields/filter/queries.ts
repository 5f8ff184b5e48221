import type { Output } from '@cohort/contract/call'
import { type Search, searchFilters } from '@cohort/contract/entities'
import { useCall } from '#lib/query.ts'

/** Among which records values are counted. */
export type Counted = Pick<Search, 'entityType' | 'query' | 'filters'>
export type Facet = Output<typeof searchFilters>['filters'][number]

/** The commonest values of several fields, for their names. */
export const useFacets = (entityType: string, paths: readonly string[]) =>
  useCall(
    searchFilters,
    { body: { entityType, returnFilters: [...paths] } },
    { enabled: paths.length > 0, inPlace: true, staleTime: 60_000 },
  ).data?.filters

export const useFacet = (body: Counted, path: string, enabled: boolean) =>
  useCall(searchFilters, { body: { ...body, returnFilters: [path] } }, { enabled, inPlace: true })

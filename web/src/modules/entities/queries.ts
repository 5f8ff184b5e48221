import type { Output } from '@cohort/contract/call'
import { listCustomFields } from '@cohort/contract/custom-fields'
import {
  deleteEntities,
  getEntity,
  listAttentionIds,
  listDeleted,
  listLinks,
  listVersions,
  restoreEntities,
  type Search,
  searchEntities,
  setAttention,
} from '@cohort/contract/entities'
import { entityTypeOf } from '@cohort/contract/entity-types'
import { listSearchGroups } from '@cohort/contract/groups'
import type { FieldDefinition } from '@cohort/contract/types/type'
import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { mayBeRead, readingAhead } from '#fields/reading/reading-queries.ts'
import { type Shape, shapeOf } from '#fields/shape.ts'
import { asking, useCall, useWrite } from '#lib/query.ts'
import { useTenantTypes } from '#modules/entities/type-queries.ts'

export type Found = Output<typeof searchEntities>
export type Row = Found['data'][number]
export type Version = Output<typeof listVersions>['data'][number]
export type Deleted = Output<typeof listDeleted>['data'][number]

export type Asked = Partial<Search> & Pick<Search, 'entityType'>

/** A type with the fields that the enterprise added; undefined where there is no such type. */
export function useShape(typeName: string): Shape | undefined {
  const builtIn = entityTypeOf(typeName)
  const own = useTenantTypes(builtIn === undefined && typeName !== '')
  const type = builtIn ?? own?.find((one) => one.type === typeName)
  const custom = useCall(
    listCustomFields,
    { params: { type: typeName, id: '-' } },
    { enabled: type !== undefined, inPlace: true, staleTime: 300_000 },
  ).data
  return useMemo(
    () => type && shapeOf(type, (custom?.fields ?? []) as unknown as readonly FieldDefinition[]),
    [type, custom],
  )
}

const searching = (body: Asked) => asking(searchEntities, { body }, { inPlace: true })

/** One page of a list. The last one stays in sight while the next is on its way, so that nothing jumps. */
export const useSearch = (body: Asked, enabled: boolean) =>
  useQuery({
    ...searching(body),
    enabled,
    placeholderData: (before, query) => {
      const asked = query?.queryKey[2] as { body?: Asked } | undefined
      return asked?.body?.entityType === body.entityType ? keepPreviousData(before) : undefined
    },
  })

/** How many records there are for each of several searches; they are asked once the list itself is there. */
export const useTotals = (searches: readonly Asked[], enabled: boolean) =>
  useQueries({
    queries: searches.map((body) => ({
      ...searching({ ...body, pageSize: 1 }),
      enabled,
      staleTime: 60_000,
      select: ({ total, capped }: Found) => ({ total, capped }),
    })),
    combine: (answers) => answers.map(({ data }) => data),
  })

/** Of several sets of records those that a search finds as well; undefined until all of it is known. */
export const useMatching = ({ entityType, query, filters }: Asked, sets: readonly (readonly string[])[]) =>
  useQueries({
    queries: sets.map((ids) => ({
      ...searching({
        entityType,
        query,
        filters: { and: [...(filters ? [filters] : []), { field: 'meta.openId', op: 'in', value: [...ids] }] },
        pageSize: 100,
      }),
      placeholderData: keepPreviousData<Found>,
    })),
    combine: (answers) => ({
      error: answers.find((answer) => answer.error && !answer.data)?.error ?? undefined,
      ids: answers.every(({ data }) => data !== undefined)
        ? new Set(answers.flatMap(({ data }) => data?.data.map(({ meta }) => meta.openId) ?? []))
        : undefined,
    }),
  })

export const useRecord = (type: string, id: string) =>
  useCall(getEntity, { params: { type, id } }, { inPlace: true, enabled: type !== '' })

/** What a list already knows is shown at once; the record is asked for anew all the same. */
export function useSeeRecord() {
  const client = useQueryClient()
  return {
    seed: ({ highlights: _, ...record }: Row) =>
      client.setQueryData(
        asking(getEntity, { params: { type: record.meta.entityType, id: record.meta.openId } }).queryKey,
        record,
        { updatedAt: 1 },
      ),
    /** With the file that it was read from: turned to, the page is whole at once. */
    prefetch: async (type: string, id: string) => {
      const asked = asking(getEntity, { params: { type, id } }, { inPlace: true })
      await client.prefetchQuery(asked)
      const record = client.getQueryData(asked.queryKey)
      if (record && mayBeRead(record)) await client.prefetchQuery(readingAhead(id))
    },
  }
}

export const useFollowed = (type: string) => useCall(listAttentionIds, { params: { type } }, { inPlace: true })
export const useFollow = () => useWrite(setAttention, { stale: [listAttentionIds] })
export const useVersions = (type: string, id: string) =>
  useCall(listVersions, { params: { type, id } }, { inPlace: true })
export const useLinks = (type: string, id: string) => useCall(listLinks, { params: { type, id } }, { inPlace: true })
export const useRemove = () =>
  useWrite(deleteEntities, { stale: [searchEntities, listSearchGroups, listDeleted, getEntity] })
export const useRestore = () =>
  useWrite(restoreEntities, { stale: [searchEntities, listSearchGroups, listDeleted, getEntity] })
export const useDeleted = (type: string | undefined, current: number) =>
  useCall(listDeleted, { query: { type, current, pageSize: 20 } }, { inPlace: true })

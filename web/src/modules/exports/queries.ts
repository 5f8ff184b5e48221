import { cancelExport, type ExportRecord, listExports, repeatExport } from '@cohort/contract/exports'
import { limits } from '@cohort/contract/limits'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hearLive } from '#lib/live-news.ts'
import { asking, keyOf, useWrite } from '#lib/query.ts'

export const recordsPerPage = limits.pageSize

const isOpen = ({ status }: ExportRecord): boolean => status === 'InProgress'

/** A page of the member's exports as they go on: the server tells when one has come further, and is asked all the same. */
export function useExports(current: number, pageSize: number = recordsPerPage) {
  const client = useQueryClient()
  useEffect(
    () =>
      hearLive((change) => {
        if (!change || change.type === 'Export') void client.invalidateQueries({ queryKey: keyOf(listExports) })
      }),
    [client],
  )
  return useQuery({
    ...asking(listExports, { query: { current, pageSize } }, { inPlace: true }),
    placeholderData: keepPreviousData,
    // Links are good for an hour: whoever opens the list gets new ones.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.data.some(isOpen) ? 2000 : false),
  })
}

const stale = [listExports]
export const useCancel = () => useWrite(cancelExport, { stale })
export const useRepeat = () => useWrite(repeatExport, { stale })

import type { Call } from '@cohort/contract/call'
import { searchEntities } from '@cohort/contract/entities'
import { listSearchGroups } from '@cohort/contract/groups'
import {
  cancelIntake,
  decideIntakeItem,
  getIntake,
  type ItemState,
  listIntakes,
  pauseIntake,
  resumeIntake,
  retryIntake,
} from '@cohort/contract/intakes'
import { listReviews } from '@cohort/contract/reviews'
import { getBoard } from '@cohort/contract/tasks'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { gathered } from '#lib/gathered.ts'
import { hearLive } from '#lib/live-news.ts'
import { asking, keyOf, useWrite } from '#lib/query.ts'

export const itemsPerPage = 50

/** What a batch makes while it works is news for every list. */
const made = [searchEntities, listSearchGroups, listReviews, getBoard]

/** A batch as it goes on: the server tells when something has changed, and is asked every few seconds all the same. */
export function useIntake(id: string, state: ItemState | undefined, current: number) {
  const client = useQueryClient()
  useEffect(() => {
    const ask = (calls: readonly Call[]) => {
      for (const call of calls) void client.invalidateQueries({ queryKey: keyOf(call) })
    }
    // Every file changes several times: two hundred of them must not ask for everything a thousand times.
    const batch = gathered(() => ask([getIntake]), 100, 700)
    const lists = gathered(() => ask(made), 700, 4_000)
    const stop = hearLive((change) => {
      if (change && change.type !== 'Intake') return
      batch.call()
      lists.call()
    })
    return () => {
      stop()
      batch.stop()
      lists.stop()
    }
  }, [client])
  return useQuery({
    ...asking(
      getIntake,
      { params: { id }, query: { ...(state && { state }), current, pageSize: itemsPerPage } },
      { inPlace: true },
    ),
    placeholderData: (before) => (before?.id === id ? keepPreviousData(before) : undefined),
    refetchInterval: ({ state: { data } }) => (data?.state === 'working' ? 3000 : false),
  })
}

export const useIntakes = (current: number) =>
  useQuery({
    ...asking(listIntakes, { query: { current, pageSize: 20 } }, { inPlace: true }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.data.some(({ state }) => state === 'working') ? 5000 : false),
  })

const stale = [getIntake, listIntakes]
export const usePause = () => useWrite(pauseIntake, { stale })
export const useContinue = () => useWrite(resumeIntake, { stale })
export const useCancel = () => useWrite(cancelIntake, { stale })
export const useRetry = () => useWrite(retryIntake, { stale })
export const useDecide = () => useWrite(decideIntakeItem, { stale: [...stale, ...made] })

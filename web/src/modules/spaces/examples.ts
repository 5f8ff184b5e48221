import { getExamples, loadExamples, removeExamples } from '@cohort/contract/examples'
import { getFirstId } from '@cohort/contract/spaces'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { asking, keyOf, useWrite } from '#lib/query.ts'
import { useMay } from '#lib/who.ts'
import { treeCalls } from '#modules/spaces/queries.ts'

/** While it is on its way, one looks so often whether all of it is there. */
const loadingMs = 1_500

/** Whether the example data is there, for whoever may take it away. */
export function useExamples() {
  const may = useMay(removeExamples.access)
  const { data } = useQuery({
    ...asking(getExamples, {}, { inPlace: true }),
    enabled: may,
    refetchInterval: ({ state }) => (state.data?.loading ? loadingMs : false),
  })
  return { mayLoad: may, loaded: data?.loaded ?? false, loading: data?.loading ?? false }
}

/** Loading takes a moment: it is looked for three times, three seconds apart (spec 2 §4). */
const checks = 3
const checkMs = 3_000

export function useLoadExamples() {
  const client = useQueryClient()
  const [waiting, setWaiting] = useState(false)
  const load = useWrite(loadExamples)
  const seen = useQuery({
    ...asking(getFirstId, { query: {} }, { inPlace: true }),
    queryKey: [...keyOf(loadExamples), 'recheck'],
    enabled: waiting,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.channelId || state.dataUpdateCount >= checks ? false : checkMs),
  })
  const isThere = Boolean(seen.data?.channelId)
  useEffect(() => {
    if (!isThere) return
    for (const call of treeCalls) void client.invalidateQueries({ queryKey: keyOf(call) })
  }, [client, isThere])
  const start = () => load.mutate({ body: {} }, { onSuccess: () => setWaiting(true) })
  return { start, isBusy: load.isPending || (waiting && !isThere) }
}

/** It goes to the recycle bin; what one has made oneself stays. */
export const useRemoveExamples = () => useWrite(removeExamples, { stale: treeCalls })

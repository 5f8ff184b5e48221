import type { Call, Input, Output } from '@cohort/contract/call'
import type { ErrorCode } from '@cohort/contract/errors'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '#lib/api.ts'

/** What a screen shows in its own place, beside a field or as its error state; of all else the one place speaks. */
export type InPlace = boolean | readonly ErrorCode[]

interface Shown {
  inPlace?: InPlace
}

/** The query key of a call: its method and path, then what is asked. `[call.method, call.path]` names all of them. */
export const keyOf = (call: Call, input?: unknown): readonly unknown[] =>
  input === undefined ? [call.method, call.path] : [call.method, call.path, input]

/** Query options of a call, for useQuery, prefetching and the cache. */
export const asking = <C extends Call>(call: C, input: Input<C>, shown: Shown = {}) =>
  queryOptions<Output<C>>({
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => request(call, input, { signal }),
    meta: { inPlace: shown.inPlace },
  })

export const useCall = <C extends Call>(
  call: C,
  input: Input<C>,
  { inPlace, ...options }: Shown & { enabled?: boolean; staleTime?: number } = {},
) => useQuery({ ...asking(call, input, { inPlace }), ...options })

interface Written extends Shown {
  /** Calls whose answers the write makes old: they are asked again where they are shown. */
  stale?: readonly Call[]
}

/** A writing call as a mutation. Failures are shown by the one place in the mutation cache, unless shown in place. */
export const useWrite = <C extends Call>(call: C, { inPlace, stale = [] }: Written = {}) => {
  const client = useQueryClient()
  return useMutation<Output<C>, Error, Input<C>>({
    mutationFn: (input) => request(call, input),
    onSuccess: () => void Promise.all(stale.map((one) => client.invalidateQueries({ queryKey: keyOf(one) }))),
    meta: { call: call.path, inPlace },
  })
}

/** An upload: the call's input and the file. */
export const useUpload = <C extends Call>(call: C, shown: Shown = {}) =>
  useMutation<Output<C>, Error, { input: Input<C>; file: File }>({
    mutationFn: ({ input, file }) => request(call, input, { file }),
    meta: { call: call.path, inPlace: shown.inPlace },
  })

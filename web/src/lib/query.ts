import type { Call, Input, Output } from '@cohort/contract/call'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { request } from '#lib/api.ts'

/** The query key of a call: its method and path, then what is asked. `[call.method, call.path]` names all of them. */
export const keyOf = (call: Call, input?: unknown): readonly unknown[] =>
  input === undefined ? [call.method, call.path] : [call.method, call.path, input]

/** Query options of a call, for useQuery, prefetching and the cache. */
export const asking = <C extends Call>(call: C, input: Input<C>) =>
  queryOptions<Output<C>>({ queryKey: keyOf(call, input), queryFn: ({ signal }) => request(call, input, { signal }) })

export const useCall = <C extends Call>(call: C, input: Input<C>, options: { enabled?: boolean } = {}) =>
  useQuery({ ...asking(call, input), ...options })

/** A writing call as a mutation. Failures are shown by the one place in the mutation cache. */
export const useWrite = <C extends Call>(call: C) =>
  useMutation<Output<C>, Error, Input<C>>({ mutationFn: (input) => request(call, input), meta: { call: call.path } })

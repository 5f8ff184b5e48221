import { useEffect, useMemo, useRef, useState } from 'react'
import { isCounted, type Shape } from '#fields/shape.ts'
import { useAddress } from '#lib/address.ts'
import { listFilters } from '#modules/entities/list-filters.ts'
import { type ListState, laidOver, readState, writeState } from '#modules/entities/list-state.ts'
import { useHeldList } from '#modules/entities/live/use-held-list.ts'
import { useFollowed, useSearch } from '#modules/entities/queries.ts'

const restMs = 500

/** The state of a list in the address, and its change. */
export function useListState() {
  const { query, replace } = useAddress()
  const state = useMemo(() => readState(query), [query])
  const change = (next: ListState) =>
    replace(writeState(laidOver(readState(new URLSearchParams(location.search)), state, next)))
  // The frame reads the type from the address, for what its create button makes.
  const named = query.has('type')
  useEffect(() => {
    if (!named) replace(writeState(state))
  }, [named, state, replace])
  return { state, change }
}

/** What is typed, half a second after the last key, becomes the search of the address. */
export function useTyped(state: ListState, change: (next: ListState) => void) {
  const [typed, setTyped] = useState(state.query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ state, change })
  useEffect(() => {
    latest.current = { state, change }
  })
  // Another condition cleared, or Back: the box follows the address.
  useEffect(() => setTyped((now) => (now.trim() === state.query ? now : state.query)), [state.query])
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const { state, change } = latest.current
      if (text.trim() !== state.query) change({ ...state, query: text.trim(), page: 1 })
    }, restMs)
  }
  return { typed, type }
}

/** The page that a state asks for, with the counts beside it. */
export function useList(state: ListState, shape: Shape) {
  const followed = useFollowed(state.type)
  const filters = useMemo(() => listFilters(state, shape, followed.data?.openIds ?? []), [state, shape, followed.data])
  const sortField = shape.fields.get(state.sort.key)
  const counted = shape.type.filters
    .map((key) => shape.fields.get(key))
    .filter((field) => field !== undefined)
    .filter(isCounted)
  const body = {
    entityType: state.type,
    ...(state.query ? { query: state.query } : {}),
    ...(filters ? { filters } : {}),
    current: state.page,
    pageSize: state.size,
    ...(sortField ? { sort: [{ field: sortField.path, order: state.sort.order }] } : {}),
    returnFilters: counted.map(({ path }) => path).slice(0, 12),
  }
  const found = useSearch(body, !state.followed || followed.data !== undefined)
  const news = useHeldList(body)
  return { found, body, news, followedIds: followed.data?.openIds }
}

import { type Chosen, readChosen, writeChosen } from '#fields/filter/chosen.ts'

export interface Sort {
  key: string
  order: 'asc' | 'desc'
}

/** Everything that decides what a list shows. It stands in the address, so that a link shows a colleague the same. */
export interface ListState {
  type: string
  query: string
  chosen: readonly Chosen[]
  sort: Sort
  page: number
  size: number
  /** Only what I follow. */
  followed: boolean
  /** How it is drawn: a view of the type. */
  view: string
  /** Board: the key of the field whose choices are its columns; empty for the first that can be. */
  by: string
  /** The saved view that it was opened from; empty for none. */
  saved: string
}

export const pageSizes = [20, 50, 100] as const
const defaultSort: Sort = { key: 'meta.updatedAt', order: 'desc' }
const defaultType = 'Resume'
const defaultView = 'list'

const wholeOf = (text: string | null, initial: number, most: number): number => {
  const count = Number(text ?? '')
  return Number.isInteger(count) && count >= 1 && count <= most ? count : initial
}

const sortOf = (text: string | null): Sort => {
  if (!text) return defaultSort
  return text.startsWith('-') ? { key: text.slice(1), order: 'desc' } : { key: text, order: 'asc' }
}

/** What an address asks for. Anything that cannot be read is left at its default. */
export function readState(query: URLSearchParams): ListState {
  const size = wholeOf(query.get('size'), pageSizes[0], 100)
  return {
    type: query.get('type') ?? defaultType,
    query: (query.get('q') ?? '').slice(0, 200),
    chosen: readChosen(query),
    sort: sortOf(query.get('sort')),
    page: wholeOf(query.get('page'), 1, 1000),
    size: pageSizes.find((one) => one === size) ?? pageSizes[0],
    followed: query.get('followed') === '1',
    view: query.get('view') ?? defaultView,
    by: query.get('by') ?? '',
    saved: query.get('saved') ?? '',
  }
}

/** The address of a state; defaults are left out. */
export function writeState(state: ListState): URLSearchParams {
  const query = new URLSearchParams({ type: state.type })
  if (state.view !== defaultView) query.set('view', state.view)
  if (state.by) query.set('by', state.by)
  if (state.saved) query.set('saved', state.saved)
  if (state.followed) query.set('followed', '1')
  if (state.query) query.set('q', state.query)
  writeChosen(state.chosen, query)
  const { key, order } = state.sort
  if (key !== defaultSort.key || order !== defaultSort.order) query.set('sort', order === 'desc' ? `-${key}` : key)
  if (state.page > 1) query.set('page', String(state.page))
  if (state.size !== pageSizes[0]) query.set('size', String(state.size))
  return query
}

/**
 * What was changed of the state that is drawn, laid over what the address says by now: the address is ahead of what is
 * drawn, and of two quick changes neither may undo the other.
 */
export function laidOver(now: ListState, drawn: ListState, next: ListState): ListState {
  const changes = Object.entries(next).filter(([name, value]) => value !== drawn[name as keyof ListState])
  return { ...now, ...Object.fromEntries(changes) }
}

/** Other conditions: what is seen begins at its first page. */
export const choosing = (state: ListState, chosen: readonly Chosen[]): ListState => ({ ...state, chosen, page: 1 })

/** Without any condition, the search word included. */
export const cleared = (state: ListState): ListState => ({ ...state, query: '', chosen: [], followed: false, page: 1 })

export const conditionCount = (state: ListState): number =>
  state.chosen.length + (state.query ? 1 : 0) + (state.followed ? 1 : 0)

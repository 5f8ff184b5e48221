/** One condition of a list: ticked values of a field, or a span of its numbers. */
export type Chosen =
  | { key: string; values: readonly string[] }
  | { key: string; from: string | undefined; to: string | undefined }

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
const spanSign = '..'

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
  const keys = [...new Set([...query.keys()].filter((name) => /^[fr]\../.test(name)))]
  const size = wholeOf(query.get('size'), pageSizes[0], 100)
  return {
    type: query.get('type') ?? defaultType,
    query: (query.get('q') ?? '').slice(0, 200),
    chosen: keys.map((name) => readChosen(name, query)),
    sort: sortOf(query.get('sort')),
    page: wholeOf(query.get('page'), 1, 1000),
    size: pageSizes.find((one) => one === size) ?? pageSizes[0],
    followed: query.get('followed') === '1',
    view: query.get('view') ?? defaultView,
    by: query.get('by') ?? '',
    saved: query.get('saved') ?? '',
  }
}

function readChosen(name: string, query: URLSearchParams): Chosen {
  const key = name.slice(2)
  if (name.startsWith('f.')) return { key, values: [...new Set(query.getAll(name))] }
  const [from, to] = (query.get(name) ?? '').split(spanSign)
  return { key, from: from || undefined, to: to || undefined }
}

/** The address of a state; defaults are left out. */
export function writeState(state: ListState): URLSearchParams {
  const query = new URLSearchParams({ type: state.type })
  if (state.view !== defaultView) query.set('view', state.view)
  if (state.by) query.set('by', state.by)
  if (state.saved) query.set('saved', state.saved)
  if (state.followed) query.set('followed', '1')
  if (state.query) query.set('q', state.query)
  for (const chosen of state.chosen) writeChosen(chosen, query)
  const { key, order } = state.sort
  if (key !== defaultSort.key || order !== defaultSort.order) query.set('sort', order === 'desc' ? `-${key}` : key)
  if (state.page > 1) query.set('page', String(state.page))
  if (state.size !== pageSizes[0]) query.set('size', String(state.size))
  return query
}

function writeChosen(chosen: Chosen, query: URLSearchParams): void {
  if ('values' in chosen) for (const value of chosen.values) query.append(`f.${chosen.key}`, value)
  else query.set(`r.${chosen.key}`, `${chosen.from ?? ''}${spanSign}${chosen.to ?? ''}`)
}

const isNothing = (chosen: Chosen): boolean =>
  'values' in chosen ? chosen.values.length === 0 : !chosen.from && !chosen.to

/** A condition put in the place of the one for the same field, or taken away. What is seen begins at its first page. */
export function withChosen(state: ListState, chosen: Chosen): ListState {
  const at = state.chosen.findIndex(({ key }) => key === chosen.key)
  const rest = state.chosen.filter(({ key }) => key !== chosen.key)
  if (isNothing(chosen)) return { ...state, chosen: rest, page: 1 }
  return { ...state, chosen: at < 0 ? [...rest, chosen] : rest.toSpliced(at, 0, chosen), page: 1 }
}

export function toggled(state: ListState, key: string, value: string): ListState {
  const values = valuesOf(state, key)
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  return withChosen(state, { key, values: next })
}

export function valuesOf(state: ListState, key: string): readonly string[] {
  const found = state.chosen.find((one) => one.key === key)
  return found && 'values' in found ? found.values : []
}

/** Without any condition, the search word included. */
export const cleared = (state: ListState): ListState => ({ ...state, query: '', chosen: [], followed: false, page: 1 })

export const conditionCount = (state: ListState): number =>
  state.chosen.length + (state.query ? 1 : 0) + (state.followed ? 1 : 0)

import { type SavedView, savedViewKinds } from '@cohort/contract/saved-views'
import { type ListState, readState, writeState } from '#modules/entities/list-state.ts'

/** What of a state a view keeps: everything but the page, and which view it is. */
export const searchOf = (state: ListState): string => writeState({ ...state, page: 1, saved: '' }).toString()

/** The state that a view opens. */
export const stateOf = (view: Pick<SavedView, 'id' | 'search' | 'entityType'>): ListState => ({
  ...readState(new URLSearchParams(view.search)),
  type: view.entityType,
  saved: view.id,
})

export const kindOf = ({ view }: ListState): (typeof savedViewKinds)[number] =>
  savedViewKinds.find((kind) => kind === view) ?? 'list'

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((key, at) => key === b[at])

/** Does the screen show something else than the view that it was opened from? */
export function differs(
  view: Pick<SavedView, 'id' | 'search' | 'entityType' | 'columns'>,
  state: ListState,
  columns: readonly string[],
  usual: readonly string[],
): boolean {
  // Read and written once more, so that an address of an older release is compared by what it means.
  if (searchOf(stateOf(view)) !== searchOf(state)) return true
  return !same(view.columns.length > 0 ? view.columns : usual, columns)
}

/** Is there anything that would be worth keeping? */
export const isPlain = (state: ListState): boolean =>
  searchOf(state) === searchOf({ ...readState(new URLSearchParams()), type: state.type })

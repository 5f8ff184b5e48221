import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  orderSavedViews,
  type SavedView,
  updateSavedView,
} from '@cohort/contract/saved-views'
import { useCall, useWrite } from '#lib/query.ts'
import { reordered } from '#lib/reordered.ts'
import { useViewsText } from '#modules/entities/components/views/text.ts'
import { kindOf, searchOf, stateOf } from '#modules/entities/components/views/view-state.ts'
import type { ListState } from '#modules/entities/list-state.ts'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

export const useViews = (entityType: string) =>
  useCall(listSavedViews, { query: { entityType } }, { inPlace: true, staleTime: 60_000 }).data?.views

const stale = { stale: [listSavedViews] }

/** Everything that can be done with views; each says what it did. */
export function useViewDeeds(state: ListState, columns: readonly string[], onChange: (next: ListState) => void) {
  const text = useViewsText()
  const ui = useUiText()
  const create = useWrite(createSavedView, stale)
  const update = useWrite(updateSavedView, stale)
  const remove = useWrite(deleteSavedView, stale)
  const order = useWrite(orderSavedViews, stale)
  const shown = () => ({ kind: kindOf(state), search: searchOf(state), columns: [...columns] })
  const patch = (view: SavedView, body: Parameters<typeof update.mutate>[0]['body'], said: string, done?: () => void) =>
    update.mutate(
      { params: { id: view.id }, body },
      {
        onSuccess: () => {
          toast.show({ text: said })
          done?.()
        },
      },
    )
  return {
    saving: create.isPending || update.isPending,
    save: (name: string, shared: boolean, done: () => void) =>
      create.mutate(
        { body: { entityType: state.type, name, shared, ...shown() } },
        {
          onSuccess: (view) => {
            toast.show({ text: text.saved(view.name) })
            onChange({ ...state, saved: view.id })
            done()
          },
        },
      ),
    update: (view: SavedView) => patch(view, shown(), text.updated(view.name)),
    rename: (view: SavedView, name: string, done: () => void) => patch(view, { name }, text.renamed(name), done),
    share: (view: SavedView, shared: boolean) =>
      patch(view, { shared }, shared ? text.sharedNow(view.name) : text.unshared(view.name)),
    move: (views: readonly SavedView[], from: number, to: number) =>
      order.mutate({ body: { ids: reordered(views, from, to).map(({ id }) => id) } }),
    open: (view: SavedView) => onChange(stateOf(view)),
    remove: (view: SavedView) =>
      remove.mutate(
        { params: { id: view.id } },
        {
          onSuccess: () => {
            if (state.saved === view.id) onChange({ ...state, saved: '' })
            toast.undo(text.deleted(view.name), ui.undo, () => {
              const { entityType, name, kind, search, columns, shared } = view
              create.mutate(
                { body: { entityType, name, kind, search, columns, shared } },
                { onSuccess: () => toast.show({ text: text.restored(name) }) },
              )
            })
          },
        },
      ),
  }
}

export type ViewDeeds = ReturnType<typeof useViewDeeds>

import { getMe } from '@cohort/contract/session'
import { MutationCache, QueryCache, type QueryClient } from '@tanstack/react-query'
import { ApiFailure, asker } from '#lib/api.ts'
import { AskingClient } from '#lib/asking-client.ts'
import { type InPlace, keyOf } from '#lib/query.ts'
import { clearToken, isViewing } from '#lib/token.ts'
import { leaveView } from '#lib/view.ts'
import { confirm } from '#ui/confirm.ts'
import { toast } from '#ui/toast.ts'

export type Reaction = 'silence' | 'toast' | 'dialog' | 'limit' | 'signInAgain'

/**
 * The one place that decides what a failure becomes (spec 1 §8): a dialog, a toast, or silence. A screen that shows a
 * failure in its own place says so with the call; an expired credential always leads to /401.
 */
export function reactionTo(error: unknown, inPlace: InPlace | undefined): Reaction {
  if (!(error instanceof ApiFailure)) return 'toast'
  if (error.code === 'Aborted') return 'silence'
  if (error.status === 401) return 'signInAgain'
  if (error.silent) return 'silence'
  // Also where a form shows its refusals itself: only the dialog knows the next step.
  if (error.code === 'CapacityReached' || error.code === 'UploadCapacityReached') return 'limit'
  if (inPlace === true) return 'silence'
  if (Array.isArray(inPlace) && inPlace.includes(error.code)) return 'silence'
  return error.code === 'HasNotRegisteredException' ? 'dialog' : 'toast'
}

function react(error: unknown, inPlace: InPlace | undefined): void {
  const reaction = reactionTo(error, inPlace)
  const message = error instanceof Error ? error.message : String(error)
  if (reaction === 'signInAgain') leaveToSignIn()
  else if (reaction === 'limit' && error instanceof ApiFailure)
    void import('#modules/resources/limit.ts').then(({ tellLimit }) => tellLimit(error))
  else if (reaction === 'dialog') void confirm({ title: message, cancel: null })
  else if (reaction === 'toast') toast.show({ text: message, tone: 'danger', seconds: 6 })
}

/** A full load, so that nothing of the former user stays in memory. The page remembers where to come back to. */
function leaveToSignIn(): void {
  if (asker.leaving) return
  // The half hour of a view is over; the viewer's own session is not.
  if (isViewing()) {
    leaveView()
    return
  }
  clearToken()
  if (location.pathname === '/401') return
  // From here on there is one way: neither the guard, which finds no token, nor the next failure may cut across it.
  asker.leaving = true
  const from = location.pathname + location.search
  location.replace(from === '/' || from.startsWith('/login') ? '/401' : `/401?from=${encodeURIComponent(from)}`)
}

const shownInPlace = (meta: Record<string, unknown> | undefined) => meta?.inPlace as InPlace | undefined

/** Refused for want of a right: it may have been taken meanwhile, so the menu and the buttons are looked at again. */
function refreshRights(client: QueryClient, error: unknown): void {
  if (error instanceof ApiFailure && error.code === 'NoPermission') {
    void client.invalidateQueries({ queryKey: keyOf(getMe) })
  }
}

export const createQueryClient = (): QueryClient => {
  const client: QueryClient = new AskingClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        react(error, shownInPlace(query.meta))
        refreshRights(client, error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        react(error, shownInPlace(mutation.meta))
        refreshRights(client, error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A refusal stays a refusal; only what never arrived or broke is asked once more.
        retry: (count, error) => count < 1 && error instanceof ApiFailure && error.status >= 502,
      },
    },
  })
  return client
}

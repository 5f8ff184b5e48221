import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** What changes in the query: undefined is taken out. */
type AddressChange = Readonly<Record<string, string | undefined>>

/**
 * The query of a screen's address, and its change in place. A change is laid over what the address says at that moment,
 * not over what the screen knew when it was drawn: a search that waits for the typing to rest must not undo what was
 * opened meanwhile. Whoever has gone on to another page is not brought back.
 */
export function useAddress() {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const replace = useCallback(
    (next: URLSearchParams) => {
      if (location.pathname === pathname) void navigate({ search: `?${next}` }, { replace: true })
    },
    [navigate, pathname],
  )
  const edit = useCallback(
    (write: (query: URLSearchParams) => void) => {
      const next = new URLSearchParams(location.search)
      write(next)
      replace(next)
    },
    [replace],
  )
  const change = useCallback(
    (values: AddressChange) =>
      edit((next) => {
        for (const [name, value] of Object.entries(values)) {
          if (value === undefined) next.delete(name)
          else next.set(name, value)
        }
      }),
    [edit],
  )
  return { query, change, edit, replace }
}

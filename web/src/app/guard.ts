import { defaultEntry, existingRoutes, isStudentPath, isValid, mayOpen, type Viewer } from '#app/route-filter.ts'
import { routeOf } from '#app/route-match.ts'
import type { ScreenRoute } from '#lib/route.ts'
import { isOwnPath, urlOf } from '#lib/url.ts'

export interface Visit {
  path: string
  /** With its question mark, or empty. */
  search: string
  hasToken: boolean
  /** Known once user, configuration and host were loaded; without a token it is known at once. */
  viewer: Viewer | undefined
  /** The whole table. */
  routes: readonly ScreenRoute[]
}

export type Decision =
  | { kind: 'stay'; route: ScreenRoute }
  /** Load user, configuration and routes first: once. */
  | { kind: 'load' }
  | { kind: 'go'; to: string }
  /** The server judges the target before the browser goes there (decisions: Requests). */
  | { kind: 'redirect'; target: string }
  /** The route exists, but not for this user: the page names the missing right. */
  | { kind: 'refuse'; route: ScreenRoute }

/** The routing guard of spec 1 §2. Every address goes through here, and nothing else decides. */
export function guard(visit: Visit): Decision {
  const route = routeOf(visit.routes, visit.path)
  if (route && isUnguarded(visit.path, route)) return { kind: 'stay', route }
  return visit.hasToken ? withToken(visit, route) : withoutToken(visit, route)
}

/** Error pages, the SSO landing and join-company are open with a token and without. */
const isUnguarded = (path: string, route: ScreenRoute): boolean =>
  (route.area === 'open' && route.access === 'public') || path === '/join-company' || isWithin(path, '/login/sso')

function withToken({ path, search, viewer, routes }: Visit, known: ScreenRoute | undefined): Decision {
  if (!viewer) return { kind: 'load' }
  const isEntry = path === '/' || path === '' || path === '/login'
  if (!isValid(viewer.user)) {
    // Someone without an enterprise can still found one: the sign-in area and the frameless pages stay open.
    const outside = known?.area === 'public' || known?.area === 'open'
    return known && outside && !isEntry ? { kind: 'stay', route: known } : { kind: 'go', to: '/forbidden' }
  }
  const target = redirectOf(search)
  if (target) return { kind: 'redirect', target }
  if (viewer.user.isSchoolUser && !isStudentPath(path)) return { kind: 'go', to: '/student' }
  if (isEntry) return { kind: 'go', to: defaultEntry(routes, viewer) + (path === '/login' ? '' : search) }
  const route = routeOf(existingRoutes(routes, viewer), path)
  if (!route) return { kind: 'go', to: '/404' }
  if (route.redirect) return { kind: 'go', to: route.redirect + search }
  return mayOpen(route, viewer) ? { kind: 'stay', route } : { kind: 'refuse', route }
}

function withoutToken({ path, search }: Visit, route: ScreenRoute | undefined): Decision {
  if (route?.access === 'public') return { kind: 'stay', route }
  if (isSsoQuery(search)) return { kind: 'go', to: `/login/sso${search}` }
  if (!route && path !== '/' && path !== '') return { kind: 'go', to: '/404' }
  return { kind: 'go', to: `/login${loginQuery(path, search)}` }
}

const isWithin = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`)

/** auth_code, samlResponse, or authToken together with mobile or id. */
function isSsoQuery(search: string): boolean {
  const query = new URLSearchParams(search)
  const together = query.has('authToken') && (query.has('mobile') || query.has('id'))
  return query.has('auth_code') || query.has('samlResponse') || together
}

function redirectOf(search: string): string | undefined {
  const wanted = new URLSearchParams(search).get('redirect')
  if (!wanted) return undefined
  return isOwnPath(wanted) ? wanted : urlOf(wanted)
}

/** The query is kept; where it names no target, the sign-in leads back to where one wanted to go. */
function loginQuery(path: string, search: string): string {
  const query = new URLSearchParams(search)
  if (path !== '/' && path !== '' && !query.has('redirect')) query.set('redirect', path + search)
  return query.size > 0 ? `?${query}` : ''
}

import { matchRoutes } from 'react-router'
import type { ScreenRoute } from '#lib/route.ts'

/** The route of a path; of several, the most specific one. */
export function routeOf(routes: readonly ScreenRoute[], pathname: string): ScreenRoute | undefined {
  const table = routes.map((route) => ({ path: route.path, id: route.name, handle: route }))
  const found = matchRoutes(table, { pathname })?.at(-1)
  return found ? (found.route.handle as ScreenRoute) : undefined
}

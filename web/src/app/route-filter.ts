import { may } from '@cohort/contract/access'
import { defaultConfig } from '@cohort/contract/tenants'
import { rightsOf, type User } from '@cohort/contract/users'
import type { RouteFacts, ScreenRoute } from '#lib/route.ts'

/** Who looks, at which enterprise, on which host: everything that decides which routes there are. */
export interface Viewer extends RouteFacts {
  user: User | undefined
}

/** Before anything is known: nobody, on a plain host. */
export const nobody: Viewer = {
  user: undefined,
  config: defaultConfig,
  customizedHost: false,
  phone: false,
  developer: false,
}

/** The enterprise is active and the member normal; nobody else gets in (spec 1 §2, §4). */
export const isValid = (user: User | undefined): user is User =>
  user?.currentTenant?.status === 'active' && user.tenantMemberStatus === 'normal'

const exists = (route: ScreenRoute, viewer: Viewer): boolean => route.exists?.(viewer) ?? true

/** A route that configuration or host takes away is as unknown as one that never was. */
export const existingRoutes = (routes: readonly ScreenRoute[], viewer: Viewer): readonly ScreenRoute[] =>
  routes.filter((route) => exists(route, viewer))

export function mayOpen(route: ScreenRoute, viewer: Viewer): boolean {
  return exists(route, viewer) && may(viewer.user ? rightsOf(viewer.user) : undefined, route.access)
}

export const isStudentPath = (path: string): boolean => path === '/student' || path.startsWith('/student/')

/** What stands in the menu, in its order. Routes that come later are shown by developers' builds only. */
export function menuRoutes(routes: readonly ScreenRoute[], viewer: Viewer): readonly ScreenRoute[] {
  const { user } = viewer
  if (!isValid(user)) return []
  return routes
    .filter((route) => route.menu && (!route.later || viewer.developer) && mayOpen(route, viewer))
    .filter((route) => isStudentPath(route.path) === user.isSchoolUser)
    .sort((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0))
}

/** The default entry: the first child of the menu, or Forbidden (spec 1 §2). */
export const defaultEntry = (routes: readonly ScreenRoute[], viewer: Viewer): string =>
  menuRoutes(routes, viewer)[0]?.path ?? '/forbidden'

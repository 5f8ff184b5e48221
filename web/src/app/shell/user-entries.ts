import { type Access, may } from '@cohort/contract/access'
import { createInvitation } from '@cohort/contract/members'
import { rightsOf } from '@cohort/contract/users'
import { isValid, mayOpen, type Viewer } from '#app/route-filter.ts'
import type { ScreenRoute } from '#lib/route.ts'

/** Entries of the user menu in their order (spec 1 §2). Each has its own rule of when it is there. */
export type UserEntry =
  | 'switchTenant'
  | 'invite'
  | 'apps'
  | 'permissions'
  | 'pricing'
  | 'recycleBin'
  | 'downloads'
  | 'balance'
  | 'mySetting'
  | 'contact'
  | 'logOut'

const order: readonly UserEntry[] = [
  'switchTenant',
  'invite',
  'apps',
  'permissions',
  'pricing',
  'recycleBin',
  'downloads',
  'balance',
  'mySetting',
  'contact',
  'logOut',
]

/** The routes behind entries: an entry is there only if its screen is. */
export const entryRoutes: Partial<Record<UserEntry, string>> = {
  apps: 'Application',
  permissions: 'AuthManage',
  pricing: 'Pricing',
  recycleBin: 'RecycleBin',
  mySetting: 'MySetting',
}

const has = (viewer: Viewer, access: Access): boolean => isValid(viewer.user) && may(rightsOf(viewer.user), access)

const rules: Record<UserEntry, (viewer: Viewer) => boolean> = {
  switchTenant: () => true,
  invite: (viewer) => has(viewer, createInvitation.access),
  apps: ({ customizedHost, phone }) => !customizedHost && !phone,
  permissions: (viewer) => has(viewer, { any: ['role.list'] }) && !viewer.phone,
  pricing: (viewer) => has(viewer, 'superAdmin') && !viewer.customizedHost,
  recycleBin: () => true,
  // On a desk these stand in the rail.
  downloads: ({ phone }) => phone,
  balance: ({ phone, user }) => phone && !user?.isSchoolUser,
  mySetting: () => true,
  contact: ({ customizedHost }) => !customizedHost,
  logOut: () => true,
}

export function userEntries(viewer: Viewer, routes: readonly ScreenRoute[]): readonly UserEntry[] {
  return order.filter((entry) => rules[entry](viewer) && isReady(entry, viewer, routes))
}

/** A screen that comes later is offered by developers' builds only; school users stay within /student. */
function isReady(entry: UserEntry, viewer: Viewer, routes: readonly ScreenRoute[]): boolean {
  const name = entryRoutes[entry]
  if (!name) return true
  const route = routes.find((one) => one.name === name)
  if (!route || viewer.user?.isSchoolUser) return false
  return (!route.later || viewer.developer) && mayOpen(route, viewer)
}

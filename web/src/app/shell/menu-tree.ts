import { menuRoutes, type Viewer } from '#app/route-filter.ts'
import type { ScreenRoute } from '#lib/route.ts'

type GroupName = NonNullable<NonNullable<ScreenRoute['menu']>['group']>

/** An entry of the left menu: a direct link, or a group of children (spec 2 §2.2). */
export type MenuEntry =
  | { kind: 'link'; route: ScreenRoute }
  | { kind: 'group'; group: GroupName; icon: 'sliders'; children: readonly ScreenRoute[] }

/** A group with one child is a direct link; children appear only if they are flagged for the menu. */
export function menuTree(routes: readonly ScreenRoute[], viewer: Viewer): readonly MenuEntry[] {
  const entries: MenuEntry[] = []
  const groups = new Map<GroupName, ScreenRoute[]>()
  for (const route of menuRoutes(routes, viewer)) {
    const group = route.menu?.group
    if (!group) entries.push({ kind: 'link', route })
    else groups.set(group, [...(groups.get(group) ?? []), route])
  }
  for (const [group, children] of groups) {
    const [only] = children
    if (only && children.length === 1) entries.push({ kind: 'link', route: only })
    else entries.push({ kind: 'group', group, icon: 'sliders', children })
  }
  return entries
}

import { moreRoutes } from '#app/routes-more.ts'
import { workRoutes } from '#app/routes-work.ts'
import type { ScreenRoute } from '#lib/route.ts'
import { routes as audits } from '#modules/audits/routes.ts'
import { routes as entities } from '#modules/entities/routes.ts'
import { routes as matching } from '#modules/matching/routes.ts'
import { routes as members } from '#modules/members/routes.ts'
import { routes as people } from '#modules/people/routes.ts'
import { routes as permissions } from '#modules/permissions/routes.ts'
import { routes as resources } from '#modules/resources/routes.ts'
import { routes as resumes } from '#modules/resumes/routes.ts'
import { routes as roles } from '#modules/roles/routes.ts'
import { routes as session } from '#modules/session/routes.ts'
import { entry, routes as spaces } from '#modules/spaces/routes.ts'
import { routes as tasks } from '#modules/tasks/routes.ts'
import { routes as templates } from '#modules/templates/routes.ts'
import { routes as tenants } from '#modules/tenants/routes.ts'
import { routes as toolbox } from '#modules/toolbox/routes.ts'

/** Before there is any work, its place shows the first steps. */
const home: ScreenRoute = {
  ...entry,
  load: async () => ({ Screen: (await import('#app/home/entry.tsx')).entryOf(entry.load) }),
}

/** Every page of the menu as a page: below a pop-up that has no other page below it. */
const menu: ScreenRoute = {
  name: 'Menu',
  path: '/menu',
  area: 'main',
  access: 'member',
  title: { zh: '全部页面', en: 'All pages' },
  load: () => import('#app/shell/menu-page.tsx'),
}

/** Every route of the product (spec 1 §2, 2 §2.1). Modules bring their own; those that come later stand here. */
export const routes: readonly ScreenRoute[] = [
  home,
  menu,
  ...session,
  ...tenants,
  ...members,
  ...roles,
  ...people,
  ...audits,
  ...permissions,
  ...entities,
  ...spaces,
  ...templates,
  ...tasks,
  ...matching,
  ...resumes,
  ...toolbox,
  ...resources,
  ...workRoutes,
  ...moreRoutes,
]

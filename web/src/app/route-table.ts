import { moreRoutes } from '#app/routes-more.ts'
import { workRoutes } from '#app/routes-work.ts'
import type { ScreenRoute } from '#lib/route.ts'
import { routes as session } from '#modules/session/routes.ts'
import { routes as tenants } from '#modules/tenants/routes.ts'

/** The default entry: what to do first, and who is here (spec 2 §2.1). */
const home: ScreenRoute = {
  name: 'ChannelEntry',
  path: '/channel',
  area: 'main',
  access: 'member',
  menu: { icon: 'home', order: 10 },
  title: { zh: '首页', en: 'Home' },
  keepAlive: true,
  exists: ({ config }) => config.channelEntry,
  load: () => import('#app/home/home.tsx'),
}

/** Every route of the product (spec 1 §2, 2 §2.1). Modules bring their own; those that come later stand here. */
export const routes: readonly ScreenRoute[] = [home, ...session, ...tenants, ...workRoutes, ...moreRoutes]

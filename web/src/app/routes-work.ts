import { routeFlags } from '@cohort/contract/access'
import type { ScreenRoute } from '#lib/route.ts'

const load = () => import('#app/later.tsx')

/** Routes of spec 2 §2.1 whose screens come with later releases. Each moves into its module when it is built. */
export const workRoutes: readonly ScreenRoute[] = [
  {
    name: 'Dashboard',
    path: '/dashboard',
    area: 'main',
    access: { any: [routeFlags.canGetDashboardCompany, routeFlags.canGetDashboardPersonal] },
    menu: { icon: 'chart', order: 30 },
    title: { zh: '仪表盘', en: 'Dashboard' },
    keepAlive: true,
    later: true,
    load,
  },
]

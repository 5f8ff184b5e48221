import { routeFlags } from '@cohort/contract/access'
import type { ScreenRoute } from '#lib/route.ts'

export const routes: ScreenRoute[] = [
  {
    name: 'Toolbox',
    path: '/toolbox',
    area: 'main',
    access: { any: [routeFlags.canGetToolbox] },
    menu: { icon: 'toolbox', order: 100 },
    title: { zh: '智能工具箱', en: 'Toolbox' },
    keepAlive: true,
    load: () => import('#modules/toolbox/screens/toolbox.tsx'),
  },
]

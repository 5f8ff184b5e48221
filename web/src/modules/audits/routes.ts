import type { ScreenRoute } from '#lib/route.ts'

export const routes: ScreenRoute[] = [
  {
    name: 'Audit',
    path: '/setting/audit',
    area: 'main',
    access: 'admin',
    menu: { icon: 'history', order: 230, group: 'setting' },
    title: { zh: '审计记录', en: 'Audit trail' },
    keepAlive: true,
    load: () => import('#modules/audits/screens/audit.tsx'),
  },
]

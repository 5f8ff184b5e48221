import type { ScreenRoute } from '#lib/route.ts'

export const routes: ScreenRoute[] = [
  {
    name: 'Pricing',
    path: '/setting/pricing',
    area: 'main',
    access: 'superAdmin',
    title: { zh: '费用中心', en: 'Pricing' },
    exists: ({ customizedHost }) => !customizedHost,
    load: () => import('#modules/resources/screens/pricing.tsx'),
  },
  {
    name: 'UsageOverTime',
    path: '/setting/pricing/usage',
    area: 'main',
    access: 'admin',
    title: { zh: '用量趋势', en: 'Usage over time' },
    load: () => import('#modules/resources/screens/usage.tsx'),
  },
  {
    name: 'Cashier',
    path: '/cashier',
    area: 'main',
    access: 'superAdmin',
    title: { zh: '收银台', en: 'Cashier' },
    load: () => import('#modules/resources/screens/cashier.tsx'),
  },
]

import type { ScreenRoute } from '#lib/route.ts'

export const routes: ScreenRoute[] = [
  {
    name: 'Recommendation',
    path: '/recommendation',
    area: 'popup',
    access: { any: ['material.view'] },
    menu: { icon: 'target', order: 60 },
    title: { zh: '推荐', en: 'Recommendations' },
    popup: { width: 1000, fullscreen: true },
    load: () => import('#modules/matching/screens/recommendation.tsx'),
  },
]

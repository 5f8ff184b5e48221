import type { ScreenRoute } from '#lib/route.ts'

export const routes: ScreenRoute[] = [
  {
    name: 'MySetting',
    path: '/setting/my-setting',
    area: 'popup',
    access: 'signedIn',
    menu: { icon: 'person', order: 200, group: 'setting' },
    title: { zh: '我的设置', en: 'My settings' },
    popup: { width: 760, fullscreen: true },
    load: () => import('#modules/members/screens/my-setting.tsx'),
  },
]

import type { ScreenRoute } from '#lib/route.ts'

export const routes: ScreenRoute[] = [
  {
    name: 'Members',
    path: '/setting/members',
    area: 'main',
    /** Whoever manages roles or members; the list itself any member may read. */
    access: { any: ['operateUser.use', 'role.list'] },
    menu: { icon: 'people', order: 210, group: 'setting' },
    title: { zh: '成员管理', en: 'Members' },
    keepAlive: true,
    load: () => import('#modules/people/screens/members.tsx'),
  },
  {
    name: 'ViewEnded',
    path: '/view-ended',
    area: 'open',
    access: 'public',
    title: { zh: '查看已结束', en: 'The view has ended' },
    load: () => import('#modules/people/screens/view-ended.tsx'),
  },
]

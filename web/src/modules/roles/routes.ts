import type { ScreenRoute } from '#lib/route.ts'

export const routes: ScreenRoute[] = [
  {
    name: 'AuthManage',
    path: '/setting/auth-manage',
    area: 'main',
    // As its first call says (a test compares them); with the contract of roles the sign-in page would be heavier.
    access: { any: ['role.list'] },
    menu: { icon: 'shield', order: 220, group: 'setting' },
    title: { zh: '权限设置', en: 'Permissions' },
    keepAlive: true,
    // Spec 1 §2: not on mobile.
    exists: ({ phone }) => !phone,
    load: () => import('#modules/roles/screens/auth-manage.tsx'),
  },
]

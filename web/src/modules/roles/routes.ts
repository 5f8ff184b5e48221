import { listRoles } from '@cohort/contract/roles'
import type { ScreenRoute } from '#lib/route.ts'

export const routes: ScreenRoute[] = [
  {
    name: 'AuthManage',
    path: '/setting/auth-manage',
    area: 'main',
    access: listRoles.access,
    menu: { icon: 'shield', order: 220, group: 'setting' },
    title: { zh: '权限设置', en: 'Permissions' },
    keepAlive: true,
    // Spec 1 §2: not on mobile.
    exists: ({ phone }) => !phone,
    load: () => import('#modules/roles/screens/auth-manage.tsx'),
  },
]

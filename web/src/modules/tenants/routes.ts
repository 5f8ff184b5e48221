import { getFullConfig } from '@cohort/contract/tenants'
import type { ScreenRoute } from '#lib/route.ts'

export const routes: ScreenRoute[] = [
  {
    name: 'TenantSetting',
    path: '/setting/tenant',
    area: 'popup',
    access: getFullConfig.access,
    menu: { icon: 'building', order: 210, group: 'setting' },
    title: { zh: '企业配置', en: 'Enterprise settings' },
    popup: { width: 860, fullscreen: true },
    load: () => import('#modules/tenants/screens/tenant-setting.tsx'),
  },
]

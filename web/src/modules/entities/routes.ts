import { routeFlags } from '@cohort/contract/access'
import type { ScreenRoute } from '#lib/route.ts'

export const routes: ScreenRoute[] = [
  {
    name: 'EntityEntry',
    path: '/entity',
    area: 'main',
    access: { any: [routeFlags.canGetMaterial] },
    menu: { icon: 'file', order: 50 },
    title: { zh: '材料', en: 'Materials' },
    keepAlive: true,
    load: () => import('#modules/entities/screens/entity-list.tsx'),
  },
  {
    name: 'EntityCreate',
    path: '/entity/create',
    area: 'popup',
    access: { any: ['material.create'] },
    title: { zh: '新建材料', en: 'New material' },
    popup: { width: 780, fullscreen: true },
    load: () => import('#modules/entities/screens/entity-create.tsx'),
  },
  {
    name: 'EntityDetail',
    path: '/entity/:id',
    area: 'popup',
    access: { any: [routeFlags.canGetMaterial] },
    title: { zh: '材料详情', en: 'Material details' },
    popup: { width: '90vw', fullscreen: true },
    load: () => import('#modules/entities/screens/entity-detail.tsx'),
  },
  {
    name: 'PublicRecord',
    path: '/share/:tenant/:type/:id',
    area: 'open',
    access: 'public',
    title: { zh: '分享的材料', en: 'Shared record' },
    load: () => import('#modules/entities/screens/public-record.tsx'),
  },
  {
    name: 'RecycleBin',
    path: '/setting/recycle-bin',
    area: 'popup',
    access: { any: [routeFlags.canGetMaterial] },
    menu: { icon: 'trash', order: 240, group: 'setting' },
    title: { zh: '回收站', en: 'Recycle bin' },
    popup: { width: 1000, fullscreen: true },
    load: () => import('#modules/entities/screens/recycle-bin.tsx'),
  },
]

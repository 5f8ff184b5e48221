import { routeFlags } from '@cohort/contract/access'
import type { ScreenRoute } from '#lib/route.ts'

export const routes: ScreenRoute[] = [
  {
    name: 'TemplateSelector',
    path: '/channel/templates',
    area: 'popup',
    access: { any: [routeFlags.canCreateChannel] },
    title: { zh: '选择模板', en: 'Templates' },
    popup: { width: 1200, fullscreen: true },
    load: () => import('#modules/templates/screens/template-selector.tsx'),
  },
  {
    name: 'ChannelDump',
    path: '/channel/:channelId/dump',
    area: 'popup',
    access: { any: [routeFlags.canCreateChannel] },
    title: { zh: '存为模板', en: 'Save as a template' },
    popup: { width: 560 },
    load: () => import('#modules/templates/screens/channel-dump.tsx'),
  },
]

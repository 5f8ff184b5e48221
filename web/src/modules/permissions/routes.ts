import type { ScreenRoute } from '#lib/route.ts'

export const routes: ScreenRoute[] = [
  {
    name: 'ChannelRole',
    path: '/channel/role/:channelId/:projectId?',
    area: 'popup',
    access: 'member',
    title: { zh: '协作与权限', en: 'Collaboration and permissions' },
    popup: { width: 423 },
    load: () => import('#modules/permissions/screens/channel-role.tsx'),
  },
]

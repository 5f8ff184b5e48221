import { routeFlags } from '@cohort/contract/access'
import type { ScreenRoute } from '#lib/route.ts'

/** The default entry: spaces, channels and their projects (spec 2 §2.1). The app shows the first steps where there are none. */
export const entry: ScreenRoute = {
  name: 'ChannelEntry',
  path: '/channel',
  area: 'main',
  access: 'member',
  menu: { icon: 'home', order: 10 },
  title: { zh: '首页', en: 'Home' },
  keepAlive: true,
  exists: ({ config }) => config.channelEntry,
  load: () => import('#modules/spaces/screens/channel-entry.tsx'),
}

export const routes: ScreenRoute[] = [
  {
    name: 'CreateSpace',
    path: '/channel/create-space',
    area: 'popup',
    access: { any: [routeFlags.canCreateChannel] },
    title: { zh: '新建空间', en: 'New space' },
    popup: { width: 680 },
    load: () => import('#modules/spaces/screens/create-space.tsx'),
  },
  {
    name: 'ChannelCreate',
    path: '/channel/create',
    area: 'popup',
    access: { any: [routeFlags.canCreateChannel] },
    title: { zh: '新建频道', en: 'New channel' },
    popup: { width: 680 },
    load: () => import('#modules/spaces/screens/channel-create.tsx'),
  },
  {
    name: 'ProjectCreate',
    path: '/channel/:channelId/project/create',
    area: 'popup',
    access: { any: ['project.create'] },
    title: { zh: '新建项目', en: 'New project' },
    popup: { width: 780, fullscreen: true },
    load: () => import('#modules/spaces/screens/project-create.tsx'),
  },
]

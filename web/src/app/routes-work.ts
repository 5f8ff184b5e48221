import { routeFlags } from '@cohort/contract/access'
import type { ScreenRoute } from '#lib/route.ts'

const load = () => import('#app/later.tsx')

/** Routes of spec 2 §2.1 whose screens come with later releases. Each moves into its module when it is built. */
export const workRoutes: readonly ScreenRoute[] = [
  {
    name: 'Dashboard',
    path: '/dashboard',
    area: 'main',
    access: { any: [routeFlags.canGetDashboardCompany, routeFlags.canGetDashboardPersonal] },
    menu: { icon: 'chart', order: 30 },
    title: { zh: '仪表盘', en: 'Dashboard' },
    keepAlive: true,
    later: true,
    load,
  },
  {
    name: 'ProjectDetail',
    path: '/channel/:channelId/project/detail/:projectId',
    area: 'main',
    access: { any: ['project.view'] },
    title: { zh: '项目', en: 'Project' },
    keepAlive: true,
    later: true,
    load,
  },
  {
    name: 'TaskDetail',
    path: '/channel/task/:id',
    area: 'popup',
    access: { any: ['project.view'] },
    title: { zh: '任务详情', en: 'Task details' },
    popup: { width: '90vw', fullscreen: true },
    later: true,
    load,
  },
  {
    name: 'TaskCustomFields',
    path: '/channel/task/:id/custom-fields',
    area: 'popup',
    access: { any: ['project.view'] },
    title: { zh: '任务自定义字段', en: 'Custom fields of the task' },
    popup: { width: 680 },
    later: true,
    load,
  },
  {
    name: 'Recommendation',
    path: '/recommendation',
    area: 'popup',
    access: 'member',
    menu: { icon: 'target', order: 60 },
    title: { zh: '推荐', en: 'Recommendations' },
    popup: { width: 1000, fullscreen: true },
    later: true,
    load,
  },
]

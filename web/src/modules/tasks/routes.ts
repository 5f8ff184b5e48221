import type { ScreenRoute } from '#lib/route.ts'

export const routes: ScreenRoute[] = [
  {
    name: 'ProjectDetail',
    path: '/channel/:channelId/project/detail/:projectId',
    area: 'main',
    access: { any: ['project.view'] },
    title: { zh: '项目', en: 'Project' },
    keepAlive: true,
    load: () => import('#modules/tasks/screens/project-detail.tsx'),
  },
  {
    name: 'TaskDetail',
    path: '/channel/task/:id',
    area: 'popup',
    access: { any: ['project.view'] },
    title: { zh: '任务详情', en: 'Task details' },
    popup: { width: '90vw', fullscreen: true },
    load: () => import('#modules/tasks/screens/task-detail.tsx'),
  },
  {
    name: 'TaskCustomFields',
    path: '/channel/task/:id/custom-fields',
    area: 'popup',
    access: { any: ['project.view'] },
    title: { zh: '任务自定义字段', en: 'Custom fields of the task' },
    popup: { width: 680 },
    load: () => import('#modules/tasks/screens/task-custom-fields.tsx'),
  },
]

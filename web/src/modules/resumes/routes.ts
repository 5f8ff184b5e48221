import type { ScreenRoute } from '#lib/route.ts'

export const routes: ScreenRoute[] = [
  {
    name: 'ResumeIntakes',
    path: '/resumes/intakes',
    area: 'popup',
    access: { any: ['material.create'] },
    title: { zh: '导入简历', en: 'Import resumes' },
    popup: { width: 1000, fullscreen: true },
    load: () => import('#modules/resumes/screens/intakes.tsx'),
  },
  {
    name: 'ResumeIntake',
    path: '/resumes/intakes/:id',
    area: 'popup',
    access: { any: ['material.create'] },
    title: { zh: '导入简历', en: 'Import resumes' },
    popup: { width: 1000, fullscreen: true },
    load: () => import('#modules/resumes/screens/intake.tsx'),
  },
  {
    name: 'ResumeReview',
    path: '/resumes/review',
    area: 'popup',
    access: { any: ['material.edit'] },
    title: { zh: '待确认的简历', en: 'Resumes to review' },
    popup: { width: 1000, fullscreen: true },
    load: () => import('#modules/resumes/screens/review.tsx'),
  },
  {
    name: 'ResumeDuplicates',
    path: '/resumes/duplicates',
    area: 'popup',
    access: { any: ['material.edit'] },
    title: { zh: '重复简历', en: 'Duplicate resumes' },
    popup: { width: 1000, fullscreen: true },
    load: () => import('#modules/resumes/screens/duplicates.tsx'),
  },
  {
    name: 'ResumeMerge',
    path: '/resumes/merge',
    area: 'popup',
    access: { any: ['material.edit'] },
    title: { zh: '合并简历', en: 'Merge resumes' },
    popup: { width: 1000, fullscreen: true },
    load: () => import('#modules/resumes/screens/merge.tsx'),
  },
]

import type { Words } from '@cohort/contract/pipelines'

const words = (zh: string, en: string): Words => ({ zh, en })

/** What is said about a job as a whole, one after the other. */
export const projectTalk: readonly Words[] = [
  words(
    '需求已经和用人经理对过：先看项目经历，再看学历。',
    'Agreed with the hiring manager: projects first, degrees second.',
  ),
  words(
    '本周至少安排三场面试，时间冲突请提前说。',
    'At least three interviews this week; tell me early about clashes.',
  ),
]

/** What is said about a candidate, each about another one. */
export const taskTalk: readonly (readonly Words[])[] = [
  [
    words('电话沟通过，对方向感兴趣，下周可以到面。', 'Spoke on the phone: interested, can come next week.'),
    words(
      '一面反馈不错，问题拆解清楚，建议进入下一轮。',
      'Good first interview, takes problems apart well; on to the next round.',
    ),
  ],
  [words('期望薪资略高于预算，需要再确认一次。', 'Expects a little more than the budget; to be checked again.')],
  [words('简历里最近一段经历和岗位很贴近，优先安排。', 'The latest job is close to this one; arrange this first.')],
]

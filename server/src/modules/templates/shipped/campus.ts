import { stageModel } from '@cohort/contract/flows'
import { categories, shipped, sub, words } from '#modules/templates/shipped/model'

export const campusSeason = shipped({
  id: 'campus-season',
  name: words('校园招聘季', 'Campus season'),
  category: categories.campus,
  remark: words(
    '应届生批量招聘：网申、测评、群面、终面、签约到报到。',
    'For graduates in numbers: applications, tests, group and final interviews, signing, and the first day.',
  ),
  color: 'green',
  icon: 'school',
  types: ['Job', 'Resume'],
  flow: words('校招流程', 'Campus flow'),
  stages: [
    stageModel('网申', 'Applied', 'grey', 'normal', { staleDays: 5 }),
    stageModel('测评', 'Test', 'blue', 'normal', {
      subStatuses: [sub('invited', '已邀请', 'Invited'), sub('done', '已完成', 'Done')],
    }),
    stageModel('群面', 'Group interview', 'purple'),
    stageModel('终面', 'Final interview', 'amber'),
    stageModel('签约', 'Signing', 'teal', 'normal', { staleDays: 30 }),
    stageModel('已报到', 'Started', 'green', 'won'),
    stageModel('淘汰', 'Rejected', 'red', 'lost'),
  ],
})

export const internship = shipped({
  id: 'internship',
  name: words('实习生计划', 'Internship'),
  category: categories.campus,
  remark: words(
    '从投递到转正：面试、在岗、中期评估、转正答辩。',
    'From the application to a permanent place: interview, at work, half-way review, final presentation.',
  ),
  color: 'teal',
  icon: 'bookmark',
  types: ['Job', 'Resume'],
  flow: words('实习流程', 'Internship flow'),
  stages: [
    stageModel('待筛选', 'New', 'grey', 'normal', { staleDays: 3 }),
    stageModel('面试', 'Interview', 'blue'),
    stageModel('待到岗', 'To start', 'purple', 'normal', { staleDays: 21 }),
    stageModel('在岗', 'At work', 'amber', 'normal', { staleDays: 90 }),
    stageModel('中期评估', 'Half-way review', 'amber', 'normal', { staleDays: 14 }),
    stageModel('转正答辩', 'Final presentation', 'teal', 'normal', { staleDays: 14 }),
    stageModel('已转正', 'Taken on', 'green', 'won'),
    stageModel('离开', 'Left', 'red', 'lost'),
  ],
})

export const talentReactivation = shipped({
  id: 'talent-reactivation',
  name: words('人才激活', 'Talent reactivation'),
  category: categories.campus,
  remark: words(
    '把人才库中沉睡的候选人重新联系：分层、触达、回访，意向明确后推荐到职位。',
    'Forgotten talents of your own pool: sorted, contacted, followed up, and recommended to a job once they are interested.',
  ),
  color: 'purple',
  icon: 'bell',
  types: ['Job', 'Resume'],
  flow: words('激活流程', 'Reactivation flow'),
  stages: [
    stageModel('待触达', 'To contact', 'grey', 'normal', { staleDays: 7 }),
    stageModel('已触达', 'Contacted', 'blue', 'normal', {
      staleDays: 7,
      subStatuses: [sub('mail', '邮件', 'Mail'), sub('phone', '电话', 'Phone'), sub('wechat', '微信', 'WeChat')],
    }),
    stageModel('已回复', 'Replied', 'purple', 'normal', { staleDays: 5 }),
    stageModel('有意向', 'Interested', 'amber', 'normal', { staleDays: 5 }),
    stageModel('已推荐', 'Recommended', 'green', 'won'),
    stageModel('暂不考虑', 'Not now', 'red', 'lost'),
  ],
})

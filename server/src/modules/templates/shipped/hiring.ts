import { stageModel } from '@cohort/contract/flows'
import { categories, shipped, sub, words } from '#modules/templates/shipped/model'

const phone = { of: 'payload' as const, field: 'data.standardFields.humanInfo.phone' }

export const techHiring = shipped({
  id: 'tech-hiring',
  name: words('技术招聘', 'Tech hiring'),
  category: categories.hiring,
  remark: words(
    '工程师岗位：简历筛选、笔试、技术面与交叉面，Offer 前核对联系方式。',
    'For engineers: screening, an exercise, technical and cross interviews; contact details are asked for before an offer.',
  ),
  color: 'blue',
  icon: 'laptop',
  types: ['Job', 'Resume'],
  flow: words('技术岗位流程', 'Tech hiring flow'),
  stages: [
    stageModel('待筛选', 'New', 'grey', 'normal', { staleDays: 3 }),
    stageModel('简历初筛', 'Screening', 'blue', 'normal', { staleDays: 3 }),
    stageModel('笔试', 'Exercise', 'purple', 'normal', {
      staleDays: 7,
      subStatuses: [sub('sent', '已发题', 'Sent'), sub('handed-in', '已交卷', 'Handed in')],
    }),
    stageModel('技术面', 'Technical interview', 'purple', 'normal', {
      staleDays: 7,
      subStatuses: [sub('first', '一面', 'First round'), sub('second', '二面', 'Second round')],
    }),
    stageModel('交叉面', 'Cross interview', 'amber', 'normal', { staleDays: 7 }),
    stageModel('Offer', 'Offer', 'teal', 'normal', { staleDays: 5, requiredFields: [phone] }),
    stageModel('已入职', 'Hired', 'green', 'won'),
    stageModel('淘汰', 'Rejected', 'red', 'lost'),
  ],
})

export const salesHiring = shipped({
  id: 'sales-hiring',
  name: words('销售招聘', 'Sales hiring'),
  category: categories.hiring,
  remark: words(
    '销售岗位：电话沟通在先，业务面与试讲，背调后发 Offer。',
    'For sales people: a call first, a business interview and a pitch, references before the offer.',
  ),
  color: 'amber',
  icon: 'trend',
  types: ['Job', 'Resume'],
  flow: words('销售岗位流程', 'Sales hiring flow'),
  stages: [
    stageModel('待联系', 'To call', 'grey', 'normal', { staleDays: 2 }),
    stageModel('电话沟通', 'Call', 'blue', 'normal', {
      staleDays: 3,
      subStatuses: [sub('no-answer', '未接通', 'No answer'), sub('interested', '有意向', 'Interested')],
    }),
    stageModel('业务面', 'Business interview', 'purple'),
    stageModel('试讲', 'Pitch', 'amber'),
    stageModel('背景调查', 'References', 'teal'),
    stageModel('Offer', 'Offer', 'teal', 'normal', { requiredFields: [phone] }),
    stageModel('已入职', 'Hired', 'green', 'won'),
    stageModel('淘汰', 'Rejected', 'red', 'lost'),
  ],
})

export const executiveSearch = shipped({
  id: 'executive-search',
  name: words('高管寻访', 'Executive search'),
  category: categories.hiring,
  remark: words(
    '猎头与高管岗位：寻访名单、接触、推荐报告、客户面谈与保证期。',
    'For search firms and senior roles: a long list, approaches, a report, meetings with the client, and the guarantee.',
  ),
  color: 'purple',
  icon: 'target',
  types: ['Job', 'Resume'],
  flow: words('寻访流程', 'Search flow'),
  stages: [
    stageModel('寻访名单', 'Long list', 'grey', 'normal', { staleDays: 14 }),
    stageModel('已接触', 'Approached', 'blue', 'normal', { staleDays: 7 }),
    stageModel('有意向', 'Interested', 'blue', 'normal', { staleDays: 7 }),
    stageModel('推荐报告', 'Report', 'purple', 'normal', { staleDays: 5 }),
    stageModel('客户面谈', 'Client meetings', 'amber', 'normal', {
      staleDays: 14,
      subStatuses: [sub('first', '首轮', 'First'), sub('final', '终轮', 'Final')],
    }),
    stageModel('薪酬谈判', 'Negotiation', 'teal', 'normal', { requiredFields: [phone] }),
    stageModel('保证期', 'Guarantee', 'teal', 'normal', { staleDays: 180 }),
    stageModel('成功', 'Placed', 'green', 'won'),
    stageModel('放弃', 'Dropped', 'red', 'lost'),
  ],
})

export const referralDrive = shipped({
  id: 'referral-drive',
  name: words('内部推荐', 'Referral drive'),
  category: categories.hiring,
  remark: words(
    '员工推荐的候选人：先查重与回访推荐人，再进入面试，入职后发放奖励。',
    'Candidates whom colleagues refer: duplicates and the referrer first, then interviews, and the bonus after the start.',
  ),
  color: 'teal',
  icon: 'people',
  types: ['Job', 'Resume'],
  flow: words('内推流程', 'Referral flow'),
  stages: [
    stageModel('新推荐', 'New referral', 'grey', 'normal', { staleDays: 2 }),
    stageModel('联系推荐人', 'Ask the referrer', 'blue', 'normal', { staleDays: 3 }),
    stageModel('面试', 'Interview', 'purple'),
    stageModel('Offer', 'Offer', 'amber', 'normal', { requiredFields: [phone] }),
    stageModel('已入职', 'Hired', 'teal', 'normal', { staleDays: 90 }),
    stageModel('奖励已发', 'Bonus paid', 'green', 'won'),
    stageModel('未通过', 'Not taken on', 'red', 'lost'),
  ],
})

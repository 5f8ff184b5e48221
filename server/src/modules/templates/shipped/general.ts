import { stageModel } from '@cohort/contract/flows'
import { categories, shipped, sub, words } from '#modules/templates/shipped/model'

export const onBoarding = shipped({
  id: 'on-boarding',
  name: words('入职办理', 'On-boarding'),
  category: categories.people,
  remark: words(
    '新同事从签约到转正：材料、账号与设备、首周、试用期评估。',
    'New colleagues from the signature to the end of probation: papers, accounts and devices, the first week, the review.',
  ),
  color: 'teal',
  icon: 'check',
  types: ['Department', 'Employee'],
  flow: words('入职流程', 'On-boarding flow'),
  stages: [
    stageModel('待办理', 'To do', 'grey', 'normal', { staleDays: 3 }),
    stageModel('收集材料', 'Papers', 'blue', 'normal', { staleDays: 5 }),
    stageModel('账号与设备', 'Accounts and devices', 'purple', 'normal', { staleDays: 3 }),
    stageModel('首周', 'First week', 'amber'),
    stageModel('试用期', 'Probation', 'teal', 'normal', { staleDays: 90 }),
    stageModel('已转正', 'Confirmed', 'green', 'won'),
    stageModel('未通过', 'Left', 'red', 'lost'),
  ],
})

export const vendorTender = shipped({
  id: 'vendor-tender',
  name: words('供应商招标', 'Vendor tender'),
  category: categories.people,
  remark: words(
    '一次招标一个项目：供应商入围、答疑、评标、谈判到签约。',
    'One project for each tender: vendors short-listed, questions, evaluation, negotiation, contract.',
  ),
  color: 'amber',
  icon: 'building',
  types: ['TenderNotice', 'BusinessPartner'],
  flow: words('招标流程', 'Tender flow'),
  stages: [
    stageModel('候选供应商', 'Candidates', 'grey', 'normal', { staleDays: 10 }),
    stageModel('入围', 'Short-listed', 'blue'),
    stageModel('答疑与投标', 'Questions and bids', 'purple', 'normal', { staleDays: 14 }),
    stageModel('评标', 'Evaluation', 'amber', 'normal', {
      subStatuses: [sub('technical', '技术标', 'Technical'), sub('commercial', '商务标', 'Commercial')],
    }),
    stageModel('谈判', 'Negotiation', 'teal'),
    stageModel('中标', 'Awarded', 'green', 'won'),
    stageModel('落标', 'Not awarded', 'red', 'lost'),
  ],
})

export const contractTracking = shipped({
  id: 'contract-tracking',
  name: words('合同跟踪', 'Contract tracking'),
  category: categories.people,
  remark: words(
    '合同从起草到归档：法务、审批、用印、履约、到期提醒。',
    'Contracts from the draft to the archive: legal, approval, signing, performance, and the end of the term.',
  ),
  color: 'blue',
  icon: 'file',
  types: ['BusinessPartner', 'Contract'],
  flow: words('合同流程', 'Contract flow'),
  stages: [
    stageModel('起草', 'Draft', 'grey', 'normal', { to: [1, 6] }),
    stageModel('法务审核', 'Legal', 'blue', 'normal', { to: [0, 2, 6], staleDays: 5 }),
    stageModel('审批', 'Approval', 'purple', 'normal', { to: [0, 3, 6], staleDays: 5 }),
    stageModel('签署用印', 'Signing', 'amber', 'normal', { to: [2, 4, 6], staleDays: 5 }),
    stageModel('履行中', 'In force', 'teal', 'normal', { to: [5, 6], staleDays: 365 }),
    stageModel('已归档', 'Archived', 'green', 'won', { to: [4] }),
    stageModel('作废', 'Void', 'red', 'lost', { to: [0] }),
  ],
})

export const employeeFiles = shipped({
  id: 'employee-files',
  name: words('员工档案', 'Employee files'),
  category: categories.people,
  remark: words(
    '按部门收齐员工档案：待收、核对、补件、归档。',
    'Files of employees by department: to collect, to check, something missing, complete.',
  ),
  color: 'green',
  icon: 'folder',
  types: ['Department', 'Employee'],
  flow: words('档案流程', 'Files flow'),
  stages: [
    stageModel('待收集', 'To collect', 'grey', 'normal', { staleDays: 14 }),
    stageModel('核对中', 'Checking', 'blue'),
    stageModel('待补件', 'Something missing', 'amber', 'normal', {
      subStatuses: [sub('id', '证件', 'Identity'), sub('degree', '学历', 'Degree'), sub('medical', '体检', 'Medical')],
    }),
    stageModel('已归档', 'Complete', 'green', 'won'),
  ],
})

export const plainKanban = shipped({
  id: 'plain-kanban',
  name: words('看板', 'Plain kanban'),
  category: categories.general,
  remark: words('待办、进行中、完成：任何事都能放上来。', 'To do, doing, done: for anything.'),
  color: 'grey',
  icon: 'list',
  types: ['Issue', 'Issue'],
  flow: words('看板', 'Kanban'),
  stages: [
    stageModel('待办', 'To do', 'grey', 'normal', { staleDays: 30 }),
    stageModel('进行中', 'Doing', 'blue', 'normal', { staleDays: 14 }),
    stageModel('完成', 'Done', 'green', 'won'),
  ],
})

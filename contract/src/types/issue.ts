import {
  choice,
  descriptionField,
  field,
  filesField,
  nameField,
  priorityField,
  section,
  tagsField,
} from '#types/define'
import type { EntityType } from '#types/type'

/** Something that went wrong or was asked for, until it is settled. */
export const issue: EntityType = {
  type: 'Issue',
  name: { zh: '问题', en: 'Issues' },
  measure: { zh: '个', en: 'issue' },
  icon: 'flag',
  fields: [
    nameField('标题', 'Title'),
    field('code', 'ShortText', '编号', 'Number', { options: { maxLength: 64 } }),
    field('status', 'SingleChoice', '状态', 'Status', {
      options: {
        default: 'new',
        choices: [
          choice('new', '待处理', 'New', 'grey'),
          choice('inProgress', '处理中', 'In progress', 'blue'),
          choice('waiting', '等待反馈', 'Waiting', 'amber'),
          choice('resolved', '已解决', 'Resolved', 'green'),
          choice('closed', '已关闭', 'Closed', 'red'),
        ],
      },
    }),
    field('kind', 'Select', '类型', 'Kind', {
      options: {
        choices: [
          choice('bug', '缺陷', 'Bug'),
          choice('request', '需求', 'Request'),
          choice('question', '咨询', 'Question'),
          choice('complaint', '投诉', 'Complaint'),
          choice('risk', '风险', 'Risk'),
        ],
      },
    }),
    priorityField,
    descriptionField('问题描述', 'Description'),
    field('reporter', 'Member', '提出人', 'Reported by'),
    field('assignee', 'Member', '处理人', 'Assignee'),
    field('followers', 'Member', '关注人', 'Followers', { options: { multiple: true } }),
    field('department', 'EntityReference', '责任部门', 'Department', { options: { entityType: 'Department' } }),
    field('customer', 'EntityReference', '相关客户', 'Customer', { options: { entityType: 'BusinessPartner' } }),
    field('foundOn', 'Date', '发现日期', 'Found on'),
    field('dueOn', 'Date', '截止日期', 'Due on'),
    field('resolvedOn', 'Date', '解决日期', 'Resolved on'),
    field('progress', 'Progress', '进度', 'Progress'),
    field('solution', 'LongText', '解决方案', 'Solution'),
    tagsField,
    filesField,
  ],
  columns: ['name', 'status', 'kind', 'priority', 'assignee', 'reporter', 'dueOn', 'progress', 'meta.updatedAt'],
  filters: ['status', 'kind', 'priority', 'assignee', 'reporter', 'dueOn', 'tags'],
  sections: [
    section('基本信息', 'Basics', ['name', 'code', 'status', 'kind', 'priority', 'progress', 'description']),
    section('人员与时间', 'People and time', [
      'reporter',
      'assignee',
      'followers',
      'department',
      'customer',
      'foundOn',
      'dueOn',
      'resolvedOn',
    ]),
    section('处理结果', 'Outcome', ['solution', 'tags', 'files']),
  ],
  views: ['list', 'board', 'chat'],
  material: true,
}

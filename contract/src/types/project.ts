import { choice, descriptionField, field, nameField, priorityField, section, tagsField } from '#types/define'
import type { EntityType } from '#types/type'

export const project: EntityType = {
  type: 'Project',
  name: { zh: '项目', en: 'Projects' },
  measure: { zh: '个', en: 'project' },
  icon: 'target',
  fields: [
    nameField('项目名称', 'Project'),
    field('channel', 'EntityReference', '所属频道', 'Channel', { options: { entityType: 'Channel' } }),
    field('parent', 'EntityReference', '上级项目', 'Within', { options: { entityType: 'Project' } }),
    field('projectPayload', 'EntityReference', '关联材料', 'Record'),
    field('principal', 'Member', '负责人', 'Owner'),
    field('status', 'SingleChoice', '状态', 'Status', {
      options: {
        default: '0',
        choices: [
          choice('0', '进行中', 'In progress', 'green'),
          choice('1', '已暂停', 'Paused', 'amber'),
          choice('2', '已完成', 'Done', 'blue'),
          choice('3', '已取消', 'Cancelled', 'red'),
          choice('4', '已归档', 'Archived', 'grey'),
        ],
      },
    }),
    priorityField,
    field('startTime', 'Date', '开始时间', 'Starts'),
    field('timeoutTime', 'Date', '截止时间', 'Due'),
    field('childrenCount', 'Number', '任务数', 'Tasks', { readOnly: true }),
    descriptionField(),
    tagsField,
  ],
  columns: [
    'name',
    'channel',
    'principal',
    'status',
    'priority',
    'startTime',
    'timeoutTime',
    'childrenCount',
    'meta.updatedAt',
  ],
  filters: ['status', 'channel', 'principal', 'priority', 'timeoutTime', 'tags'],
  sections: [
    section('基本信息', 'Basics', [
      'name',
      'channel',
      'parent',
      'projectPayload',
      'principal',
      'status',
      'priority',
      'description',
      'tags',
    ]),
    section('时间', 'Time', ['startTime', 'timeoutTime', 'childrenCount']),
  ],
  views: ['projectList', 'list', 'board', 'biWebView'],
  material: false,
  open: true,
}

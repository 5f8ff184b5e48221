import { descriptionField, field, nameField, priorityField, section, tagsField } from '#types/define'
import type { EntityType } from '#types/type'

/** A task: a record on its way through the stages of a flow (spec 1 §3). */
export const hydrogenTask: EntityType = {
  type: 'HydrogenTask',
  name: { zh: '任务', en: 'Tasks' },
  measure: { zh: '个', en: 'task' },
  icon: 'check',
  fields: [
    // Most carry a person, and are called like them.
    { ...nameField('任务名称', 'Task'), personName: true },
    field('taskPayload.entityType', 'ShortText', '材料类型', 'Record type', { options: { maxLength: 64 } }),
    field('taskPayload.payload', 'EntityReference', '关联材料', 'Record'),
    field('project', 'EntityReference', '所属项目', 'Project', { options: { entityType: 'Project' } }),
    field('stageId', 'ShortText', '阶段编号', 'Stage id', { options: { maxLength: 64 } }),
    field('stageName', 'ShortText', '阶段', 'Stage', { options: { maxLength: 100 } }),
    field('current.assignee', 'Member', '负责人', 'Assignee'),
    priorityField,
    field('extendData.startTime', 'Date', '开始时间', 'Starts'),
    field('extendData.timeoutTime', 'Date', '截止时间', 'Due'),
    field('recommendReason', 'LongText', '推荐理由', 'Why recommended'),
    descriptionField(),
    tagsField,
  ],
  columns: [
    'name',
    'stageName',
    'current.assignee',
    'priority',
    'extendData.startTime',
    'extendData.timeoutTime',
    'meta.updatedAt',
  ],
  filters: ['project', 'current.assignee', 'priority', 'extendData.timeoutTime', 'tags'],
  sections: [
    section('基本信息', 'Basics', [
      'name',
      'taskPayload.payload',
      'project',
      'stageName',
      'current.assignee',
      'priority',
      'extendData.startTime',
      'extendData.timeoutTime',
    ]),
    section('说明', 'Notes', ['recommendReason', 'description', 'tags']),
  ],
  views: ['list', 'board', 'chat'],
  material: false,
  open: true,
}

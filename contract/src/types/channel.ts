import { choice, descriptionField, field, nameField, section } from '#types/define'
import type { EntityType } from '#types/type'

/** A place inside a space where projects of one kind live. */
export const channel: EntityType = {
  type: 'Channel',
  name: { zh: '频道', en: 'Channels' },
  measure: { zh: '个', en: 'channel' },
  icon: 'folder',
  fields: [
    nameField('频道名称', 'Channel'),
    field('space', 'EntityReference', '所属空间', 'Space', { options: { entityType: 'Space' } }),
    field('status', 'SingleChoice', '状态', 'Status', {
      options: {
        default: '0',
        choices: [choice('0', '正常', 'Normal', 'green'), choice('1', '已归档', 'Archived', 'grey')],
      },
    }),
    field('projectPayloadType', 'ShortText', '项目材料类型', 'Record type of projects', { options: { maxLength: 64 } }),
    field('taskPayloadType', 'ShortText', '任务材料类型', 'Record type of tasks', { options: { maxLength: 64 } }),
    field('ordered', 'Number', '排序', 'Order'),
    descriptionField(),
  ],
  columns: ['name', 'space', 'status', 'meta.updatedAt'],
  filters: ['status', 'space'],
  sections: [
    section('基本信息', 'Basics', [
      'name',
      'space',
      'status',
      'projectPayloadType',
      'taskPayloadType',
      'ordered',
      'description',
    ]),
  ],
  views: ['projectList', 'list'],
  material: false,
  open: true,
}

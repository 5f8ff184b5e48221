import { choice, descriptionField, field, nameField, section } from '#types/define'
import type { EntityType } from '#types/type'

export const space: EntityType = {
  type: 'Space',
  name: { zh: '空间', en: 'Spaces' },
  measure: { zh: '个', en: 'space' },
  icon: 'layers',
  fields: [
    nameField('空间名称', 'Space'),
    field('status', 'SingleChoice', '状态', 'Status', {
      options: {
        default: '0',
        choices: [choice('0', '正常', 'Normal', 'green'), choice('1', '已归档', 'Archived', 'grey')],
      },
    }),
    field('spaceType', 'ShortText', '空间类型', 'Kind', { options: { maxLength: 64 } }),
    field('ordered', 'Number', '排序', 'Order'),
    descriptionField(),
  ],
  columns: ['name', 'status', 'meta.updatedAt'],
  filters: ['status'],
  sections: [section('基本信息', 'Basics', ['name', 'status', 'spaceType', 'ordered', 'description'])],
  views: ['projectList'],
  material: false,
  open: true,
}

import { choiceColors } from '#fields/field'
import { choice, descriptionField, field, nameField, section } from '#types/define'
import type { EntityType } from '#types/type'

const names = { grey: '灰', blue: '蓝', purple: '紫', amber: '琥珀', teal: '青', green: '绿', red: '红' }
const english = {
  grey: 'Grey',
  blue: 'Blue',
  purple: 'Purple',
  amber: 'Amber',
  teal: 'Teal',
  green: 'Green',
  red: 'Red',
}

export const tag: EntityType = {
  type: 'Tag',
  name: { zh: '标签', en: 'Tags' },
  measure: { zh: '个', en: 'tag' },
  icon: 'tag',
  fields: [
    nameField('标签名称', 'Tag'),
    field('color', 'SingleChoice', '颜色', 'Colour', {
      options: {
        default: 'grey',
        choices: choiceColors.map((color) => choice(color, names[color], english[color], color)),
      },
    }),
    field('group', 'ShortText', '分组', 'Group', { options: { maxLength: 100 } }),
    field('entityTypes', 'StringArray', '适用类型', 'For record types', { options: { maxLength: 64 } }),
    descriptionField(),
  ],
  columns: ['name', 'color', 'group', 'entityTypes', 'meta.updatedAt'],
  filters: ['color', 'entityTypes'],
  sections: [section('基本信息', 'Basics', ['name', 'color', 'group', 'entityTypes', 'description'])],
  views: ['list'],
  material: false,
}

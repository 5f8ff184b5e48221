import { descriptionField, field, list, nameField, section } from '#types/define'
import type { EntityType } from '#types/type'

/** Words that are chosen from in several places, kept once. */
export const dictionary: EntityType = {
  type: 'Dictionary',
  name: { zh: '字典', en: 'Dictionaries' },
  measure: { zh: '个', en: 'dictionary' },
  icon: 'list',
  fields: [
    nameField('字典名称', 'Dictionary'),
    field('code', 'ShortText', '字典编码', 'Code', { options: { maxLength: 64 } }),
    descriptionField(),
  ],
  lists: [
    list('items', '字典项', 'Entries', [
      field('code', 'ShortText', '编码', 'Code', { required: true, options: { maxLength: 64 } }),
      field('name', 'ShortText', '中文名称', 'Chinese name', { required: true, options: { maxLength: 200 } }),
      field('englishName', 'ShortText', '英文名称', 'English name', { options: { maxLength: 200 } }),
      field('isDisabled', 'Boolean', '停用', 'Disabled'),
    ]),
  ],
  columns: ['name', 'code', 'meta.updatedAt'],
  filters: [],
  sections: [section('基本信息', 'Basics', ['name', 'code', 'description', 'items'])],
  views: ['list'],
  material: false,
}

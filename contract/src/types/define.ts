import type { ChoiceColor, ChoiceOption, FieldTypeName } from '#fields/field'
import type { EntityType, FieldDefinition, ListDefinition } from '#types/type'

/** Short ways to write an entity type down, so that its file reads like a table. */
type More = Omit<FieldDefinition, 'key' | 'type' | 'label'>

export const field = (key: string, type: FieldTypeName, zh: string, en: string, more: More = {}): FieldDefinition => ({
  key,
  type,
  label: { zh, en },
  ...more,
})

export const choice = (id: string, zh: string, en: string, color?: ChoiceColor): ChoiceOption => ({
  id,
  name: { zh, en },
  ...(color && { color }),
})

export const section = (zh: string, en: string, keys: readonly string[]): EntityType['sections'][number] => ({
  title: { zh, en },
  keys,
})

export const list = (
  key: string,
  zh: string,
  en: string,
  fields: readonly FieldDefinition[],
  sortedBy?: string,
): ListDefinition => ({ key, label: { zh, en }, fields, ...(sortedBy && { sortedBy }) })

/** A record is known by its name; nothing is made without one. */
export const nameField = (zh = '名称', en = 'Name'): FieldDefinition =>
  field('name', 'ShortText', zh, en, { required: true, options: { maxLength: 200 } })

export const personNameField: FieldDefinition = field('name', 'ShortText', '姓名', 'Name', {
  required: true,
  personName: true,
  options: { maxLength: 100 },
})

export const tagsField: FieldDefinition = field('tags', 'EntityReference', '标签', 'Tags', {
  options: { entityType: 'Tag', multiple: true },
})
export const ownerField: FieldDefinition = field('owner', 'Member', '负责人', 'Owner')
export const filesField: FieldDefinition = field('files', 'File', '附件', 'Files', { options: { multiple: true } })
export const descriptionField = (zh = '描述', en = 'Description'): FieldDefinition =>
  field('description', 'LongText', zh, en)

export const genderChoices = [choice('male', '男', 'Male'), choice('female', '女', 'Female')]

/** Priority: 0 none to 4 urgent (decisions). The ids count upwards, so it sorts by them. */
export const priorityField: FieldDefinition = field('priority', 'Select', '优先级', 'Priority', {
  options: {
    default: '0',
    choices: [
      choice('0', '无', 'None', 'grey'),
      choice('1', '低', 'Low', 'teal'),
      choice('2', '中', 'Medium', 'blue'),
      choice('3', '高', 'High', 'amber'),
      choice('4', '紧急', 'Urgent', 'red'),
    ],
  },
})

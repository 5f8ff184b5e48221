import { descriptionField, nameField, section } from '#types/define'
import type { EntityType } from '#types/type'

/** The configuration of a tenant: the standard one and the owner's, merged (spec 1 §1). */
export const globalConfig: EntityType = {
  type: 'GlobalConfig',
  name: { zh: '全局配置', en: 'Global settings' },
  measure: { zh: '项', en: 'global setting' },
  icon: 'gear',
  fields: [{ ...nameField('配置名称', 'Setting'), required: false }, descriptionField()],
  columns: ['name', 'meta.updatedAt'],
  filters: [],
  sections: [section('基本信息', 'Basics', ['name', 'description'])],
  views: ['list'],
  material: false,
  open: true,
}

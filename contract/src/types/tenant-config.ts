import { descriptionField, nameField, section } from '#types/define'
import type { EntityType } from '#types/type'

/** Settings that belong to one enterprise. */
export const tenantConfig: EntityType = {
  type: 'TenantConfig',
  name: { zh: '企业配置', en: 'Enterprise settings' },
  measure: { zh: '项', en: 'enterprise setting' },
  icon: 'sliders',
  fields: [nameField('配置名称', 'Setting'), descriptionField()],
  columns: ['name', 'meta.updatedAt'],
  filters: [],
  sections: [section('基本信息', 'Basics', ['name', 'description'])],
  views: ['list'],
  material: false,
  open: true,
}

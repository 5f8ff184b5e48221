import { choice, descriptionField, field, filesField, nameField, ownerField, section, tagsField } from '#types/define'
import type { EntityType } from '#types/type'

/** A branch where people work and are hired for. */
export const shop: EntityType = {
  type: 'Shop',
  name: { zh: '门店', en: 'Shops' },
  measure: { zh: '家', en: 'shop' },
  icon: 'home',
  fields: [
    nameField('门店名称', 'Shop'),
    field('code', 'ShortText', '门店编号', 'Code', { options: { maxLength: 64 } }),
    field('brand', 'ShortText', '品牌', 'Brand', { options: { maxLength: 100 } }),
    field('status', 'SingleChoice', '营业状态', 'Status', {
      options: {
        default: 'open',
        choices: [
          choice('preparing', '筹备中', 'Preparing', 'blue'),
          choice('open', '营业中', 'Open', 'green'),
          choice('renovating', '装修中', 'Renovating', 'amber'),
          choice('closed', '已闭店', 'Closed', 'grey'),
        ],
      },
    }),
    field('kind', 'SingleChoice', '经营方式', 'Kind', {
      options: {
        choices: [
          choice('direct', '直营', 'Own'),
          choice('franchise', '加盟', 'Franchise'),
          choice('joint', '联营', 'Joint'),
        ],
      },
    }),
    field('address', 'Location', '地址', 'Address'),
    field('phone', 'PhoneNumber', '电话', 'Phone'),
    field('manager', 'EntityReference', '店长', 'Manager', { options: { entityType: 'Employee' } }),
    field('department', 'EntityReference', '所属大区', 'Region', { options: { entityType: 'Department' } }),
    field('area', 'Number', '面积（平方米）', 'Floor space (m²)', { options: { min: 0, max: 10_000_000 } }),
    field('headcount', 'Number', '编制人数', 'Planned headcount', { options: { min: 0, max: 1_000_000 } }),
    field('employees', 'Number', '在岗人数', 'Employees', { options: { min: 0, max: 1_000_000 } }),
    field('monthlySales', 'Currency', '月均营业额', 'Monthly sales'),
    field('openingHours', 'ShortText', '营业时间', 'Opening hours', { options: { maxLength: 100 } }),
    field('openedOn', 'Date', '开业日期', 'Opened on'),
    ownerField,
    descriptionField('备注说明', 'Notes'),
    tagsField,
    filesField,
  ],
  columns: [
    'name',
    'code',
    'status',
    'kind',
    'address',
    'manager',
    'headcount',
    'employees',
    'openedOn',
    'meta.updatedAt',
  ],
  filters: ['status', 'kind', 'address', 'department', 'owner', 'tags'],
  sections: [
    section('基本信息', 'Basics', ['name', 'code', 'brand', 'status', 'kind', 'department', 'owner']),
    section('地址与联系', 'Address and contact', ['address', 'phone', 'openingHours', 'openedOn', 'area']),
    section('人员与经营', 'People and sales', ['manager', 'headcount', 'employees', 'monthlySales']),
    section('更多信息', 'More', ['tags', 'description', 'files']),
  ],
  views: ['list', 'board'],
  material: true,
}

import { choice, descriptionField, field, nameField, section, tagsField } from '#types/define'
import type { EntityType } from '#types/type'

/** A part of the company; each points at the one above it, which makes the org chart. */
export const department: EntityType = {
  type: 'Department',
  name: { zh: '部门', en: 'Departments' },
  measure: { zh: '个', en: 'department' },
  icon: 'tree',
  fields: [
    nameField('部门名称', 'Department'),
    field('code', 'ShortText', '部门编码', 'Code', { options: { maxLength: 64 } }),
    field('parent', 'EntityReference', '上级部门', 'Part of', { options: { entityType: 'Department' } }),
    field('manager', 'EntityReference', '部门负责人', 'Manager', { options: { entityType: 'Employee' } }),
    field('hrbp', 'Member', '人力伙伴', 'HR partner'),
    field('kind', 'SingleChoice', '部门类型', 'Kind', {
      options: {
        choices: [
          choice('company', '公司', 'Company', 'purple'),
          choice('division', '事业部', 'Division', 'blue'),
          choice('department', '部门', 'Department', 'teal'),
          choice('team', '小组', 'Team', 'grey'),
        ],
      },
    }),
    field('status', 'SingleChoice', '状态', 'Status', {
      options: {
        default: 'active',
        choices: [choice('active', '启用', 'Active', 'green'), choice('closed', '停用', 'Closed', 'grey')],
      },
    }),
    field('headcount', 'Number', '编制人数', 'Planned headcount', { options: { min: 0, max: 10_000_000 } }),
    field('employees', 'Number', '在职人数', 'Employees', { options: { min: 0, max: 10_000_000 } }),
    field('budget', 'Currency', '年度招聘预算', 'Hiring budget, a year'),
    field('location', 'Location', '办公地点', 'Location'),
    field('costCenter', 'ShortText', '成本中心', 'Cost centre', { options: { maxLength: 100 } }),
    field('foundedOn', 'Date', '成立日期', 'Founded on'),
    field('ordered', 'Number', '排序', 'Order'),
    descriptionField('部门职责', 'What it does'),
    tagsField,
  ],
  columns: [
    'name',
    'code',
    'parent',
    'manager',
    'kind',
    'headcount',
    'employees',
    'location',
    'status',
    'meta.updatedAt',
  ],
  filters: ['status', 'kind', 'parent', 'location', 'tags'],
  sections: [
    section('基本信息', 'Basics', ['name', 'code', 'parent', 'kind', 'status', 'description']),
    section('人员与预算', 'People and budget', ['manager', 'hrbp', 'headcount', 'employees', 'budget', 'costCenter']),
    section('更多信息', 'More', ['location', 'foundedOn', 'ordered', 'tags']),
  ],
  views: ['list', 'structureDiagram'],
  material: true,
  parentKey: 'parent',
}

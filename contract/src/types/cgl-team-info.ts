import { choice, descriptionField, field, nameField, section, tagsField } from '#types/define'
import type { EntityType } from '#types/type'

/** A team of consultants: who leads it, in what field it recruits, what it is to bring in a year. */
export const cglTeamInfo: EntityType = {
  type: 'CglTeamInfo',
  name: { zh: '团队', en: 'Teams' },
  measure: { zh: '个', en: 'team' },
  icon: 'people',
  fields: [
    nameField('团队名称', 'Team'),
    field('code', 'ShortText', '团队编号', 'Code', { options: { maxLength: 64 } }),
    field('leader', 'Member', '团队负责人', 'Leader'),
    field('members', 'Member', '团队成员', 'Members', { options: { multiple: true } }),
    field('department', 'EntityReference', '所属部门', 'Department', { options: { entityType: 'Department' } }),
    field('status', 'SingleChoice', '状态', 'Status', {
      options: {
        default: 'active',
        choices: [choice('active', '运营中', 'Active', 'green'), choice('closed', '已撤销', 'Closed', 'grey')],
      },
    }),
    field('industries', 'StringArray', '专注行业', 'Industries'),
    field('functions', 'StringArray', '专注职能', 'Functions'),
    field('city', 'Location', '所在城市', 'City'),
    field('consultants', 'Number', '顾问人数', 'Consultants', { options: { min: 0, max: 100_000 } }),
    field('yearlyTarget', 'Currency', '年度业绩目标', 'Target, a year'),
    field('foundedOn', 'Date', '成立日期', 'Founded on'),
    descriptionField('团队介绍', 'About'),
    tagsField,
  ],
  columns: [
    'name',
    'leader',
    'department',
    'status',
    'industries',
    'city',
    'consultants',
    'yearlyTarget',
    'meta.updatedAt',
  ],
  filters: ['status', 'department', 'industries', 'functions', 'city', 'leader', 'tags'],
  sections: [
    section('基本信息', 'Basics', ['name', 'code', 'status', 'department', 'city', 'foundedOn', 'description']),
    section('人员', 'People', ['leader', 'members', 'consultants']),
    section('业务', 'Business', ['industries', 'functions', 'yearlyTarget', 'tags']),
  ],
  views: ['list', 'board'],
  material: true,
}

import { choice, descriptionField, field, filesField, nameField, ownerField, section, tagsField } from '#types/define'
import type { EntityType } from '#types/type'

/** A course: who gives it, who takes part, and how it was liked. */
export const training: EntityType = {
  type: 'Training',
  name: { zh: '培训', en: 'Trainings' },
  measure: { zh: '场', en: 'training' },
  icon: 'school',
  fields: [
    nameField('培训主题', 'Subject'),
    field('kind', 'Select', '培训类型', 'Kind', {
      options: {
        choices: [
          choice('onboarding', '入职培训', 'Onboarding'),
          choice('skill', '专业技能', 'Skills'),
          choice('management', '管理能力', 'Management'),
          choice('compliance', '合规制度', 'Compliance'),
          choice('other', '其他', 'Other'),
        ],
      },
    }),
    field('status', 'SingleChoice', '状态', 'Status', {
      options: {
        default: 'planned',
        choices: [
          choice('planned', '计划中', 'Planned', 'grey'),
          choice('enrolling', '报名中', 'Enrolling', 'blue'),
          choice('running', '进行中', 'Running', 'amber'),
          choice('done', '已完成', 'Done', 'green'),
          choice('cancelled', '已取消', 'Cancelled', 'red'),
        ],
      },
    }),
    field('form', 'SingleChoice', '形式', 'Form', {
      options: {
        choices: [
          choice('onsite', '线下', 'On site'),
          choice('online', '线上', 'Online'),
          choice('mixed', '混合', 'Mixed'),
        ],
      },
    }),
    field('dateRange', 'DateRange', '培训时间', 'Period'),
    field('hours', 'Number', '学时', 'Hours', { options: { min: 0, max: 10_000 } }),
    field('location', 'Location', '地点', 'Location'),
    field('link', 'Website', '会议链接', 'Link'),
    field('lecturer', 'ShortText', '讲师', 'Lecturer', { personName: true, options: { maxLength: 100 } }),
    field('institution', 'EntityReference', '培训机构', 'Institution', { options: { entityType: 'BusinessPartner' } }),
    ownerField,
    field('participants', 'EntityReference', '参训人员', 'Participants', {
      options: { entityType: 'Employee', multiple: true },
    }),
    field('capacity', 'Number', '名额', 'Places', { options: { min: 0, max: 1_000_000 } }),
    field('cost', 'Currency', '费用', 'Cost'),
    field('passRate', 'Percent', '通过率', 'Pass rate', { options: { min: 0, max: 100 } }),
    field('satisfaction', 'Rating', '满意度', 'Satisfaction'),
    descriptionField('培训内容', 'Contents'),
    tagsField,
    filesField,
  ],
  columns: [
    'name',
    'kind',
    'status',
    'form',
    'dateRange',
    'lecturer',
    'capacity',
    'satisfaction',
    'owner',
    'meta.updatedAt',
  ],
  filters: ['status', 'kind', 'form', 'dateRange', 'location', 'owner', 'tags'],
  sections: [
    section('基本信息', 'Basics', ['name', 'kind', 'status', 'form', 'description']),
    section('时间与地点', 'Time and place', ['dateRange', 'hours', 'location', 'link']),
    section('人员', 'People', ['lecturer', 'institution', 'owner', 'participants', 'capacity']),
    section('效果', 'Outcome', ['cost', 'passRate', 'satisfaction']),
    section('更多信息', 'More', ['tags', 'files']),
  ],
  views: ['list', 'board'],
  material: true,
}

import {
  choice,
  descriptionField,
  field,
  filesField,
  genderChoices,
  personNameField,
  section,
  tagsField,
} from '#types/define'
import type { EntityType, FieldDefinition } from '#types/type'

/** What the three kinds of employees share; each adds what its source knows beside it. */
export const employeeFields: readonly FieldDefinition[] = [
  personNameField,
  field('employeeCode', 'ShortText', '工号', 'Employee code', { options: { maxLength: 64 } }),
  field('englishName', 'ShortText', '英文名', 'English name', { personName: true, options: { maxLength: 100 } }),
  field('genderName', 'SingleChoice', '性别', 'Gender', { options: { choices: genderChoices } }),
  field('birthday', 'Date', '出生日期', 'Birthday'),
  field('avatar', 'File', '头像', 'Photo', { options: { only: 'picture' } }),
  field('phone', 'PhoneNumber', '手机', 'Phone'),
  field('email', 'Email', '邮箱', 'Email'),
  field('department', 'EntityReference', '部门', 'Department', { options: { entityType: 'Department' } }),
  field('position', 'ShortText', '职位', 'Title'),
  field('level', 'ShortText', '职级', 'Level', { options: { maxLength: 60 } }),
  field('status', 'SingleChoice', '在职状态', 'Status', {
    options: {
      default: 'active',
      choices: [
        choice('preboarding', '待入职', 'Pre-boarding', 'teal'),
        choice('probation', '试用期', 'On probation', 'blue'),
        choice('active', '在职', 'Active', 'green'),
        choice('leave', '休假', 'On leave', 'amber'),
        choice('leaving', '待离职', 'Leaving', 'purple'),
        choice('left', '已离职', 'Left', 'grey'),
      ],
    },
  }),
  field('employmentType', 'SingleChoice', '用工形式', 'Employment type', {
    options: {
      default: 'fullTime',
      choices: [
        choice('fullTime', '全职', 'Full-time'),
        choice('partTime', '兼职', 'Part-time'),
        choice('intern', '实习', 'Intern'),
        choice('contractor', '外包', 'Contractor'),
        choice('rehired', '返聘', 'Rehired'),
      ],
    },
  }),
  field('workLocation', 'Location', '工作地点', 'Work location'),
  field('hiredOn', 'Date', '入职日期', 'Hired on'),
  field('regularOn', 'Date', '转正日期', 'Confirmed on'),
  field('leftOn', 'Date', '离职日期', 'Left on'),
  field('degree', 'Degree', '学历', 'Degree'),
  field('school', 'ShortText', '毕业院校', 'School'),
  field('skills', 'StringArray', '技能', 'Skills'),
  field('resume', 'EntityReference', '简历', 'Resume', { options: { entityType: 'Resume' } }),
  descriptionField('备注说明', 'Notes'),
  tagsField,
  filesField,
]

/** The direct superior, in the same kind of record: the lines of the org chart. */
export const leaderField = (entityType: string): FieldDefinition =>
  field('leader', 'EntityReference', '直属上级', 'Reports to', { options: { entityType } })

export const employeeColumns = [
  'name',
  'employeeCode',
  'department',
  'position',
  'status',
  'workLocation',
  'phone',
  'hiredOn',
  'meta.updatedAt',
]
export const employeeFilters = [
  'status',
  'department',
  'workLocation',
  'employmentType',
  'genderName',
  'degree',
  'skills',
  'tags',
]

export const employeeSections = (more: readonly string[] = []): EntityType['sections'] => [
  section('基本信息', 'Basics', [
    'name',
    'employeeCode',
    'englishName',
    'genderName',
    'birthday',
    'avatar',
    'phone',
    'email',
  ]),
  section('任职信息', 'Job', [
    'department',
    'position',
    'level',
    'leader',
    'status',
    'employmentType',
    'workLocation',
    'hiredOn',
    'regularOn',
    'leftOn',
    ...more,
  ]),
  section('教育与技能', 'Education and skills', ['degree', 'school', 'skills', 'resume']),
  section('更多信息', 'More', ['tags', 'description', 'files']),
]

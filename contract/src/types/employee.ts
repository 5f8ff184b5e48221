import { field, list } from '#types/define'
import { employeeColumns, employeeFields, employeeFilters, employeeSections, leaderField } from '#types/employee-fields'
import type { EntityType } from '#types/type'

const base = employeeSections(['contractEndsOn', 'salary'])

export const employee: EntityType = {
  type: 'Employee',
  name: { zh: '员工', en: 'Employees' },
  measure: { zh: '人', en: 'employee' },
  icon: 'people',
  fields: [
    ...employeeFields,
    leaderField('Employee'),
    field('idNumber', 'Identification', '证件', 'Identification'),
    field('address', 'Location', '家庭住址', 'Home address'),
    field('contractEndsOn', 'Date', '合同到期', 'Contract ends on'),
    field('salary', 'SalaryRange', '薪资', 'Salary'),
    field('performance', 'Rating', '绩效', 'Performance'),
  ],
  lists: [
    list('emergencyContacts', '紧急联系人', 'Emergency contacts', [
      field('name', 'ShortText', '姓名', 'Name', { required: true, personName: true, options: { maxLength: 100 } }),
      field('relation', 'ShortText', '关系', 'Relation', { options: { maxLength: 60 } }),
      field('phone', 'PhoneNumber', '电话', 'Phone'),
    ]),
    list(
      'transfers',
      '任职记录',
      'Positions held',
      [
        field('department', 'ShortText', '部门', 'Department'),
        field('position', 'ShortText', '职位', 'Title', { required: true }),
        field('dateRange', 'DateRange', '起止时间', 'Period'),
        field('description', 'LongText', '说明', 'Notes'),
      ],
      'dateRange',
    ),
  ],
  columns: employeeColumns,
  filters: employeeFilters,
  sections: [
    ...base,
    { title: { zh: '任职记录', en: 'Positions held' }, keys: ['transfers', 'performance'] },
    { title: { zh: '私人信息', en: 'Private' }, keys: ['idNumber', 'address', 'emergencyContacts'] },
  ],
  views: ['list', 'board', 'structureDiagram'],
  material: true,
  parentKey: 'leader',
}

import { field } from '#types/define'
import { employeeColumns, employeeFields, employeeFilters, employeeSections, leaderField } from '#types/employee-fields'
import type { EntityType } from '#types/type'

/** An employee as an HR system hands them over: with the company, the cost centre and the number over there. */
export const bipoEmployee: EntityType = {
  type: 'BipoEmployee',
  name: { zh: '人事系统员工', en: 'HR system employees' },
  measure: { zh: '人', en: 'HR system employee' },
  icon: 'people',
  fields: [
    ...employeeFields,
    leaderField('BipoEmployee'),
    field('externalId', 'ShortText', '人事系统编号', 'HR system id', { options: { maxLength: 100 } }),
    field('legalEntity', 'ShortText', '签约主体', 'Legal entity'),
    field('costCenter', 'ShortText', '成本中心', 'Cost centre', { options: { maxLength: 100 } }),
    field('workEmail', 'Email', '工作邮箱', 'Work email'),
    field('syncedAt', 'Date', '同步时间', 'Synced at', { readOnly: true }),
  ],
  columns: employeeColumns.toSpliced(2, 0, 'legalEntity'),
  filters: employeeFilters,
  sections: employeeSections(['externalId', 'legalEntity', 'costCenter', 'workEmail', 'syncedAt']),
  views: ['list', 'board', 'structureDiagram'],
  material: true,
  parentKey: 'leader',
}

import { field } from '#types/define'
import { employeeColumns, employeeFields, employeeFilters, employeeSections, leaderField } from '#types/employee-fields'
import type { EntityType } from '#types/type'

/** An employee who also works here: the record behind a member. */
export const systemEmployee: EntityType = {
  type: 'SystemEmployee',
  name: { zh: '系统员工', en: 'System employees' },
  measure: { zh: '人', en: 'system employee' },
  icon: 'person',
  fields: [
    ...employeeFields,
    leaderField('SystemEmployee'),
    field('member', 'Member', '系统成员', 'Member'),
    field('account', 'ShortText', '登录账号', 'Account', { options: { maxLength: 100 } }),
  ],
  columns: employeeColumns.toSpliced(2, 0, 'member'),
  filters: employeeFilters,
  sections: employeeSections(['member', 'account']),
  views: ['list', 'board', 'structureDiagram'],
  material: true,
  parentKey: 'leader',
}

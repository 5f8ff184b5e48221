import { choice, field, personNameField, section } from '#types/define'
import type { EntityType } from '#types/type'

/** A user as a member of one enterprise; its id is the tenant id, the letter T, then the user id (spec 1 §3). */
export const tenantMember: EntityType = {
  type: 'TenantMember',
  name: { zh: '成员', en: 'Members' },
  measure: { zh: '人', en: 'member' },
  icon: 'people',
  fields: [
    personNameField,
    field('userId', 'ShortText', '用户编号', 'User id', { readOnly: true, options: { maxLength: 64 } }),
    field('phone', 'PhoneNumber', '手机', 'Phone', { readOnly: true }),
    field('email', 'Email', '邮箱', 'Email'),
    field('avatar', 'File', '头像', 'Photo', { options: { only: 'picture' } }),
    field('status', 'SingleChoice', '状态', 'Status', {
      readOnly: true,
      options: {
        choices: [
          choice('normal', '正常', 'Normal', 'green'),
          choice('unactivated', '未激活', 'Not activated', 'amber'),
          choice('deactivated', '已停用', 'Deactivated', 'grey'),
        ],
      },
    }),
    field('roles', 'StringArray', '角色', 'Roles', { readOnly: true }),
    field('isSuperAdmin', 'Boolean', '超级管理员', 'Super administrator', { readOnly: true }),
    field('department', 'EntityReference', '部门', 'Department', { options: { entityType: 'Department' } }),
    field('position', 'ShortText', '职位', 'Title'),
  ],
  columns: ['name', 'phone', 'email', 'status', 'roles', 'department', 'meta.createdAt'],
  filters: ['status', 'roles', 'department'],
  sections: [
    section('基本信息', 'Basics', ['name', 'userId', 'phone', 'email', 'avatar', 'department', 'position']),
    section('权限', 'Access', ['status', 'roles', 'isSuperAdmin']),
  ],
  views: ['list'],
  material: false,
  open: true,
}

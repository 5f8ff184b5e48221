import { field, personNameField, section } from '#types/define'
import type { EntityType } from '#types/type'

/** A person who can sign in, over all enterprises (spec 1 §3). */
export const user: EntityType = {
  type: 'User',
  name: { zh: '用户', en: 'Users' },
  measure: { zh: '人', en: 'user' },
  icon: 'person',
  fields: [
    personNameField,
    field('userId', 'ShortText', '用户编号', 'User id', { readOnly: true, options: { maxLength: 64 } }),
    field('phone', 'PhoneNumber', '手机', 'Phone', { readOnly: true }),
    field('email', 'Email', '邮箱', 'Email'),
    field('wxName', 'ShortText', '微信昵称', 'WeChat name', { options: { maxLength: 100 } }),
    field('avatar', 'File', '头像', 'Photo', { options: { only: 'picture' } }),
  ],
  columns: ['name', 'phone', 'email', 'meta.createdAt'],
  filters: [],
  sections: [section('基本信息', 'Basics', ['name', 'userId', 'phone', 'email', 'wxName', 'avatar'])],
  views: ['list'],
  material: false,
  open: true,
}

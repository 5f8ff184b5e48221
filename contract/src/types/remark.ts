import { field, filesField, section } from '#types/define'
import type { EntityType } from '#types/type'

/** What somebody wrote about a record; remarks with a reply-to make a conversation. */
export const remark: EntityType = {
  type: 'Remark',
  name: { zh: '备注', en: 'Remarks' },
  measure: { zh: '条', en: 'remark' },
  icon: 'comment',
  fields: [
    field('content', 'LongText', '内容', 'Text', { required: true }),
    field('target', 'EntityReference', '所属记录', 'About', { required: true }),
    field('replyTo', 'EntityReference', '回复', 'Reply to', { options: { entityType: 'Remark' } }),
    field('mentions', 'Member', '提醒成员', 'Mentions', { options: { multiple: true } }),
    filesField,
  ],
  columns: ['content', 'target', 'mentions', 'meta.createdBy', 'meta.createdAt'],
  filters: ['target', 'mentions'],
  sections: [section('备注', 'Remark', ['content', 'target', 'replyTo', 'mentions', 'files'])],
  views: ['chat', 'list'],
  material: false,
  /** Beside its words it keeps its document (remark-document.ts). */
  open: true,
}

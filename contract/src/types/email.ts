import { choice, field, filesField, nameField, ownerField, section, tagsField } from '#types/define'
import type { EntityType } from '#types/type'

/** A message that came in or went out, and the candidate or job it is about. */
export const email: EntityType = {
  type: 'Email',
  name: { zh: '邮件', en: 'Emails' },
  measure: { zh: '封', en: 'email' },
  icon: 'mail',
  fields: [
    nameField('主题', 'Subject'),
    field('direction', 'SingleChoice', '方向', 'Direction', {
      options: {
        default: 'out',
        choices: [choice('in', '收件', 'Received', 'blue'), choice('out', '发件', 'Sent', 'teal')],
      },
    }),
    field('status', 'SingleChoice', '状态', 'Status', {
      options: {
        default: 'draft',
        choices: [
          choice('draft', '草稿', 'Draft', 'grey'),
          choice('sending', '发送中', 'Sending', 'amber'),
          choice('sent', '已发送', 'Sent', 'green'),
          choice('received', '已收到', 'Received', 'blue'),
          choice('failed', '发送失败', 'Failed', 'red'),
        ],
      },
    }),
    field('from', 'Email', '发件人', 'From'),
    field('fromName', 'ShortText', '发件人姓名', 'Sender', { personName: true, options: { maxLength: 100 } }),
    field('to', 'StringArray', '收件人', 'To', { options: { maxLength: 254 } }),
    field('cc', 'StringArray', '抄送', 'Cc', { options: { maxLength: 254 } }),
    field('bcc', 'StringArray', '密送', 'Bcc', { options: { maxLength: 254 } }),
    field('sentAt', 'Date', '时间', 'Time', { options: { withTime: true } }),
    field('body', 'LongText', '正文', 'Text', { options: { maxLength: 200_000 } }),
    field('isRead', 'Boolean', '已读', 'Read'),
    field('mailbox', 'Email', '所属邮箱', 'Mailbox'),
    field('messageId', 'ShortText', '邮件标识', 'Message id', { readOnly: true }),
    field('resume', 'EntityReference', '相关简历', 'Resume', { options: { entityType: 'Resume' } }),
    field('job', 'EntityReference', '相关职位', 'Job', { options: { entityType: 'Job' } }),
    ownerField,
    tagsField,
    filesField,
  ],
  columns: ['name', 'fromName', 'from', 'to', 'direction', 'status', 'sentAt', 'resume', 'meta.updatedAt'],
  filters: ['direction', 'status', 'isRead', 'mailbox', 'sentAt', 'job', 'owner', 'tags'],
  sections: [
    section('邮件', 'Message', ['name', 'from', 'fromName', 'to', 'cc', 'bcc', 'sentAt', 'body', 'files']),
    section('关联', 'Related', ['resume', 'job', 'owner', 'tags']),
    section('更多信息', 'More', ['direction', 'status', 'isRead', 'mailbox', 'messageId']),
  ],
  views: ['list', 'chat'],
  material: true,
}

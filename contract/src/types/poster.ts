import { choice, descriptionField, field, nameField, ownerField, section, tagsField } from '#types/define'
import type { EntityType } from '#types/type'

/** A picture that advertises a job (spec 1 §3: it has a Job with a name). */
export const poster: EntityType = {
  type: 'Poster',
  name: { zh: '招聘海报', en: 'Posters' },
  measure: { zh: '张', en: 'poster' },
  icon: 'bookmark',
  fields: [
    nameField('海报名称', 'Poster'),
    field('Job', 'EntityReference', '职位', 'Job', { options: { entityType: 'Job' } }),
    field('headline', 'ShortText', '标题文案', 'Headline', { options: { maxLength: 100 } }),
    field('slogan', 'ShortText', '副标题', 'Slogan'),
    field('content', 'LongText', '正文', 'Text'),
    field('style', 'Select', '版式', 'Style', {
      options: {
        default: 'simple',
        choices: [
          choice('simple', '简洁', 'Simple'),
          choice('bold', '醒目', 'Bold'),
          choice('campus', '校园', 'Campus'),
          choice('festival', '节日', 'Festive'),
        ],
      },
    }),
    field('picture', 'File', '海报图片', 'Picture', { options: { only: 'picture' } }),
    field('link', 'Website', '投递链接', 'Link to apply'),
    field('contact', 'ShortText', '联系人', 'Contact', { personName: true, options: { maxLength: 100 } }),
    field('contactPhone', 'PhoneNumber', '联系电话', 'Contact phone'),
    field('status', 'SingleChoice', '状态', 'Status', {
      options: {
        default: 'draft',
        choices: [
          choice('draft', '草稿', 'Draft', 'grey'),
          choice('published', '已发布', 'Published', 'green'),
          choice('withdrawn', '已下线', 'Withdrawn', 'red'),
        ],
      },
    }),
    field('publishedOn', 'Date', '发布日期', 'Published on'),
    field('views', 'Number', '浏览次数', 'Views', { readOnly: true, options: { min: 0 } }),
    ownerField,
    descriptionField('备注说明', 'Notes'),
    tagsField,
  ],
  columns: ['name', 'Job', 'headline', 'style', 'status', 'publishedOn', 'views', 'owner', 'meta.updatedAt'],
  filters: ['status', 'Job', 'style', 'owner', 'tags'],
  sections: [
    section('基本信息', 'Basics', ['name', 'Job', 'status', 'publishedOn', 'owner']),
    section('海报内容', 'Contents', ['headline', 'slogan', 'content', 'style', 'picture', 'link']),
    section('更多信息', 'More', ['contact', 'contactPhone', 'views', 'tags', 'description']),
  ],
  views: ['list', 'board'],
  material: true,
}

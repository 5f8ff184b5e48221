import { choice, descriptionField, field, filesField, nameField, ownerField, section, tagsField } from '#types/define'
import type { EntityType } from '#types/type'

/** A call for bids: what is wanted, until when, and whether we take part. */
export const tenderNotice: EntityType = {
  type: 'TenderNotice',
  name: { zh: '招标公告', en: 'Tender notices' },
  measure: { zh: '条', en: 'tender notice' },
  icon: 'bell',
  fields: [
    nameField('项目名称', 'Project'),
    field('code', 'ShortText', '项目编号', 'Number', { options: { maxLength: 100 } }),
    field('kind', 'Select', '公告类型', 'Kind', {
      options: {
        choices: [
          choice('open', '公开招标', 'Open tender'),
          choice('invited', '邀请招标', 'Invited tender'),
          choice('negotiation', '竞争性谈判', 'Competitive negotiation'),
          choice('consultation', '竞争性磋商', 'Competitive consultation'),
          choice('inquiry', '询价', 'Inquiry'),
          choice('result', '中标公告', 'Award notice'),
        ],
      },
    }),
    field('status', 'SingleChoice', '跟进状态', 'Status', {
      options: {
        default: 'new',
        choices: [
          choice('new', '待评估', 'To assess', 'grey'),
          choice('preparing', '投标准备', 'Preparing', 'blue'),
          choice('submitted', '已投标', 'Submitted', 'purple'),
          choice('won', '已中标', 'Won', 'green'),
          choice('lost', '未中标', 'Lost', 'red'),
          choice('dropped', '已放弃', 'Dropped', 'amber'),
        ],
      },
    }),
    field('buyer', 'ShortText', '招标单位', 'Buyer'),
    field('agency', 'ShortText', '代理机构', 'Agency'),
    field('region', 'Location', '地区', 'Region'),
    field('industry', 'StringArray', '行业', 'Industry'),
    field('budget', 'Currency', '预算金额', 'Budget'),
    field('bidBond', 'Currency', '投标保证金', 'Bid bond'),
    field('publishedOn', 'Date', '发布日期', 'Published on'),
    field('deadline', 'Date', '投标截止', 'Bids until'),
    field('openingAt', 'Date', '开标时间', 'Opening at', { options: { withTime: true } }),
    field('sourceUrl', 'Website', '原文链接', 'Source'),
    field('contact', 'ShortText', '联系人', 'Contact', { personName: true, options: { maxLength: 100 } }),
    field('contactPhone', 'PhoneNumber', '联系电话', 'Contact phone'),
    field('winner', 'ShortText', '中标单位', 'Winner'),
    field('winningAmount', 'Currency', '中标金额', 'Winning amount'),
    ownerField,
    descriptionField('公告正文', 'Text of the notice'),
    tagsField,
    filesField,
  ],
  columns: [
    'name',
    'kind',
    'status',
    'buyer',
    'region',
    'budget',
    'publishedOn',
    'deadline',
    'owner',
    'meta.updatedAt',
  ],
  filters: ['status', 'kind', 'region', 'industry', 'budget', 'deadline', 'owner', 'tags'],
  sections: [
    section('基本信息', 'Basics', ['name', 'code', 'kind', 'status', 'buyer', 'agency', 'region', 'industry', 'owner']),
    section('时间与金额', 'Time and money', ['budget', 'bidBond', 'publishedOn', 'deadline', 'openingAt']),
    section('公告内容', 'Notice', ['description', 'sourceUrl', 'files']),
    section('联系与结果', 'Contact and outcome', ['contact', 'contactPhone', 'winner', 'winningAmount', 'tags']),
  ],
  views: ['list', 'board', 'chat'],
  material: true,
}

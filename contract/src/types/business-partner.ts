import {
  choice,
  descriptionField,
  field,
  filesField,
  list,
  nameField,
  ownerField,
  section,
  tagsField,
} from '#types/define'
import type { EntityType } from '#types/type'

/** A company one works with: a customer, a supplier, an agency. */
export const businessPartner: EntityType = {
  type: 'BusinessPartner',
  name: { zh: '合作伙伴', en: 'Business partners' },
  measure: { zh: '家', en: 'business partner' },
  icon: 'building',
  fields: [
    nameField('公司名称', 'Company'),
    field('shortName', 'ShortText', '简称', 'Short name', { options: { maxLength: 100 } }),
    field('kind', 'MultiChoice', '合作类型', 'Kind', {
      options: {
        choices: [
          choice('customer', '客户', 'Customer', 'green'),
          choice('supplier', '供应商', 'Supplier', 'blue'),
          choice('agency', '猎头机构', 'Agency', 'purple'),
          choice('school', '院校', 'School', 'teal'),
          choice('channel', '渠道', 'Channel', 'amber'),
        ],
      },
    }),
    field('status', 'SingleChoice', '合作状态', 'Status', {
      options: {
        default: 'lead',
        choices: [
          choice('lead', '潜在', 'Lead', 'grey'),
          choice('talking', '洽谈中', 'In talks', 'blue'),
          choice('active', '合作中', 'Active', 'green'),
          choice('paused', '暂停', 'Paused', 'amber'),
          choice('ended', '已终止', 'Ended', 'red'),
        ],
      },
    }),
    field('level', 'Rating', '客户等级', 'Rank'),
    field('industry', 'StringArray', '行业', 'Industry'),
    field('scale', 'Select', '规模', 'Size', {
      options: {
        choices: [
          choice('1', '20 人以下', 'Under 20 people'),
          choice('2', '20–99 人', '20–99 people'),
          choice('3', '100–499 人', '100–499 people'),
          choice('4', '500–999 人', '500–999 people'),
          choice('5', '1000–9999 人', '1,000–9,999 people'),
          choice('6', '10000 人以上', '10,000 people and more'),
        ],
      },
    }),
    field('creditCode', 'ShortText', '统一社会信用代码', 'Registration code', { options: { maxLength: 64 } }),
    field('website', 'Website', '官网', 'Website'),
    field('phone', 'PhoneNumber', '联系电话', 'Phone'),
    field('email', 'Email', '邮箱', 'Email'),
    field('address', 'Location', '公司地址', 'Address'),
    field('registeredCapital', 'Currency', '注册资本', 'Registered capital'),
    field('bank', 'ShortText', '开户行', 'Bank'),
    field('bankAccount', 'ShortText', '银行账号', 'Bank account', { options: { maxLength: 64 } }),
    field('discount', 'Percent', '服务费率', 'Fee rate', { options: { min: 0, max: 100 } }),
    field('since', 'Date', '合作开始', 'Partner since'),
    ownerField,
    descriptionField('公司简介', 'About'),
    tagsField,
    filesField,
  ],
  lists: [
    list('contacts', '联系人', 'Contacts', [
      field('name', 'ShortText', '姓名', 'Name', { required: true, personName: true, options: { maxLength: 100 } }),
      field('position', 'ShortText', '职位', 'Title'),
      field('phone', 'PhoneNumber', '手机', 'Phone'),
      field('email', 'Email', '邮箱', 'Email'),
      field('wechat', 'ShortText', '微信', 'WeChat', { contact: true, options: { maxLength: 64 } }),
      field('isPrimary', 'Boolean', '主要联系人', 'Main contact'),
    ]),
  ],
  columns: ['name', 'kind', 'status', 'level', 'industry', 'scale', 'address', 'owner', 'meta.updatedAt'],
  filters: ['status', 'kind', 'industry', 'scale', 'address', 'level', 'owner', 'tags'],
  sections: [
    section('基本信息', 'Basics', [
      'name',
      'shortName',
      'kind',
      'status',
      'level',
      'industry',
      'scale',
      'owner',
      'since',
      'description',
    ]),
    section('联系方式', 'Contact', ['phone', 'email', 'website', 'address', 'contacts']),
    section('财务信息', 'Finance', ['creditCode', 'registeredCapital', 'bank', 'bankAccount', 'discount']),
    section('更多信息', 'More', ['tags', 'files']),
  ],
  views: ['list', 'board', 'chat'],
  material: true,
}

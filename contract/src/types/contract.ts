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

/** An agreement: with whom, about how much, until when, and what is still to be paid. */
export const contract: EntityType = {
  type: 'Contract',
  name: { zh: '合同', en: 'Contracts' },
  measure: { zh: '份', en: 'contract' },
  icon: 'file',
  fields: [
    nameField('合同名称', 'Contract'),
    field('code', 'ShortText', '合同编号', 'Number', { options: { maxLength: 100 } }),
    field('kind', 'Select', '合同类型', 'Kind', {
      options: {
        choices: [
          choice('employment', '劳动合同', 'Employment'),
          choice('service', '服务合同', 'Service'),
          choice('headhunting', '猎头合同', 'Headhunting'),
          choice('dispatch', '派遣合同', 'Staffing'),
          choice('purchase', '采购合同', 'Purchase'),
          choice('confidentiality', '保密协议', 'Confidentiality'),
          choice('other', '其他', 'Other'),
        ],
      },
    }),
    field('status', 'SingleChoice', '状态', 'Status', {
      options: {
        default: 'draft',
        choices: [
          choice('draft', '草拟', 'Draft', 'grey'),
          choice('review', '审批中', 'In review', 'blue'),
          choice('signing', '待签署', 'To be signed', 'purple'),
          choice('active', '履行中', 'Active', 'green'),
          choice('expiring', '即将到期', 'Expiring', 'amber'),
          choice('ended', '已到期', 'Ended', 'teal'),
          choice('terminated', '已终止', 'Terminated', 'red'),
        ],
      },
    }),
    field('partner', 'EntityReference', '签约对方', 'Other party', { options: { entityType: 'BusinessPartner' } }),
    field('employee', 'EntityReference', '签约员工', 'Employee', { options: { entityType: 'Employee' } }),
    field('ourEntity', 'ShortText', '我方主体', 'Our entity'),
    field('amount', 'Currency', '合同金额', 'Amount'),
    field('taxRate', 'Percent', '税率', 'Tax rate', { options: { min: 0, max: 100 } }),
    field('paid', 'Currency', '已付金额', 'Paid'),
    field('paymentTerms', 'LongText', '付款方式', 'Terms of payment'),
    field('signedOn', 'Date', '签订日期', 'Signed on'),
    field('period', 'DateRange', '合同期限', 'Term'),
    field('autoRenew', 'Boolean', '自动续约', 'Renews by itself'),
    field('noticeDays', 'Number', '到期提醒（天）', 'Remind before (days)', {
      options: { min: 0, max: 3650, default: 30 },
    }),
    field('signatory', 'ShortText', '对方签约人', 'Signed by', { personName: true, options: { maxLength: 100 } }),
    ownerField,
    descriptionField('合同摘要', 'Summary'),
    tagsField,
    filesField,
  ],
  lists: [
    list('payments', '付款计划', 'Payments', [
      field('name', 'ShortText', '款项', 'Payment', { required: true }),
      field('amount', 'Currency', '金额', 'Amount'),
      field('dueOn', 'Date', '应付日期', 'Due on'),
      field('isPaid', 'Boolean', '已付', 'Paid'),
      field('invoice', 'ShortText', '发票号', 'Invoice', { options: { maxLength: 100 } }),
    ]),
  ],
  columns: ['name', 'code', 'kind', 'status', 'partner', 'amount', 'period', 'owner', 'meta.updatedAt'],
  filters: ['status', 'kind', 'partner', 'amount', 'period', 'owner', 'tags'],
  sections: [
    section('基本信息', 'Basics', ['name', 'code', 'kind', 'status', 'owner', 'description']),
    section('签约方', 'Parties', ['ourEntity', 'partner', 'employee', 'signatory', 'signedOn']),
    section('期限', 'Term', ['period', 'autoRenew', 'noticeDays']),
    section('金额', 'Money', ['amount', 'taxRate', 'paid', 'paymentTerms', 'payments']),
    section('更多信息', 'More', ['tags', 'files']),
  ],
  views: ['list', 'board'],
  material: true,
}

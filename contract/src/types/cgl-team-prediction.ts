import { choice, descriptionField, field, nameField, ownerField, section, tagsField } from '#types/define'
import type { EntityType } from '#types/type'

/** What a team expects to bring in, and how sure it is. */
export const cglTeamPrediction: EntityType = {
  type: 'CglTeamPrediction',
  name: { zh: '团队预测', en: 'Team forecasts' },
  measure: { zh: '份', en: 'team forecast' },
  icon: 'trend',
  fields: [
    nameField('预测名称', 'Title'),
    field('team', 'EntityReference', '团队', 'Team', { required: true, options: { entityType: 'CglTeamInfo' } }),
    field('period', 'DateRange', '预测周期', 'Period'),
    field('status', 'SingleChoice', '状态', 'Status', {
      options: {
        default: 'draft',
        choices: [
          choice('draft', '草稿', 'Draft', 'grey'),
          choice('submitted', '已提交', 'Submitted', 'blue'),
          choice('confirmed', '已确认', 'Confirmed', 'green'),
        ],
      },
    }),
    field('expectedBilling', 'Currency', '预计开票', 'Expected billing'),
    field('bestCase', 'Currency', '乐观预测', 'Best case'),
    field('worstCase', 'Currency', '保守预测', 'Worst case'),
    field('confidence', 'Percent', '把握', 'Confidence', { options: { min: 0, max: 100 } }),
    field('expectedOffers', 'Number', '预计 Offer 数', 'Expected offers', { options: { min: 0, max: 1_000_000 } }),
    field('expectedOnboards', 'Number', '预计入职数', 'Expected to start', { options: { min: 0, max: 1_000_000 } }),
    field('actualBilling', 'Currency', '实际开票', 'Actual billing'),
    ownerField,
    descriptionField('预测依据', 'Grounds'),
    tagsField,
  ],
  columns: [
    'name',
    'team',
    'period',
    'status',
    'expectedBilling',
    'confidence',
    'expectedOffers',
    'actualBilling',
    'owner',
    'meta.updatedAt',
  ],
  filters: ['team', 'status', 'period', 'confidence', 'owner', 'tags'],
  sections: [
    section('基本信息', 'Basics', ['name', 'team', 'period', 'status', 'owner', 'description']),
    section('预测', 'Forecast', [
      'expectedBilling',
      'bestCase',
      'worstCase',
      'confidence',
      'expectedOffers',
      'expectedOnboards',
    ]),
    section('结果', 'Outcome', ['actualBilling', 'tags']),
  ],
  views: ['list', 'board'],
  material: true,
}

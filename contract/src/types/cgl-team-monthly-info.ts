import { descriptionField, field, nameField, ownerField, section, tagsField } from '#types/define'
import type { EntityType } from '#types/type'

const count = { options: { min: 0, max: 1_000_000 } }

/** What a team did in one month: from recommendations to money received. */
export const cglTeamMonthlyInfo: EntityType = {
  type: 'CglTeamMonthlyInfo',
  name: { zh: '团队月报', en: 'Team months' },
  measure: { zh: '份', en: 'team month' },
  icon: 'chart',
  fields: [
    nameField('月报名称', 'Title'),
    field('team', 'EntityReference', '团队', 'Team', { required: true, options: { entityType: 'CglTeamInfo' } }),
    field('month', 'Date', '月份', 'Month'),
    field('consultants', 'Number', '在岗顾问', 'Consultants', count),
    field('newJobs', 'Number', '新增职位', 'New jobs', count),
    field('recommendations', 'Number', '推荐人数', 'Recommendations', count),
    field('interviews', 'Number', '面试人数', 'Interviews', count),
    field('offers', 'Number', 'Offer 人数', 'Offers', count),
    field('onboarded', 'Number', '入职人数', 'Onboarded', count),
    field('target', 'Currency', '业绩目标', 'Target'),
    field('billing', 'Currency', '开票金额', 'Billed'),
    field('received', 'Currency', '回款金额', 'Received'),
    field('achievement', 'Percent', '目标达成率', 'Target reached', { options: { min: 0, max: 10_000 } }),
    field('cost', 'Currency', '团队成本', 'Cost'),
    ownerField,
    descriptionField('月度总结', 'Summary'),
    tagsField,
  ],
  columns: [
    'name',
    'team',
    'month',
    'recommendations',
    'interviews',
    'offers',
    'onboarded',
    'billing',
    'achievement',
    'meta.updatedAt',
  ],
  filters: ['team', 'month', 'achievement', 'billing', 'owner', 'tags'],
  sections: [
    section('基本信息', 'Basics', ['name', 'team', 'month', 'consultants', 'owner', 'description']),
    section('交付', 'Delivery', ['newJobs', 'recommendations', 'interviews', 'offers', 'onboarded']),
    section('业绩', 'Results', ['target', 'billing', 'received', 'achievement', 'cost', 'tags']),
  ],
  views: ['list', 'biWebView'],
  material: true,
}

import type { Reference } from '#modules/examples/content/resumes'

interface Made {
  openId: string
  fields: Record<string, unknown>
}

const made = (openId: string, name: string, fields: Record<string, unknown> = {}): Made => ({
  openId,
  fields: { name, ...fields },
})
const to = ({ openId, fields }: Made): Reference => ({ openId, name: String(fields.name) })
const yuan = (number: number) => ({ number, unit: 'CNY' })
const pay = (from: number, until: number) => ({
  gt: { amount: yuan(from * 1000), period: 'month' },
  lt: { amount: yuan(until * 1000), period: 'month' },
})

const tagColors = [
  ['核心人才', 'red'],
  ['可远程', 'teal'],
  ['高潜', 'purple'],
  ['内推', 'blue'],
  ['带过团队', 'amber'],
  ['校招 2026', 'green'],
]
export const demoTags: readonly Made[] = tagColors.map(([name = '', color], at) =>
  made(`demo-tag-${at + 1}`, name, { color }),
)
export const tagReferences: readonly Reference[] = demoTags.map(to)

const company = made('demo-department-1', '望潮科技', { code: 'WC', kind: 'company', headcount: 420, employees: 386 })
const research = made('demo-department-2', '研发中心', {
  code: 'WC-RD',
  kind: 'division',
  parent: to(company),
  headcount: 180,
  employees: 168,
  location: { city: '上海' },
})
const payments = made('demo-department-3', '支付平台部', {
  code: 'WC-RD-PAY',
  kind: 'department',
  parent: to(research),
  headcount: 64,
  employees: 57,
  location: { city: '上海' },
})
const data = made('demo-department-4', '数据智能部', {
  code: 'WC-RD-DATA',
  kind: 'department',
  parent: to(research),
  headcount: 48,
  employees: 45,
  location: { city: '杭州' },
})
const sales = made('demo-department-5', '销售与客户成功部', {
  code: 'WC-SALES',
  kind: 'department',
  parent: to(company),
  headcount: 90,
  employees: 84,
  location: { city: '北京' },
})
const people = made('demo-department-6', '人力资源部', {
  code: 'WC-HR',
  kind: 'department',
  parent: to(company),
  headcount: 22,
  employees: 20,
  location: { city: '上海' },
})
export const demoDepartments: readonly Made[] = [company, research, payments, data, sales, people]

const job = (at: number, name: string, department: Made, fields: Record<string, unknown>): Made =>
  made(`demo-job-${at}`, name, { department: to(department), status: 'open', jobType: 'fullTime', ...fields })

export const demoJobs: readonly Made[] = [
  job(1, '后端工程师（支付）', payments, {
    priority: '4',
    headcount: 4,
    hired: 1,
    city: { city: '上海' },
    salary: pay(35, 55),
    degree: 'bachelor',
    years: { gt: 4, lt: 8 },
    skills: ['Go', '清结算', 'Kubernetes'],
    responsibility: '负责收单、清结算与对账链路的设计、开发与稳定性。',
    qualification: '4 年以上服务端经验，做过资金相关系统。',
  }),
  job(2, '前端技术专家', research, {
    priority: '3',
    headcount: 1,
    city: { city: '上海' },
    salary: pay(40, 60),
    degree: 'bachelor',
    years: { gt: 6 },
    skills: ['TypeScript', 'React', '性能优化'],
  }),
  job(3, '数据平台工程师', data, {
    priority: '3',
    headcount: 3,
    hired: 1,
    city: { city: '杭州' },
    salary: pay(30, 48),
    degree: 'bachelor',
    years: { gt: 3, lt: 8 },
    skills: ['Flink', 'ClickHouse', 'SQL'],
  }),
  job(4, '推荐算法工程师', data, {
    priority: '2',
    headcount: 2,
    city: { city: '杭州' },
    salary: pay(38, 65),
    degree: 'master',
    years: { gt: 2 },
    skills: ['Python', 'PyTorch', '推荐系统'],
    isRemote: true,
  }),
  job(5, '大客户销售经理', sales, {
    priority: '2',
    headcount: 5,
    hired: 3,
    city: { city: '北京' },
    salary: pay(18, 30),
    degree: 'associate',
    years: { gt: 3 },
    skills: ['大客户销售', '商务谈判'],
  }),
  job(6, '招聘经理', people, {
    status: 'paused',
    priority: '1',
    headcount: 1,
    city: { city: '上海' },
    salary: pay(20, 30),
    degree: 'bachelor',
    years: { gt: 5 },
    skills: ['招聘', '雇主品牌'],
  }),
  job(7, '后端实习生', payments, {
    jobType: 'internship',
    priority: '1',
    headcount: 6,
    hired: 2,
    city: { city: '上海' },
    salary: pay(5, 8),
    degree: 'bachelor',
    skills: ['Java'],
  }),
  job(8, 'Site Reliability Engineer', research, {
    status: 'filled',
    priority: '2',
    headcount: 2,
    hired: 2,
    city: { city: '深圳' },
    salary: pay(32, 50),
    degree: 'bachelor',
    years: { gt: 4 },
    skills: ['Kubernetes', 'Prometheus'],
    isRemote: true,
  }),
]

const partner = (at: number, name: string, fields: Record<string, unknown>): Made =>
  made(`demo-partner-${at}`, name, fields)

export const demoPartners: readonly Made[] = [
  partner(1, '岚山猎头', {
    kind: ['agency'],
    status: 'active',
    level: 4.5,
    industry: ['人力资源'],
    scale: '2',
    address: { city: '上海' },
    discount: 22,
  }),
  partner(2, '启程背调', {
    kind: ['supplier'],
    status: 'active',
    level: 4,
    industry: ['人力资源'],
    scale: '2',
    address: { city: '北京' },
  }),
  partner(3, '华昭大学就业中心', {
    kind: ['school', 'channel'],
    status: 'active',
    level: 5,
    industry: ['教育'],
    address: { city: '杭州' },
  }),
  partner(4, '恒川物流', {
    kind: ['customer'],
    status: 'talking',
    level: 3,
    industry: ['物流'],
    scale: '5',
    address: { city: '苏州' },
  }),
  partner(5, 'Harbour Analytics', {
    kind: ['customer'],
    status: 'lead',
    level: 3.5,
    industry: ['Software'],
    scale: '3',
  }),
]

const contract = (at: number, name: string, who: number, fields: Record<string, unknown>): Made => {
  const other = demoPartners[who - 1]
  return made(`demo-contract-${at}`, name, {
    code: `WC-2026-${String(at).padStart(3, '0')}`,
    ourEntity: '望潮科技',
    ...(other ? { partner: to(other) } : {}),
    ...fields,
  })
}
const term = (from: string, until: string) => ({ start: { iso: from }, end: { iso: until } })

export const demoContracts: readonly Made[] = [
  contract(1, '岚山猎头服务合同', 1, {
    kind: 'headhunting',
    status: 'active',
    amount: yuan(480_000),
    period: term('2026-01-01', '2026-12-31'),
    autoRenew: true,
    payments: [
      { name: '首期服务费', amount: yuan(240_000), dueOn: '2026-02-15', isPaid: true },
      { name: '尾款', amount: yuan(240_000), dueOn: '2026-12-15', isPaid: false },
    ],
  }),
  contract(2, '背景调查框架协议', 2, {
    kind: 'service',
    status: 'active',
    amount: yuan(96_000),
    period: term('2026-03-01', '2027-02-28'),
  }),
  contract(3, '校企合作协议', 3, { kind: 'other', status: 'expiring', period: term('2025-12-01', '2026-11-30') }),
  contract(4, '招聘系统服务合同', 4, { kind: 'service', status: 'review', amount: yuan(320_000) }),
  contract(5, '保密协议', 5, { kind: 'confidentiality', status: 'signing' }),
]

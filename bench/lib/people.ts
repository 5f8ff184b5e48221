/** Believable resumes of people who do not exist, the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const surnames = [
  ...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎',
]
const given = [
  ...'知遥砚秋亦禾望舒南乔景行念安予墨以宁向晚书言照野清越若川嘉树以南启明若溪一诺蔚然子言思源明哲雨桐欣怡浩然俊杰梓涵诗琪博文天佑静雯晓东建国志强丽华秀英国庆海燕春梅',
]
const cities = [
  '北京',
  '上海',
  '广州',
  '深圳',
  '杭州',
  '南京',
  '成都',
  '武汉',
  '西安',
  '苏州',
  '天津',
  '重庆',
  '长沙',
  '青岛',
  '厦门',
  '合肥',
]
const companies = [
  '云栎科技',
  '望潮数据',
  '青屿软件',
  '星汇支付',
  '北辰智能',
  '恒川物流',
  '拾光互娱',
  '鹿鸣电商',
  '素问健康',
  '远岫医疗',
  '澜沧电子',
  'Northlight Labs',
  'Harbour Analytics',
  'Bluefern Systems',
]
const titles = [
  '后端工程师',
  '前端工程师',
  '数据工程师',
  '平台架构师',
  '测试开发',
  '产品经理',
  '算法工程师',
  '运维工程师',
  '销售经理',
  '人力资源专员',
  'Software Engineer',
  'Data Analyst',
  'Project Manager',
]
const skills = [
  'Go',
  'Java',
  'Python',
  'C++',
  'Kubernetes',
  'Kafka',
  'MySQL',
  'Redis',
  'React',
  'TypeScript',
  'Spring',
  'Flink',
  'ClickHouse',
  'PyTorch',
  '数据分析',
  '项目管理',
  '跨部门沟通',
  '英语口语',
]
const schools = ['临江大学', '东陵理工大学', '华昭大学', '青城大学', '澜江师范大学', 'Eastfield University']
const phrases = [
  '负责跨境收单核心链路的设计与实现',
  '主导清结算服务由单体拆分',
  '搭建实时数据平台并接入业务指标',
  '优化推荐系统召回与排序',
  '推动代码评审与自动化测试落地',
  '与产品、运营团队协作交付需求',
  '将接口延迟由八百毫秒降至一百九十毫秒',
  '带教三名工程师并负责招聘面试',
  '设计幂等与补偿机制保证资金安全',
  '维护容器平台并支持大促弹性伸缩',
  'Led the migration to a service-oriented architecture',
  'Improved query latency by sixty percent',
  '建立客户分层与回访机制',
  '编写技术方案与应急预案',
  '参与年度预算与人员规划',
]
const degrees = ['associate', 'bachelor', 'bachelor', 'bachelor', 'master', 'master', 'doctor']

export interface MadePerson {
  name: string
  data: { standardFields: Record<string, unknown>; customFields: Record<string, unknown> }
}

export function makePerson(random: () => number): MadePerson {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const some = <T>(list: readonly T[], count: number): T[] => [
    ...new Set(Array.from({ length: count }, () => pick(list))),
  ]
  const name = pick(surnames) + pick(given) + (random() < 0.8 ? pick(given) : '')
  const digits = Array.from({ length: 9 }, () => Math.floor(random() * 10)).join('')
  const start = 2008 + Math.floor(random() * 12)
  const work = (at: number) => ({
    company: pick(companies),
    position: pick(titles),
    description: some(phrases, 7).join('；'),
    dateRange: { start: { iso: `${start + at * 2}-03` }, end: { iso: `${start + at * 2 + 2}-02` } },
  })
  const standardFields = {
    name,
    humanInfo: {
      name,
      age: 22 + Math.floor(random() * 30),
      phone: `13${digits}`,
      email: `user${digits}@mail.example`,
      degree: pick(degrees),
    },
    currentJobStatus: {
      workLocation: { city: pick(cities) },
      workYears: Math.floor(random() * 20),
      position: pick(titles),
      company: pick(companies),
    },
    skills: some(skills, 6),
    educations: [
      { school: pick(schools), dateRange: { start: { iso: `${start - 4}-09` }, end: { iso: `${start}-06` } } },
    ],
    works: [work(0), work(1), work(2)],
    summary: some(phrases, 5).join('，'),
  }
  return { name, data: { standardFields, customFields: {} } }
}

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
const verbs = [
  ...'负责 主导 参与 搭建 优化 推动 设计 维护 制定 组织 协调 跟进 评估 重构 梳理 落地 完善 牵头 支持 建立'.split(' '),
  ...'编写 培训 统筹 诊断 改造 迁移 验收 上线 复盘 对接 采购 谈判 开拓 巡检 调试 核算 归档 汇报 策划 运营'.split(' '),
]
const subjects = [
  ...'跨境收单 清结算 实时数据 推荐系统 代码评审 客户分层 容器平台 应急预案 年度预算 供应商 生产线 仓储物流'.split(' '),
  ...'会员体系 营销活动 风险控制 反欺诈 信贷审批 保险理赔 门店选址 冷链运输 电池管理 电机控制 车载娱乐 激光雷达'.split(
    ' ',
  ),
  ...'影像诊断 临床试验 药品注册 医保结算 课程研发 招生宣传 在线题库 直播互动 短视频 内容审核 版权采买 游戏数值'.split(
    ' ',
  ),
  ...'关卡设计 场景建模 角色动画 品牌视觉 包装设计 交互原型 用户访谈 可用性测试 搜索排序 广告竞价 知识图谱 语音识别'.split(
    ' ',
  ),
  ...'机器翻译 图像分割 模型压缩 分布式存储 消息队列 服务网格 灰度发布 监控告警 日志采集 权限模型 单点登录 密钥管理'.split(
    ' ',
  ),
  ...'渗透测试 等保测评 合同审查 知识产权 劳动争议 薪酬核算 绩效考核 人才盘点 校园招聘 干部培养 企业文化 员工关怀'.split(
    ' ',
  ),
  ...'成本核算 税务筹划 资金调度 并购尽调 财务共享 内部审计 质量体系 来料检验 工艺改进 模具开发 设备点检 安全生产'.split(
    ' ',
  ),
  ...'环境监测 污水处理 光伏电站 风机运维 电网调度 储能系统 土建施工 幕墙设计 暖通空调 工程造价 招投标 地质勘探'.split(
    ' ',
  ),
]
const qualities = [
  ...'核心链路 系统架构 业务流程 操作规范 技术方案 数据指标 日常运行 团队建设 质量保障 成本控制 效率提升 项目交付'.split(
    ' ',
  ),
  ...'需求分析 文档体系 自动化测试 性能瓶颈 稳定性治理 合规要求 市场推广 客户满意度 库存周转 人员排班 知识沉淀 用户增长'.split(
    ' ',
  ),
]
/** Names of projects and products: two characters each, none of them common. */
const signs = [
  ...'安白宝北彩长晨成川春大丹东方飞风丰峰凤福高光广贵海寒禾和恒红鸿湖华怀辉惠吉佳嘉江金锦京晶静久凯康科蓝乐雷立丽连良林灵龙隆绿美梦明鸣木南宁鹏平青清庆秋泉群仁荣瑞森山尚胜诗石双水思松泰天通万威文西夏先贤祥翔新星兴秀雪雅燕阳耀义银英永宇玉元远月云泽兆正智中舟卓紫',
]
export const projects = Array.from(
  { length: 1500 },
  (_, at) =>
    `${signs[(at * 7) % signs.length]}${signs[(at * 31 + Math.floor(at / signs.length) * 17 + 3) % signs.length]}`,
)
const english = [
  'Led the migration to a service-oriented architecture',
  'Improved query latency by sixty percent',
  'Managed vendor relations across three regions',
  'Built dashboards for weekly business reviews',
  'Wrote the onboarding guide for new engineers',
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
  /** The first of a list are common, the last are rare, as words of any language are. */
  const skewed = <T>(list: readonly T[]): T => list[Math.floor(random() ** 2.5 * list.length)] as T
  const phrase = (): string => {
    if (random() < 0.06) return pick(english)
    return `${skewed(verbs)}${skewed(subjects)}的${skewed(qualities)}，${pick(verbs)}「${pick(projects)}」${pick(qualities)}`
  }
  const phrases = (count: number): string[] => Array.from({ length: count }, phrase)
  const name = pick(surnames) + pick(given) + (random() < 0.8 ? pick(given) : '')
  const digits = Array.from({ length: 9 }, () => Math.floor(random() * 10)).join('')
  const start = 2008 + Math.floor(random() * 12)
  const work = (at: number) => ({
    company: pick(companies),
    position: pick(titles),
    description: phrases(5).join('；'),
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
    summary: phrases(4).join('。'),
  }
  return { name, data: { standardFields, customFields: {} } }
}

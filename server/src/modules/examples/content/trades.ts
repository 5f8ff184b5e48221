/** A line of work: what its people are called from the first job to the last, what they know, and what they did. */
export interface Trade {
  titles: readonly string[]
  skills: readonly string[]
  deeds: readonly string[]
  major: readonly string[]
  industry: string
  /** Monthly pay of a beginner, in thousands. */
  pay: number
}

export const trades: readonly Trade[] = [
  {
    titles: ['后端开发工程师', '高级后端工程师', '服务端技术专家', '平台架构师'],
    skills: ['Go', 'Java', 'gRPC', 'Kafka', 'MySQL', 'Redis', 'Kubernetes', 'Spring', '分布式', '清结算'],
    deeds: [
      '负责跨境收单核心链路，日均处理 420 万笔交易',
      '主导清结算服务由单体拆分为 6 个服务，核心接口 P99 由 840 ms 降至 190 ms',
      '设计幂等与补偿机制，全年资损为零',
      '参与商户入网与对账平台建设，对账差错率下降 72%',
      '引入消息事务，解决订单与账务状态不一致的问题',
    ],
    major: ['计算机技术', '软件工程', '计算机科学与技术'],
    industry: '企业软件',
    pay: 16,
  },
  {
    titles: ['前端开发工程师', '高级前端工程师', '前端技术专家', '前端架构师'],
    skills: ['TypeScript', 'React', 'Vue', 'Node.js', '性能优化', '组件库', 'WebGL', '可访问性'],
    deeds: [
      '从零搭建企业级组件库，覆盖 14 条业务线',
      '首屏时间由 3.8 秒降至 1.2 秒',
      '推动前端监控与灰度发布，线上故障下降 60%',
      '带领 5 人完成移动端改版，月活提升 18%',
    ],
    major: ['软件工程', '数字媒体技术', '信息管理与信息系统'],
    industry: '互联网',
    pay: 14,
  },
  {
    titles: ['数据开发工程师', '数据平台工程师', '算法工程师', '数据科学负责人'],
    skills: ['Python', 'Flink', 'Spark', 'ClickHouse', 'PyTorch', '推荐系统', '数据建模', 'SQL'],
    deeds: [
      '搭建实时数仓，核心指标延迟由小时级降至 30 秒',
      '优化召回与排序，人均点击提升 11%',
      '沉淀 200 余个统一指标，取代 40 份手工报表',
      '设计实验平台，支持每周 60 个并行实验',
    ],
    major: ['统计学', '应用数学', '人工智能'],
    industry: '人工智能',
    pay: 18,
  },
  {
    titles: ['测试开发工程师', '高级测试开发', '质量保障专家', '质量负责人'],
    skills: ['自动化测试', 'Python', '性能测试', '混沌工程', 'CI/CD', 'Java'],
    deeds: [
      '接口自动化覆盖率由 35% 提升至 92%',
      '建立全链路压测体系，支撑三次大促',
      '推动质量门禁上线，缺陷逃逸率下降一半',
    ],
    major: ['软件工程', '网络工程'],
    industry: '电子商务',
    pay: 13,
  },
  {
    titles: ['运维工程师', 'SRE 工程师', '云平台专家', '基础设施负责人'],
    skills: ['Kubernetes', 'Linux', 'Terraform', 'Prometheus', '可观测性', 'On-call', 'Go'],
    deeds: [
      '维护 1200 个节点的容器平台，可用性 99.99%',
      '弹性伸缩上线后大促成本下降 31%',
      '统一告警与值班流程，平均恢复时间由 42 分钟降至 9 分钟',
    ],
    major: ['网络工程', '通信工程'],
    industry: '云计算',
    pay: 15,
  },
  {
    titles: ['产品助理', '产品经理', '高级产品经理', '产品总监'],
    skills: ['需求分析', '用户研究', 'Axure', 'B 端产品', '数据分析', '项目管理'],
    deeds: [
      '负责招聘中台从 0 到 1，签约 46 家企业客户',
      '访谈 80 位用户，重做候选人流程，转化率提升 27%',
      '规划年度路线并推动三个部门按期交付',
    ],
    major: ['工商管理', '心理学', '信息管理与信息系统'],
    industry: '企业软件',
    pay: 13,
  },
  {
    titles: ['销售代表', '大客户经理', '区域销售经理', '销售总监'],
    skills: ['大客户销售', '商务谈判', '渠道拓展', '客户关系', '英语口语', '带团队'],
    deeds: [
      '连续三年完成年度业绩，最高达成 146%',
      '开拓华东 12 家渠道伙伴，新签 2300 万',
      '建立客户分层与回访机制，续约率 94%',
    ],
    major: ['市场营销', '国际经济与贸易'],
    industry: '企业服务',
    pay: 10,
  },
  {
    titles: ['招聘专员', '人力资源伙伴', '招聘经理', '人力资源总监'],
    skills: ['招聘', '人才盘点', '组织发展', '薪酬绩效', '雇主品牌', '面试'],
    deeds: [
      '年度招聘 168 人，关键岗位平均 32 天到岗',
      '搭建内推体系，内推占比由 8% 提升至 34%',
      '推动绩效改革，覆盖 900 名员工',
    ],
    major: ['人力资源管理', '应用心理学'],
    industry: '企业服务',
    pay: 9,
  },
]

/** Some write their resume in English. */
export const englishTrade: Trade = {
  titles: ['Software Engineer', 'Senior Software Engineer', 'Staff Engineer', 'Engineering Manager'],
  skills: ['Go', 'TypeScript', 'PostgreSQL', 'Kubernetes', 'React', 'System design', 'Mentoring'],
  deeds: [
    'Led the migration of 40 services to one deployment platform',
    'Cut median query latency by sixty percent',
    'Built the payments ledger that closes the books daily',
    'Mentored seven engineers, three of whom now lead teams',
  ],
  major: ['Computer Science', 'Electrical Engineering'],
  industry: 'Software',
  pay: 22,
}

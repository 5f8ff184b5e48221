export interface Ad {
  title: string
  text: string
}

const english = (title: string, duties: readonly string[], asked: readonly string[]): Ad => ({
  title,
  text: `Responsibilities:\n${lines(duties)}\n\nRequirements:\n${lines(asked)}`,
})
const chinese = (title: string, duties: readonly string[], asked: readonly string[]): Ad => ({
  title,
  text: `岗位职责：\n${lines(duties)}\n\n任职要求：\n${lines(asked)}`,
})
const lines = (all: readonly string[]): string => all.map((line, at) => `${at + 1}. ${line}`).join('\n')

/**
 * A job ad for each broad trade, half of them Chinese, written for this benchmark from nothing but the name of the trade. Keys
 * are the names of folders, in small letters.
 */
export const ads: Readonly<Record<string, Ad>> = {
  accountant: english(
    'Accountant',
    [
      'Keep the general ledger, prepare journal entries and close the books every month',
      'Reconcile bank accounts and balance sheet accounts',
      'Support accounts payable, accounts receivable, tax filings and the yearly audit',
    ],
    [
      "Bachelor's degree in accounting or finance",
      '3+ years of experience as an accountant',
      'Knowledge of GAAP and financial statements',
      'Proficient in Excel and accounting software such as QuickBooks or SAP; CPA is a plus',
    ],
  ),
  advocate: chinese(
    '权益维护专员（患者/客户代言人）',
    [
      '为患者、受害人或客户争取权益，协助其了解自身权利与可用资源',
      '受理个案，开展个案管理、危机干预和转介服务',
      '与医院、法院、学校及社区机构沟通协调，跟进投诉处理',
    ],
    ['社会工作、心理学或法学相关专业', '有个案管理、社会服务或客户权益维护经验', '同理心强，善于倾听，熟悉社区资源'],
  ),
  agriculture: english(
    'Agriculture Specialist',
    [
      'Plan planting, irrigation and harvest, and advise growers on crops and soil',
      'Watch over pest control, fertilizer and animal health',
      'Run field trials and keep records of yields',
    ],
    [
      'Degree in agriculture, agronomy, animal science or horticulture',
      'Experience in farming, crop production or livestock',
      'Knowledge of soil science, pesticides and agricultural equipment',
    ],
  ),
  apparel: chinese(
    '服装商品专员',
    [
      '负责服装商品的企划、陈列和销售，跟进当季款式的上货与补货',
      '与设计、生产、面料供应商沟通，跟进打样与大货质量',
      '分析门店销售与库存，提出订货建议',
    ],
    ['服装设计、纺织或商品管理相关专业', '有服装、时尚行业的零售或买手经验', '熟悉面料、版型和服装陈列，了解流行趋势'],
  ),
  arts: english(
    'Arts Instructor / Artist',
    [
      'Teach drawing, painting, music, dance or theatre to students of all ages',
      'Create and exhibit own works, organise exhibitions and performances',
      'Run the arts programme with galleries, museums and schools',
    ],
    [
      'Degree in fine arts, visual arts, performing arts or art education',
      'Experience in the arts as an artist, performer or art teacher',
      'Knowledge of art history and of techniques such as painting, sculpture or photography',
    ],
  ),
  automobile: chinese(
    '汽车维修技师/汽车服务顾问',
    [
      '负责车辆的检测、保养与维修，诊断发动机、变速箱、底盘及电气故障',
      '接待客户，说明维修项目和报价，跟进配件与交车',
      '维护客户关系，向车主提供用车建议',
    ],
    [
      '汽车维修、汽车工程等相关专业',
      '有汽车行业（4S店、维修厂、汽车销售）工作经验',
      '熟悉汽车构造，会使用诊断设备；持有驾驶证',
    ],
  ),
  aviation: english(
    'Aviation Maintenance Technician',
    [
      'Inspect, maintain and repair aircraft, engines and avionics',
      'Support flight operations and keep maintenance records by FAA rules',
      'Troubleshoot hydraulic, electrical and navigation systems',
    ],
    [
      'Experience in aviation: aircraft maintenance, flight operations or air traffic',
      'A&P license or military aviation training preferred',
      'Knowledge of FAA regulations and aviation safety',
    ],
  ),
  banking: chinese(
    '银行客户经理',
    [
      '负责个人与对公客户的开户、存贷款和理财产品销售',
      '受理信贷申请，进行授信调查与风险审查',
      '办理柜面业务，落实反洗钱与合规要求，完成网点业绩',
    ],
    ['金融、经济等相关专业本科', '有银行业工作经验，如柜员、信贷员、客户经理', '熟悉银行产品、贷款流程与风险控制'],
  ),
  bpo: english(
    'BPO Team Leader',
    [
      'Lead a team of agents in a business process outsourcing centre',
      'Watch service levels, quality and productivity, and report to the client',
      'Train new agents, handle escalations and improve the process',
    ],
    [
      'Experience in BPO, shared services or call center operations',
      'Experience in customer service and back office process management',
      'Knowledge of SLA, quality monitoring and process transition',
    ],
  ),
  'business-development': chinese(
    '商务拓展经理',
    [
      '开拓新市场与新客户，寻找并洽谈战略合作伙伴',
      '制定业务拓展计划，完成商务谈判与合同签订',
      '维护重点客户关系，挖掘销售线索，推动收入增长',
    ],
    [
      '市场营销或工商管理相关专业本科',
      '3年以上商务拓展（BD）或大客户销售经验',
      '具备市场分析、商务谈判与合作伙伴管理能力',
    ],
  ),
  chef: english(
    'Chef',
    [
      'Plan menus, cook and present dishes of high quality',
      'Lead the kitchen team: line cooks, prep and dish washing',
      'Control food cost, ordering and inventory; keep the kitchen clean and safe',
    ],
    [
      'Culinary training or degree in culinary arts',
      '3+ years of experience as a chef, sous chef or cook',
      'Knowledge of food safety and sanitation; ServSafe is a plus',
    ],
  ),
  construction: chinese(
    '施工项目经理',
    [
      '负责建筑工程施工现场的进度、质量、安全与成本管理',
      '审核施工图纸，编制施工方案与预算，协调分包单位',
      '组织工程验收和结算',
    ],
    ['土木工程、建筑工程管理相关专业', '5年以上建筑施工或工程管理经验', '熟悉施工规范、识图、工程造价与安全管理'],
  ),
  consultant: english(
    'Consultant',
    [
      'Advise clients on strategy, processes and systems, from analysis to implementation',
      'Lead workshops, gather requirements and present recommendations to senior management',
      'Manage client projects and support change management',
    ],
    [
      "Bachelor's degree; MBA preferred",
      '3+ years of consulting experience as a consultant',
      'Strong skills in business analysis, project management and client management',
    ],
  ),
  designer: chinese(
    '设计师',
    [
      '负责平面、产品或界面的创意设计与落地',
      '完成品牌视觉、海报、包装、网页等设计稿，跟进制作',
      '与市场、产品团队沟通需求，输出设计方案',
    ],
    [
      '设计类相关专业',
      '有平面设计、产品设计或室内设计工作经验',
      '熟练使用 Photoshop、Illustrator、InDesign 等设计软件，有作品集',
    ],
  ),
  'digital-media': english(
    'Digital Media Manager',
    [
      'Plan and run campaigns over social media, search, display and video',
      'Create content for web and social channels and manage the content calendar',
      'Report on traffic and conversion with Google Analytics',
    ],
    [
      'Degree in marketing, communications or media',
      'Experience in digital media, digital marketing or social media',
      'Knowledge of SEO, paid search, content management systems and video editing',
    ],
  ),
  engineering: chinese(
    '工程师',
    [
      '负责机械、电气或工艺系统的设计、调试与改进',
      '编制技术图纸与技术文件，进行测试和故障分析',
      '配合生产部门解决技术问题，保证产品质量',
    ],
    [
      '机械工程、电气工程、自动化等工科专业本科',
      '3年以上工程设计或工程技术经验',
      '熟练使用 AutoCAD、SolidWorks 等设计软件',
    ],
  ),
  finance: english(
    'Finance Manager',
    [
      'Lead budgeting, forecasting and financial planning',
      'Prepare financial analysis, variance reports and models for management',
      'Oversee cash flow, financial reporting and internal controls',
    ],
    [
      "Bachelor's degree in finance, accounting or economics; MBA or CPA preferred",
      '5+ years of experience in finance',
      'Skilled in financial analysis, financial modeling and Excel',
    ],
  ),
  fitness: chinese(
    '健身教练',
    [
      '为会员制定训练计划，提供私教和团体课程指导',
      '进行体测与运动评估，给出营养和健康建议',
      '维护会员关系，协助健身房日常运营与会籍销售',
    ],
    ['体育、运动科学等相关专业', '持有健身教练资格证，有急救证优先', '有私人教练、团课或健身中心管理经验'],
  ),
  healthcare: english(
    'Healthcare Coordinator',
    [
      'Coordinate patient care between physicians, nurses and families',
      'Keep medical records, schedule appointments and verify insurance',
      'Support clinical operations and compliance with HIPAA',
    ],
    [
      'Degree in nursing, healthcare administration or a related field',
      'Experience in a hospital, clinic or other healthcare setting',
      'Knowledge of medical terminology, electronic medical records and patient care',
    ],
  ),
  hr: chinese(
    '人力资源经理',
    [
      '负责招聘、培训、绩效、薪酬福利与员工关系等模块',
      '制定并落实人力资源制度，处理入离职与劳动争议',
      '为业务部门提供人力资源支持',
    ],
    ['人力资源管理、心理学等相关专业本科', '3年以上人力资源工作经验', '熟悉劳动法规与人力资源信息系统（HRIS）'],
  ),
  'information-technology': english(
    'Information Technology Specialist',
    [
      'Install, administer and support servers, networks and desktops',
      'Answer help desk tickets and troubleshoot hardware and software',
      'Look after backup, security and upgrades of systems',
    ],
    [
      "Bachelor's degree in information technology or computer science",
      '3+ years of experience in information technology or system administration',
      'Knowledge of Windows Server, Active Directory, networking and virtualization',
    ],
  ),
  'public-relations': chinese(
    '公关经理',
    [
      '制定公关传播策略，撰写新闻稿，组织媒体发布会与活动',
      '维护媒体关系，处理舆情与危机公关',
      '管理品牌形象与企业社交媒体内容',
    ],
    ['新闻、传播或公共关系相关专业', '3年以上公关、媒体或企业传播经验', '文字功底好，有媒体资源与活动策划经验'],
  ),
  sales: english(
    'Sales Representative',
    [
      'Find new customers, present products and close sales',
      'Manage the territory, build relationships with accounts and meet sales targets',
      'Keep the CRM up to date and report forecasts',
    ],
    [
      '2+ years of experience in sales',
      'Proven record of meeting sales quotas',
      'Skills in negotiation, prospecting and account management',
    ],
  ),
  teacher: chinese(
    '教师',
    [
      '承担课堂教学，备课并编写教案，批改作业和组织考试',
      '负责班级管理，与家长沟通学生表现',
      '参加教研活动，改进教学方法',
    ],
    ['师范或教育类相关专业本科', '持有教师资格证', '有中小学或幼儿园教学经验，熟悉课程设计与课堂管理'],
  ),
}

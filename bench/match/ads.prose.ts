import type { Ad } from '#bench/match/ad'

/** The same trades said otherwise, as running prose: what is tuned on one set of ads should hold for another. */

const ad = (title: string, text: string): Ad => ({ title, text })

export const proseEnglish: Readonly<Record<string, Ad>> = {
  accountant: ad(
    'Staff Accountant',
    'We are looking for an accountant to handle our books. You will post entries, reconcile statements, run payables and receivables, prepare financial statements and help with tax and audit. You need a degree in accounting, two years in a similar post, good Excel. CPA preferred.',
  ),
  advocate: ad(
    'Client Advocate',
    'Our advocates stand by clients in difficult times. You help people understand their rights, guide them through services, manage cases, refer them to community programs and speak for them with agencies and courts. Background in social work, counseling or human services. Compassion and good communication.',
  ),
  agriculture: ad(
    'Farm Manager',
    'Manage the daily work on our farm: crops, livestock, irrigation, machinery and seasonal workers. Keep records of inputs and yields and follow environmental rules. Experience in agriculture required, degree in agricultural science preferred.',
  ),
  apparel: ad(
    'Fashion Merchandiser',
    'Join our clothing brand. You will plan the assortment, work with designers and factories on garments, follow samples and fabrics, and watch sales in stores. Experience in the apparel or fashion industry is needed, plus an eye for trends.',
  ),
  arts: ad(
    'Artist',
    'We seek an artist to create works, lead classes and put on shows and exhibitions. Training in fine arts, music, theater or film; experience in an arts organization; a strong portfolio.',
  ),
  automobile: ad(
    'Automotive Technician',
    'Our dealership needs somebody who knows cars. Diagnose and repair vehicles, write up repair orders, deal with customers and parts. Experience in an auto shop or dealership, ASE certification a plus.',
  ),
  aviation: ad(
    'Aviation Specialist',
    'Work with aircraft and flight crews. Tasks include inspections, servicing, flight planning support and logbooks, always with safety first. Experience in the aviation industry, civil or military.',
  ),
  banking: ad(
    'Banker',
    'Serve customers in our branch: open accounts, process transactions, offer loans and cards, keep to banking regulations. At least one year of experience in a bank. Good with numbers and people.',
  ),
  bpo: ad(
    'BPO Operations Manager',
    'Run delivery of outsourced services for our clients. Manage teams on several processes, service levels, hiring and training of staff, transitions and client reviews. Experience in the BPO industry is a must.',
  ),
  'business-development': ad(
    'Business Development Manager',
    'Grow our business: find new opportunities, build partnerships, prepare proposals, negotiate and close deals, enter new markets. 5 years in business development or sales. Strategic thinking.',
  ),
  chef: ad(
    'Head Chef',
    'Lead our kitchen. Create menus, train cooks, control cost and waste, keep the highest standards of food and hygiene. Experience in fine dining or hotels.',
  ),
  construction: ad(
    'Construction Manager',
    'Oversee building projects from start to finish: schedules, budgets, subcontractors, inspections, safety on site. Several years in construction, able to read blueprints.',
  ),
  consultant: ad(
    'Management Consultant',
    'Help our clients solve business problems. Analyse operations, design solutions, lead workstreams, present findings, support implementation. Experience in consulting.',
  ),
  designer: ad(
    'Graphic Designer',
    'Create designs for print and web: logos, brochures, packaging, web pages. Work with clients from concept to final artwork. Adobe Creative Suite, a portfolio and a degree in design.',
  ),
  'digital-media': ad(
    'Digital Media Specialist',
    'Look after our online presence: website, social media, e-mail campaigns, video and analytics. Write and publish content. Experience in digital marketing and media.',
  ),
  engineering: ad(
    'Engineer',
    'Design, test and improve products and systems. Prepare drawings and specifications, analyse failures, support manufacturing. Degree in mechanical, electrical or civil engineering; CAD skills.',
  ),
  finance: ad(
    'Financial Analyst',
    'Analyse results, build budgets and forecasts, prepare reports for management, support investment decisions. Degree in finance; strong Excel and modeling skills.',
  ),
  fitness: ad(
    'Personal Trainer',
    'Train members one on one and in groups, design exercise programs, teach classes, advise on nutrition. Certified trainer with CPR.',
  ),
  healthcare: ad(
    'Healthcare Professional',
    'Provide and coordinate care for patients in our hospital and clinics. Work with doctors and nurses, keep charts, follow regulations. Experience in a medical setting.',
  ),
  hr: ad(
    'HR Generalist',
    'Support all areas of human resources: recruiting, onboarding, benefits, employee relations, policies and records. Degree in HR or business, 3 years of HR experience.',
  ),
  'information-technology': ad(
    'IT Manager',
    'Manage our IT systems: servers, network, security, users and vendors. Lead the support team and projects. Experience in information technology.',
  ),
  'public-relations': ad(
    'Public Relations Specialist',
    'Tell our story: write press releases, speak with journalists, plan events, manage communications and social media. Experience in PR, communications or journalism.',
  ),
  sales: ad(
    'Sales Manager',
    'Drive sales in your region: lead the team, win customers, negotiate, reach targets. Proven sales record, CRM skills.',
  ),
  teacher: ad(
    'Teacher',
    'Teach children in our school, plan lessons, assess progress, speak with parents, keep order in the classroom. Degree in education and a teaching license.',
  ),
}

export const proseChinese: Readonly<Record<string, Ad>> = {
  accountant: ad(
    '会计',
    '负责日常账务处理、凭证编制、往来对账、纳税申报及月末结账，配合年度审计。要求：会计、财务管理专业大专以上，两年以上会计经验，熟练使用Excel和财务软件，有会计证优先。',
  ),
  agriculture: ad(
    '农业技术员',
    '负责农作物种植与养殖的技术指导，管理灌溉、施肥和病虫害防治，做好田间记录。要求：农学、园艺、动物科学等专业，有农场或农业企业工作经验。',
  ),
  arts: ad(
    '艺术老师/艺术工作者',
    '创作作品，教授绘画、音乐、舞蹈等课程，策划展览与演出。要求：美术、音乐、表演等艺术类专业，有艺术机构工作经验。',
  ),
  aviation: ad(
    '航空维修工程师',
    '负责飞机及发动机的检查、维护和排故，填写维修记录，保障飞行安全。要求：航空相关专业，有民航或军航经验，熟悉适航规章。',
  ),
  bpo: ad(
    'BPO运营主管',
    '管理外包项目团队，监控服务水平与质量，培训坐席，处理升级投诉，与客户沟通。要求：有BPO、呼叫中心或共享服务中心管理经验。',
  ),
  chef: ad(
    '厨师长',
    '负责厨房管理，制定菜单，控制食材成本，保证出品质量与食品卫生，带领厨师团队。要求：三年以上酒店或餐厅厨师经验。',
  ),
  consultant: ad(
    '咨询顾问',
    '为客户提供管理与流程咨询，开展调研访谈，输出解决方案并推动落地。要求：三年以上咨询行业经验，项目管理能力强。',
  ),
  'digital-media': ad(
    '新媒体运营经理',
    '负责网站、社交媒体和视频内容的策划与发布，投放数字广告，分析流量数据。要求：市场营销或传媒专业，有数字媒体经验。',
  ),
  finance: ad(
    '财务经理',
    '负责预算、预测与财务分析，编制管理报告，管理资金与内部控制。要求：财务、金融专业本科，五年以上财务工作经验。',
  ),
  healthcare: ad(
    '医疗服务协调员',
    '协调医生、护士与患者，管理病历与预约，处理医保，保障医疗服务质量。要求：护理、医疗管理专业，有医院或诊所经验。',
  ),
  'information-technology': ad(
    'IT工程师',
    '负责服务器、网络和桌面的安装维护，解决用户问题，保障信息安全与备份。要求：计算机专业，三年以上IT运维经验。',
  ),
  sales: ad('销售代表', '开发新客户，介绍产品，达成销售目标，维护客户关系。要求：两年以上销售经验，善于谈判。'),
}

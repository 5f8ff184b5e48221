import { Dice } from '#testing/dice'
import { type Grammar, write } from '#testing/noise/grammar'

/** Resumes by dice, in many small forms: the words are ours, the people do not exist. */

const zh: Grammar = {
  head: [
    '{name}\n{traits}\n{contact}',
    '个人简历\n姓名：{name}\t性别：{gender}\n{contact}',
    '{name} | {gender} | {age}岁\n{contact}',
  ],
  name: ['张晓明', '李雪梅', '欧阳文静', '王芳', '赵志强', '陈思远'],
  gender: ['男', '女'],
  age: ['2{n:2-9}', '3{n:0-9}'],
  traits: [
    '{gender} | {age}岁 | {city} | {n:1-9}年工作经验',
    '现居：{city}\t籍贯：{city}\t政治面貌：群众',
    '出生年月：199{#1}年{n:1-12}月',
  ],
  contact: [
    '电话：1380013{#4}\t邮箱：ab{#3}@example.com',
    '手机 139-0013-{#4}\n微信：wx_{#5}',
    '1370013{#4} / ab{#3}@example.com',
  ],
  city: ['上海', '杭州', '四川省成都市', '北京市朝阳区'],
  wish: [
    '求职意向\n期望职位：{title}\n期望城市：{city}、{city}\n期望薪资：{n:8-15}-{n:16-40}K\n求职状态：离职，随时到岗',
    '求职意向：{title}',
  ],
  work: ['工作经历\n{job:1-4}', '【工作经验】\n{job:1-3}', '一、工作履历\n{job:1-2}\n实习经历\n{intern:1-1}'],
  job: [
    '{range}  {company}  {title}\n{duty:1-4}',
    '{company}\t{title}\t{range}\n工作描述：{duty:1-3}',
    '{company}（{range}）\n职位：{title}\n部门：研发部\n{duty:1-2}',
  ],
  intern: ['{range}  {company}  {title}实习生\n{duty:1-2}'],
  range: [
    '20{n:10-24}.{n:10-12}-至今',
    '201{#1}.0{n:1-9}-202{n:0-5}.0{n:1-9}',
    '201{#1}年{n:1-12}月—202{n:0-5}年{n:1-12}月',
    '201{#1}/0{n:1-9}-202{n:0-5}/0{n:1-9}',
  ],
  company: ['云帆科技有限公司', '远山软件（上海）有限公司', '星河集团', '青禾食品股份有限公司', '百川银行'],
  title: ['后端工程师', '会计主管', '产品经理', 'Java 开发工程师', '人事专员'],
  duty: [
    '负责订单系统的设计与开发',
    '• 将接口耗时由 {n:300-900} 毫秒降到 {n:20-200} 毫秒',
    '1. 每月完成结账；',
    '与业务部门沟通需求，带领 {n:2-9} 人完成上线。',
  ],
  school: ['教育经历\n{study:1-2}', '教育背景\n{study:1-1}'],
  study: ['{range}  {college}  {major}  {degree}', '{college}\t{major}\t{degree}\t{range}\n主修课程：高等数学、概率论'],
  college: ['浙江大学', '复旦大学', '四川师范大学', '杭州电子科技大学'],
  major: ['计算机科学与技术', '会计学', '市场营销', '机械工程'],
  degree: ['本科', '硕士', '大专', '博士研究生'],
  rest: [
    '专业技能\n{skills}',
    '语言能力\n英语 CET-6 流利',
    '资格证书\n2018.05 软件设计师\n注册会计师',
    '自我评价\n做事认真，乐于沟通。',
    '项目经历\n{range}  {project}  项目负责人\n{duty:1-3}',
    '获奖情况\n2015.10 数学建模竞赛一等奖',
  ],
  skills: ['Java、Spring Boot、MySQL', '熟练掌握 Excel、SAP\n了解 Python', '编程语言：C++, C#, Go'],
  project: ['统一结算平台', '门店小程序', '仓储管理系统'],
}

const en: Grammar = {
  head: [
    '{name}\n{city} | {phone} | {mail}',
    '{name}\n{title}\n{phone}\n{mail}\n{city}',
    'RESUME\nName: {name}\nPhone: {phone}\nEmail: {mail}',
  ],
  name: ['Jane Porter', 'OMAR HADDAD', 'Mary-Ann O’Brien', 'Lucas van der Berg', 'Wei Zhang'],
  phone: ['(617) 555-01{#2}', '+1 212 555 01{#2}', '+44 20 7946 0{#3}'],
  mail: ['a.b{#2}@example.com', 'mail@example.org'],
  city: ['Boston, MA', 'London', 'Austin, TX 78701', 'Toronto, Canada'],
  wish: ['OBJECTIVE\n{title}', 'SUMMARY\n{title} with {n:2-20} years of experience in manufacturing.'],
  work: ['EXPERIENCE\n{job:1-4}', 'Work History\n{job:1-3}', 'PROFESSIONAL EXPERIENCE:\n{job:1-2}'],
  job: [
    '{company}, {city}\n{title}, {range}\n{duty:1-4}',
    '{title} | {company} | {range}\n{duty:1-3}',
    '{range}\n{title}\n{company}\n{duty:0-3}',
    '{title} at {company} ({range})\n{duty:1-2}',
  ],
  range: [
    'Mar 20{n:10-18} – Present',
    '06/2014 - 02/2018',
    'June 2014 to July 2019',
    '2012 - 2016',
    'Sept 20{n:10-15} - Aug 20{n:16-24}',
  ],
  company: ['Harbor Foods Inc.', 'Maple Textiles LLC', 'Northgate Hospital', 'University of Vermont', 'Juniper'],
  title: ['Senior Accountant', 'Software Engineer', 'Sales Manager', 'Registered Nurse', 'Director of Operations'],
  duty: [
    '• Closed the books in {n:2-9} days',
    '- Trained {n:2-30} apprentices and wrote their plans',
    'Prepared tax returns for small firms, including reports.',
    '* Led a team of {n:2-12}',
  ],
  school: ['EDUCATION\n{study:1-2}', 'Education and Training\n{study:1-1}'],
  study: [
    'Bachelor of Science in {major}, {college}, 2014',
    '{college}\nM.A. {major}\n2010 - 2014\nGPA: 3.{#1}/4.0',
    '{college} | B.S. {major} | May 2014',
  ],
  college: ['University of Vermont', 'Boston College', 'Ohio State University', 'Institute of Technology, Tralee'],
  major: ['Accounting', 'Computer Science', 'Nursing', 'Mechanical Engineering'],
  rest: [
    'SKILLS\n{skills}',
    'LANGUAGES\nEnglish (native), Spanish (fluent)',
    'CERTIFICATIONS\nCertified Public Accountant, 2016',
    'PROJECTS\nShop – a web shop in Vue\n{range}',
    'AWARDS\nEmployee of the Year, 2019',
    'References\nAvailable upon request',
  ],
  skills: ['Excel, SAP, QuickBooks', '• Java\n• Python\n• C#', 'Languages: Go, Rust\nTools: Docker, Git'],
}

/** Some orders in which parts stand; nothing says that education comes last. */
const orders = [
  ['head', 'wish', 'work', 'school', 'rest', 'rest'],
  ['head', 'school', 'work', 'rest', 'rest', 'rest'],
  ['head', 'rest', 'school', 'work'],
  ['head', 'work', 'rest', 'school', 'wish'],
]

export function resumeText(seed: number): string {
  const dice = new Dice(seed)
  const grammar = dice.chance(0.5) ? zh : en
  return dice
    .pick(orders)
    .map((part) => write(grammar, part, dice))
    .join(dice.chance(0.3) ? '\n\n' : '\n')
}

import type { Language } from '#bench/resumes/fill'
import type { PartKind } from '#bench/resumes/sheet'
import { parted } from './trade.ts'

/** The names under which people put the parts of a resume. */
export const headings: Record<Language, Record<PartKind, readonly string[]>> = {
  zh: {
    person: parted('基本信息|个人信息|个人资料|基本资料'),
    expectation: parted('求职意向|期望工作|求职期望|应聘意向'),
    summary: parted('自我评价|个人优势|个人总结|个人简介|自我介绍'),
    works: parted('工作经历|工作经验|工作履历|职业经历|任职经历'),
    interns: parted('实习经历|实习经验|实习实践'),
    projects: parted('项目经历|项目经验|主要项目'),
    educations: parted('教育经历|教育背景|学历背景|学习经历'),
    skills: parted('专业技能|技能特长|掌握技能|技能清单|技能'),
    languages: parted('语言能力|外语水平|语言'),
    certificates: parted('资格证书|证书|职业资格|专业证书'),
    awards: parted('获奖情况|荣誉奖项|所获荣誉|获奖经历'),
    other: parted('兴趣爱好|个人爱好'),
  },
  en: {
    person: parted('Personal Information|Personal Details|Contact'),
    expectation: parted('Job Preferences|Desired Position|Career Preferences'),
    summary: parted('Summary|Profile|Professional Summary|About Me|Career Profile'),
    works: parted('Experience|Work Experience|Professional Experience|Employment History|Work History|Career History'),
    interns: parted('Internships|Internship Experience'),
    projects: parted('Projects|Selected Projects|Key Projects'),
    educations: parted('Education|Academic Background|Education and Training|Qualifications'),
    skills: parted('Skills|Technical Skills|Key Skills|Core Competencies|Areas of Expertise'),
    languages: parted('Languages|Language Skills'),
    certificates: parted('Certifications|Certificates|Licenses and Certifications'),
    awards: parted('Awards|Honors and Awards|Achievements and Awards'),
    other: parted('Interests|Hobbies|References'),
  },
}

export const hobbies: Record<Language, readonly string[]> = {
  zh: parted('篮球、阅读、徒步|摄影、烘焙|跑步、书法、围棋|游泳、旅行'),
  en: parted('Hiking, chess and photography|Cycling, baking|Choir singing, travel|Running, pottery and jazz'),
}

export const contactLabels: Record<Language, Record<string, readonly string[]>> = {
  zh: {
    name: ['姓名'],
    gender: ['性别'],
    birthday: ['出生年月', '出生日期', '生日'],
    age: ['年龄'],
    phone: ['电话', '手机', '联系电话', '手机号码'],
    email: ['邮箱', '电子邮箱', 'E-mail', '邮件'],
    wechat: ['微信', '微信号'],
    city: ['现居住地', '所在城市', '现居城市', '居住地'],
    nativePlace: ['籍贯'],
    ethnicity: ['民族'],
    politics: ['政治面貌'],
    married: ['婚姻状况', '婚否'],
    status: ['求职状态', '目前状态'],
    position: ['期望职位', '应聘职位', '意向岗位', '求职意向'],
    cities: ['期望城市', '意向城市', '期望工作地'],
    salary: ['期望薪资', '期望月薪', '薪资要求'],
  },
  en: {
    name: ['Name', 'Full name'],
    gender: ['Gender', 'Sex'],
    birthday: ['Date of birth', 'Born', 'Birthday'],
    age: ['Age'],
    phone: ['Phone', 'Tel', 'Mobile', 'Cell'],
    email: ['Email', 'E-mail', 'Mail'],
    wechat: ['WeChat', 'WeChat ID'],
    city: ['Location', 'City', 'Based in', 'Address'],
    status: ['Availability', 'Current status', 'Job status'],
    position: ['Desired position', 'Target role', 'Position sought'],
    cities: ['Preferred location', 'Desired location'],
    salary: ['Expected salary', 'Salary expectation', 'Desired salary'],
  },
}

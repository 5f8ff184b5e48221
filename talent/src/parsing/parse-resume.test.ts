import { describe, expect, it } from 'vitest'
import { parse } from '#parsing/testing/read'

const chinese = `张晓明
男 | 28岁 | 上海 | 5年工作经验
电话：138 0013 8000\t邮箱：zhang.xm@example.com\t微信：zxm_2020
求职意向
期望职位：后端开发工程师\t期望城市：上海、杭州\t期望薪资：25-35K
求职状态：在职，看看机会
工作经历
2019.03-至今  云帆科技有限公司  平台研发部  高级后端工程师
负责订单系统的设计与开发
将接口耗时由 800 毫秒降到 120 毫秒
2016.07-2019.02  星河网络有限公司  后端工程师
参与支付系统开发
实习经历
2015.06-2015.09  远山软件有限公司  Java 开发实习生
项目经历
2020.01-2020.12  统一结算平台  项目负责人
设计了结算引擎
教育经历
2016.09-2019.06  复旦大学  软件工程  硕士
2012.09-2016.06  浙江大学  计算机科学与技术  本科
专业技能
Java、Spring Boot、MySQL、Redis
语言能力
英语 CET-6 流利
资格证书
2018.05 软件设计师
自我评价
做事认真，乐于沟通。`

const english = `Jane Porter
Boston, MA | (617) 555-0142 | jane.porter@example.com
SUMMARY
Accountant with 8 years of experience in manufacturing.
EXPERIENCE
Harbor Foods Inc., Boston, MA
Senior Accountant, Mar 2018 – Present
• Closed the books in four days
Maple Textiles LLC, Worcester, MA
Accountant, Jun 2014 – Feb 2018
• Prepared tax returns
EDUCATION
Bachelor of Science in Accounting, University of Vermont, 2014
SKILLS
Excel, SAP, QuickBooks
LANGUAGES
English (native), Spanish (fluent)
CERTIFICATIONS
Certified Public Accountant, 2016`

describe('a Chinese resume', () => {
  const { fields, review, language, likelihood } = parse(chinese)

  it('is known for one', () => {
    expect(language).toBe('zh')
    expect(likelihood).toBeGreaterThan(0.9)
    expect(review).toEqual([])
  })
  it('says who it is', () => {
    expect(fields.humanInfo).toEqual({
      name: '张晓明',
      genderName: 'male',
      age: 28,
      phone: '13800138000',
      email: 'zhang.xm@example.com',
      wechat: 'zxm_2020',
      degree: 'master',
      school: '复旦大学',
      major: '软件工程',
    })
  })
  it('says what the person does and wants', () => {
    expect(fields.currentJobStatus).toEqual({
      status: 'open',
      position: '高级后端工程师',
      company: '云帆科技有限公司',
      workYears: 5,
      workLocation: { city: '上海' },
    })
    expect(fields.expectation).toEqual({
      cities: [{ city: '上海' }, { city: '杭州' }],
      positions: ['后端开发工程师'],
      salary: {
        gt: { amount: { number: 25_000, unit: 'CNY' }, period: 'month' },
        lt: { amount: { number: 35_000, unit: 'CNY' }, period: 'month' },
      },
    })
  })
  it('has jobs newest first, and internships apart from them', () => {
    expect(fields.works).toEqual([
      {
        company: '云帆科技有限公司',
        department: '平台研发部',
        position: '高级后端工程师',
        dateRange: { start: { iso: '2019-03' }, end: { untilNow: true } },
        description: '负责订单系统的设计与开发\n将接口耗时由 800 毫秒降到 120 毫秒',
      },
      {
        company: '星河网络有限公司',
        position: '后端工程师',
        dateRange: { start: { iso: '2016-07' }, end: { iso: '2019-02' } },
        description: '参与支付系统开发',
      },
    ])
    expect(fields.interns).toEqual([
      {
        company: '远山软件有限公司',
        position: 'Java 开发实习生',
        dateRange: { start: { iso: '2015-06' }, end: { iso: '2015-09' } },
      },
    ])
  })
  it('has projects and educations, of which one is the highest', () => {
    expect(fields.projects).toEqual([
      {
        name: '统一结算平台',
        role: '项目负责人',
        dateRange: { start: { iso: '2020-01' }, end: { iso: '2020-12' } },
        description: '设计了结算引擎',
      },
    ])
    expect(fields.educations).toEqual([
      {
        school: '复旦大学',
        major: '软件工程',
        degree: 'master',
        isHighest: true,
        dateRange: { start: { iso: '2016-09' }, end: { iso: '2019-06' } },
      },
      {
        school: '浙江大学',
        major: '计算机科学与技术',
        degree: 'bachelor',
        dateRange: { start: { iso: '2012-09' }, end: { iso: '2016-06' } },
      },
    ])
  })
  it('has lists and what the person says of themself', () => {
    expect(fields.skills).toEqual(['Java', 'Spring Boot', 'MySQL', 'Redis'])
    expect(fields.languages).toEqual([{ name: '英语', level: 'fluent', certificate: 'CET-6' }])
    expect(fields.certificates).toEqual([{ name: '软件设计师', date: '2018-05' }])
    expect(fields.summary).toBe('做事认真，乐于沟通。')
  })
})

describe('an English resume', () => {
  const { fields, review, language } = parse(english)

  it('says who it is and where', () => {
    expect(language).toBe('en')
    expect(review).toEqual([])
    expect(fields.humanInfo).toEqual({
      name: 'Jane Porter',
      phone: '+16175550142',
      email: 'jane.porter@example.com',
      degree: 'bachelor',
      school: 'University of Vermont',
      major: 'Accounting',
    })
    expect(fields.currentJobStatus).toEqual({
      position: 'Senior Accountant',
      company: 'Harbor Foods Inc.',
      workYears: 8,
      workLocation: { city: 'Boston', province: 'MA' },
    })
  })
  it('has jobs with their places, and the one education', () => {
    expect(fields.works).toEqual([
      {
        company: 'Harbor Foods Inc.',
        position: 'Senior Accountant',
        location: { city: 'Boston', province: 'MA' },
        dateRange: { start: { iso: '2018-03' }, end: { untilNow: true } },
        description: 'Closed the books in four days',
      },
      {
        company: 'Maple Textiles LLC',
        position: 'Accountant',
        location: { city: 'Worcester', province: 'MA' },
        dateRange: { start: { iso: '2014-06' }, end: { iso: '2018-02' } },
        description: 'Prepared tax returns',
      },
    ])
    expect(fields.educations).toEqual([
      {
        school: 'University of Vermont',
        major: 'Accounting',
        degree: 'bachelor',
        isHighest: true,
        dateRange: { start: {}, end: { iso: '2014' } },
      },
    ])
  })
  it('has lists', () => {
    expect(fields.skills).toEqual(['Excel', 'SAP', 'QuickBooks'])
    expect(fields.languages).toEqual([
      { name: 'English', level: 'native' },
      { name: 'Spanish', level: 'fluent' },
    ])
    expect(fields.certificates).toEqual([{ name: 'Certified Public Accountant', date: '2016' }])
  })
})

describe('jobs at the same time', () => {
  it('both stay, with their own dates', () => {
    const { fields } = parse(`李雷
13800138000
工作经历
2018.01-2021.12  星河网络有限公司  产品经理
2019.06-2020.06  远山咨询有限公司  顾问`)
    expect((fields.works as { company: string }[]).map(({ company }) => company)).toEqual([
      '远山咨询有限公司',
      '星河网络有限公司',
    ])
  })
})

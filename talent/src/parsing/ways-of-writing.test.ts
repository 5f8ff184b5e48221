import { describe, expect, it } from 'vitest'
import { parse } from '#parsing/testing/read'
import { linesOfText } from '#reading/plain-text'

type Group = Record<string, unknown> | undefined

describe('labels', () => {
  it('whose letters stand apart are one word', () => {
    expect(linesOfText('姓    名：欧阳婉清        性    别：女').map(({ text }) => text)).toEqual([
      '姓名：欧阳婉清\t性别：女',
    ])
    expect(linesOfText('李 雷    女').map(({ text }) => text)).toEqual(['李雷\t女'])
  })

  it('of wishes are short under their heading', () => {
    const { expectation } = parse(`王建军
15940001122
求职意向
岗位：生产厂长　　行业：机械制造　　月薪：8000-10000元　　地点：沈阳、大连
工作经历
2010.03-2026.02 辽北机械制造厂 生产厂长`).fields as { expectation: Group }
    expect(expectation).toMatchObject({
      positions: ['生产厂长'],
      industries: ['机械制造'],
      cities: [{ city: '沈阳' }, { city: '大连' }],
      salary: { gt: { amount: { number: 8000 } } },
    })
  })

  it('of wishes hold several behind a slash', () => {
    const { expectation } = parse(`李雷
13800138000 求职意向：人力资源经理 / HRBP
工作经历
2018.01-2021.12 星河网络有限公司 招聘主管`).fields as { expectation: Group }
    expect(expectation?.positions).toEqual(['人力资源经理', 'HRBP'])
  })
})

describe('an employer', () => {
  const companyIn = (line: string) =>
    (
      parse(`李雷
13800138000
工作经历
${line}
- 负责战斗系统
教育经历
2010.09-2014.06 华东某某大学 数学 本科`).fields.works as { company: string }[] | undefined
    )?.[0]?.company
  it.each([
    ['「星海游戏」 主策划 2020.06~今', '星海游戏'],
    ['2020.06-至今 【星海游戏】 主策划', '星海游戏'],
    ['2020.06-至今 “星海游戏” 主策划', '星海游戏'],
    ['《星海》杂志社 编辑 2020.06-至今', '《星海》杂志社'],
  ])('stands in signs: %s', (line, company) => expect(companyIn(line)).toBe(company))
})

describe('a name', () => {
  const nameIn = (top: string) =>
    (
      parse(`${top}
(617) 555-0142 | j.p@example.com
EXPERIENCE
Accountant, Harbor Foods Inc., Mar 2018 – Present
EDUCATION
Bachelor of Science in Accounting, University of Vermont, 2014`).fields.humanInfo as Group
    )?.name
  it.each(['Resume of Anna Hartley', 'CURRICULUM VITAE OF Anna Hartley', 'Anna Hartley’s Resume', "Anna Hartley's CV"])(
    'stands in the title: %s',
    (top) => expect(nameIn(top)).toBe('Anna Hartley'),
  )
})

describe('lists', () => {
  const listed = (section: string, lines: string) =>
    parse(`李雷
13800138000
工作经历
2018.01-2021.12 星河网络有限公司 会计
${section}
${lines}`).fields
  it('of certificates have dates behind some of them', () => {
    expect(listed('证书', '一级人力资源管理师（2020年11月）、PMP').certificates).toEqual([
      { name: '一级人力资源管理师', date: '2020-11' },
      { name: 'PMP' },
    ])
    expect(listed('证书', 'AWS Certified Solutions Architect – Associate (2021), CKA').certificates).toEqual([
      { name: 'AWS Certified Solutions Architect – Associate', date: '2021' },
      { name: 'CKA' },
    ])
  })

  it('of awards have a date before each', () => {
    expect(listed('获奖情况', '2024年 国家励志奖学金；2023年 校级一等奖学金').awards).toMatchObject([
      { name: '国家励志奖学金', date: '2024' },
      { name: '校级一等奖学金', date: '2023' },
    ])
  })

  it('of skills end where languages begin', () => {
    const { skills, languages } = listed('SKILLS', 'Python, Spark; Languages: Mandarin (native), English (fluent)')
    expect(skills).toEqual(['Python', 'Spark'])
    expect(languages).toMatchObject([{ name: 'Mandarin' }, { name: 'English' }])
  })
})

describe('a line after a full one', () => {
  it('begins anew where it begins with a time', () => {
    const { educations } = parse(`刘洋洋
13760008888
教育背景
2018.09-2021.06 华南某某大学 电子与通信工程（智能信息处理方向）工学硕士
2014.09-2018.06 湘江某某大学 通信工程 工学学士
工作经历
2021.07-至今 珠江通信技术股份有限公司 工程师`).fields as { educations: Record<string, unknown>[] }
    expect(educations.map(({ school }) => school)).toEqual(['华南某某大学', '湘江某某大学'])
  })

  it('begins anew where it begins with a label in capitals', () => {
    const { certificates } = parse(`Marcus Hill
m.hill@mail.example
EDUCATION
Associate of Applied Science, Logistics – Example Community College (2020)
CERTIFICATIONS: Forklift Operator
EXPERIENCE
Warehouse Associate, Bigbox Retail Inc., July 2020 – Present`).fields
    expect(certificates).toEqual([{ name: 'Forklift Operator' }])
  })
})

it('parts of a header are told by a slash close to a word', () => {
  const { works } = parse(`陈佳怡
15000006666
工作经历
小鹿文化传媒 / 新媒体运营 / 2024年5月 至 2026年8月
星河教育（上海）/ 内容编辑 / 2023年9月 至 2024年3月`).fields
  expect(works).toMatchObject([
    { company: '小鹿文化传媒', position: '新媒体运营' },
    { company: expect.stringContaining('星河教育'), position: '内容编辑' },
  ])
})

it('three spaces part what stands in columns', () => {
  const { skills } = parse(`James Collins
j.collins@mail.example
Core Competencies
Revenue Management   Staff Training   Opera PMS   Budgeting
Experience
Night Auditor, Seaside Hotel Ltd, 2010 - 2012`).fields
  expect(skills).toEqual(['Revenue Management', 'Staff Training', 'Opera PMS', 'Budgeting'])
})

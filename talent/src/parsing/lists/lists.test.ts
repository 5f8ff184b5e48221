import { describe, expect, it } from 'vitest'
import { awardsIn, certificatesIn } from '#parsing/lists/certificates'
import { citiesIn, statusIn } from '#parsing/lists/expectation'
import { languagesElsewhere, languagesIn } from '#parsing/lists/languages'
import { salaryIn } from '#parsing/lists/salary'
import { skillsIn } from '#parsing/lists/skills'
import { piece, rows, today, valuesOf } from '#parsing/testing/read'

describe('salaries', () => {
  const end = (number: number, period = 'month', unit = 'CNY', months?: number) => ({
    amount: { number, unit },
    period,
    ...(months !== undefined && { months }),
  })
  it.each([
    ['25-35K', { gt: end(25_000), lt: end(35_000) }],
    ['15k-20k·14薪', { gt: end(15_000, 'month', 'CNY', 14), lt: end(20_000, 'month', 'CNY', 14) }],
    ['1.5-2万/月', { gt: end(15_000), lt: end(20_000) }],
    ['年薪 30-40 万', { gt: end(300_000, 'year'), lt: end(400_000, 'year') }],
    ['12000元/月以上', { gt: end(12_000) }],
    ['$80,000 - $95,000 per year', { gt: end(80_000, 'year', 'USD'), lt: end(95_000, 'year', 'USD') }],
    ['£45 per hour', { gt: end(45, 'hour', 'GBP') }],
  ])('reads %s', (text, value) => {
    expect(salaryIn(piece(text), true)?.value).toEqual(value)
  })
  it.each(['面议', 'negotiable', '3 年', '不限'])('leaves %s', (text) => {
    expect(salaryIn(piece(text), false)).toBeUndefined()
  })
})

describe('what the person looks for', () => {
  it.each([
    ['离职-随时到岗', 'available'],
    ['在职，正在找工作', 'looking'],
    ['在职-考虑机会', 'open'],
    ['在职，暂不考虑', 'notLooking'],
    ['在校-月内到岗', 'student'],
    ['Available immediately', 'available'],
    ['Employed, open to offers', 'open'],
    ['not looking', 'notLooking'],
  ])('reads the status %s', (text, id) => {
    expect(statusIn(piece(text))?.value).toBe(id)
  })
  it('takes no status from a sentence about something else', () => {
    expect(statusIn(piece('负责产品上线'))).toBeUndefined()
  })
  it.each([
    ['上海、杭州', [{ city: '上海' }, { city: '杭州' }]],
    ['上海/北京/深圳', [{ city: '上海' }, { city: '北京' }, { city: '深圳' }]],
    ['Boston, MA', [{ city: 'Boston', province: 'MA' }]],
    ['London or Paris', [{ city: 'London' }, { city: 'Paris' }]],
  ])('reads the cities %s', (text, cities) => {
    expect(citiesIn(piece(text)).map(({ value }) => value)).toEqual(cities)
  })
})

describe('skills', () => {
  const read = (text: string) => skillsIn(rows(text)).map(({ value }) => value)
  it.each([
    ['Java、Spring Boot、MySQL', ['Java', 'Spring Boot', 'MySQL']],
    ['编程语言：Java, Go', ['Java', 'Go']],
    ['• 熟练掌握 Photoshop\n• 精通 Illustrator', ['Photoshop', 'Illustrator']],
    ['CI/CD, TCP/IP, PL/SQL', ['CI/CD', 'TCP/IP', 'PL/SQL']],
    ['Excel (advanced), SAP - expert', ['Excel', 'SAP']],
    ['C, C++, C#, .NET, Node.js', ['C', 'C++', 'C#', '.NET', 'Node.js']],
    ['Java 90%\nPython ★★★★☆', ['Java', 'Python']],
  ])('reads %s', (text, skills) => {
    expect(read(text)).toEqual(skills)
  })
  it('tells each once', () => {
    expect(read('Java, SQL\njava')).toEqual(['Java', 'SQL'])
  })
  it('takes no sentence for a skill', () => {
    expect(read('I have always been able to work well with people who are under a lot of pressure.')).toEqual([])
  })
})

describe('languages', () => {
  const read = (text: string) => valuesOf(languagesIn(rows(text)))
  it.each([
    [
      '英语（六级），日语 N2',
      [
        { name: '英语', level: 'working' },
        { name: '日语', certificate: '日语 N2' },
      ],
    ],
    [
      '普通话：母语\n英语：流利',
      [
        { name: '普通话', level: 'native' },
        { name: '英语', level: 'fluent' },
      ],
    ],
    [
      'English - Native\nGerman - Basic',
      [
        { name: 'English', level: 'native' },
        { name: 'German', level: 'basic' },
      ],
    ],
    ['Fluent in Spanish', [{ name: 'Spanish', level: 'fluent' }]],
    ['英语：雅思 7.5', [{ name: '英语', certificate: '雅思 7.5' }]],
  ])('reads %s', (text, languages) => {
    expect(read(text)).toEqual(languages)
  })
  it('takes from elsewhere only what is surely one', () => {
    expect(languagesElsewhere(rows('熟悉 C 语言\n负责英语网站'))).toEqual([])
    expect(valuesOf(languagesElsewhere(rows('语言能力：英语流利')))).toEqual([{ name: '英语', level: 'fluent' }])
  })
})

describe('certificates and awards', () => {
  const read = (text: string) => valuesOf(certificatesIn(rows(text), today))
  it.each([
    ['2018.05 软件设计师', [{ name: '软件设计师', date: '2018-05' }]],
    ['Certified Public Accountant, 2016', [{ name: 'Certified Public Accountant', date: '2016' }]],
    ['注册会计师、税务师', [{ name: '注册会计师' }, { name: '税务师' }]],
    [
      'Project Management Professional (Project Management Institute), 2019',
      [{ name: 'Project Management Professional', issuer: 'Project Management Institute', date: '2019' }],
    ],
  ])('reads %s', (text, certificates) => {
    expect(read(text)).toEqual(certificates)
  })
  it('says how high an award is', () => {
    expect(valuesOf(awardsIn(rows('2015.10 全国大学生数学建模竞赛一等奖'), today))).toEqual([
      { name: '全国大学生数学建模竞赛一等奖', date: '2015-10', level: '全国' },
    ])
  })
})

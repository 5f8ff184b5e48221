import { describe, expect, it } from 'vitest'
import { kindOfHeading } from '#parsing/headings'
import { sectionsOf } from '#parsing/sections'
import { rows } from '#parsing/testing/read'

describe('words of headings', () => {
  it.each([
    ['工作经历', 'works'],
    ['工 作 经 历', 'works'],
    ['【工作经历】', 'works'],
    ['一、工作经历', 'works'],
    ['工作经历 Work Experience', 'works'],
    ['实习经历', 'interns'],
    ['项目经验：', 'projects'],
    ['教育背景', 'educations'],
    ['专业技能', 'skills'],
    ['技能与证书', 'skills'],
    ['自我评价', 'summary'],
    ['求职意向', 'expectation'],
    ['WORK EXPERIENCE', 'works'],
    ['E X P E R I E N C E', 'works'],
    ['WORKEXPERIENCE', 'works'],
    ['Professional Work History (continued)', 'works'],
    ['Education & Training', 'educations'],
    ['Education and Certifications', 'educations'],
    ['Technical Skills:', 'skills'],
    ['LICENSES & CERTIFICATIONS', 'certificates'],
    ['Honors and Awards', 'awards'],
    ['References', 'references'],
    ['Work Experience/Career', 'works'],
    ['Certifications/Licenses', 'certificates'],
    ['技能/证书', 'skills'],
    ['Harbour Pilot Experience', 'works'],
    ['Summary of Skills:', 'skills'],
  ])('%s opens %s', (text, kind) => {
    expect(kindOfHeading(text)?.kind).toBe(kind)
  })
  it.each([
    '我在工作经历中学到很多',
    'Improved the work experience of 200 employees',
    '2019.03-至今',
    'Harbor Foods Inc.',
    'Customer Experience',
    '10 years of experience',
  ])('%s opens nothing', (text) => {
    expect(kindOfHeading(text)).toBeUndefined()
  })
})

const outline = (text: string) => sectionsOf(rows(text)).map(({ kind, heading }) => `${kind}:${heading}`)

describe('sections', () => {
  it('begin at their headings, and what comes first is about the person', () => {
    expect(outline('张晓明\n13800138000\n工作经历\n2019.03-至今\t云帆科技有限公司\n教育经历\n浙江大学')).toEqual([
      'person:',
      'works:工作经历',
      'educations:教育经历',
    ])
  })
  it('begin in the line of their content too', () => {
    expect(outline('Jane Porter\nSKILLS: Excel, SAP\nEDUCATION\nUniversity of Vermont')).toEqual([
      'person:',
      'skills:SKILLS',
      'educations:EDUCATION',
    ])
  })
  it('have all rows between them', () => {
    const sections = sectionsOf(rows('Jane Porter\nEXPERIENCE\nHarbor Foods\nMaple Textiles\nSKILLS\nExcel'))
    expect(sections.map((one) => one.rows.map(({ piece }) => piece.text))).toEqual([
      ['Jane Porter'],
      ['Harbor Foods', 'Maple Textiles'],
      ['Excel'],
    ])
  })
})

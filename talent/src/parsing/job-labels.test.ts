import { describe, expect, it } from 'vitest'
import { sectionsOf } from '#parsing/sections'
import { parse, rows } from '#parsing/testing/read'

const outline = (text: string) => sectionsOf(rows(text)).map(({ kind, heading }) => `${kind}:${heading}`)

const jobs = (...inner: string[]): string =>
  [
    'Ola Lindgren',
    'ola@example.com',
    'EXPERIENCE',
    '2019 - 2021: Store Clerk, Harbor Foods Ltd (Gdynia, Poland)',
    ...inner,
    '2015 - 2019: Warehouse Clerk, Maple Textiles Ltd (Poland, Sopot)',
    '• Counted bales',
    'EDUCATION',
    'University of Vermont, 2014',
  ].join('\n')

describe('what one job says of itself opens no section', () => {
  it.each([
    'Tools summary: Excel, SAP, Jira, Outlook',
    'Technologies used: Excel, SAP, Jira, Outlook',
    'Projects: moved the store to a new town.',
    'Key Achievements:',
  ])('%s', (line) => {
    const text = jobs('• Sold tins', line)
    expect(outline(text)).toEqual(['person:', 'works:EXPERIENCE', 'educations:EDUCATION'])
    expect(parse(text).fields.works).toHaveLength(2)
  })
  it('and the tools are skills all the same', () => {
    const text = jobs('Technologies used: Excel, SAP')
    expect(parse(text)).toMatchObject({
      fields: { skills: ['Excel', 'SAP'] },
      sources: { 'skills.0': { rule: 'skill.used', quote: 'Excel' } },
    })
  })
  it('but in capitals it is a heading', () => {
    expect(
      outline(jobs('• Sold tins').replace('EDUCATION', 'KEY ACHIEVEMENTS:\nSeller of the year\nEDUCATION')),
    ).toEqual(['person:', 'works:EXPERIENCE', 'awards:KEY ACHIEVEMENTS', 'educations:EDUCATION'])
  })
})

it('a place in brackets is no part of the employer, whichever way round it is told', () => {
  expect(parse(jobs('• Sold tins')).fields.works).toMatchObject([
    { company: 'Harbor Foods Ltd', position: 'Store Clerk', location: { city: 'Gdynia', country: 'Poland' } },
    { company: 'Maple Textiles Ltd', position: 'Warehouse Clerk', location: { city: 'Sopot', country: 'Poland' } },
  ])
})

it('a town that no list knows is one where its country stands with it in brackets', () => {
  const text = jobs('• Sold tins').replace('(Gdynia, Poland)', '(Nowa Wola, Poland) www.harbor.example')
  const works = parse(text).fields.works as object[]
  expect(works[0]).toMatchObject({ company: 'Harbor Foods Ltd', location: { city: 'Nowa Wola', country: 'Poland' } })
})

it('a place in brackets parts employer and title', () => {
  const text = jobs('• Sold tins').replace(
    '2019 - 2021: Store Clerk, Harbor Foods Ltd (Gdynia, Poland)',
    '2019/04 - 2021/10 Harborline (Gdynia, Poland) Store Clerk',
  )
  const works = parse(text).fields.works as object[]
  expect(works[0]).toMatchObject({ company: 'Harborline', position: 'Store Clerk' })
})

it('a row that begins with its range opens a job, though the row before it was long', () => {
  const long =
    'Used: tins, bales, boxes, crates, barrels, sacks, ledgers, scales and whatever else a store of that size has'
  expect(parse(jobs(long)).fields.works).toHaveLength(2)
})

it('of employer, town and country the first is the employer where nothing else is', () => {
  const text = ['Ola Lindgren', 'EXPERIENCE', 'Brightfin, Sopot, Poland', 'Store Clerk', 'March 2017 Present', '• Sold']
  expect(parse(text.join('\n')).fields.works).toMatchObject([
    { company: 'Brightfin', position: 'Store Clerk', location: { city: 'Sopot', country: 'Poland' } },
  ])
})

describe('the head of a resume', () => {
  it('goes on behind the languages that stand among the contacts', () => {
    const text =
      'Ola Lindgren\nLanguages: English, Polish\nResidence: Nowa Wola\nola@example.com\nEXPERIENCE\nHarbor Foods Ltd'
    expect(parse(text).fields).toMatchObject({
      humanInfo: { name: 'Ola Lindgren' },
      languages: [{ name: 'English' }, { name: 'Polish' }],
      currentJobStatus: { workLocation: { city: 'Nowa Wola' } },
    })
  })
  it.each(['Residence: Nowa Wola', 'Home: Nowa Wola', 'English, Polish', 'Poland, Nowa Wola'])(
    '%s is no name',
    (line) => {
      const text = `${line}\nola@example.com\n+48 512 345 678\nEXPERIENCE\n2019 - 2021: Store Clerk, Harbor Foods Ltd`
      expect(parse(text).fields).not.toHaveProperty('humanInfo.name')
    },
  )
})

it('a summary that only lists tools by groups is a list of skills', () => {
  const text =
    'Ola Lindgren\nola@example.com\nEXPERIENCE SUMMARY\nProgramming languages: Java, Go\nDatabases: MySQL, Redis\nEXPERIENCE\n2019 - 2021: Engineer, Harbor Foods Ltd'
  expect(parse(text).fields).toMatchObject({ skills: ['Java', 'Go', 'MySQL', 'Redis'] })
  expect(parse(text).fields).not.toHaveProperty('summary')
})

it('a request for references is no part of a school', () => {
  const text = jobs('• Sold tins')
  expect(outline(`${text}\nReferences are available upon request.`).at(-1)).toBe(
    'references:References are available upon request',
  )
})

it.each([
  ['会议接待、C 语言、会 Excel', ['会议接待', 'C 语言', 'Excel']],
  ['Excel, Social Media, Baking', ['Excel', 'Social Media', 'Baking']],
])('of %s every item is a skill', (list, skills) => {
  expect(parse(`Ola Lindgren\nola@example.com\nSKILLS\n${list}\nEXPERIENCE\nHarbor Foods Ltd`).fields.skills).toEqual(
    skills,
  )
})

it('until the current time is until now', () => {
  const text = jobs('• Sold tins').replace('2019 - 2021', '2019 - current time')
  expect((parse(text).fields.works as object[])[0]).toMatchObject({
    position: 'Store Clerk',
    dateRange: { end: { untilNow: true } },
  })
})

it('the town behind a labelled employer is where it was', () => {
  const text = [
    'Ola Lindgren',
    'ola@example.com',
    'EXPERIENCE',
    'Designation: Store Clerk',
    'Organization: Harbor Foods, Dallas, TX',
    'Duration: May 2010 - April 2012',
    '• Sold tins',
  ].join('\n')
  expect(parse(text).fields.works).toMatchObject([
    { company: 'Harbor Foods', position: 'Store Clerk', location: { city: 'Dallas', province: 'TX' } },
  ])
})

it('a paragraph of two rows is not as wide as it may be: its second row goes on with nothing', () => {
  const wide =
    'Counted what came in by ship and by rail, and wrote to everybody whose crates were late or broken on arrival.'
  const head = 'MAPLE TEXTILES LTD, Dallas, TX — weavers of sails, nets and tents'
  const text = ['Ola Lindgren', 'EXPERIENCE', head, 'Store Clerk, 2005 to 2008', '', wide, '', wide].join('\n')
  expect(parse(text).fields.works).toMatchObject([{ position: 'Store Clerk', dateRange: { end: { iso: '2008' } } }])
})

it('contacts at the foot are about the person, whatever heading was the last', () => {
  const text = `${jobs('• Sold tins')}\nAWARDS\nSeller of the year 2019\nMobile: (415) 555-0171\nCity: Dallas, TX`
  const { fields } = parse(text)
  expect(fields.awards).toMatchObject([{ name: 'Seller of the year' }])
  expect(fields).toMatchObject({ currentJobStatus: { workLocation: { city: 'Dallas' } } })
})

it('a project is not called by a role that stands beside its name', () => {
  const text = `${jobs('• Sold tins')}\nPROJECTS\nTechnical Lead | Motor Drive Controller | 2018.03 - 2018.09\n• Wired it`
  expect(parse(text).fields.projects).toMatchObject([{ name: 'Motor Drive Controller', role: 'Technical Lead' }])
})

it('a month before 年度 is a month', () => {
  expect(
    parse('王小明\n13800138000\n工作经历\n2012.03-至今 云帆科技有限公司 工程师\n荣誉奖项\n2015-04 年度优秀员工').fields
      .awards,
  ).toMatchObject([{ name: '年度优秀员工', date: '2015-04' }])
})

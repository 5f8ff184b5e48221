import { describe, expect, it } from 'vitest'
import { parse } from '#parsing/testing/read'

const resume = (...rows: string[]): string =>
  [
    'REGIONAL SALES MANAGER, KEY ACCOUNT SPECIALIST',
    'Summary',
    'Sold tools for ten years.',
    'Experience',
    ...rows,
    'Education',
    'Bachelor of Science in Marketing, University of Vermont, 2004',
  ].join('\n')
const duty = '• Opened nine accounts in two counties'

describe('employer, place and title with no sign between them', () => {
  it.each([
    [
      'the blank of a template behind the title',
      ['01/2008 to 02/2013', 'Territory Sales Manager Company Name ï¼ City , State', duty],
    ],
    ['the blank before it', ['Company Name City , State Territory Sales Manager 01/2008 to 02/2013', duty]],
    ['a place before it', ['Harbor Foods Inc. Dallas, TX Territory Sales Manager 01/2008 to 02/2013', duty]],
  ])('%s', (_, rows) => {
    const [work] = parse(resume(...rows)).fields.works as { position?: string; company?: string }[]
    expect(work).toMatchObject({ position: 'Territory Sales Manager' })
    expect(work?.company).toMatch(/^(?:Company Name|Harbor Foods Inc\.?)$/)
  })
})

it.each([
  ['behind a dash', ['05/2014 - 06/2016', 'Harbor Foods Inc - Boston, MA Psychotherapist', duty], 'Psychotherapist'],
  [
    'before the dates',
    ['Harbor Foods Inc. Dallas, TX Member and Provider Services 10/2015 to 03/2016', duty],
    'Member and Provider Services',
  ],
])('a title behind a place needs no known word: %s', (_, rows, position) => {
  const [work] = parse(resume(...rows)).fields.works as { position?: string; location?: { city?: string } }[]
  expect(work).toMatchObject({ position, location: { city: expect.stringMatching(/^(?:Boston|Dallas)$/) } })
})

describe('dates whose signs were lost or broken', () => {
  it.each([
    ['over three rows', ['March 2014', 'to', 'May 2016', 'Harbor Foods Inc. Dallas, TX Store Clerk', duty]],
    ['over two rows', ['March 2014 to', 'May 2016', 'Harbor Foods Inc. Dallas, TX Store Clerk', duty]],
    ['with a dash of another code', ['Store Clerk , 03/2014 ï¼ 05/2016 Harbor Foods Inc. ï¼ Dallas, TX', duty]],
  ])('%s', (_, rows) => {
    const works = parse(
      resume(...rows, 'January 2010', 'to', 'May 2012', 'Maple Textiles LLC Dallas, TX Store Clerk', duty),
    ).fields.works as object[]
    expect(works).toHaveLength(2)
    expect(works[0]).toMatchObject({
      position: 'Store Clerk',
      dateRange: { start: { iso: '2014-03' }, end: { iso: '2016-05' } },
    })
  })
})

it('several posts in the place of a name are what the person offers to be', () => {
  const { expectation } = parse(resume('Company Name City , State Clerk 01/2008 to 02/2013', duty)).fields as {
    expectation?: { positions?: string[] }
  }
  expect(expectation?.positions).toEqual(['REGIONAL SALES MANAGER, KEY ACCOUNT SPECIALIST'])
})

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

it('several posts in the place of a name are what the person offers to be', () => {
  const { expectation } = parse(resume('Company Name City , State Clerk 01/2008 to 02/2013', duty)).fields as {
    expectation?: { positions?: string[] }
  }
  expect(expectation?.positions).toEqual(['REGIONAL SALES MANAGER, KEY ACCOUNT SPECIALIST'])
})

import { describe, expect, it } from 'vitest'
import { parse } from '#parsing/testing/read'

const educations = (...rows: string[]): unknown =>
  parse(
    [
      'Ola Lindgren',
      'ola@example.com',
      'EXPERIENCE',
      '2012 - 2021: Clerk, Harbor Foods Ltd',
      'EDUCATION',
      ...rows,
    ].join('\n'),
  ).fields.educations

describe('an education on one line without signs', () => {
  it.each([
    [
      'a year between major and school',
      'B.S : Computer Information Systems 2001 Harborview University',
      { school: 'Harborview University', major: 'Computer Information Systems', degree: 'bachelor' },
    ],
    [
      'nothing between them',
      'Bachelor of Arts : Business Administration Management Eastern Larkspur University',
      { school: 'Eastern Larkspur University', major: 'Business Administration Management', degree: 'bachelor' },
    ],
    [
      'a school that begins with its kind',
      'BA : Communication University of Larkspur',
      { school: 'University of Larkspur', major: 'Communication', degree: 'bachelor' },
    ],
    [
      'in capitals, with a place',
      'M.S : Analytical Chemistry 1987 UNIVERSITY OF LARKSPUR City , State',
      { school: 'UNIVERSITY OF LARKSPUR', major: 'Analytical Chemistry', degree: 'master' },
    ],
    [
      'a school before its degree',
      'Harborview State University Bachelor of Science Political Science',
      { school: 'Harborview State University', major: 'Political Science', degree: 'bachelor' },
    ],
    [
      'the school in brackets',
      '2011-2013: Masters in Computerized Economics (Harborview College, Germany)',
      { school: 'Harborview College', degree: 'master' },
    ],
    [
      'a high school behind its diploma',
      'High School Diploma : General Studies , 2000 Mount Larkspur High School City , State , USA',
      { school: 'Mount Larkspur High School', degree: 'highSchool' },
    ],
    [
      'the major told again behind the school',
      "Bachelor's Degree : Psychology December 2011 University of Larkspur Psychology",
      { school: 'University of Larkspur', major: 'Psychology', dateRange: { end: { iso: '2011-12' } } },
    ],
  ])('%s', (_, row, entry) => {
    expect(educations(row)).toMatchObject([entry])
  })
  it('is one of several', () => {
    expect(
      educations(
        'M.S : Computer Science , 1996 Harborview University',
        'B.A : Mathematics Larkspur State University',
        'Coursework in tides',
      ),
    ).toMatchObject([
      { school: 'Harborview University', dateRange: { end: { iso: '1996' } } },
      { school: 'Larkspur State University', major: 'Mathematics' },
    ])
  })
  it('takes the date above it where dates stand above', () => {
    expect(
      educations(
        '2004',
        'Harborview University Master of Science : Physics',
        '1998',
        'Larkspur State University Bachelor of Science : Physics',
      ),
    ).toMatchObject([
      { school: 'Harborview University', degree: 'master', dateRange: { end: { iso: '2004' } } },
      { school: 'Larkspur State University', degree: 'bachelor', dateRange: { end: { iso: '1998' } } },
    ])
  })
  it.each([
    ['Culinary Institute of Newbridge, Associate of Arts', 'Culinary Institute of Newbridge'],
    ['Technical University of Larkspur', 'Technical University of Larkspur'],
    ['BSc in Physics, Harborview College Dublin, 2014', 'Harborview College Dublin'],
    ['Associate of Arts, Culinary Institute of Newbridge, 2004', 'Culinary Institute of Newbridge'],
  ])('keeps the whole name of a school: %s', (row, school) => {
    expect(educations(row)).toMatchObject([{ school }])
  })
})

it('educations told by labels alone are several', () => {
  expect(
    educations(
      'Period: 2011-09 to 2013-06',
      'School: Harborview University',
      'Degree: Master of Business Administration',
      'Period: 2003-09 to 2007-05',
      'School: Larkspur University',
      "Degree: Bachelor's Degree",
    ),
  ).toMatchObject([
    { school: 'Harborview University', degree: 'mba', dateRange: { end: { iso: '2013-06' } } },
    { school: 'Larkspur University', degree: 'bachelor', dateRange: { end: { iso: '2007-05' } } },
  ])
})

it('a major ends before the words that lead to its school', () => {
  expect(educations('BSc in Tourism at Harborview University, 2014')).toMatchObject([{ major: 'Tourism' }])
})

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
      'B.S : Marine Surveying 2003 Harborview University',
      { school: 'Harborview University', major: 'Marine Surveying', degree: 'bachelor' },
    ],
    [
      'nothing between them',
      'Bachelor of Arts : Landscape Architecture Eastern Larkspur University',
      { school: 'Eastern Larkspur University', major: 'Landscape Architecture', degree: 'bachelor' },
    ],
    [
      'a school that begins with its kind',
      'BA : Philosophy University of Larkspur',
      { school: 'University of Larkspur', major: 'Philosophy', degree: 'bachelor' },
    ],
    [
      'in capitals, with a place',
      'M.S : Applied Geology 1991 UNIVERSITY OF LARKSPUR City , State',
      { school: 'UNIVERSITY OF LARKSPUR', major: 'Applied Geology', degree: 'master' },
    ],
    [
      'a school before its degree',
      'Harborview State University Bachelor of Science Food Science',
      { school: 'Harborview State University', major: 'Food Science', degree: 'bachelor' },
    ],
    [
      'the school in brackets',
      '2008-2010: Masters in Forest Economics (Harborview College, Germany)',
      { school: 'Harborview College', degree: 'master' },
    ],
    [
      'a high school behind its diploma',
      'High School Diploma : Home Economics , 1999 Mount Larkspur High School City , State , USA',
      { school: 'Mount Larkspur High School', degree: 'highSchool' },
    ],
    [
      'the major told again behind the school',
      "Bachelor's Degree : Linguistics October 2009 University of Larkspur Linguistics",
      { school: 'University of Larkspur', major: 'Linguistics', dateRange: { end: { iso: '2009-10' } } },
    ],
  ])('%s', (_, row, entry) => {
    expect(educations(row)).toMatchObject([entry])
  })
  it('is one of several', () => {
    expect(
      educations(
        'M.S : Naval Architecture , 1997 Harborview University',
        'B.A : Geography Larkspur State University',
        'Coursework in tides',
      ),
    ).toMatchObject([
      { school: 'Harborview University', dateRange: { end: { iso: '1997' } } },
      { school: 'Larkspur State University', major: 'Geography' },
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

it.each([
  'BA (Hons) Tourism, Harborview University, 2010',
  'B.Sc. (Second Class Upper) Tourism, Harborview University, 2010',
])('a major begins behind the honours: %s', (row) =>
  expect(educations(row)).toMatchObject([{ major: 'Tourism', degree: 'bachelor' }]),
)

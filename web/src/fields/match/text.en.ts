import type { zh } from '#fields/match/text.zh.ts'
import type { Text } from '#lib/text.ts'

export const en = {
  legend: 'Marks of the requirements',
  verdicts: { met: 'Met', partly: 'Partly', missing: 'Missing', unknown: 'Unknown' },
  kinds: {
    skill: 'Skills',
    title: 'Title',
    industry: 'Industry',
    years: 'Years',
    degree: 'Degree',
    major: 'Major',
    school: 'School',
    city: 'City',
    salary: 'Salary',
    language: 'Language',
    certificate: 'Certificates',
    people: 'Leading',
    stability: 'Stability',
  },
  importance: { must: 'Must', should: 'Wanted', nice: 'Plus' },
  outOf: 'of 100',
  findings: 'Requirement by requirement',
  counted: (met: number, partly: number, missing: number, unknown: number) =>
    [
      `${met} met`,
      partly > 0 && `${partly} partly`,
      missing > 0 && `${missing} missing`,
      unknown > 0 && `${unknown} unknown`,
    ]
      .filter(Boolean)
      .join(' · '),
  openLine: 'See it in the resume',
  places: {
    works: 'Work',
    interns: 'Internship',
    projects: 'Project',
    educations: 'Education',
    skills: 'Skills',
    summary: 'Summary',
    languages: 'Languages',
    certificates: 'Certificates',
    expectation: 'Looking for',
    currentJobStatus: 'Current job',
    humanInfo: 'Basics',
    other: 'Resume',
  },
  placeAt: (place: string, at: number) => `${place} ${at}`,
  risks: 'Worth a look',
  ifs: 'What if',
  ifMet: (what: string) => `With “${what}”`,
} satisfies Text<typeof zh>

import { degree as degreeField } from '@cohort/contract/fields/degree'
import { newestFirst } from '@cohort/contract/types/resume-rules'
import type { Gathered } from '#parsing/assemble'
import { longText } from '#parsing/entries/body'
import { degreeIn } from '#parsing/entries/degree'
import { educationsIn } from '#parsing/entries/education'
import { projectsIn } from '#parsing/entries/project'
import { type Entry, isIntern, worksIn } from '#parsing/entries/work'
import { awardsIn, certificatesIn } from '#parsing/lists/certificates'
import { expectationOf, statusIn } from '#parsing/lists/expectation'
import { languagesElsewhere, languagesIn } from '#parsing/lists/languages'
import { skillsIn, skillsUsed } from '#parsing/lists/skills'
import type { SectionKind } from '#parsing/parsed'
import { cityAmong, labelledPlace } from '#parsing/person/city'
import { emailsIn } from '#parsing/person/email'
import { headlineIn } from '#parsing/person/headline'
import { type Labelled, labelsIn, wishesIn } from '#parsing/person/labels'
import { nameIn } from '#parsing/person/name'
import { phonesIn } from '#parsing/person/phone'
import { homepageIn, traitsIn } from '#parsing/person/traits'
import type { Row } from '#parsing/rows'
import type { SectionRows } from '#parsing/sections'
import { type Found, found, split } from '#parsing/span'

export interface Contacts {
  emails: Found<string>[]
  phones: Found<string>[]
  labels: Labelled[]
}

export const sorted = (entries: readonly Entry[]): Entry[] =>
  newestFirst(entries.map((entry) => ({ dateRange: entry.dateRange?.value, entry }))).map(({ entry }) => entry)

const rowsOfKind = (sections: readonly SectionRows[], ...kinds: SectionKind[]): Row[] =>
  sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ rows }) => rows)

const eachSection = (
  sections: readonly SectionRows[],
  kind: SectionKind,
  read: (rows: readonly Row[]) => Entry[],
): Entry[] => sections.filter((one) => one.kind === kind).flatMap(({ rows }) => read(rows))

/** Rows about the person: the person's own sections, and those in which nothing else is expected. */
export const contactsOf = (sections: readonly SectionRows[]): Contacts => {
  const own = rowsOfKind(sections, 'person', 'expectation')
  const wide = [...own, ...rowsOfKind(sections, 'other', 'summary')]
  const all = sections.filter(({ kind }) => kind !== 'references').flatMap(({ rows }) => rows)
  const emails = [...wide, ...all].flatMap(({ piece }) => emailsIn(piece))
  const near = wide.flatMap(({ piece }) => phonesIn(piece))
  return {
    emails,
    phones: near.length > 0 ? near : all.flatMap(({ piece }) => phonesIn(piece)),
    // "Languages: English | City: Gdynia": a row of contacts may begin with what has a section of its own.
    labels: [
      ...[...wide, ...rowsOfKind(sections, 'languages')].flatMap(labelsIn),
      ...rowsOfKind(sections, 'expectation').flatMap(wishesIn),
    ],
  }
}

const rank = (entry: Entry): number => {
  const read = degreeField.schema({}).safeParse(entry.degree?.value)
  return read.success ? (degreeField.number(read.data) ?? 0) : 0
}

const withHighest = (educations: readonly Entry[]): Entry[] => {
  const top = educations.toSorted((a, b) => rank(b) - rank(a))[0]
  return educations.map((entry) => {
    const isHighest =
      entry === top && entry.degree ? { ...entry.degree, value: true, rule: 'education.highest' } : undefined
    return { ...entry, isHighest }
  })
}

const untilNow = ({ dateRange }: Entry): boolean =>
  (dateRange?.value as { end?: { untilNow?: boolean } } | undefined)?.end?.untilNow === true

const personSingles = (
  sections: readonly SectionRows[],
  { emails, phones, labels }: Contacts,
  today: string,
): Gathered['singles'] => {
  const rows = rowsOfKind(sections, 'person', 'other')
  const head = rowsOfKind(sections, 'person')
  const traits = traitsIn(rowsOfKind(sections, 'person', 'expectation', 'summary'), labels, today)
  const contacts = [...emails, ...phones].map(({ start }) => start)
  const name = nameIn(
    head.length > 0 ? head : rows,
    labels,
    emails.map(({ value }) => value),
    contacts,
  )
  return {
    'humanInfo.name': name,
    'humanInfo.genderName': traits.genderName,
    'humanInfo.age': traits.age,
    'humanInfo.birthday': traits.birthday,
    'humanInfo.phone': phones[0],
    'humanInfo.email': emails[0],
    'humanInfo.wechat': traits.wechat,
    'humanInfo.ethnicity': traits.ethnicity,
    'humanInfo.nationality': traits.nationality,
    'humanInfo.politicalStatus': traits.politicalStatus,
    'humanInfo.maritalStatus': traits.maritalStatus,
    'humanInfo.nativePlace': labelledPlace(labels, 'nativePlace', 'nativePlace.label'),
    'humanInfo.registeredResidence': labelledPlace(labels, 'registeredResidence', 'residence.label'),
    'humanInfo.homepage': head.map(({ piece }) => homepageIn(piece)).find((one) => one !== undefined),
    'currentJobStatus.workYears': traits.workYears,
    'currentJobStatus.workLocation':
      labelledPlace(labels, 'city', 'city.label') ??
      labelledPlace(labels, 'address', 'city.address') ??
      cityAmong(head),
  }
}

const jobSingles = (
  sections: readonly SectionRows[],
  labels: readonly Labelled[],
  works: readonly Entry[],
): Gathered => {
  const wish = expectationOf(labels)
  const present = works.find(untilNow) ?? works[0]
  const rows = rowsOfKind(sections, 'person', 'expectation')
  const status =
    wish.job.status ??
    rows
      .flatMap(({ cells }) => cells.flatMap((cell) => split(cell, /[|｜,;]|\s{2,}/)))
      .filter(({ text }) => /^(?:目前)?(?:在职|离职|在校|应届)[^:：]{0,14}$/.test(text))
      .map(statusIn)[0]
  return {
    singles: {
      'currentJobStatus.status': status,
      'currentJobStatus.position': wish.job.position ?? present?.position,
      'currentJobStatus.company': wish.job.company ?? present?.company,
      'currentJobStatus.industry': wish.job.industry,
      'currentJobStatus.salary': wish.job.salary,
      'expectation.salary': wish.single.salary,
      'expectation.jobType': wish.single.jobType,
      'expectation.availableFrom': wish.single.availableFrom,
    },
    arrays: {
      'expectation.cities': wish.many.cities,
      'expectation.positions': wish.many.positions,
      'expectation.industries': wish.many.industries,
    },
    lists: {},
  }
}

/** A section of wishes that has no labels: a position alone, or a sentence. Without one, the line under the name may tell. */
const objective = (sections: readonly SectionRows[], known: readonly Found[], name: Found | undefined): Found[] => {
  if (known.length > 0) return []
  const [row] = rowsOfKind(sections, 'expectation')
  const first = row && split(row.piece, /[|｜\t,，、/]/)[0]
  return first &&
    first.text.length <= 24 &&
    labelsIn(row).length + wishesIn(row).length === 0 &&
    /\p{L}{2}/u.test(first.text)
    ? [found(first, 'expectation.alone', 0.75)]
    : headlineIn(sections.find(({ kind, heading }) => kind === 'person' && heading === '')?.rows ?? [], name)
}

/** Schools with their years in a resume that has lost its headings. */
const educationsAnywhere = (sections: readonly SectionRows[], today: string): Entry[] =>
  sections.some(({ kind }) => kind === 'educations' || kind === 'works')
    ? []
    : educationsIn(
        sections.flatMap(({ rows }) => rows),
        today,
      ).filter(({ school, dateRange }) => dateRange && (school?.confidence ?? 0) > 0.9)

const listsOf = (sections: readonly SectionRows[], today: string): Record<string, Entry[]> => {
  const jobs = eachSection(sections, 'works', (rows) => worksIn(rows, today))
  const interns = eachSection(sections, 'interns', (rows) => worksIn(rows, today))
  const languages = languagesIn(rowsOfKind(sections, 'languages'))
  return {
    works: sorted(jobs.filter((one) => !isIntern(one))),
    interns: sorted([...interns, ...jobs.filter(isIntern)]),
    projects: sorted(eachSection(sections, 'projects', (rows) => projectsIn(rows, today))),
    educations: withHighest(
      sorted([
        ...eachSection(sections, 'educations', (rows) => educationsIn(rows, today)),
        ...educationsAnywhere(sections, today),
      ]),
    ),
    languages:
      languages.length > 0
        ? languages
        : languagesElsewhere(rowsOfKind(sections, 'person', 'skills', 'certificates', 'other')),
    certificates: certificatesIn(rowsOfKind(sections, 'certificates'), today),
    awards: awardsIn(rowsOfKind(sections, 'awards'), today),
  }
}

/** An education that only labels of the person tell: 毕业院校, 专业, 学历. */
const labelledEducation = (labels: readonly Labelled[]): Entry | undefined => {
  const of = (label: Labelled['label']) => labels.find((one) => one.label === label)?.value
  const [school, major, degree] = [of('school'), of('major'), of('degree')]
  if (!school && !degree && !major) return undefined
  const short = (one: typeof school) => (one && one.text.length <= 50 ? one : undefined)
  return {
    school: short(school) && school && found(school, 'education.label.school', 0.95),
    major: short(major) && major && found(major, 'education.label.major', 0.95),
    degree: degree && degreeIn(degree),
  }
}

const skillsOf = (sections: readonly SectionRows[]): Found[] => {
  const own = skillsIn(rowsOfKind(sections, 'skills'))
  const known = new Set(own.map(({ value }) => value.toLowerCase()))
  const used = skillsUsed(rowsOfKind(sections, 'works', 'interns', 'projects'))
  return [...own, ...used.filter(({ value }) => !known.has(value.toLowerCase()))]
}

/** Everything that the sections of a resume say. */
export const gather = (sections: readonly SectionRows[], contacts: Contacts, today: string): Gathered => {
  const lists = listsOf(sections, today)
  const labelled = labelledEducation(contacts.labels)
  if (labelled?.school && (lists.educations ?? []).length === 0) lists.educations = withHighest([labelled])
  const top = (lists.educations ?? []).find(({ isHighest }) => isHighest) ?? lists.educations?.[0]
  const job = jobSingles(sections, contacts.labels, lists.works ?? [])
  const person = personSingles(sections, contacts, today)
  const wishes = job.arrays['expectation.positions'] ?? []
  const summary = longText(rowsOfKind(sections, 'summary'), 'summary.section', 0.92)
  return {
    singles: {
      ...person,
      'humanInfo.degree': labelled?.degree ?? top?.degree,
      'humanInfo.school': labelled?.school ?? top?.school,
      'humanInfo.major': labelled?.major ?? top?.major,
      ...job.singles,
      summary,
    },
    arrays: {
      ...job.arrays,
      'expectation.positions': [...wishes, ...objective(sections, wishes, person['humanInfo.name'])],
      skills: skillsOf(sections),
    },
    lists,
  }
}

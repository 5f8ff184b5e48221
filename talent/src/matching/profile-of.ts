import type { CandidateProfile, Passage, Stay } from '#matching/candidate'
import { type Fields, numberAt, rowsAt, textAt, textsAt } from '#matching/fields'
import { familyLeads, industriesIn } from '#matching/known'
import { median, merged, monthsIn, monthText, type Stretch } from '#matching/months'
import {
  certificatesOf,
  citiesOf,
  degreeOf,
  languagesOf,
  majorsOf,
  salaryOf,
  schoolTiersOf,
} from '#matching/profile-person'
import { type Entry, skillsOf } from '#matching/profile-skills'
import { peopleIn } from '#matching/read-years'
import { datesOf, gapsIn, proofOf, quoted, rowProof } from '#matching/stays'
import { claimedSkills } from '#matching/trade'
import { careerTradesIn, type TradeShare } from '#matching/trades'

export const profileVersion = '6'

const shortStay = 12

const passagesOf = (row: Fields, path: string, keys: readonly string[], shows: boolean): Passage[] =>
  keys.flatMap((key) => {
    const text = textAt(row, key)
    return text.trim() === '' ? [] : [{ path: `${path}.${key}`, text, shows }]
  })

interface Post extends Entry {
  stay: Stay
}

/** Posts and internships, newest first as the record has them. */
function postsOf(fields: Fields, today: number): Post[] {
  return (['works', 'interns'] as const).flatMap((list) =>
    rowsAt(fields, list).map((row, at): Post => {
      const path = `${list}.${at}`
      const dated = datesOf(row, today)
      const passages = passagesOf(row, path, ['position', 'department', 'description'], true)
      const around = passages.map(({ text }) => text).join('\n')
      const skills = passages.flatMap(({ text }) => claimedSkills(text, around).map(({ id }) => id))
      const named = [textAt(row, 'industry'), textAt(row, 'company')].find((text) => industriesIn(text).length > 0)
      const proof = rowProof(row, path, ['position', 'company', 'description'])
      const stay: Stay = {
        path,
        kind: list === 'works' ? 'work' : 'intern',
        title: textAt(row, 'position'),
        company: textAt(row, 'company'),
        ...dated,
        industries: industriesIn(named ?? around.slice(0, 400)).map(({ id }) => id),
        skills: [...new Set(skills)],
        ...(proof && { proof }),
      }
      return { passages, shows: true, ...(dated.stretch && { stretch: dated.stretch }), stay }
    }),
  )
}

/** A project without dates belongs to the post in the same company. */
function projectsOf(fields: Fields, posts: readonly Post[], today: number): Entry[] {
  return rowsAt(fields, 'projects').map((row, at) => {
    const passages = passagesOf(row, `projects.${at}`, ['name', 'role', 'description', 'achievement'], true)
    const company = textAt(row, 'company').trim()
    const stretch =
      datesOf(row, today).stretch ??
      (company === '' ? undefined : posts.find(({ stay }) => stay.company === company)?.stretch)
    return { passages, shows: true, ...(stretch && { stretch }) }
  })
}

/** Lists, summaries and schools name things; nothing was done there. */
function namingOf(fields: Fields): Entry {
  const listed = textsAt(fields, 'skills').map(({ text, path }) => ({ path, text, shows: false }))
  const summary = passagesOf({ summary: textAt(fields, 'summary') }, '', ['summary'], false).map((one) => ({
    ...one,
    path: 'summary',
  }))
  const rows = (['educations', 'certificates', 'awards'] as const).flatMap((list) =>
    rowsAt(fields, list).flatMap((row, at) =>
      passagesOf(row, `${list}.${at}`, ['description', ...(list === 'educations' ? [] : ['name'])], false),
    ),
  )
  return { passages: [...listed, ...summary, ...rows], shows: false }
}

function industriesOf(stays: readonly Stay[]): CandidateProfile['industries'] {
  const all = new Map<string, { stretches: Stretch[]; proofs: Stay['proof'][] }>()
  for (const { industries, stretch, proof } of stays)
    for (const id of new Set(industries)) {
      const one = all.get(id) ?? { stretches: [], proofs: [] }
      all.set(id, one)
      if (stretch) one.stretches.push(stretch)
      one.proofs.push(proof)
    }
  return [...all]
    .map(([id, { stretches, proofs }]) => ({
      id,
      months: monthsIn(stretches),
      proofs: proofs.flatMap((one) => one ?? []).slice(0, 2),
    }))
    .toSorted((a, b) => b.months - a.months || (a.id < b.id ? -1 : 1))
}

function stabilityOf(stays: readonly Stay[], today: number): CandidateProfile['stability'] {
  const dated = stays
    .filter(({ kind }) => kind === 'work')
    .flatMap(({ stretch, untilNow }) => (stretch ? [{ ...stretch, untilNow }] : []))
  if (dated.length === 0) return undefined
  const lengths = dated.map(({ from, to }) => to - from)
  const gap = gapsIn(merged(dated), today)
  return {
    medianMonths: median(lengths) ?? 0,
    shortStays: dated.filter(({ from, to, untilNow }) => !untilNow && to - from < shortStay).length,
    gapMonths: gap.months,
    ...(gap.after !== undefined && { gapAfter: monthText(gap.after) }),
  }
}

function leadingOf(
  passages: readonly Passage[],
  stays: readonly Stay[],
): Pick<CandidateProfile, 'peopleLed' | 'leads'> {
  const counted = passages
    .filter(({ shows }) => shows)
    .flatMap(({ path, text }) => {
      const found = peopleIn(text)
      return found ? [{ count: found.count, proof: quoted(path, text, found.start, found.end) }] : []
    })
    .toSorted((a, b) => b.count - a.count)[0]
  const leader = stays.find(({ title }) => familyLeads(title))
  const leads = leader && proofOf(`${leader.path}.position`, leader.title)
  return { ...(counted && { peopleLed: counted }), ...(leads && { leads }) }
}

/** What somebody offers to be says most, then titles, then what was done; lists, summaries and majors only name things. */
function tradesOf(
  stays: readonly Stay[],
  passages: readonly Passage[],
  wished: CandidateProfile['wishedTitles'],
  fields: Fields,
): TradeShare[] {
  const textOf = (all: readonly Passage[]): string => all.map(({ text }) => text).join('\n')
  const done = passages.filter(({ shows, path }) => shows && !path.endsWith('.position'))
  const majors = majorsOf(fields).majorWords.map(({ text }) => text)
  return careerTradesIn([
    ...stays.map(({ title }) => ({ text: title, weight: 3, isTitle: true })),
    ...wished.map(({ title }) => ({ text: title, weight: 24, isTitle: true })),
    { text: stays.map(({ company }) => company).join('\n'), weight: 0.5 },
    { text: textOf(done), weight: 0.5 },
    { text: [textOf(passages.filter(({ shows }) => !shows)), ...majors].join('\n'), weight: 0.25 },
  ])
}

/** The title that the record states for today, where no post carries it. */
function withStated(stays: readonly Stay[], fields: Fields): Stay[] {
  const [path, title] = ['currentJobStatus.position', textAt(fields, 'currentJobStatus.position').trim()]
  if (title === '' || stays.some((one) => one.title.trim() === title)) return [...stays]
  const stated: Stay = {
    path,
    kind: 'work',
    title,
    company: textAt(fields, 'currentJobStatus.company'),
    untilNow: false,
    industries: industriesIn(textAt(fields, 'currentJobStatus.industry')).map(({ id }) => id),
    skills: [],
    proof: proofOf(path, title),
  }
  return [...stays, stated]
}

/** `today` as `2026-11-15`; only its month matters. */
export function profileOf(fields: Fields, today: string): CandidateProfile {
  const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  const posts = postsOf(fields, now)
  const stays = withStated(
    posts.map(({ stay }) => stay),
    fields,
  )
  const entries: Entry[] = [...posts, ...projectsOf(fields, posts, now), namingOf(fields)]
  const passages = entries.flatMap((entry) => entry.passages)
  const dated = stays.filter(({ kind }) => kind === 'work').flatMap(({ stretch }) => stretch ?? [])
  const stated = numberAt(fields, 'currentJobStatus.workYears')
  const wished = textsAt(fields, 'expectation.positions').map(({ text, path }) => ({
    title: text,
    proof: proofOf(path, text),
  }))
  const stability = stabilityOf(stays, now)
  return {
    ...skillsOf(entries),
    stays,
    wishedTitles: wished,
    industries: industriesOf(stays),
    trades: tradesOf(stays, passages, wished, fields),
    ...(dated.length > 0 && { totalMonths: monthsIn(dated) }),
    ...(stated !== undefined && {
      statedYears: { years: stated, proof: proofOf('currentJobStatus.workYears', String(stated)) },
    }),
    ...degreeOf(fields),
    ...majorsOf(fields),
    schoolTiers: schoolTiersOf(fields),
    ...citiesOf(fields),
    ...salaryOf(fields),
    languages: languagesOf(fields, passages),
    certificates: certificatesOf(fields, passages),
    ...leadingOf(passages, stays),
    ...(stability && { stability }),
    passages,
    today: now,
    version: profileVersion,
  }
}

import { findSkills, skill } from '#knowledge/skills'
import { type Clause, clausesOf } from '#matching/ad-lines'
import type { Fields } from '#matching/fields'
import type { Found } from '#matching/found'
import { isNotAsked } from '#matching/importance'
import { titleIds } from '#matching/known'
import type { Doubt, JobProfile, Requirement } from '#matching/match'
import { readCities } from '#matching/read-city'
import { readDegree } from '#matching/read-degree'
import { readFields, settledKinds } from '#matching/read-fields'
import { readSalary } from '#matching/read-salary'
import { personalTraits, readCertificates, readLanguages, readSchools } from '#matching/read-simple'
import { nameable, readSkills, scopedYears } from '#matching/read-skills'
import { readIndustries, readMajors } from '#matching/read-study'
import { readPeople, readStability, readYears } from '#matching/read-years'
import { type TradeShare, tradesIn } from '#matching/trades'
import { normalised, usualWeight } from '#matching/weights'
import { isWord } from '#matching/words'

/** Goes up with every change of what is read out of an ad. */
export const jobVersion = '6'

export interface JobInput {
  title: string
  text: string
  /** Structured fields of a Job record; they win over what the prose says. */
  fields?: Fields
}

const readers = [
  readDegree,
  readMajors,
  readSchools,
  readLanguages,
  readCertificates,
  readPeople,
  readIndustries,
  readCities,
  readSalary,
  readStability,
]

export function readJob({ title, text, fields = {} }: JobInput): JobProfile {
  const clauses = clausesOf(text)
  const name = title.trim() === '' ? titleIn(clauses) : title.trim()
  const prose = clauses.map((clause) => ({ clause, found: readClause(clause, name, text) }))
  const asked = readFields(fields)
  const settled = new Set(asked.filter(({ kind }) => settledKinds.has(kind)).map(({ kind }) => kind))
  const said = prose.flatMap(({ found }) => found)
  const kept = said.filter(({ kind, ids }) => !settled.has(kind) || (kind === 'years' && ids.length > 0))
  const given = [...titleAsked(name, said), ...asked].map((one) => ({ ...one, id: idOf(one), weight: 0 }))
  const all = onceEach([...given, ...kept.map((one) => requirementOf(one, text))])
  return {
    title: name,
    requirements: normalised(all.map((one) => ({ ...one, weight: usualWeight(one) }))),
    doubts: doubtsOf(
      prose,
      text,
      all,
      said.filter((one) => !kept.includes(one)),
    ),
    language: languageOf(text || title),
    trades: tradesOf(name, clauses),
    version: jobVersion,
  }
}

/** The title says most, then what is to be done and asked for; what the company says of itself and offers says nothing. */
const tradesOf = (title: string, clauses: readonly Clause[]): TradeShare[] =>
  tradesIn([
    { text: title, weight: 8, isTitle: true },
    {
      text: clauses
        .filter(({ part }) => part !== 'company' && part !== 'benefits')
        .map(({ text }) => text)
        .join('\n'),
      weight: 0.5,
    },
  ])

function readClause(clause: Clause, title: string, ad: string): Found[] {
  const years = scopedYears(readYears(clause), ad)
  const plain = readers.flatMap((read) => read(clause))
  const majors = plain.filter(({ kind }) => kind === 'major')
  // "A degree in accounting" asks for what was studied, not for a skill.
  const skills = readSkills(title)(clause).filter(
    ({ start, end }) => !majors.some((major) => start < major.end && end > major.start),
  )
  return [...years, ...plain, ...skills]
}

/** Without a title of its own, an ad begins with it. */
function titleIn(clauses: readonly Clause[]): string {
  const first = clauses[0]?.text ?? ''
  const said =
    /(?:招聘|诚聘|急聘|职位|岗位|hiring|seeking|looking for)\s*[:：]?\s*(?:an? )?([^，,。.!！\n]{2,40})/i.exec(
      first,
    )?.[1]
  return (said ?? (first.length <= 40 ? first : '')).trim()
}

/** The title itself, and a skill that it names: a Java engineer without Java is none. */
function titleAsked(title: string, said: readonly Found[]): Omit<Requirement, 'id' | 'weight'>[] {
  if (title === '') return []
  const named = findSkills(title).filter(({ id, negated }) => !negated && nameable.has(skill(id)?.kind ?? ''))
  const skills = named
    .filter(({ id }) => !said.some((one) => one.kind === 'skill' && one.importance === 'must' && one.ids.includes(id)))
    .map(({ id }) => ({ kind: 'skill' as const, importance: 'must' as const, ids: [id] }))
  return [{ kind: 'title', importance: 'should', ids: titleIds(title) }, ...skills]
}

function idOf({ kind, ids, min, max, need }: Omit<Requirement, 'id' | 'weight'>): string {
  if (kind === 'title') return 'title'
  const what = kind === 'degree' || kind === 'salary' ? ids.slice(0, 1) : ids.toSorted()
  const bar = ['years', 'people'].includes(kind) ? (min === undefined ? `<=${max ?? 0}` : `>=${min}`) : ''
  return `${kind}:${what.join('|')}${bar}${need ? `#${need}` : ''}`
}

function requirementOf({ start, end, ...one }: Found, ad: string): Requirement {
  return { ...one, id: idOf(one), quote: { text: ad.slice(start, end), start, end }, weight: 0 }
}

const order = { must: 0, should: 1, nice: 2 }
const single = new Set(['salary', 'city', 'people', 'stability', 'school'])

/** The same condition twice counts once, as its stronger one; of years without a scope the first bar holds. */
function onceEach(all: readonly Requirement[]): Requirement[] {
  const kept = new Map<string, Requirement>()
  for (const one of all) {
    const plainYears = one.kind === 'years' && one.ids.length === 0
    const key = plainYears ? 'years' : single.has(one.kind) ? one.kind : one.id
    const before = kept.get(key)
    if (!before) kept.set(key, one)
    else if (order[one.importance] < order[before.importance] && !single.has(one.kind) && !plainYears)
      kept.set(key, { ...one, ...(before.level && { level: Math.max(before.level, one.level ?? 0) }) })
    else if (!before.quote && one.quote && before.id === one.id) kept.set(key, { ...before, quote: one.quote })
  }
  return withoutCovered([...kept.values()])
}

/** Java alone makes "Java or Kotlin" of a weaker clause needless. */
function withoutCovered(all: readonly Requirement[]): Requirement[] {
  const singles = new Map(
    all.filter(({ kind, ids }) => kind === 'skill' && ids.length === 1).map((one) => [one.ids[0], one]),
  )
  return all.filter((one) => {
    if (one.kind !== 'skill' || one.ids.length < 2 || one.need) return true
    return !one.ids.some((id) => {
      const other = singles.get(id)
      return other && order[other.importance] <= order[one.importance]
    })
  })
}

function doubtsOf(
  prose: readonly { clause: Clause; found: Found[] }[],
  ad: string,
  all: readonly Requirement[],
  replaced: readonly Found[],
): Doubt[] {
  const span = (start: number, end: number, why: Doubt['why']): Doubt => ({
    text: ad.slice(start, end),
    start,
    end,
    why,
  })
  const read = prose.flatMap(({ clause, found }): Doubt[] => {
    const traits = [...clause.text.matchAll(personalTraits)].map(({ index, 0: words }) =>
      span(clause.start + index, clause.start + index + words.length, 'personalTrait'),
    )
    const empty = found.length === 0 && traits.length === 0 && isCondition(clause)
    return [...traits, ...(empty ? [span(clause.start, clause.end, 'nothingRead')] : [])]
  })
  const equivalent = all
    .filter((one) => one.orEquivalent && one.quote)
    .map(({ quote }) => span(quote?.start ?? 0, quote?.end ?? 0, 'orEquivalent'))
  const words = all
    .filter(({ ids, quote }) => quote && ids.some(isWord))
    .map(({ quote }) => span(quote?.start ?? 0, quote?.end ?? 0, 'unknownWord'))
  const differing = replaced
    .filter((one) => !all.some((other) => other.id === idOf(one)))
    .map(({ start, end }) => span(start, end, 'fieldWins'))
  return [...read, ...equivalent, ...words, ...bothWays(prose, span), ...differing].toSorted(
    (a, b) => a.start - b.start || a.end - b.end,
  )
}

/** Says something that could be asked of a person, beyond manners, which no resume proves. */
const isCondition = ({ part, text }: Clause): boolean =>
  (part === 'musts' || part === 'wishes') && !isNotAsked(text) && !findSkills(text).some(({ soft }) => soft)

function bothWays(
  prose: readonly { clause: Clause; found: Found[] }[],
  span: (start: number, end: number, why: Doubt['why']) => Doubt,
): Doubt[] {
  const conditions = prose.filter(({ clause }) => clause.part !== 'duties').flatMap(({ found }) => found)
  const musts = new Set(conditions.filter(({ importance }) => importance === 'must').map(idOf))
  return conditions
    .filter((one) => one.importance !== 'must' && musts.has(idOf(one)))
    .map(({ start, end }) => span(start, end, 'bothMustAndWish'))
}

function languageOf(text: string): JobProfile['language'] {
  const [han, latin] = [text.match(/\p{Script=Han}/gu)?.length ?? 0, text.match(/[a-z]{2,}/gi)?.length ?? 0]
  if (han === 0) return 'en'
  return han > latin ? 'zh' : latin > han * 3 ? 'en' : 'mixed'
}

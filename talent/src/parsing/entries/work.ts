import { type FoundRange, validRange } from '#parsing/dates'
import { type Block, blocksOf, isHeaderLike } from '#parsing/entries/blocks'
import { bodyOf } from '#parsing/entries/body'
import { scoresOf } from '#parsing/entries/classify'
import { type GridRow, gridOf, gridText } from '#parsing/entries/grid'
import { labelsOf, type Part, partsOf } from '#parsing/entries/header'
import { internWord } from '#parsing/lexicon/titles'
import { placeFound } from '#parsing/person/city'
import { isCityEn, isCountry, isState } from '#parsing/places'
import type { Row } from '#parsing/rows'
import { type Found, found, hasCjk, type Piece, part, split } from '#parsing/span'

export type Entry = Record<string, Found | undefined>

const labelFields: Record<string, string> = {
  公司: 'company',
  公司名称: 'company',
  任职公司: 'company',
  工作单位: 'company',
  单位: 'company',
  employer: 'company',
  company: 'company',
  'company name': 'company',
  organization: 'company',
  organisation: 'company',
  client: 'company',
  职位: 'position',
  职位名称: 'position',
  职务: 'position',
  岗位: 'position',
  担任职务: 'position',
  'job title': 'position',
  title: 'position',
  position: 'position',
  role: 'position',
  designation: 'position',
  角色: 'position',
  部门: 'department',
  所在部门: 'department',
  所属部门: 'department',
  department: 'department',
  行业: 'industry',
  所属行业: 'industry',
  industry: 'industry',
}

/** The longer history of dates of a header: a range before a single date. */
export const rangeOf = (dates: readonly FoundRange[]): Found | undefined => {
  const valid = dates.filter(validRange)
  const best = valid.find(({ single }) => !single) ?? valid[0]
  if (!best) return undefined
  const { value, start, end, rule, confidence } = best
  return { value, start, end, rule, confidence: best.suspicious ? 0.4 : confidence }
}

interface Roles {
  company?: Part
  position?: Part
  department?: Part
  place?: Part
}

const best = (parts: readonly Part[], score: (part: Part) => number, bar: number): Part | undefined =>
  parts.filter((one) => score(one) >= bar).toSorted((a, b) => score(b) - score(a))[0]

const titleOver = ({ scores }: Part): number =>
  scores.place > 0 ? 0 : scores.title - (scores.company > 0.9 && scores.title < 0.9 ? 0.5 : 0)
const companyOver = ({ scores, bracketed }: Part): number =>
  scores.place > 0 || bracketed
    ? 0
    : scores.company -
      (scores.title > 0.9 && scores.company < 0.9 ? 0.6 : 0) -
      (scores.department > 0 && scores.company < 0.9 ? 0.3 : 0)

/** "Brightfin, Gdynia, Poland": where nothing else is the employer, the first of three is, unless it is a known town. */
const employerBeforePlace = (place: Part): Pick<Roles, 'company' | 'place'> => {
  const [first, second, third, more] = split(place, /,\s*/)
  if (!first || !second || !third || more || isCityEn(first.text) || isState(second.text) || !isCountry(third.text))
    return {}
  const rest = second.start - place.start
  return {
    company: { ...place, ...first, scores: { ...place.scores, company: 0.5, place: 0 } },
    place: { ...place, text: place.text.slice(rest), start: second.start },
  }
}

/** Who did what where: the parts of a header told apart by their words, then by their order. */
export const rolesOf = (parts: readonly Part[]): Roles => {
  const roles: Roles = {}
  const left = new Set(parts)
  const take = (key: keyof Roles, one: Part | undefined) => {
    if (!one || roles[key]) return
    roles[key] = one
    left.delete(one)
  }
  take(
    'company',
    best(parts, (one) => (one.scores.company > 0.9 ? companyOver(one) : 0), 0.9),
  )
  take('position', best([...left], titleOver, 0.5))
  take(
    'place',
    [...left].find(({ scores }) => scores.place > 0),
  )
  take(
    'department',
    [...left].find(({ scores }) => scores.department > 0 && scores.title < 0.6 && scores.company < 0.9),
  )
  const rest = [...left].filter(({ scores, text }) => scores.place === 0 && /\p{L}{2}/u.test(text) && text.length <= 80)
  take(
    'company',
    best(rest, companyOver, 0.5) ?? rest.find(({ scores, bracketed }) => !bracketed && scores.title < 0.6),
  )
  if (!roles.company && roles.department && hasCjk(roles.department.text) && roles.position) {
    roles.company = roles.department
    roles.department = undefined
  }
  if (!roles.company && roles.place) Object.assign(roles, employerBeforePlace(roles.place))
  const unknown = [...left].filter(
    ({ scores, text, bracketed }) =>
      scores.place === 0 && scores.company < 0.9 && !bracketed && /\p{L}{2}/u.test(text) && text.length <= 60,
  )
  take(
    'position',
    unknown.find((one) => one !== roles.company),
  )
  take(
    'department',
    unknown.find(
      (one) => left.has(one) && one.row === roles.position?.row && hasCjk(one.text) && one.text.length <= 16,
    ),
  )
  return roles
}

const confidenceOf = (one: Part, score: number): number =>
  score >= 0.9 ? 0.95 : score >= 0.5 ? 0.88 : one.loud ? 0.75 : 0.65

/** Rows behind the date are taken into the header while it lacks a company or a title and they have one. */
const consumed = (block: Block): number => {
  let count = 0
  for (const row of block.post) {
    const known = rolesOf(partsOf([...block.header, ...block.post.slice(0, count)], block.dates))
    const sure =
      known.company &&
      known.position &&
      Math.max(known.company.scores.company, 0.5) >= 0.5 &&
      known.position.scores.title >= 0.5
    if (labelsOf([row], []).length > 0) {
      count += 1
      continue
    }
    const parts = partsOf([row], [])
    const gives = parts.some(
      ({ scores }) =>
        (!sure && (scores.title >= 0.6 || scores.company >= 0.6)) || scores.place > 0 || scores.department > 0,
    )
    const fills =
      !(known.company && known.position) && parts.length > 0 && parts.length <= 3 && row.piece.text.length <= 60
    if (sure && !parts.every(({ scores }) => scores.place > 0 || scores.department > 0)) break
    if ((!gives && !fills) || count >= 3) break
    count += 1
  }
  return count
}

/** "Employer: Harbor Foods, Dallas, TX": the town behind the name is where it was. */
const withoutPlace = (piece: Piece): [Piece, Piece?] => {
  const commas = [...piece.text.matchAll(/,\s+/g)]
  const cut = commas.find(({ index, 0: sign }) => scoresOf(piece.text.slice(index + sign.length)).place > 0)
  return cut ? [part(piece, 0, cut.index), part(piece, cut.index + cut[0].length)] : [piece]
}

const entryOf = (block: Block): Entry => {
  const count = consumed(block)
  const rows = [...block.header, ...block.post.slice(0, count)]
  const body = [...block.post.slice(count), ...block.body]
  const roles = rolesOf(partsOf(rows, block.dates))
  const entry: Entry = {
    company:
      roles.company && found(roles.company, 'work.company', confidenceOf(roles.company, roles.company.scores.company)),
    position:
      roles.position && found(roles.position, 'work.title', confidenceOf(roles.position, roles.position.scores.title)),
    department: roles.department && found(roles.department, 'work.department', 0.85),
    location: roles.place && placeFound(roles.place, 'work.place', 0.9),
    dateRange: rangeOf(block.dates),
    ...bodyOf(body),
  }
  for (const { label, piece } of labelsOf([...rows, ...body], block.dates)) {
    const field = labelFields[label]
    if (/^(?:location|place|地点|工作地点)$/.test(label)) entry.location = placeFound(piece, 'work.label.place', 0.96)
    else if (field && piece.text.length <= 80) {
      const [name, place] = field === 'company' ? withoutPlace(piece) : [piece]
      entry[field] = found(name, `work.label.${field}`, 0.96)
      if (place) entry.location ??= placeFound(place, 'work.label.place', 0.9)
    }
  }
  return entry
}

const namesWork = (row: Row): boolean => {
  const parts = partsOf([row], [])
  return (
    isHeaderLike(row) && parts.length <= 4 && parts.some(({ scores }) => scores.company >= 0.6 || scores.title >= 0.85)
  )
}

/** A second title under the same employer has no company of its own. */
const withCompanies = (entries: readonly Entry[], blocks: readonly Block[]): Entry[] => {
  const all: Entry[] = []
  for (const [at, entry] of entries.entries()) {
    const before = all.at(-1)
    const company = entry.company
    const weak = !company || (company.confidence < 0.7 && !entry.position)
    if (before?.company && weak && (blocks[at]?.header.length ?? 0) <= 1) {
      const position = entry.position ?? (company && { ...company, rule: 'work.title.alone' })
      all.push({
        ...entry,
        position,
        company: { ...before.company, rule: 'work.company.shared', confidence: before.company.confidence * 0.95 },
      })
    } else all.push(entry)
  }
  return all
}

const fromGrid = ({ cells, dates, rest }: GridRow): Entry => ({
  company: cells.company && found(cells.company, 'work.grid.company', 0.95),
  position: cells.position && found(cells.position, 'work.grid.position', 0.95),
  department: cells.department && found(cells.department, 'work.grid.department', 0.95),
  location: cells.location && placeFound(cells.location, 'work.grid.place', 0.9),
  dateRange: rangeOf(dates),
  description: gridText(cells.description, rest),
})

/** The jobs of a section. */
export const worksIn = (rows: readonly Row[], today: string): Entry[] => {
  const grid = gridOf(rows, today)
  if (grid) return grid.map(fromGrid).filter(({ company }) => company !== undefined)
  const blocks = blocksOf(rows, { today, single: false, names: namesWork })
  return withCompanies(blocks.map(entryOf), blocks).filter(isTold)
}

/** Without dates, words that nothing marks as an employer or a title are no job; and a name has a capital. */
const isTold = ({ company, position, dateRange }: Entry): boolean => {
  if (!company || !/[\p{Lu}\d\u3400-\u9fff]/u.test(String(company.value))) return false
  return dateRange !== undefined || company.confidence >= 0.7 || (position?.confidence ?? 0) >= 0.88
}

export const isIntern = ({ position, company, department }: Entry): boolean =>
  [position, company, department].some(
    (one) =>
      typeof one?.value === 'string' &&
      internWord.test(one.value) &&
      !/internal|international|internist/i.test(one.value),
  )

export const scoreOfHeader = (text: string): number => Math.max(scoresOf(text).company, scoresOf(text).title)

import { dateAlone, type FoundRange, validRange } from '#parsing/dates'
import { type Block, blocksOf } from '#parsing/entries/blocks'
import { longText } from '#parsing/entries/body'
import { degreeIn } from '#parsing/entries/degree'
import { type GridRow, gridOf } from '#parsing/entries/grid'
import { labelsOf, type Part, partsOf } from '#parsing/entries/header'
import { cleanMajor, majorLike } from '#parsing/entries/major'
import { isWholeEducation, schoolApart } from '#parsing/entries/one-line-school'
import type { Entry } from '#parsing/entries/work'
import { schoolEn, schoolInZh, schoolZh } from '#parsing/lexicon/orgs'
import { type Row, unbulleted } from '#parsing/rows'
import { endOf, type Found, found, foundAs, groupOf, hasCjk, type Piece, part, trimmed } from '#parsing/span'

const labelFields: Record<string, string> = {
  学校: 'school',
  学校名称: 'school',
  院校: 'school',
  毕业院校: 'school',
  school: 'school',
  university: 'school',
  institution: 'school',
  专业: 'major',
  所学专业: 'major',
  major: 'major',
  'field of study': 'major',
  学历: 'degree',
  学位: 'degree',
  最高学历: 'degree',
  degree: 'degree',
}

const isSchool = ({ text }: Piece): boolean =>
  degreeIn({ text, start: 0 })?.end === text.length && text.length < 12
    ? false
    : hasCjk(text)
      ? schoolZh.test(text) || schoolInZh.test(text)
      : schoolEn.test(text) && !/^(?:high school diploma|diploma)$/i.test(text)

/** "复旦大学计算机系本科": the school ends where its name does. */
const schoolPart = (piece: Piece): Piece => {
  if (!hasCjk(piece.text)) {
    // "PhD Harbor University"
    const degree = degreeIn(piece)
    const rest = degree?.start === piece.start ? trimmed(part(piece, degree.end - piece.start)) : piece
    return schoolEn.test(rest.text) && /^\p{Lu}/u.test(rest.text) ? rest : piece
  }
  if (schoolZh.test(piece.text)) return piece
  const match = schoolInZh.exec(piece.text)
  return match ? part(piece, match.index, match.index + match[0].length) : piece
}

/** An end alone says when it was finished, and a single date of a school is its end. */
const rangeOf = (dates: readonly FoundRange[]): Found | undefined => {
  const valid = dates.filter(validRange)
  const best = valid.find(({ single }) => !single) ?? valid[0]
  if (!best) return undefined
  const { start, end, rule, value } = best
  // A school that is not finished yet ends in the future.
  const confidence = best.suspicious && value.start.iso ? 0.75 : best.confidence
  const single = best.single ? { start: {}, end: { iso: value.start.iso } } : value
  return { value: single, start, end, rule, confidence }
}

const gpa =
  /(?:GPA|CGPA|绩点|平均分|均分|成绩排名|专业排名|排名|percentage|grade)\s*[:：]?\s*((?:top\s*)?[\d.]+\s*(?:%|\/\s*[\d.]+)?(?:\s*\([^)]{1,20}\))?|前\s*\d+\s*%?|第[一二三\d]+名?)/i

const gpaIn = (rows: readonly Row[]): Found<string> | undefined => {
  for (const row of rows) {
    const match = gpa.exec(row.piece.text)
    const value = match && groupOf(row.piece, match)
    if (value) return found(trimmed(value), 'education.gpa', 0.9)
  }
  return undefined
}

interface Names {
  school?: Piece
  degree?: Found<string>
  major?: Piece
}

const behindDegree = (piece: Piece, degree: Found<string>): Piece[] => {
  const before = part(piece, 0, degree.start - piece.start)
  const after = part(piece, degree.end - piece.start)
  const inner = /^\s*(?:degree)?\s*(?:of|in|:|-|,|\(|\/)?\s*/i.exec(after.text)?.[0].length ?? 0
  return [part(after, inner), before]
    .map((one) => trimmed(one, /[\s,，;；:：|·•\-–—/、。.()（）]/))
    .filter(({ text }) => text !== '')
}

/** School, degree and major among the parts; a major is what is left beside a degree, or what looks like one. */
const namesOf = (parts: readonly Part[]): Names => {
  const schools = parts.filter(
    (one) => isSchool(one) && !(degreeIn(one) && !hasCjk(one.text) && one.scores.school < 0.5),
  )
  // "High School Diploma : General Studies" is none where a school stands beside it.
  const school =
    schools.find(({ text }) => !/^(?:high|secondary) school (?:diploma|degree|certificate)/i.test(text)) ?? schools[0]
  const ownSchool = school && schoolPart(school)
  const rests: Piece[] =
    school && ownSchool && ownSchool.text !== school.text ? [part(school, endOf(ownSchool) - school.start)] : []
  const pieces: Piece[] = [...parts.filter((one) => one !== school && one.scores.place === 0), ...rests]
  const degrees = pieces
    .map((piece) => ({ piece, degree: degreeIn(piece) }))
    .filter((one): one is { piece: Piece; degree: Found<string> } => one.degree !== undefined)
  // "BS | Physics College, BS in Physics": the one that says more is meant.
  const own = degrees.find(({ piece, degree }) => behindDegree(piece, degree).length > 0) ?? degrees[0]
  const beside = own ? behindDegree(own.piece, own.degree) : []
  const others = pieces.filter((piece) => piece !== own?.piece && !degreeIn(piece))
  const major =
    beside
      .slice(0, 1)
      .map(cleanMajor)
      .find((one) => one !== undefined && majorLike(one.text, false)) ??
    [...beside, ...others].map(cleanMajor).find((one) => one !== undefined && majorLike(one.text, true)) ??
    others.map(cleanMajor).find((one) => one !== undefined && majorLike(one.text, false))
  const inSchool = school && !own ? degreeIn(school) : undefined
  const named =
    ownSchool ??
    parts.find(
      (one) =>
        one !== own?.piece && one.scores.place === 0 && one.text.length > 3 && one.start !== major?.start && one.loud,
    )
  return { school: named, degree: own?.degree ?? inSchool, major }
}

const shaped = (names: Names): Entry => ({
  school: names.school && found(trimmed(names.school), 'education.school', isSchool(names.school) ? 0.95 : 0.65),
  degree: names.degree,
  major: names.major && found(names.major, 'education.major', 0.88),
})

const fullTime = /非全日制|在职|函授|自考|成人|part[- ]time/i

const timeOf = (rows: readonly Row[]): Found<boolean> | undefined => {
  for (const { piece } of rows) {
    const match = fullTime.exec(piece.text) ?? /全日制|统招|full[- ]time/i.exec(piece.text)
    if (match && piece.text.length < 90)
      return foundAs(
        part(piece, match.index, match.index + match[0].length),
        !fullTime.test(match[0]),
        'education.fullTime',
        0.9,
      )
  }
  return undefined
}

const entryOf = (block: Block): Entry => {
  let rows: Row[] = [...block.header]
  let count = 0
  // Rows behind the date that still say school, degree or major.
  for (const row of block.post) {
    const names = namesOf(partsOf(rows, block.dates))
    const parts = partsOf([row], [])
    const useful = parts.some(
      (one) =>
        (!names.school && isSchool(one)) ||
        (!names.degree && degreeIn(one)) ||
        (!names.major && majorLike(one.text, true)) ||
        one.scores.place > 0,
    )
    if (!useful || row.piece.text.length > 120) break
    rows = [...rows, row]
    count += 1
  }
  const body = [...block.post.slice(count), ...block.body]
  const entry: Entry = {
    ...shaped(namesOf(partsOf(rows, block.dates))),
    dateRange: rangeOf(block.dates),
    gpa: gpaIn([...rows, ...body]),
    isFullTime: timeOf(rows),
    description: longText(body, 'education.description', 0.85),
  }
  for (const { label, piece } of labelsOf([...rows, ...body], block.dates)) {
    const field = labelFields[label]
    const value = field === 'degree' ? degreeIn(piece) : found(piece, `education.label.${field}`, 0.96)
    if (field && value && piece.text.length <= 60) entry[field] = value
  }
  return entry
}

const namesSchool = (row: Row): boolean => {
  const piece = unbulleted(row.piece)
  return piece.text.length <= 120 && partsOf([row], []).some((one) => isSchool(one) && one.text.length <= 60)
}

/** Without dates every row that names a school begins an education; a degree above it belongs to it. */
const withoutDates = (rows: readonly Row[]): Entry[] => {
  const starts = rows.flatMap((row, at) => (namesSchool(row) ? [at] : []))
  return starts.map((at, index) => {
    const above = index === 0 ? rows.slice(0, at) : []
    const to = starts[index + 1] ?? rows.length
    const own = rows.slice(at + 1, to)
    return entryOf({
      header: [...above.slice(-1), ...rows.slice(at, at + 1)],
      post: own.slice(0, 2),
      dates: [],
      body: own.slice(2),
    })
  })
}

const fromGrid = ({ cells, dates }: GridRow): Entry => ({
  school: cells.school && found(cells.school, 'education.grid.school', 0.95),
  major: cells.major && found(cells.major, 'education.grid.major', 0.95),
  degree: cells.degree && degreeIn(cells.degree),
  dateRange: rangeOf(dates),
})

/** The educations of a section. */
export const educationsIn = (rows: readonly Row[], today: string): Entry[] => {
  const grid = gridOf(rows, today)
  if (grid) return grid.map(fromGrid).filter(({ school }) => school !== undefined)
  return wholeRows(rows, today).flatMap((own) =>
    inGroup(
      own.map((row) => schoolApart(row, today)),
      today,
    ),
  )
}

/** Rows that are a whole education each begin one; a date alone above the first of them says that dates stand above. */
const wholeRows = (rows: readonly Row[], today: string): (readonly Row[])[] => {
  const whole = rows.flatMap((row, at) => (isWholeEducation(row, today) ? [at] : []))
  const isDate = (at: number): boolean => {
    const row = rows[at]
    return row !== undefined && dateAlone(row.piece)
  }
  const above = isDate((whole[0] ?? 0) - 1)
  const starts = whole.map((at) => (above && isDate(at - 1) ? at - 1 : at))
  if (starts.length < 2) return [rows]
  return starts.map((at, index) => rows.slice(index === 0 ? 0 : at, starts[index + 1] ?? rows.length))
}

const inGroup = (rows: readonly Row[], today: string): Entry[] => {
  const blocks = blocksOf(rows, { today, single: true, names: namesSchool })
  const entries = blocks.some(({ dates }) => dates.length > 0) ? mergedParts(blocks).map(entryOf) : withoutDates(rows)
  return entries.filter(({ school }) => school !== undefined)
}

/** A block that names no school goes on with the one before it: a date of an award, a thesis. */
const mergedParts = (blocks: readonly Block[]): Block[] => {
  const all: Block[] = []
  for (const block of blocks) {
    const before = all.at(-1)
    const parts = partsOf([...block.header, ...block.post], block.dates)
    const labels = labelsOf([...block.header, ...block.post], block.dates)
    const named =
      parts.some((one) => isSchool(one) || degreeIn(one) !== undefined) ||
      labels.some(({ label }) => labelFields[label] === 'school')
    if (before && !named)
      all[all.length - 1] = { ...before, body: [...before.body, ...block.header, ...block.post, ...block.body] }
    else all.push(block)
  }
  return all
}

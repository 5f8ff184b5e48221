import { datesIn } from '#parsing/dates'
import { degreeIn } from '#parsing/entries/degree'
import { majorWord } from '#parsing/entries/major'
import { type Row, unbulleted } from '#parsing/rows'
import { hasCjk, type Piece, part, stripped, without } from '#parsing/span'

/**
 * An education on one line, with no sign between its parts: "BA : History 1996 Harbor University Dallas, TX". Such a row is
 * given cells, so that whoever reads headers finds school, degree and date apart from each other.
 */

const schoolWord =
  /(?<![\p{L}-])(?:university|college|institute|school|academy|polytechnic|conservatory|seminary|universidad|univ)(?![\p{L}-])/giu
const name = "\\p{Lu}[\\p{L}.'’&-]*"
/** "of North Carolina at Charlotte", "School of Law". */
const behindWord = new RegExp(
  `^(?:\\s(?:of|at|for|OF|AT|FOR)\\s(?:the\\s)?${name}(?:\\s(?:(?:and|&|of|at)\\s)?${name})*|\\s(?:University|College|School|Institute|Campus)\\b)*`,
  'u',
)
const stops =
  /\s(?:City|State|GPA|Coursework|Minor|Major|Bachelor|Master|Associate|Diploma|Certificate|Graduated|Degree|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b/
const sign = /[:;|•,(]|\s[-–—/]\s|ï(?:1⁄4|¼)/gu
const joint = /^(?:and|of|the|&|for|in|high|\/|-)$/

interface Span {
  start: number
  end: number
}

/** Where the name of the school begins between `from` and its own word; a major stands before it where nothing parts them. */
const startOf = (text: string, from: number, word: number, before: 'parted' | 'comma' | 'glued'): number => {
  const words = [...text.slice(from, word).matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    at: from + match.index,
  }))
  const low = words.findLastIndex((one) => !/^[\p{Lu}\d(&]/u.test(one.text) && !joint.test(one.text))
  const own = words.slice(low + 1)
  while (own[0] && /^(?:and|of|&|for|in|\/|-)$/.test(own[0].text)) own.shift()
  if (before === 'parted') return own[0]?.at ?? word
  const first = own.findIndex((one) => !joint.test(one.text) && !one.text.split('/').every((half) => majorWord(half)))
  if (first >= 0) return own[first]?.at ?? word
  return before === 'glued' && /^\S+\s(?:of|at)\s/i.test(text.slice(word)) ? word : (own[0]?.at ?? word)
}

const schoolIn = (text: string, degree: Span | undefined, dates: readonly Span[]): Span | undefined => {
  const leads =
    degree && without({ text: text.slice(0, degree.start), start: 0 }, dates).every((one) => !/\p{L}/u.test(one.text))
  const lead = degree && leads ? degree.end : 0
  const limit = degree && !leads ? degree.start : text.length
  const match = [...text.matchAll(schoolWord)].find(({ index }) => index >= lead && index < limit)
  if (!match) return undefined
  const before = text.slice(lead, match.index)
  const parted = Math.max(0, ...[...before.matchAll(sign)].map((one) => one.index + one[0].length)) + lead
  const dated = Math.max(0, ...dates.filter(({ end }) => end <= match.index).map(({ end }) => end))
  // Behind the degree or a colon comes the major; behind another comma or a date nothing but the school.
  const from = Math.max(parted, dated)
  const glued = dated < parted ? /:\s*$|^\W*$/.test(text.slice(lead, parted)) : dated === 0
  const comma = /,\s*$/.test(text.slice(0, parted))
  const start = startOf(text, from, match.index, glued && lead > 0 ? (comma ? 'comma' : 'glued') : 'parted')
  const open = match.index + match[0].length
  const long = behindWord.exec(text.slice(open, limit))?.[0] ?? ''
  const major = text.slice(lead, start).match(/\p{Lu}\p{L}{3,}/u)?.[0]
  const again = major && long.includes(` of ${major}`) === false ? long.indexOf(` ${major}`) : -1
  const stop = stops.exec(long)?.index ?? long.length
  // "Harborview College Dublin, 2014": a town that nothing follows is part of the name.
  const town =
    long === '' ? (/^\s\p{Lu}\p{Ll}+(?=\s*$|\s*[,|(]\s*(?:\d|$))/u.exec(text.slice(open, limit))?.[0] ?? '') : ''
  if (town !== '' && !stops.test(town) && !town.includes(major ?? town)) return { start, end: open + town.length }
  return { start, end: open + Math.min(stop, again < 0 ? long.length : again) }
}

/** The row with its parts as cells; the row itself where it is no such line. */
export const schoolApart = (row: Row, today: string): Row => {
  const piece = unbulleted(row.piece)
  const { text } = piece
  if (row.cells.length !== 1 || hasCjk(text) || text.length > 200) return row
  const offset = ({ start, end }: Span): Span => ({ start: start - piece.start, end: end - piece.start })
  const found = degreeIn(piece)
  const degree = found && offset(found)
  const dates = datesIn(piece, today).map(offset)
  const school = schoolIn(text, degree, dates)
  if (!school || (!degree && !dates.some(({ end }) => end <= school.start && end > 0 && school.start - end < 3)))
    return row
  const cuts = [...dates, school].flatMap(({ start, end }) => [start, end])
  if (degree && degree.start >= school.end) cuts.push(degree.start)
  const places = [...new Set([0, ...cuts, text.length])].toSorted((a, b) => a - b)
  const cells: Piece[] = places
    .slice(1)
    .map((to, at) => stripped(part(piece, places[at] ?? 0, to)))
    .filter((cell) => /[\p{L}\d]/u.test(cell.text))
  return cells.length > 1 ? { ...row, cells } : row
}

/** A row that tells a school with its degree is an education of its own. */
export const isWholeEducation = (row: Row, today: string): boolean => {
  const cut = schoolApart(row, today)
  return (
    cut.cells.length > 1 &&
    cut.cells.some((cell) => degreeIn(cell) !== undefined) &&
    cut.cells.some((cell) => new RegExp(schoolWord.source, 'iu').test(cell.text) && degreeIn(cell) === undefined)
  )
}

import type { FoundRange } from '#parsing/dates'
import { type Scores, scoresOf } from '#parsing/entries/classify'
import { cityOfCountry, isCityEn } from '#parsing/places'
import type { Row } from '#parsing/rows'
import { unbulleted } from '#parsing/rows'
import { hasCjk, type Piece, part, split, trimmed, without } from '#parsing/span'

export interface Part extends Piece {
  scores: Scores
  /** Which row of the header it stands on. */
  row: number
  loud: boolean
  /** It stood in brackets behind another part. */
  bracketed: boolean
}

/** A dash or colon of full width whose bytes were read in another code, the last of them lost. */
const hard =
  /[\t|｜•●◆]|\s*ï(?:1⁄4|¼)\s*|\s[·∙/]\s|(?<=[\u3400-\u9fff)])\/\s|\s[-‐-―]{1,2}\s|\s{2,}|[–—]{1,2}(?=[\u3400-\u9fff])|(?<=[\u3400-\u9fff)])[-–—·](?=[\u3400-\u9fff])|\s\/\/\s|\s@\s|(?<=[」』】”])\s+|\s+(?=[「『【“])|(?<=[a-z]{3})\.\s+(?=[A-Z])|\s*\b(?:https?:\/\/|www\.)\S+/
const noise =
  /^(?:时间|起止时间|任职时间|工作时间|项目时间|就读时间|日期|在职时间|项目周期|dates?|duration|period|from|to|公司|公司名称|职位|职务|岗位|部门|所在部门|所属部门|任职部门|学校|学校名称|专业|学历|院校|单位|工作单位|任职公司|employer|company|title|position|role|project|项目|项目名称|担任角色|角色|项目角色|department|location|地点|工作地点|共|约|至今|present|全职|兼职|full[- ]?time|part[- ]?time|contract|permanent|freelance|and|for|of|the|or|with|at|in|全日制|统招|非全日制|\d{1,2}\s*(?:年|years?|yrs?)(?:\s*\d{1,2}\s*(?:个?月|months?|mos?))?|\d{1,2}\s*(?:个?月|months?|mos?))$/i
const duration =
  /\(?\s*(?:共|约)?(?<!\d)\d{1,2}\s*(?:years?|yrs?\.?|年)(?![A-Za-z])(?:\s*(?:,|and|零)?\s*\d{1,2}\s*(?:months?|mos?\.?|个?月)(?![A-Za-z]))?\s*\)?|\(?\s*(?<!\d)\d{1,2}\s*(?:months?|mos?\.?|个月)(?![A-Za-z])\s*\)?/gi

const labelled =
  /^(?:公司名称|公司|任职公司|工作单位|单位|职位名称|职位|职务|岗位|担任职务|所在部门|所属部门|部门|学校名称|毕业院校|学校|院校|所学专业|专业|最高学历|学历|学位|项目名称|项目角色|担任角色|角色|工作地点|地点|起止时间|时间|行业|所属行业|employer|company(?: name)?|job title|title|position|role|designation|department|location|school|university|institution|degree|major|field of study|project(?: name)?|client|organization|organisation|industry|period|dates?|duration|place|duties|responsibilities|工作内容|工作职责|项目描述|项目时间|在职时间|任职时间|工作描述|项目职责|所属公司)\s*[:：]\s*/i

export interface LabelledPart {
  label: string
  piece: Piece
}

/** "公司：… 职位：…" in a header; what a label says is believed. */
export const labelledParts = (pieces: readonly Piece[]): LabelledPart[] =>
  pieces.flatMap((piece) => {
    const match = labelled.exec(piece.text)
    const value = match && trimmed(part(piece, match[0].length))
    return match && value && value.text !== ''
      ? [{ label: match[0].replace(/[\s:：]+$/, '').toLowerCase(), piece: value }]
      : []
  })

/** In brackets a town needs not be known where its country is: "(Kirkwall, Scotland)". */
const isPlaceInBrackets = (text: string): boolean => scoresOf(text).place > 0 || cityOfCountry(text) !== undefined

/** Brackets that stand at the end of a piece become a piece of their own, unless they are part of a name. */
const outOfBrackets = (piece: Piece): { piece: Piece; bracketed: boolean }[] => {
  const match = /\s*[([]([^()[\]]{2,40})[)\]]$/.exec(piece.text)
  if (!match || match.index === 0)
    return [{ piece, bracketed: match !== null && match[0].length === piece.text.length }]
  const head = trimmed(part(piece, 0, match.index))
  const innerAt = match.index + match[0].search(/[([]/) + 1
  const inner = trimmed(part(piece, innerAt, piece.text.length - 1))
  if (head.text === '' || inner.text === '') return [{ piece, bracketed: false }]
  const scores = scoresOf(inner.text)
  const useful =
    scores.place > 0 ||
    isPlaceInBrackets(inner.text) ||
    noise.test(inner.text) ||
    (scores.title >= 0.85 && !hasCjk(inner.text)) ||
    /^(?:实习|intern|contract|remote|兼职|全职)/i.test(inner.text) ||
    scores.department > 0
  return useful &&
    !(hasCjk(piece.text) && scoresOf(piece.text).company > 0.9 && scores.place > 0 && /公司$/.test(head.text) === false)
    ? [
        { piece: head, bracketed: false },
        { piece: inner, bracketed: true },
      ]
    : [{ piece, bracketed: false }]
}

const legalEnd =
  /^(.{3,60}?\b(?:Inc|LLC|Ltd|Limited|Group|Corporation|Corp|Co|GmbH|PLC|Company|LLP)\b\.?)\s+(?=\p{Lu})/u
const legalEndZh =
  /^([\u3400-\u9fffA-Za-z()·]{3,30}?(?:有限责任公司|股份有限公司|有限公司|分公司|公司|集团|银行|医院|事务所|研究院|研究所))(?=\s?[\u3400-\u9fffA-Za-z+#.][\u3400-\u9fffA-Za-z+#.\s]{1,20}$)/u

/** Employer and title with nothing between them but the end of the employer's name. */
const glued = (piece: Piece): Piece[] => {
  const head = (hasCjk(piece.text) ? legalEndZh : legalEnd).exec(piece.text)?.[1]
  if (head === undefined) return [piece]
  const rest = trimmed(part(piece, head.length))
  const { title, department } = scoresOf(rest.text)
  return title >= 0.6 || department > 0 ? [part(piece, 0, head.length), rest] : [piece]
}

const blank = /\s(?=Company Name\b)|(?<=\bCompany Name)\s+/
const midPlace =
  /^(?:(.*\S)\s)?((?:[A-Z][A-Za-z.'’-]*\s){0,2}[A-Z][A-Za-z.'’-]*\s?,\s?(?:[A-Z]{2}|State))\s+(\p{Lu}.*)$/u

const named = /^\p{Lu}[\p{L}\d.,&/'’+-]*(?:\s(?:(?:of|and|the|for|to|in|&|-|\/)\s)?\(?\p{Lu}[\p{L}\d.,&/'’+)-]*){0,8}$/u

/** Behind a place a title needs no known word: "Dallas, TX Psychotherapist". */
const mayBeTitle = (text: string): boolean => {
  const { title, place } = scoresOf(text)
  return title >= 0.6 || (place === 0 && text.length <= 60 && named.test(text))
}

const bracketPlace = /^(.{2,60}?)\s*\(([^()]{3,40})\)\s+(?=\p{Lu})/u

/** "Harbor Foods (Gdynia, Poland) Store Clerk": a place in brackets ends the name before it. */
const behindBrackets = (piece: Piece): Piece[] => {
  const match = bracketPlace.exec(piece.text)
  return match && isPlaceInBrackets(match[2] ?? '')
    ? [trimmed(part(piece, 0, match[0].length)), trimmed(part(piece, match[0].length))]
    : [piece]
}

/** "Foo Ltd Dallas, TX Sales Manager" and the blank of a template, "Sales Manager Company Name": no sign stands between. */
const unsigned = (piece: Piece): Piece[] => {
  const match = midPlace.exec(piece.text)
  const [, before = '', place = '', rest = ''] = match ?? []
  if (match && mayBeTitle(rest) && scoresOf(place).place > 0) {
    const at = before === '' ? 0 : before.length + 1
    const parts = [
      part(piece, 0, before.length),
      part(piece, at, at + place.length),
      part(piece, piece.text.length - rest.length),
    ]
    return parts
      .map((one) => trimmed(one))
      .filter(({ text }) => text !== '')
      .flatMap((one) => split(one, blank))
  }
  return split(piece, blank)
}

const tailed = /\s((?:[A-Z][A-Za-z.'’-]*\s){0,2}[A-Z][A-Za-z.'’-]*\s?,\s?[A-Z][A-Za-z.]+)$/

/** "Company Name City, State": the place at the end has no sign before it. */
const placeTail = (piece: Piece): Piece[] => {
  const tail = tailed.exec(piece.text)?.[1]
  if (tail === undefined || scoresOf(piece.text).place > 0) return [piece]
  const words = tail.split(/\s(?=[A-Z])/)
  const tries = words.map((_, at) => words.slice(at).join(' ')).filter((text) => text.includes(','))
  const known = tries.find((text) => isCityEn(text.split(/\s?,/)[0] ?? '')) ?? tries.at(-1)
  const at = known === undefined ? -1 : piece.text.length - known.length
  return known !== undefined && at > 2 && scoresOf(known).place > 0
    ? [trimmed(part(piece, 0, at)), part(piece, at)]
    : [piece]
}

const softSplit = (piece: Piece): Piece[] => {
  if (hasCjk(piece.text)) {
    if (/^[^\u3400-\u9fff]+\s[\u3400-\u9fff]{1,2}$/.test(piece.text)) return [piece]
    // "阿里巴巴 高级 Java 工程师": words in Latin letters belong to what surrounds them.
    return split(
      piece,
      /(?<=[\u3400-\u9fff)])\s+(?=[\u3400-\u9fff])|(?<=[\u3400-\u9fff]{3}|[)])\s+(?=[A-Za-z])(?=[A-Za-z]+\s?[\u3400-\u9fff]+(?:工程师|经理|开发|总监|专员|主管|顾问))|[,，、](?=[\u3400-\u9fff])/,
    )
  }
  return commaSplit(piece)
}

const legal = /^(?:inc|llc|l\.l\.c|ltd|limited|corp|co|plc|gmbh|s\.?a|pvt|llp|p\.?c|usa|us|uk|n\.?a)\b(?!-)/i
const sides = /\s(?:at|with|@)\s(?=[A-Z])/

/** Commas part title, company and place, but not "Google, Inc." nor "San Jose, CA". */
const commaSplit = (piece: Piece): Piece[] => {
  const at = split(piece, sides)
  if (at.length === 2 && !/\b(?:University|College|School|Institute)\b[^,]*\sat\s/.test(piece.text))
    return at.flatMap(commaSplit)
  const whole = scoresOf(piece.text)
  if (whole.place > 0) return [piece]
  const parts = split(piece, /,\s+(?![^()]*\))/)
  if (parts.length < 2) return parts
  const joined: Piece[] = []
  for (const one of parts) {
    const last = joined.at(-1)
    const both = last && part(piece, last.start - piece.start, one.start - piece.start + one.text.length)
    if (last && both && (legal.test(one.text) || (scoresOf(both.text).place > 0 && scoresOf(last.text).title < 0.5)))
      joined[joined.length - 1] = both
    else joined.push(one)
  }
  // "Regional Manager, Sales" and "Director, Product" are titles.
  const [first, second] = joined
  if (
    first &&
    second &&
    joined.length === 2 &&
    scoresOf(first.text).title >= 0.85 &&
    second.text.split(' ').length <= 3 &&
    /^(?:sales|marketing|product|engineering|operations|finance|hr|human resources|it|technology|data|research|design|strategy|business|customer|quality|software|global|emea|apac|americas|corporate|digital)\b/i.test(
      second.text,
    ) &&
    scoresOf(second.text).company < 0.9
  )
    return [part(piece, first.start - piece.start, second.start - piece.start + second.text.length)]
  return joined
}

const partsOfRow = (row: Row, index: number, dates: readonly { start: number; end: number }[]): Part[] => {
  const first = row.cells[0]
  const cells = row.bullet && first ? [unbulleted(first), ...row.cells.slice(1)] : row.cells
  return cells
    .flatMap((cell) => without(cell, [...dates, ...durations(cell, dates)]))
    .flatMap((piece) => split(piece, hard))
    .filter(({ text }) => !labelled.test(text))
    .flatMap(behindBrackets)
    .flatMap(unsigned)
    .flatMap(placeTail)
    .flatMap((piece) => (scoresOf(piece.text).place > 0 ? [piece] : softSplit(piece).flatMap(glued).flatMap(placeTail)))
    .flatMap(outOfBrackets)
    .map(({ piece, bracketed }) => ({ piece: trimmedEnds(piece), bracketed }))
    .filter(({ piece }) => piece.text !== '' && !noise.test(piece.text) && /[\p{L}\d]/u.test(piece.text))
    .map(({ piece, bracketed }) => ({
      ...piece,
      scores:
        bracketed && isPlaceInBrackets(piece.text)
          ? { company: 0, title: 0, department: 0, school: 0, place: 0.95 }
          : scoresOf(piece.text),
      row: index,
      loud: row.line.bold,
      bracketed,
    }))
}

const durations = (cell: Piece, dates: readonly { start: number; end: number }[]): { start: number; end: number }[] =>
  dates.length === 0
    ? []
    : [...cell.text.matchAll(duration)].map((match) => ({
        start: cell.start + match.index,
        end: cell.start + match.index + match[0].length,
      }))

/** A bracket that was opened before a date and closed behind it is left alone without its other half. */
const trimmedEnds = (piece: Piece): Piece => {
  const { text } = piece
  const count = (sign: string): number => text.split(sign).length - 1
  const open = count('(') - count(')')
  if (open > 0 && text.endsWith('(')) return trimmed(part(piece, 0, text.length - 1))
  if (open < 0 && text.startsWith(')')) return trimmed(part(piece, 1))
  if (open < 0 && text.endsWith(')')) return trimmed(part(piece, 0, text.length - 1))
  if (open > 0 && text.startsWith('(')) return trimmed(part(piece, 1))
  if (open === 0 && /^\([^()]*\)$/.test(text)) return trimmed(part(piece, 1, text.length - 1))
  return trimmed(piece)
}

/** The parts of the rows of a header, without the dates. */
export const partsOf = (rows: readonly Row[], dates: readonly FoundRange[]): Part[] =>
  rows.flatMap((row, index) =>
    partsOfRow(
      row,
      index,
      dates.filter((date) => date.start >= row.piece.start && date.end <= row.piece.start + row.piece.text.length),
    ),
  )

/** The labelled parts of rows: cells and pieces that begin with a label. */
export const labelsOf = (rows: readonly Row[], dates: readonly FoundRange[]): LabelledPart[] =>
  labelledParts(
    rows.flatMap((row) =>
      row.cells
        .flatMap((cell) => without(cell, dates))
        .flatMap((piece) => split(piece, hard))
        .flatMap((piece) => split(piece, /\s+(?=[\u3400-\u9fff]{2,4}[:：])/)),
    ),
  )

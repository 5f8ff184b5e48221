import { dateAlone, datesIn } from '#parsing/dates'
import type { Entry } from '#parsing/entries/work'
import { companyEn, companyZh } from '#parsing/lexicon/orgs'
import { cardsApart } from '#parsing/lists/cards'
import { joinedRows, type Row, unbulleted } from '#parsing/rows'
import { type Found, found, hasCjk, type Piece, part, split, trimmed, without } from '#parsing/span'

const parted =
  /[\t|｜•●◆]|\s[-–—·]\s(?!(?:Associate|Professional|Specialty|Foundational?|Practitioner|Expert|Level|Fundamentals)\b)|[;；]/
const issuerWord =
  /(?:颁发|协会|学会|部$|委员会|中心|局$|公司|大学|学院|institute|academy|association|board|council|university|college|society|amazon|google|microsoft|oracle|cisco|coursera|udemy|linkedin|ibm|comptia|pmi|scrum alliance|hubspot|salesforce|red cross)/i
const many = /[、]|,(?=[\u3400-\u9fff])/

/** "RN, BLS, ACLS": names of a few capitals, and not a name with the state that it holds in. */
const acronym = /^(?=.*[A-Z\d].*[A-Z\d])[A-Z][\w+/.-]{1,11}(?: v?\d[\w.]*)?$/
const acronymsIn = (piece: Piece): Piece[] => {
  const parts = split(piece, /,\s*/)
  const state = parts.length === 2 && /^[A-Z]{2}$/.test(parts[1]?.text ?? '')
  return parts.length > 1 && !state && parts.every(({ text }) => acronym.test(text)) ? parts : [piece]
}

const dateIn = (piece: Piece, today: string): Found<string> | undefined => {
  const date = datesIn(piece, today).find(({ suspicious }) => !suspicious)
  const iso = date?.value.start.iso
  return date && iso ? { value: iso, start: date.start, end: date.end, rule: 'list.date', confidence: 0.92 } : undefined
}

const isIssuer = (text: string): boolean =>
  issuerWord.test(text) || (hasCjk(text) ? companyZh.test(text) : companyEn.test(text))

/** "Name, Issuer" and "Name (Issuer)". */
const withIssuer = (piece: Piece): Piece[] => {
  const brackets = /^(.{3,}?)\s*\(([^()]{2,50})\)$/.exec(piece.text)
  if (brackets?.[1] && brackets[2] && isIssuer(brackets[2])) {
    const from = piece.text.lastIndexOf('(') + 1
    return [
      { text: brackets[1], start: piece.start },
      { text: brackets[2], start: piece.start + from },
    ]
  }
  const parts = split(piece, hasCjk(piece.text) ? /[,，]\s*/ : /,\s+|\s(?:by|from|issued by)\s/)
  const last = parts.at(-1)
  const [first] = parts
  return parts.length === 2 && first && last && isIssuer(last.text) ? [first, last] : [piece]
}

const badName = /^(?:证书|certificate|certification|issued|颁发机构|获得时间|expected|in progress|\d+)$/i

/**
 * "一级人力资源管理师（2020年11月）、PMP", "2024年 国家奖学金；2023年 校级奖学金": several in a row, where each but one has its own date or
 * its name ends with it.
 */
const apart = (piece: Piece, today: string): Piece[] => {
  const byDate = split(piece, /[;；、]/)
  const dated = byDate.filter((one) => datesIn(one, today).length > 0).length
  if (byDate.length > 1 && dated > 1) return byDate
  return splitAfter(piece, /\([^()]*\d{4}[^()]*\)(?=[、,，]\s*\S)/)
}

/** Parted behind what matches; the sign that follows is trimmed away. */
const splitAfter = (piece: Piece, pattern: RegExp): Piece[] => {
  const match = pattern.exec(piece.text)
  if (!match) return [piece]
  const end = match.index + match[0].length
  return [part(piece, 0, end), ...splitAfter(trimmed(part(piece, end)), pattern)]
}

const entryOf = (row: Row, today: string): Entry[] => {
  const whole = unbulleted(row.piece)
  return whole.text.length > 160 || whole.text.includes('@')
    ? []
    : apart(whole, today).flatMap((one) => entriesIn(one, today))
}

const entriesIn = (piece: Piece, today: string): Entry[] => {
  const date = dateIn(piece, today)
  const dates = datesIn(piece, today)
  const parts = without(piece, dates)
    .flatMap((one) => split(one, parted))
    .flatMap(withIssuer)
    .map((one) => trimmed(one, /[\s,，;；:：|·•\-–—、。()"“”《》]/))
    .filter(({ text }) => /\p{L}{2}/u.test(text) && !badName.test(text))
  const [first, ...rest] = parts
  if (!first) return []
  const alone = dates.length <= 1 && rest.length === 0
  const several = alone && many.test(first.text) ? split(first, many) : alone ? acronymsIn(first) : [first]
  if (several.length > 1) return several.map((one) => ({ name: found(one, 'certificate.list', 0.85) }))
  const issuer = rest.find(({ text }) => text.length <= 60 && !/^(?:no|number|编号|id)\b/i.test(text))
  return [
    { name: found(first, 'certificate.row', 0.88), issuer: issuer && found(issuer, 'certificate.issuer', 0.75), date },
  ]
}

/** A row with nothing but a date or an issuer belongs to the row above it. */
const withRest = (rows: readonly Row[], today: string): Entry[] => {
  const all: Entry[] = []
  for (const row of rows) {
    const entries = entryOf(row, today)
    const before = all.at(-1)
    const [only] = entries
    const date = dateIn(row.piece, today)
    if (before && entries.length === 0 && date) before.date ??= date
    else if (
      before &&
      only &&
      entries.length === 1 &&
      !row.bullet &&
      !row.loud &&
      !before.issuer &&
      isIssuer(String(only.name?.value)) &&
      !/证|certif/i.test(String(only.name?.value)) &&
      rows.some(({ loud }) => loud)
    ) {
      before.issuer = only.name
      before.date ??= only.date
    } else if (row.continues && before?.name && !row.bullet && only && !only.date) continue
    else all.push(...entries)
  }
  return all
}

/** The certificates of a section. */
export const certificatesIn = (rows: readonly Row[], today: string): Entry[] =>
  withRest(joinedRows(cardsApart(rows, dateAlone)), today).filter(({ name }) => name !== undefined)

const awardLevel =
  /国家级|省级|市级|校级|院级|国际级|全国|[特一二三]等奖|金奖|银奖|铜奖|冠军|亚军|季军|first (?:prize|place)|second (?:prize|place)|third (?:prize|place)|gold|silver|bronze/i

/** The awards of a section; `level` is the word that says how high it is. */
export const awardsIn = (rows: readonly Row[], today: string): Entry[] =>
  certificatesIn(rows, today).map(({ name, date }) => {
    const text = String(name?.value ?? '')
    const match = awardLevel.exec(text)
    const level =
      match && name
        ? {
            ...name,
            value: match[0],
            start: name.start + match.index,
            end: name.start + match.index + match[0].length,
            rule: 'award.level',
          }
        : undefined
    return { name: name && { ...name, rule: 'award.row' }, date, level }
  })

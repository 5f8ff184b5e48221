import { languageCatalogue, languageLevelIn } from '#knowledge/languages'
import type { Entry } from '#parsing/entries/work'
import { cardsApart } from '#parsing/lists/cards'
import { type Row, unbulleted } from '#parsing/rows'
import { type Found, found, foundAs, type Piece, part, split, trimmed } from '#parsing/span'

/** In a section of languages every name counts; one that only holds another ("Business English") is that one. */
const written = [...languageCatalogue().byId.values()].flatMap(({ zh, en, aliases }) => [
  zh,
  en,
  ...aliases
    .map((alias) => alias.replace(/^[?^=]/, ''))
    .filter((alias) => ![zh, en].some((name) => alias.includes(name))),
])
const longestFirst = (names: readonly string[]): string => names.toSorted((a, b) => b.length - a.length).join('|')
const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)
const name = new RegExp(
  `(?:${longestFirst(written.filter(isHan))})|(?<![A-Za-z])(?:Chinese \\(?Mandarin\\)?|${longestFirst(
    written.filter((each) => !isHan(each)),
  )})(?![A-Za-z])`,
  'g',
)

const scores =
  /(?:CET|大学英语)[\s-]?[46四六]级?(?:\s*[:：(]?\s*\d{3}\s*分?\)?)?|(?:雅思|IELTS)\s*[:：(]?\s*\d(?:\.\d)?\s*分?\)?|(?:托福|TOEFL)(?:\s*iBT)?\s*[:：(]?\s*\d{2,3}\s*分?\)?|(?:TOEIC|托业)\s*[:：(]?\s*\d{3}\s*分?\)?|TEM[\s-]?[48]|(?:英语)?专业?[四八]级|专[四八]|GRE\s*[:：(]?\s*\d{3}\+?\)?|(?:英语|大学英语)[四六]级|JLPT\s*N[1-5]|日语\s*N[1-5](?:级)?|(?<![A-Za-z])N[1-5](?![A-Za-z0-9])(?:级)?|TOPIK\s*\d级?|HSK\s*\d|DELF\s*[ABC]\d|普通话[一二]级[甲乙]等|BEC\s*(?:高级|中级|初级|Higher|Vantage)|英语[四六]级/i

const levelIn = (piece: Piece): Found<string> | undefined => {
  const found = languageLevelIn(piece.text)
  return found && foundAs(part(piece, found.start, found.end), found.level, 'language.level', 0.9)
}

const scoreIn = (piece: Piece): Found<string> | undefined => {
  const match = scores.exec(piece.text)
  if (!match) return undefined
  const span = trimmed(part(piece, match.index, match.index + match[0].length))
  const clean = span.text.endsWith(')') && !span.text.includes('(') ? part(span, 0, span.text.length - 1) : span
  return found(clean, 'language.score', 0.92)
}

/** One language with what stands behind its name up to the next one. */
const entriesIn = (piece: Piece): Entry[] => {
  const matches = [...piece.text.matchAll(name)].filter(
    (match) => !/^(?:专业|级)/.test(piece.text.slice(match.index + match[0].length)),
  )
  return matches.map((match, at) => {
    const to = matches[at + 1]?.index ?? piece.text.length
    const own = part(piece, match.index, match.index + match[0].length)
    const behind = part(piece, match.index + match[0].length, to)
    const before = at === 0 ? part(piece, 0, match.index) : undefined
    const level = levelIn(behind) ?? (before && matches.length === 1 ? levelIn(before) : undefined)
    return {
      name: found(own, 'language.name', 0.95),
      level,
      certificate: scoreIn(part(piece, match.index, to)) ?? (before && scoreIn(before)),
    }
  })
}

const merged = (entries: readonly Entry[]): Entry[] => {
  const kept: Entry[] = []
  for (const entry of entries) {
    const same = kept.find((one) => one.name?.value === entry.name?.value)
    if (same) {
      same.level ??= entry.level
      same.certificate ??= entry.certificate
    } else kept.push({ ...entry })
  }
  return kept
}

/** A row below a language may hold only its level. */
const rowEntries = (rows: readonly Row[]): Entry[] => {
  const all: Entry[] = []
  for (const row of rows) {
    const piece = unbulleted(row.piece)
    const pieces =
      row.cells.length > 2 || (piece.text.match(name)?.length ?? 0) > 1 ? split(piece, /[;；|｜]/) : [piece]
    const own = pieces.flatMap(entriesIn)
    const last = all.at(-1)
    if (own.length === 0 && last && piece.text.length < 60) {
      last.level ??= levelIn(piece)
      last.certificate ??= scoreIn(piece)
    }
    all.push(...own)
  }
  return all
}

/** The languages of a section. */
export const languagesIn = (rows: readonly Row[]): Entry[] =>
  merged(rowEntries(cardsApart(rows, (cell) => levelIn(cell) !== undefined && !cell.text.match(name))))

const english = /英语|CET|大学英语|IELTS|雅思|TOEFL|托福|TEM/i

/** Elsewhere (among skills, certificates, the person) only what surely is about a language: a test with its language, or a label. */
export const languagesElsewhere = (rows: readonly Row[]): Entry[] =>
  merged(
    rows.flatMap((row) => {
      const piece = unbulleted(row.piece)
      const score = scoreIn(piece)
      const labelled =
        /(?:^|[;；。.]\s*)(?:语言能力|语言|外语水平|外语|英语水平|languages?|language skills)\s*[:：]/i.exec(piece.text)
      if (labelled) return entriesIn(part(piece, labelled.index + labelled[0].length))
      if (!score || !english.test(piece.text)) return []
      return entriesIn(piece).filter(({ name: one }) => /英语|英文|English/.test(String(one?.value)))
    }),
  )

import { languageCatalogue } from '#knowledge/languages'
import { kindOfHeading } from '#parsing/headings'
import { companyEn, companySureZh, schoolEn } from '#parsing/lexicon/orgs'
import { titleEn, titleEndZh } from '#parsing/lexicon/titles'
import { type Labelled, labelOf, spanOf } from '#parsing/person/labels'
import { chineseNameOf, latinNameOf } from '#parsing/person/name-shape'
import type { Row } from '#parsing/rows'
import { type Found, foundAs, hasCjk, type Piece, part, split, trimmed } from '#parsing/span'

interface Candidate {
  piece: Piece
  value: string
  score: number
}

const languages: ReadonlySet<string> = new Set(
  [...languageCatalogue().byId.values()].flatMap(({ zh, en }) => [zh, en.toLowerCase()]),
)

/** "English, Polish": one of them may be a family name, all of them together are no person. */
const areLanguages = (text: string): boolean =>
  text.split(/[\s,、]+/).every((word) => languages.has(word.toLowerCase()))

const namesAThing = (text: string): boolean =>
  kindOfHeading(text) !== undefined ||
  areLanguages(text) ||
  labelOf(text) !== undefined ||
  (hasCjk(text)
    ? text.length > 3 && (titleEndZh.test(text) || companySureZh.test(text))
    : titleEn.test(text) || companyEn.test(text) || schoolEn.test(text))

const shapeOf = (piece: Piece): Candidate | undefined => {
  if (namesAThing(piece.text)) return undefined
  return hasCjk(piece.text) ? chineseNameOf(piece) : latinNameOf(piece)
}

/** From a label, almost anything short goes: names are more various than lists of them. */
const fromLabel = ({ value }: Labelled): Found<string> | undefined => {
  const first = split(value, /[\t|/,;]|\s{2,}|\s(?=[男女]\b)/)[0]
  if (!first || first.text.length > 40 || /[\d@]/.test(first.text)) return undefined
  const shape = shapeOf(first)
  if (shape) return foundAs(shape.piece, shape.value, 'name.label', 0.97)
  const plain =
    /^[\u3400-\u9fff]{2,4}$/.test(first.text.replace(/\s/g, '')) ||
    /^\p{Lu}[\p{L}'’.-]+(?:\s\p{L}[\p{L}'’.-]*){0,4}$/u.test(first.text)
  return plain && !namesAThing(first.text)
    ? foundAs(first, hasCjk(first.text) ? first.text.replace(/\s+/g, '') : first.text, 'name.label', 0.9)
    : undefined
}

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')

/** A name of which a part stands in the address of the mail is hardly anything else. */
const mailAgrees = (name: string, emails: readonly string[]): boolean => {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((one) => one.length > 2)
  return emails.some((email) => {
    const local = letters(email.split('@')[0] ?? '')
    return words.some((one) => local.includes(letters(one)) && letters(one).length > 2)
  })
}

interface Setting {
  emails: readonly string[]
  /** Offsets of mail addresses and phone numbers. */
  contacts: readonly number[]
  tallest: number
}

const rank = (row: Row, candidate: Candidate, at: number, { emails, contacts, tallest }: Setting): number => {
  const { size } = row.line
  const large = size > 0 && size >= tallest - 0.5 && tallest > 0
  const near = contacts.some((offset) => Math.abs(offset - candidate.piece.start) < 220)
  return (
    candidate.score +
    (large ? 0.35 : 0) +
    (row.loud ? 0.1 : 0) +
    (near ? 0.15 : 0) +
    (mailAgrees(candidate.value, emails) ? 0.35 : 0) +
    (at === 0 ? 0.2 : Math.max(0, 0.12 - at * 0.02)) -
    (row.bullet ? 0.5 : 0)
  )
}

const leadsToName = /(?:resume|résumé|cv|curriculum vitae|vitae|name|candidate|applicant|of|简历|姓名)\s*$/i

/** Behind a colon stands what the words before it say, and that is a name only where they say so. */
const unlabelled = (piece: Piece): Piece[] => {
  const at = /[:：]\s/.exec(piece.text)?.index
  if (at === undefined) return [piece]
  const before = part(piece, 0, at)
  return leadsToName.test(before.text) ? [before, part(piece, at + 1)] : [before]
}

/** A quotation that begins with the name, as tables write a text, is no part of it; a nickname has both its marks. */
const unquoted = (piece: Piece): Piece => {
  const one = trimmed(piece)
  return (one.text.match(/["“”]/g) ?? []).length === 1 ? trimmed(one, /[\s"“”]/) : one
}

const pieces = (row: Row): Piece[] => {
  const parts = row.cells
    .flatMap((cell) => split(cell, /[\t|｜/]|\s[-‐-―·•]\s|[,，]\s*(?=[男女\d])|\s\(/))
    .flatMap(unlabelled)
  const spaced = parts.flatMap((one) =>
    /^[\u3400-\u9fff]{2,4}\s+[\u3400-\u9fff\dA-Za-z]/.test(one.text) ? split(one, /\s+/).slice(0, 1) : [],
  )
  const mixed = parts.flatMap((one) =>
    /^[\u3400-\u9fff]{2,4}\s+\p{Lu}/u.test(one.text) || /^\p{Lu}[\p{L} ]+\s[\u3400-\u9fff]{2,4}$/u.test(one.text)
      ? split(one, /(?<=[A-Za-z])\s+(?=[\u3400-\u9fff])|(?<=[\u3400-\u9fff])\s+(?=[A-Za-z])/)
      : [],
  )
  const trailing = parts.flatMap((one) => (/^\p{Lu}[^,]+,\s/u.test(one.text) ? split(one, /,\s*/).slice(0, 1) : []))
  return [...parts, ...spaced, ...mixed, ...trailing].map(unquoted)
}

/**
 * The name of the person: said by a label, or what looks most like one among the first lines. `rows` are those about the
 * person, which no other section takes.
 */
export const nameIn = (
  rows: readonly Row[],
  labels: readonly Labelled[],
  emails: readonly string[],
  contacts: readonly number[],
): Found<string> | undefined => {
  const named = labels
    .filter(({ label }) => label === 'name')
    .map(fromLabel)
    .find((one) => one !== undefined)
  const tallest = Math.max(
    0,
    ...rows
      .slice(0, 40)
      .filter(({ line }) => line.page === 1)
      .map(({ line }) => line.size),
  )
  const setting: Setting = { emails, contacts, tallest }
  const taken = labels.filter(({ label }) => label !== 'name').map(spanOf)
  const ranked = rows
    .filter(({ line }) => line.page === 1)
    .slice(0, 30)
    .flatMap((row, at) =>
      pieces(row).flatMap((piece) => {
        if (taken.some(({ start, end }) => piece.start >= start && piece.start < end)) return []
        const candidate = shapeOf(piece)
        return candidate ? [{ ...candidate, rank: rank(row, candidate, at, setting) }] : []
      }),
    )
    .toSorted((a, b) => b.rank - a.rank)
  const best = ranked[0]
  if (named && !(best && best.rank > 1.4 && named.confidence < 0.95)) return named
  if (!best || best.rank < 0.85) return undefined
  return foundAs(best.piece, best.value, 'name.top', Math.min(0.97, 0.5 + best.rank * 0.33))
}

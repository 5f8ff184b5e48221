import { asWritten, plainDocument } from '#parsing/as-written'
import { assemble, type Review } from '#parsing/assemble'
import { datesIn } from '#parsing/dates'
import { contactsOf, gather } from '#parsing/gather'
import { likelihoodOf } from '#parsing/likelihood'
import type { ParsedResume } from '#parsing/parsed'
import { secondPerson } from '#parsing/people'
import { biographyOf } from '#parsing/prose/biography'
import { rowsOf } from '#parsing/rows'
import { languageOf } from '#parsing/script'
import { sectionsOf } from '#parsing/sections'
import type { Piece } from '#parsing/span'
import type { DocumentText } from '#reading/document'

export const parserVersion = '3'

/** Below this a document is taken for something else, and nothing of it is said to be about a person. */
const resumeBar = 0.4

const empty = (language: ParsedResume['language'], review: Review[], likelihood = 0): ParsedResume => ({
  fields: {},
  sources: {},
  sections: [],
  review,
  likelihood,
  language,
  version: parserVersion,
})

/** A range of dates at the beginning of a row, with words behind it or, where it stands alone, below it. */
const tellsRange = (piece: Piece, next: Piece | undefined, today: string): boolean => {
  const [date] = datesIn(piece, today)
  if (!date || date.single || date.suspicious || date.start - piece.start > 3) return false
  const behind = piece.text.slice(date.end - piece.start)
  return words.test(behind.trim() === '' ? (next?.text ?? '') : behind)
}
const words = /\p{L}{2}/u

const readingReviews = ({ quality, hidden }: DocumentText): Review[] => [
  ...(quality.verdict === 'good' ? [] : [{ reason: 'badlyRead' as const }]),
  ...(hidden.length > 0 ? [{ reason: 'hiddenText' as const }] : []),
]

/** Reads the fields of a resume from a document, each value with the place that it was read from. */
export const parseResume = (document: DocumentText, { today }: { today: string }): ParsedResume => {
  const plain = plainDocument(document)
  const language = languageOf(plain.text)
  const reviews = readingReviews(document)
  if (language === 'other') return empty(language, [...reviews, { reason: 'otherLanguage' }])
  const all = rowsOf(plain)
  const second = secondPerson(all)
  const rows = second === undefined ? all : all.slice(0, second)
  const sections = sectionsOf(rows)
  const contacts = contactsOf(sections)
  const gathered = gather(sections, contacts, today)
  const prose = biographyOf(rows, sections, today)
  const whole = prose
    ? {
        singles: { ...prose.singles, ...defined(gathered.singles) },
        arrays: gathered.arrays,
        lists: { ...gathered.lists, ...missing(gathered.lists, prose.lists) },
      }
    : gathered
  const likelihood = likelihoodOf({
    text: plain.text,
    sections,
    emails: contacts.emails.length,
    phones: contacts.phones.length,
    labels: new Set(contacts.labels.map(({ label }) => label)).size,
    name: whole.singles['humanInfo.name'] !== undefined,
    works: (whole.lists.works ?? []).filter(({ dateRange }) => dateRange).length + (whole.lists.interns ?? []).length,
    educations: whole.lists.educations?.length ?? 0,
    biography: prose?.signs ?? 0,
    titles: (whole.lists.works ?? []).filter(({ position }) => position && position.confidence > 0.8).length,
    ranges: rows.filter(({ piece }, at) => tellsRange(piece, rows[at + 1]?.piece, today)).length,
  })
  if (likelihood < resumeBar)
    return {
      ...empty(language, [...reviews, { reason: 'notAResume' }], likelihood),
      sections: outline(document, sections),
    }
  const { fields, sources, unsure } = assemble(document, whole)
  const has = (path: string): boolean => sources[path] !== undefined
  return {
    fields,
    sources,
    sections: outline(document, sections),
    review: [
      ...reviews,
      ...(second === undefined ? [] : [{ reason: 'severalPeople' as const }]),
      ...(has('humanInfo.name') ? [] : [{ reason: 'noName' as const }]),
      ...(has('humanInfo.phone') || has('humanInfo.email') ? [] : [{ reason: 'noContact' as const }]),
      ...unsure.map((path) => ({ reason: 'unsure' as const, path })),
    ],
    likelihood,
    language,
    version: parserVersion,
  }
}

const outline = ({ text }: DocumentText, sections: ParsedResume['sections']): ParsedResume['sections'] =>
  sections.map(({ kind, heading, start, end }) => ({
    kind,
    heading: asWritten(heading, text.slice(start, end)),
    start,
    end,
  }))
const defined = <T>(values: Record<string, T | undefined>): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter((one): one is [string, T] => one[1] !== undefined))
const missing = <T>(
  lists: Record<string, readonly T[]>,
  more: Record<string, readonly T[]>,
): Record<string, readonly T[]> =>
  Object.fromEntries(Object.entries(more).filter(([key]) => (lists[key] ?? []).length === 0))

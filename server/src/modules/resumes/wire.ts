import type { Place, Reading } from '@cohort/contract/readings'
import type { ParsedResume, Source } from '@cohort/talent/parsing/parsed'
import { type DocumentText, pageOf, placesOf } from '@cohort/talent/reading/document'
import { normaliseText, plainSigns } from '@cohort/talent/reading/signs'
import type { KeptDocument } from '#modules/resumes/reading-store'

type Values = Record<string, unknown>

const round = (value: number): number => Math.round(value * 10) / 10
const boxOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
})

/** What is kept of a document. */
export const keptDocument = (document: DocumentText, photo?: KeptDocument['photo']): KeptDocument => ({
  kind: document.kind,
  pages: document.pages,
  hidden: document.hidden,
  language: document.language,
  quality: document.quality,
  version: document.version,
  lines: document.lines.map(({ text, start, page, box, stops, heading, bold }) => ({
    text,
    start,
    page,
    box: box && boxOf(box),
    stops: stops?.map(round) ?? null,
    heading,
    bold,
  })),
  ...(photo && { photo }),
})

const textOf = ({ lines }: Pick<KeptDocument, 'lines'>): string => lines.map(({ text }) => text).join('\n')

/** The value that stands at a path of the standard fields: `works.0.company`. */
export function valueAt(fields: Values, path: string): unknown {
  let value: unknown = fields
  for (const step of path.split('.')) value = (value as Values | null | undefined)?.[step]
  return value ?? undefined
}

const lineOf = ({ lines }: Pick<KeptDocument, 'lines'>, start: number): number =>
  Math.max(
    0,
    lines.findLastIndex((line) => line.start <= start),
  )

/** The place of a span of the text. */
function placeOf(document: KeptDocument, start: number, end: number): Place {
  const where = document as unknown as Pick<DocumentText, 'lines'>
  return {
    start,
    end,
    quote: textOf(document).slice(start, end),
    page: pageOf(where, start),
    line: lineOf(document, start),
    boxes: placesOf(where, start, end).map(({ box }) => boxOf(box)),
  }
}

const placeOfSource = (document: KeptDocument, source: Source): Place => ({
  start: source.start,
  end: source.end,
  quote: source.quote,
  page: source.page,
  line: lineOf(document, source.start),
  boxes: source.boxes.map(boxOf),
})

/** A reading as it goes over the wire. */
export function toReading(document: KeptDocument, parsed: ParsedResume): Reading {
  return {
    document: {
      kind: document.kind,
      pages: document.pages.map((page) => ({ ...page })),
      lines: document.lines.map(({ text, start, page, box, heading, bold }) => ({
        text,
        start,
        page,
        box,
        heading,
        bold,
      })),
      hidden: document.hidden.map((each) => ({ ...each })),
      language: document.language,
      quality: { ...document.quality, problems: document.quality.problems.map((each) => ({ ...each })) },
    },
    fields: parsed.fields,
    sources: Object.entries(parsed.sources).map(([path, source]) => ({
      path,
      value: valueAt(parsed.fields, path),
      ...placeOfSource(document, source),
      rule: source.rule,
      confidence: source.confidence,
    })),
    sections: parsed.sections.map((section) => ({ ...section })),
    reasons: parsed.review.map((each) => ({ ...each })),
    likelihood: parsed.likelihood,
    language: parsed.language,
    versions: { reading: document.version, parsing: parsed.version },
  }
}

/** Spaces and line ends of the file are not those of the record, nor need its commas be. */
function findWords(text: string, quote: string, from: number, to: number): { start: number; end: number } | undefined {
  const words = plainSigns(normaliseText(quote)).split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  const pattern = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('\\s*')
  const found = new RegExp(pattern, 'i').exec(plainSigns(text.slice(from, to)))
  return found ? { start: from + found.index, end: from + found.index + found[0].length } : undefined
}

/**
 * The line of a value, or of some words in it. The words are looked for where the value was read, then in the whole
 * file: histories that were sorted or changed since have other numbers.
 */
export function findPlace(
  document: KeptDocument,
  { sources }: Pick<ParsedResume, 'sources'>,
  path: string,
  quote: string | undefined,
): Place | undefined {
  const within = Object.entries(sources)
    .filter(([each]) => each === path || each.startsWith(`${path}.`))
    .map(([, source]) => source)
    .toSorted((a, b) => a.start - b.start)
  const text = quote ? textOf(document) : ''
  for (const { start, end } of quote ? [...within, { start: 0, end: text.length }] : []) {
    const span = findWords(text, quote ?? '', start, end)
    if (span) return placeOf(document, span.start, span.end)
  }
  const [first] = within
  return first && placeOfSource(document, first)
}

import { fieldTypes } from '@cohort/contract/fields'
import { resumeFields, resumeLists } from '@cohort/contract/types/resume-fields'
import { asWritten } from '#parsing/as-written'
import type { ReviewReason, Source } from '#parsing/parsed'
import { isPlaceholder } from '#parsing/placeholders'
import type { Found } from '#parsing/span'
import { type DocumentText, pageOf, placesOf } from '#reading/document'

type Entry = Record<string, Found | undefined>
type Values = Record<string, unknown>

/** What was found, by the paths of the contract. */
export interface Gathered {
  singles: Record<string, Found | undefined>
  /** Fields that hold several values: skills, expected cities. */
  arrays: Record<string, readonly Found[]>
  lists: Record<string, readonly Entry[]>
}

export interface Assembled {
  fields: Values
  sources: Record<string, Source>
  unsure: string[]
}

/** Below this a value is left out; below the second one a person looks at it. */
const bars = { keep: 0.5, sure: 0.66 }

/** Whether a value is sure enough, has a place in the document, and says something. */
const counts = (one: Found | undefined, dates = false): one is Found =>
  one !== undefined &&
  one.confidence >= bars.keep &&
  one.end > one.start &&
  !(typeof one.value === 'string' && isPlaceholder(one.value, dates))

const schemas = new Map(resumeFields.map(({ key, type, options }) => [key, fieldTypes[type].schema(options ?? {})]))
const listSchemas = new Map(
  resumeLists.map(({ key, fields }) => [
    key,
    new Map(
      fields.map((one) => [
        one.key,
        { schema: fieldTypes[one.type].schema(one.options ?? {}), required: one.required === true },
      ]),
    ),
  ]),
)

const sourceOf = (document: DocumentText, { start, end, rule, confidence }: Found): Source => ({
  start,
  end,
  quote: document.text.slice(start, end),
  page: pageOf(document, start),
  boxes: placesOf(document, start, end).map(({ box }) => box),
  rule,
  confidence: Math.round(confidence * 100) / 100,
})

/** A text as people read it in the file. */
const shown = (document: DocumentText, { start, end }: Found, value: unknown): unknown =>
  typeof value === 'string' ? asWritten(value, document.text.slice(start, end)) : value

const put = (fields: Values, path: string, value: unknown): void => {
  const keys = path.split('.')
  const last = keys.pop() ?? path
  let group = fields
  for (const key of keys) {
    group[key] ??= {}
    group = group[key] as Values
  }
  group[last] = value
}

/** Checks every value against its field and keeps only what has a place in the document. */
export const assemble = (document: DocumentText, { singles, arrays, lists }: Gathered): Assembled => {
  const fields: Values = {}
  const sources: Record<string, Source> = {}
  const unsure: string[] = []
  const note = (path: string, one: Found) => {
    sources[path] = sourceOf(document, one)
    if (one.confidence < bars.sure) unsure.push(path)
  }
  for (const [path, one] of Object.entries(singles)) {
    const read = counts(one) ? schemas.get(path)?.safeParse(one.value) : undefined
    if (!one || !read?.success || read.data === '') continue
    // Contacts are written in plain signs, whatever the file has.
    put(fields, path, path.startsWith('humanInfo.') ? read.data : shown(document, one, read.data))
    note(path, one)
  }
  for (const [path, all] of Object.entries(arrays)) {
    const kept = all.filter((one) => counts(one) && schemas.get(path)?.safeParse([one.value]).success).slice(0, 200)
    if (kept.length === 0) continue
    put(
      fields,
      path,
      kept.map((one) => shown(document, one, one.value)),
    )
    for (const [at, one] of kept.entries()) note(`${path}.${at}`, one)
  }
  for (const [list, entries] of Object.entries(lists)) {
    const kept = entries
      .map((entry) => checkedEntry(list, entry))
      .filter((entry) => entry !== undefined)
      .slice(0, 200)
    if (kept.length === 0) continue
    fields[list] = kept.map((entry) =>
      Object.fromEntries(Object.entries(entry).map(([key, one]) => [key, shown(document, one, one.value)])),
    )
    for (const [at, entry] of kept.entries())
      for (const [key, one] of Object.entries(entry)) note(`${list}.${at}.${key}`, one)
  }
  return { fields, sources, unsure }
}

const checkedEntry = (list: string, entry: Entry): Record<string, Found> | undefined => {
  const known = listSchemas.get(list)
  const kept: Record<string, Found> = {}
  for (const [key, { schema, required }] of known ?? []) {
    const one = entry[key]
    const read = counts(one, entry.dateRange !== undefined) ? schema.safeParse(one.value) : undefined
    if (one && read?.success && read.data !== '') kept[key] = { ...one, value: read.data }
    else if (required) return undefined
  }
  return kept
}

export type Review = { reason: ReviewReason; path?: string }

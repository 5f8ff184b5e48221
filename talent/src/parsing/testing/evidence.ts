import type { ParsedResume, Source } from '#parsing/parsed'

/** Whether what was read stands in the file: every value of a resume has a source, and the source holds it. */

const squeezed = (text: string): string => text.replace(/[\s\p{P}\p{S}]+/gu, '').toLowerCase()
const digits = (text: string): string => text.replace(/\D/g, '')
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values that are one of several words of ours, told by other words in the file. */
const choices = /(?:genderName|maritalStatus|status|jobType|degree|level|isHighest|isFullTime)$/
const spoken = /[零一二三四五六七八九十]/

const holdsDates = (value: unknown, quote: string): boolean =>
  (JSON.stringify(value).match(/\d{4}/g) ?? []).every((year) => quote.includes(year) || quote.includes(year.slice(2)))

const holdsText = (value: string, quote: string): boolean =>
  squeezed(quote).includes(squeezed(value)) ||
  value.split('\n').every((line) => squeezed(quote).includes(squeezed(line))) ||
  // "03/2019" is told as 2019-03, a number with its country.
  (/^[+\d-]+$/.test(value) && digits(value).length > 6 && digits(quote).includes(digits(value).slice(-7))) ||
  (/^\d{4}(?:-\d{2}){0,2}$/.test(value) && holdsDates(value, quote)) ||
  (/^http:\/\//.test(value) && quote.includes(value.slice('http://'.length)))

const holds = (path: string, value: unknown, quote: string): boolean => {
  if (choices.test(path)) return /[\p{L}\d]/u.test(quote)
  if (/dateRange$/.test(path)) return holdsDates(value, quote)
  if (/[sS]alary$/.test(path)) return /\d/.test(quote)
  if (typeof value === 'number') return quote.includes(String(value)) || spoken.test(quote)
  if (isRecord(value)) return Object.values(value).every((one) => holdsText(String(one), quote))
  return holdsText(String(value), quote)
}

const places = /(?:dateRange|[sS]alary|workLocation|location|nativePlace|registeredResidence|cities\.\d+)$/

/** The values of a resume by their paths. */
const leaves = (value: unknown, path: string): [string, unknown][] => {
  if (Array.isArray(value)) return value.flatMap((one, at) => leaves(one, `${path}.${at}`))
  if (isRecord(value) && !places.test(path))
    return Object.entries(value).flatMap(([key, one]) => leaves(one, path === '' ? key : `${path}.${key}`))
  return [[path, value]]
}

/** Why a value is not proved, for each that is not; empty where all are. */
export const unproved = ({ fields, sources }: ParsedResume, text: string): string[] => {
  const values = leaves(fields, '')
  const paths = new Set(values.map(([path]) => path))
  const wrong = (path: string, value: unknown, source: Source | undefined): string | undefined => {
    if (!source) return `${path} has no source`
    if (source.end <= source.start || text.slice(source.start, source.end) !== source.quote)
      return `${path} has a quote that does not stand there`
    return holds(path, value, source.quote)
      ? undefined
      : `${path}: ${JSON.stringify(value)} is not in "${source.quote}"`
  }
  return [
    ...values.flatMap(([path, value]) => wrong(path, value, sources[path]) ?? []),
    ...Object.keys(sources)
      .filter((path) => !paths.has(path))
      .map((path) => `${path} has a source and no value`),
  ]
}

import type { Locale } from '@cohort/contract/limits'
import type { JobProfile } from '#matching/match'
import { cityName } from '#matching/places'
import { sentence } from '#matching/sentence'
import { dayOf } from '#reactivation/exclusions'
import { furthest } from '#reactivation/factors'
import { type History, outsideReasons } from '#reactivation/history'
import type { Suggestion } from '#reactivation/rank'
import { reactivationText, reasonName } from '#reactivation/sentence'

/**
 * A letter's template: `{{name}}` is a value, `[[…]]` a part that stands only where all its values are known. A line with a
 * value that is not known and stands in no such part is left out as a whole: nothing is invented, no placeholder is left.
 */
export interface LetterTemplate {
  subject: string
  body: string
}

export const letterValues = [
  'name',
  'jobTitle',
  'company',
  'sender',
  'city',
  'lastJob',
  'lastStage',
  'lastDate',
  'lastReason',
  'reasons',
] as const
export type LetterValues = Partial<Record<(typeof letterValues)[number], string>>

export const defaultLetter = (locale: Locale): LetterTemplate => reactivationText(locale).letter

const place = /\{\{\s*(\w+)\s*\}\}/g

function filled(text: string, values: LetterValues): string | undefined {
  let isWhole = true
  const written = text.replace(place, (_, key: string) => {
    const value = (values as Record<string, string | undefined>)[key]?.trim()
    if (!value) isWhole = false
    return value ?? ''
  })
  return isWhole ? written : undefined
}

/** Values are put in last, so that one which looks like a placeholder stays what it is: text. */
function written(template: string, values: LetterValues): string {
  const kept = template.replace(/\[\[([\s\S]*?)\]\]/g, (_, part: string) =>
    filled(part, values) === undefined ? '' : part,
  )
  const lines = kept.split('\n').flatMap((line) => filled(line, values) ?? [])
  return lines
    .join('\n')
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

export function draftLetter(template: LetterTemplate, values: LetterValues): LetterTemplate {
  return { subject: written(template.subject, values).replaceAll('\n', ' '), body: written(template.body, values) }
}

const reasonsMost = 3

/** What may be said to the person: their own proven strengths, and an outside reason why it once ended. */
export function letterValuesOf(
  { match }: Suggestion,
  history: History,
  job: JobProfile,
  known: Pick<LetterValues, 'name' | 'company' | 'sender'>,
  locale: Locale,
): LetterValues {
  const process = furthest(history)
  const reason = process?.leftReason
  const weight = new Map(job.requirements.map((one) => [one.id, one]))
  const strengths = match.findings
    .filter(
      ({ verdict, requirement, proofs }) =>
        verdict === 'met' &&
        proofs.length > 0 &&
        ['skill', 'title', 'years', 'industry'].includes(weight.get(requirement)?.kind ?? ''),
    )
    .toSorted((a, b) => (weight.get(b.requirement)?.weight ?? 0) - (weight.get(a.requirement)?.weight ?? 0))
    .slice(0, reasonsMost)
    .flatMap(({ note }) => (note ? [`- ${sentence(note.code, note.values, locale)}`] : []))
  const city = job.requirements.find(({ kind }) => kind === 'city')?.ids[0]
  return {
    ...known,
    ...(job.title !== '' && { jobTitle: job.title }),
    ...(city && { city: cityName(city, locale) }),
    ...(process?.jobTitle && { lastJob: process.jobTitle }),
    ...(process && { lastStage: process.stage, lastDate: dayOf(process.reachedOn).slice(0, 7) }),
    ...(reason && (outsideReasons as readonly string[]).includes(reason) && { lastReason: reasonName(reason, locale) }),
    ...(strengths.length > 0 && { reasons: strengths.join('\n') }),
  }
}

import { degrees } from '@cohort/contract/fields/degree'
import { inLocale } from '@cohort/contract/fields/values'
import type { Locale } from '@cohort/contract/limits'
import { certificateName } from '#knowledge/certificates'
import { industryName } from '#knowledge/industries'
import { languageName } from '#knowledge/languages'
import { majorName } from '#knowledge/majors'
import { skillName } from '#knowledge/skills'
import { tradeName } from '#knowledge/trades'
import type { Match, Note, Requirement } from '#matching/match'
import { cityName } from '#matching/places'
import { en } from '#matching/text.en'
import { zh } from '#matching/text.zh'
import { isWord, wordText } from '#matching/words'

const textOf = (locale: Locale): typeof en => (locale === 'en-US' ? en : zh)

const degreeName = (id: string, locale: Locale): string => {
  const found = degrees.find((degree) => degree.id === id)
  return found ? inLocale(found.name, locale) : id
}

const skillOrWord = (id: string, locale: Locale): string => (isWord(id) ? wordText(id) : skillName(id, locale))

function timeText(months: number, locale: Locale): string {
  const { time } = textOf(locale)
  if (months < 24) return fill(months === 1 && locale === 'en-US' ? '1 month' : time.months, { count: String(months) })
  return fill(time.years, { count: String(Math.round((months / 12) * 10) / 10) })
}

/** Values that are ids are named in the reader's language; all others stand as they are. */
const naming: Record<string, (value: string | number, locale: Locale) => string> = {
  skill: (value, locale) => skillOrWord(String(value), locale),
  had: (value, locale) => skillOrWord(String(value), locale),
  degree: (value, locale) => degreeName(String(value), locale),
  city: (value, locale) => cityName(String(value), locale),
  language: (value, locale) => languageName(String(value), locale),
  industry: (value, locale) => industryName(String(value), locale),
  certificate: (value, locale) => certificateName(String(value), locale),
  trade: (value, locale) => tradeName(String(value), locale),
  time: (value, locale) => timeText(Number(value), locale),
}

export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))

type Section = 'notes' | 'risks' | 'doubts'

function said(section: Section, code: string, values: Note['values'], locale: Locale): string {
  const template = (textOf(locale)[section] as Record<string, string>)[code] ?? code
  const named = Object.entries(values).map(([key, value]) => {
    if (key === 'asked' && code === 'degreeBelow') return [key, degreeName(String(value), locale)]
    return [key, naming[key]?.(value, locale) ?? String(value)]
  })
  return fill(template, Object.fromEntries(named))
}

/** The words of a note or risk; `code` is unique among both but for salaryAbove and noDates, which read alike. */
export function sentence(code: string, values: Note['values'], locale: Locale): string {
  return said(
    code in zh.risks && !(code in zh.notes) ? 'risks' : code in zh.notes ? 'notes' : 'doubts',
    code,
    values,
    locale,
  )
}
export const riskSentence = ({ code, values }: Note, locale: Locale): string => said('risks', code, values, locale)
export const doubtSentence = (why: string, locale: Locale): string => said('doubts', why, {}, locale)

/** A requirement by its own name: Java 或 Kotlin, "5+ years of Java". */
export function requirementName({ kind, ids, min, max, need }: Requirement, locale: Locale): string {
  const text = textOf(locale)
  const names: Partial<Record<Requirement['kind'], (id: string, locale: Locale) => string>> = {
    skill: skillOrWord,
    years: skillOrWord,
    degree: degreeName,
    city: cityName,
    language: languageName,
    certificate: certificateName,
    industry: industryName,
    major: majorName,
  }
  const listed = ids.map((id) => names[kind]?.(id, locale) ?? id)
  const sign = kind === 'skill' && !need && ids.length > 1 ? ' / ' : text.listSign
  if (kind === 'years') return yearsName(listed.join(' / '), min, max, locale)
  if (kind === 'people') return fill(text.peopleOf, { count: min ?? 1 })
  return ['title', 'salary', 'stability'].includes(kind) || listed.length === 0 ? text.kinds[kind] : listed.join(sign)
}

function yearsName(what: string, min: number | undefined, max: number | undefined, locale: Locale): string {
  const text = textOf(locale)
  if (min === undefined) return fill(text.yearsUpTo, { count: max ?? 0 })
  return what === '' ? fill(text.yearsPlain, { count: min }) : fill(text.yearsOf, { what, count: min })
}

export function counterfactualSentence(
  one: Match['counterfactuals'][number],
  requirement: Requirement,
  locale: Locale,
): string {
  return fill(textOf(locale).counterfactual, { what: requirementName(requirement, locale), from: one.from, to: one.to })
}

import { findCertificates } from '#knowledge/certificates'
import type { SchoolTier } from '#knowledge/schools'
import { type ClauseReader, type Found, found } from '#matching/found'
import { languagesIn } from '#matching/languages'

const isAside = (part: string): boolean => part === 'company' || part === 'benefits'

/** Fluent English, 英语六级以上, Mandarin a plus. In duties a language is a hint, not a condition. */
export const readLanguages: ClauseReader = (clause) => {
  if (isAside(clause.part)) return []
  const spoken =
    /语言|口语|听说|读写|流利|沟通|工作语言|[四六]级|CET|雅思|托福|母语|fluen|speak|writ|spoken|language|bilingual|proficien|communicat|native|verbal|skills|required|plus|preferred|must|N[1-3]\b/i
  const best = new Map<string, Found>()
  for (const { id, level, start, end } of languagesIn(clause.text)) {
    if (!spoken.test(clause.text) && clause.part !== 'musts' && clause.part !== 'wishes') continue
    if (clause.part === 'duties' && level === undefined) continue
    const [one] = found(clause, start, end - start, { kind: 'language', ids: [id], ...(level && { level }) })
    const other = best.get(id)
    if (one && (!other || (one.level ?? 0) > (other.level ?? 0))) best.set(id, one)
  }
  return alternatives(clause.text, clause.start, [...best.values()])
}

/** "Japanese or Korean": one of them is enough. */
function alternatives(text: string, offset: number, all: Found[]): Found[] {
  const [first, second, ...rest] = all
  if (!first || !second || rest.length > 0) return all
  const between = text.slice(first.end - offset, second.start - offset)
  if (!/^\s*(?:或者?|\/|or)\s*$/i.test(between)) return all
  return [{ ...first, ids: [...first.ids, ...second.ids], end: second.end }]
}

export const readCertificates: ClauseReader = (clause) => {
  if (isAside(clause.part)) return []
  const all = findCertificates(clause.text).filter(({ negated }) => !negated)
  const either = /[或/]|\bor\b/i.test(clause.text)
  const [first] = all
  if (!first) return []
  if (!either)
    return all.flatMap(({ id, start, end }) => found(clause, start, end - start, { kind: 'certificate', ids: [id] }))
  const last = all.at(-1) ?? first
  return found(clause, first.start, last.end - first.start, {
    kind: 'certificate',
    ids: [...new Set(all.map(({ id }) => id))],
  })
}

const wellKnown: readonly SchoolTier[] = ['985', '211', 'doubleFirst', 'qs100', 'qs200']
const tiers: readonly [readonly SchoolTier[], RegExp][] = [
  [['985'], /985/],
  [['211'], /211/],
  [['doubleFirst'], /双一流|double first[- ]class/i],
  [['qs100', 'qs200'], /海外(?:名校|知名)|\bQS\s?\d*/i],
  [wellKnown, /名校|知名(?:高校|院校|大学)|重点(?:大学|院校|本科)|\btop[- ](?:tier |ranked )?(?:universit|school)/i],
]

/** 985/211 优先: a wish unless the ad insists. */
export const readSchools: ClauseReader = (clause) => {
  if (isAside(clause.part)) return []
  const all = tiers.flatMap(([ids, words]) => {
    const match = words.exec(clause.text)
    return match && (ids[0] !== '211' || /985|院校|高校|大学|优先|学/.test(clause.text))
      ? [{ ids, start: match.index, end: match.index + match[0].length }]
      : []
  })
  if (all.length === 0) return []
  const [start, end] = [Math.min(...all.map((one) => one.start)), Math.max(...all.map((one) => one.end))]
  return found(clause, start, end - start, {
    kind: 'school',
    ids: [...new Set(all.flatMap(({ ids }) => ids))],
  })
}

/** What may not be asked of a person is shown, and never counted. */
export const personalTraits =
  /(?:限|仅限|只招|要)\s*(?:男|女)(?:性|生|士)?|男性优先|女性优先|男士优先|女士优先|\d{2}\s*(?:周)?岁\s*(?:以下|以上|以内|之间)|(?:年龄|age)[^，,。;；]{0,8}\d{2}|已婚|未婚|已育|形象(?:好|佳|气质)|五官端正|\b(?:male|female)s? (?:only|preferred)\b|\bunder \d{2} years old\b|\byoung and\b/gi

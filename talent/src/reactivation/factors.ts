import type { Match } from '#matching/match'
import { consentNow, dayOf, latest, monthsBetween, plusDays } from '#reactivation/exclusions'
import {
  type History,
  type LeftReason,
  ourReasons,
  outsideReasons,
  type Process,
  personReasons,
  type Settings,
} from '#reactivation/history'
import type { zh } from '#reactivation/text.zh'

export const factorNames = ['fit', 'stage', 'left', 'contact', 'tenure', 'consent'] as const
export type FactorName = (typeof factorNames)[number]

export interface Factor {
  name: FactorName
  /** 0 to 1; the product of all is the score. */
  value: number
  code: keyof typeof zh.factors
  values: Readonly<Record<string, string | number>>
}

/** Something is on record that speaks for or against it. */
export const isKnown = ({ code }: Pick<Factor, 'code'>): boolean => !/(?:None|Unknown)$/.test(code)

const has = (list: readonly string[], reason: string): boolean => list.includes(reason)

/** The process that went furthest, the newest of equals. */
export function furthest({ processes }: History): Process | undefined {
  return processes.toSorted((a, b) => b.depth - a.depth || (dayOf(a.reachedOn) < dayOf(b.reachedOn) ? 1 : -1))[0]
}

const verdictOf = (match: Match, kind: string): string | undefined =>
  match.findings.find(({ requirement }) => requirement.startsWith(`${kind}:`))?.verdict

/** What stopped it then and does not stand against this job today. */
function isSettled(reason: LeftReason, match: Match, ended: string, today: string): boolean {
  const ago = monthsBetween(ended, today)
  if (reason === 'salary') return verdictOf(match, 'salary') === 'met'
  if (reason === 'location') return verdictOf(match, 'city') === 'met'
  if (reason === 'missingHard') return match.passesHard
  if (reason === 'tooJunior') return match.passesHard && verdictOf(match, 'years') === 'met'
  if (reason === 'timing' || reason === 'counterOffer') return ago >= 12
  return reason === 'otherOffer' && ago >= 24
}

export type LeftClass = 'outside' | 'settled' | 'own' | 'ours' | 'unknown'

export function leftClass(process: Process | undefined, match: Match, today: string): LeftClass {
  const reason = process?.leftReason ?? 'unknown'
  if (has(outsideReasons, reason)) return 'outside'
  if (process && isSettled(reason, match, process.endedOn ?? process.reachedOn, today)) return 'settled'
  if (has(personReasons, reason)) return 'own'
  return has(ourReasons, reason) ? 'ours' : 'unknown'
}

const leftValue: Record<LeftClass, number> = { outside: 1, settled: 0.95, unknown: 0.8, own: 0.7, ours: 0.45 }
const leftCode = {
  outside: 'leftOutside',
  settled: 'leftSettled',
  own: 'leftOwn',
  ours: 'leftOurs',
  unknown: 'leftUnknown',
} as const

function leftFactor(process: Process | undefined, match: Match, today: string): Factor {
  const kind = leftClass(process, match, today)
  const reason = process?.leftReason ?? 'unknown'
  const value = reason === 'falseInformation' ? 0.05 : leftValue[kind]
  return { name: 'left', value, code: leftCode[kind], values: { reason } }
}

function stageFactor(process: Process | undefined): Factor {
  if (!process) return { name: 'stage', value: 0.6, code: 'stageNone', values: {} }
  const { stage, depth, reachedOn, jobTitle } = process
  const values = { stage, on: dayOf(reachedOn), ...(jobTitle && { job: jobTitle }) }
  return { name: 'stage', value: 0.6 + 0.4 * depth, code: jobTitle ? 'stageReached' : 'stageReachedPlain', values }
}

/** Half a year to two years after the last word people remember us and may want to move. */
function contactFactor({ contacts }: History, today: string): Factor {
  const on = latest(contacts.map((one) => one.on))
  if (!on) return { name: 'contact', value: 0.7, code: 'contactNone', values: {} }
  const count = monthsBetween(on, today)
  const value = count < 6 ? 0.85 : count <= 24 ? 1 : count <= 36 ? 0.9 : count <= 60 ? 0.75 : 0.6
  return { name: 'contact', value, code: 'contactAgo', values: { on, count } }
}

function tenureFactor({ employerSince }: History, works: boolean | undefined, today: string): Factor {
  const of = (value: number, code: Factor['code'], values: Factor['values'] = {}): Factor => ({
    name: 'tenure',
    value,
    code,
    values,
  })
  if (!employerSince) return works === false ? of(1, 'tenureFree') : of(0.8, 'tenureUnknown')
  const count = monthsBetween(employerSince, today)
  if (count < 12) return of(0.5, 'tenureNew')
  if (count > 84) return of(0.8, 'tenureLong', { count })
  return of(count < 24 ? 0.85 : 1, 'tenureRipe', { count })
}

function consentFactor(history: History, { purpose }: Settings, today: string): Factor {
  const { state, on } = consentNow(history, purpose, today)
  if (state !== 'valid') return { name: 'consent', value: 0.7, code: 'consentNone', values: {} }
  if (!on) return { name: 'consent', value: 1, code: 'consentOpen', values: {} }
  const soon = on <= plusDays(today, 30)
  return { name: 'consent', value: soon ? 0.9 : 1, code: soon ? 'consentSoon' : 'consentValid', values: { until: on } }
}

/** `works`: whether the resume says that a post goes on; undefined where it says nothing. */
export function factorsOf(
  match: Match,
  history: History,
  settings: Settings,
  today: string,
  works: boolean | undefined,
): Factor[] {
  const process = furthest(history)
  return [
    { name: 'fit', value: match.score / 100, code: 'fit', values: { score: match.score } },
    stageFactor(process),
    leftFactor(process, match, today),
    contactFactor(history, today),
    tenureFactor(history, works, today),
    consentFactor(history, settings, today),
  ]
}

import { type Amount, type Tone, toneOf } from '#modules/resources/amounts.ts'

export type Level = Exclude<Tone, 'calm'>
export interface Warning {
  amount: Amount
  level: Level
}

const severity: Record<Level, number> = { soon: 1, urgent: 2, full: 3 }

/** What runs out, the worst first. Where people try the product out, its own banner speaks of projects and resumes. */
export function warningsIn(amounts: readonly Amount[], isTrial: boolean): Warning[] {
  return amounts
    .flatMap((amount) => {
      const level = toneOf(amount.share)
      const isOwn = isTrial && amount.type === 'Project'
      return level === 'calm' || amount.isUnlimited || isOwn ? [] : [{ amount, level }]
    })
    .toSorted((a, b) => severity[b.level] - severity[a.level] || b.amount.share - a.amount.share)
}

/** Taken away once, a warning stays away for as long as the browser does; the next level is another one. */
const markOf = (tenant: string, { amount, level }: Warning): string => `${tenant} ${amount.type} ${level}`

export const marksOf = (tenant: string, warnings: readonly Warning[]): string[] =>
  warnings.map((warning) => markOf(tenant, warning))

export const notTakenAway = (tenant: string, warnings: readonly Warning[], marks: readonly string[]): Warning[] =>
  warnings.filter((warning) => !marks.includes(markOf(tenant, warning)))

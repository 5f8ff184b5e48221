import type { Locale } from '@cohort/contract/limits'
import { fill } from '#matching/sentence'
import type { Exclusion } from '#reactivation/exclusions'
import type { Factor } from '#reactivation/factors'
import type { LeftReason } from '#reactivation/history'
import type { Group } from '#reactivation/rank'
import { en } from '#reactivation/text.en'
import { zh } from '#reactivation/text.zh'

export const reactivationText = (locale: Locale): typeof en => (locale === 'en-US' ? en : zh)

export const reasonName = (reason: LeftReason, locale: Locale): string => reactivationText(locale).reasons[reason]

export const exclusionSentence = ({ code, values }: Exclusion, locale: Locale): string =>
  fill(reactivationText(locale).excluded[code], values)

export function factorSentence({ code, values }: Factor, locale: Locale): string {
  const { reasons, factors } = reactivationText(locale)
  const reason = (reasons as Record<string, string>)[String(values.reason)]
  return fill(factors[code], { ...values, ...(reason !== undefined && { reason }) })
}

export const groupName = (group: Group, locale: Locale): string => reactivationText(locale).groups[group]

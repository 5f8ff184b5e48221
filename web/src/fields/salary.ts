import type { Money } from '@cohort/contract/fields/currency'
import type { SalaryRange } from '@cohort/contract/fields/salary-range'
import { filled } from '#fields/filled.ts'

type End = NonNullable<SalaryRange['gt']>
export type Period = End['period']

/** A range of pay as a form holds it: amounts as they are spoken of, and what both ends share. */
export interface SalaryDraft {
  from: number | undefined
  to: number | undefined
  unit: Money['unit']
  period: Period
  months: number | undefined
}

/** By the month and the year people speak in thousands; 300 a day is 300. */
export const inThousands = (period: Period): boolean => period === 'month' || period === 'year'
const scaleOf = (period: Period): number => (inThousands(period) ? 1000 : 1)

/** 0.07 K is 70 and not 70.00000000000001. */
const round = (count: number): number => Math.round(count * 1e6) / 1e6

export function salaryDraft(value: unknown): SalaryDraft {
  const { gt, lt } = (value ?? {}) as SalaryRange
  const first = gt ?? lt
  const period = first?.period ?? 'month'
  const amountOf = (end: End | undefined) => end && round(end.amount.number / scaleOf(period))
  return {
    from: amountOf(gt),
    to: amountOf(lt),
    unit: first?.amount.unit ?? 'CNY',
    period,
    months: gt?.months ?? lt?.months,
  }
}

/** Null where no amount was given: a period alone says nothing. */
export function salaryValue({ from, to, unit, period, months }: SalaryDraft): SalaryRange | null {
  const endOf = (count: number | undefined): End | undefined =>
    count === undefined
      ? undefined
      : filled({
          amount: { number: round(count * scaleOf(period)), unit },
          period,
          months: inThousands(period) ? months : undefined,
        })
  const range = filled({ gt: endOf(from), lt: endOf(to) })
  return range.gt || range.lt ? range : null
}

import { salaryRange } from '@cohort/contract/fields/salary-range'
import { expect, it } from 'vitest'
import { salaryDraft, salaryValue } from '#fields/salary.ts'

const draft = { from: 35, to: 45, unit: 'CNY', period: 'month', months: 15 } as const

it('writes thousands and reads them back', () => {
  const value = salaryValue(draft)
  expect(value).toEqual({
    gt: { amount: { number: 35_000, unit: 'CNY' }, period: 'month', months: 15 },
    lt: { amount: { number: 45_000, unit: 'CNY' }, period: 'month', months: 15 },
  })
  expect(value && salaryRange.text(value, {}, 'zh-CN')).toBe('35–45K × 15')
  expect(salaryDraft(value)).toEqual(draft)
})

it('counts days and hours as they are, without months', () => {
  expect(salaryValue({ ...draft, from: 300, to: undefined, period: 'day' })).toEqual({
    gt: { amount: { number: 300, unit: 'CNY' }, period: 'day' },
  })
})

it('keeps fractions of a thousand exact', () =>
  expect(salaryValue({ ...draft, from: 0.07, to: undefined, months: undefined })?.gt?.amount.number).toBe(70))

it('is nothing without an amount', () => {
  expect(salaryValue({ ...draft, from: undefined, to: undefined })).toBeNull()
  expect(salaryDraft(null)).toEqual({
    from: undefined,
    to: undefined,
    unit: 'CNY',
    period: 'month',
    months: undefined,
  })
})

import type { HeldResource } from '@cohort/contract/resources'
import { expect, it } from 'vitest'
import { amountsIn, currentOf, daysLeft, dayText, exactYuan, toneOf, yuan } from '#modules/resources/amounts.ts'

const held = (resourceKind: HeldResource['resourceKind'], consumed: number, total: number): HeldResource => ({
  resourceKind,
  price: 0,
  priceFen: 0,
  payTimeUnit: null,
  startTime: null,
  expiration: null,
  inGrace: false,
  resources: [{ resourceType: 'Entity', consumed, total }],
})

it('sums a type across packages, and takes the paid one for the current', () => {
  const all = [held('Customized', 0, 200), held('Professional', 50_000, 50_000), held('ExtraEntity', 100, 500)]
  expect(amountsIn(all)[0]).toMatchObject({ consumed: 50_100, total: 50_700, left: 600 })
  expect(currentOf(all)?.resourceKind).toBe('Professional')
  expect(currentOf([held('Customized', 0, 1), held('Basic', 0, 1)])?.resourceKind).toBe('Basic')
})

it('warns at 80 and 95 of a hundred', () => {
  expect([0.79, 0.8, 0.95, 1].map(toneOf)).toEqual(['calm', 'soon', 'urgent', 'full'])
})

it('writes money without grouping and days as Beijing has them', () => {
  expect([yuan(98_000), yuan(976_080), exactYuan(6_800)]).toEqual(['¥980', '¥9760.80', '¥68.00'])
  expect(dayText('2027-03-17T16:30:00.000Z')).toBe('2027-03-18')
  expect(daysLeft('2027-03-18T00:00:00.000Z', Date.parse('2027-03-16T12:00:00.000Z'))).toBe(2)
})

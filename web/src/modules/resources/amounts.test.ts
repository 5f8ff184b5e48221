import type { HeldResource } from '@cohort/contract/resources'
import { expect, it } from 'vitest'
import {
  amountOf,
  amountsIn,
  amountsNow,
  currentOf,
  daysLeft,
  dayText,
  exactYuan,
  fullestOf,
  packsOf,
  percentOf,
  type Remain,
  toneOf,
  yuan,
} from '#modules/resources/amounts.ts'

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

it('counts whole hundredths, and a hundred only when nothing is left', () => {
  const percent = (consumed: number, total: number) => percentOf(amountOf('Entity', consumed, total))
  expect([percent(0, 10), percent(57, 100), percent(999, 1_000), percent(10, 10), percent(12, 10)]).toEqual([
    0, 57, 99, 100, 100,
  ])
  // Neither a package without connectors nor one without limits divides by nothing.
  expect([percent(0, 0), percent(5, 1_000_000_000)]).toEqual([100, 0])
})

it('knows what runs out first, and that nothing does where there is no limit', () => {
  const amounts = [amountOf('Entity', 10, 100), amountOf('Project', 9, 10), amountOf('CustomField', 18, 20)]
  expect(fullestOf(amounts)?.type).toBe('Project')
  expect(fullestOf([amountOf('Entity', 10, 1_000_000_000)])).toBeUndefined()
})

it('holds who tries it out to the projects of the trial', () => {
  const trial = { projects: { consumed: 2, total: 3 }, resumes: { consumed: 1, total: 5 } }
  const basic: HeldResource = {
    ...held('Basic', 0, 0),
    resources: [{ resourceType: 'Project', consumed: 2, total: 10 }],
  }
  const remain: Remain = { validResources: [basic], next: [], resetTime: '2026-12-01T00:00:00.000Z', trial }
  const projects = (each: Remain) => amountsNow(each).find(({ type }) => type === 'Project')?.total
  expect([projects(remain), projects({ ...remain, trial: null })]).toEqual([3, 10])
})

it('counts the packs of a kind, and names the first end among them', () => {
  const pack = (expiration: string) => ({ ...held('ExtraEntity', 0, 500), expiration })
  const all = [held('Premium', 0, 1), pack('2026-12-20T00:00:00.000Z'), pack('2026-12-02T00:00:00.000Z')]
  expect(packsOf(all, 'ExtraEntity')).toEqual({ count: 2, until: '2026-12-02T00:00:00.000Z' })
  expect(packsOf(all, 'ExtraAutomaticTask')).toEqual({ count: 0, until: null })
})

import type { FieldTypeName } from '@cohort/contract/fields/field'
import { expect, it } from 'vitest'
import { problemOf } from '#fields/problems.ts'
import { zh } from '#fields/text.zh.ts'

const text = zh.problem
const problem = (type: FieldTypeName, value: unknown, more: object = {}) =>
  problemOf(value, { key: 'x', type, label: { zh: '字段', en: 'Field' }, ...more }, text, '字段')

it('asks for what is required, and for nothing else that is empty', () => {
  expect(problem('ShortText', null, { required: true })).toBe('请填写「字段」')
  expect(problem('StringArray', [], { required: true })).toBe('请填写「字段」')
  expect(problem('PhoneNumber', null)).toBeUndefined()
})

it.each<[FieldTypeName, unknown, string]>([
  ['PhoneNumber', '1380013', text.phone],
  ['Email', 'somebody', text.email],
  ['Website', 'javascript:alert(1)', text.website],
  ['Date', '2024-13', text.date],
  ['DateRange', { start: { iso: '2020' }, end: { iso: '2019' } }, text.endFirst],
  ['DateRange', { start: { iso: 'x' }, end: { untilNow: true } }, text.date],
  ['DateRange', { start: { iso: '2019' }, end: { iso: 'x' } }, text.date],
  ['Identification', { kind: 'idCard', number: '110101199003074510' }, text.idCard],
  ['Identification', { kind: 'passport', number: '？' }, text.passport],
  ['IntRange', { gt: 5, lt: 3 }, text.highFirst],
  ['IntRange', { gt: 1.5 }, text.whole],
  ['NumberArray', [1, 'x'], text.number],
  ['Rating', 4.2, text.half],
  ['Progress', 101, text.between(0, 100)],
  ['StringArray', ['x'.repeat(201)], text.tooLong(200)],
])('%s refuses %j with its own words', (type, value, words) => expect(problem(type, value)).toBe(words))

it('names the bounds of a number', () => {
  expect(problem('Number', 12, { options: { min: 14, max: 120 } })).toBe(text.between(14, 120))
  expect(problem('Number', -1, { options: { min: 0 } })).toBe(text.atLeast(0))
})

it('sees that the lower end of a salary is the higher one', () => {
  const end = (number: number) => ({ amount: { number, unit: 'CNY' }, period: 'month' })
  expect(problem('SalaryRange', { gt: end(30_000), lt: end(20_000) })).toBe(text.highFirst)
  expect(problem('SalaryRange', { gt: { ...end(30_000), months: 40 } })).toBe(text.months)
})

it('lets pass what the contract lets pass', () => {
  expect(problem('PhoneNumber', '+86 138 0013 8000')).toBeUndefined()
  expect(problem('Website', 'cohort.example')).toBeUndefined()
  expect(problem('Identification', { kind: 'idCard', number: '11010519491231002x' })).toBeUndefined()
})

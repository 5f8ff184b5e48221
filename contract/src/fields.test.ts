import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { customFieldTypes, fieldTypeOf, fieldTypes, hiddenTypes, legacyTypes } from '#fields'
import { degrees } from '#fields/degree'
import { type FieldOptions, type FieldTypeName, fieldTypeNames, filterOps } from '#fields/field'
import { locales } from '#limits'
import { unfit } from '#unfit'

const choices = [
  { id: 'a', name: { zh: '甲', en: 'First' } },
  { id: 'b', name: { zh: '乙', en: 'Second' }, isDeleted: true },
  { id: '7', name: { zh: '丙', en: 'Third' } },
]
const text = fc.string({ maxLength: 40, unit: 'grapheme' })
const word = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/)
const amount = fc.double({ min: 0, max: 1e9, noNaN: true })
const two = (count: number) => String(count).padStart(2, '0')
const year = fc.integer({ min: 1, max: 9999 }).map((count) => String(count).padStart(4, '0'))
const month = fc.integer({ min: 1, max: 12 }).map(two)
const day = fc.integer({ min: 1, max: 28 }).map(two)
const iso = fc.oneof(
  year,
  fc.tuple(year, month).map((parts) => parts.join('-')),
  fc.tuple(year, month, day).map((parts) => parts.join('-')),
  fc.date({ min: new Date(0), noInvalidDate: true, max: new Date('9000-01-01') }).map((date) => date.toISOString()),
)
const salary = fc
  .record({
    amount: fc.oneof(fc.record({ number: amount }), fc.record({ value: amount, unit: fc.constantFrom('CNY', 'JPY') })),
    period: fc.constantFrom('hour', 'day', 'week', 'month', 'year'),
    months: fc.integer({ min: 1, max: 36 }),
  })
  .chain((end) => fc.constantFrom({ gt: end }, { lt: end }, { gt: end, lt: end }))
const place = fc.record(
  { country: text, province: text, city: text, district: text, address: fc.constant('中山路 1 号') },
  { requiredKeys: ['address'] },
)
const openId = fc.stringMatching(/^[\w-]{1,20}$/)
const file = fc.oneof(
  fc.record({ fileId: word, name: word, size: fc.nat(), type: fc.constant('image/png') }),
  fc.record({ key: word }),
  fc.record({ fileName: word }),
)

/** Something valid of each kind, as it may be sent. */
const valid: Record<FieldTypeName, { value: fc.Arbitrary<unknown>; options?: FieldOptions }[]> = {
  Boolean: [{ value: fc.boolean() }],
  Currency: [
    { value: fc.record({ number: fc.double({ min: -1e15, max: 1e15, noNaN: true }) }) },
    { value: fc.record({ value: amount, unit: fc.constantFrom('CNY', 'USD', 'EUR', 'GBP', 'JPY') }) },
  ],
  Date: [{ value: iso }],
  DateRange: [
    { value: fc.record({ start: fc.record({ iso }), end: fc.record({ untilNow: fc.constant(true) }) }) },
    { value: fc.record({ start: fc.constant({}), end: fc.record({ iso }) }) },
    { value: iso.map((one) => ({ start: { iso: one, untilNow: false }, end: { iso: one } })) },
  ],
  Degree: [
    { value: fc.constantFrom(...degrees.flatMap(({ id, name }) => [id, name.zh, name.en]), '专科', 'EMBA') },
    { value: fc.array(fc.constantFrom(...degrees.map(({ id }) => id))), options: { multiple: true } },
  ],
  Email: [{ value: fc.tuple(word, word).map(([name, host]) => `${name}.王@${host}.example`) }],
  EntityReference: [
    {
      value: fc.record(
        { openId, entityType: fc.constant('Job'), name: text },
        { requiredKeys: ['openId', 'entityType'] },
      ),
    },
    { value: fc.array(fc.record({ openId, name: text })), options: { entityType: 'Tag', multiple: true } },
  ],
  File: [{ value: file }, { value: fc.array(file), options: { multiple: true } }],
  Identification: [
    { value: fc.constant({ kind: 'idCard', number: '11010519491231002x' }) },
    { value: fc.record({ kind: fc.constant('passport'), number: fc.stringMatching(/^[A-Z]\d{8}$/) }) },
    { value: fc.record({ kind: fc.constant('other'), number: word }) },
  ],
  IntRange: [
    { value: fc.tuple(fc.nat(), fc.nat()).map(([low, more]) => ({ gt: low, lt: low + more })) },
    { value: fc.record({ gt: fc.integer() }) },
    { value: fc.record({ lt: fc.integer() }) },
  ],
  Location: [{ value: place }],
  LocationArray: [{ value: fc.array(place) }],
  LongText: [{ value: text }],
  MultiChoice: [{ value: fc.array(fc.constantFrom('a', 'b', 7, '甲', 'second')), options: { choices } }],
  Number: [{ value: fc.double({ min: -1e15, max: 1e15, noNaN: true }) }],
  NumberArray: [{ value: fc.array(fc.double({ min: -1e15, max: 1e15, noNaN: true })) }],
  Percent: [{ value: fc.double({ min: -1e6, max: 1e6, noNaN: true }) }],
  PhoneNumber: [
    { value: fc.stringMatching(/^(\+86 )?1\d{2}[- ]?\d{4}[- ]?\d{4}$/) },
    { value: fc.stringMatching(/^\+[2-7]\d{1,2} \d{4,11}$/) },
  ],
  Progress: [{ value: fc.integer({ min: 0, max: 100 }) }],
  Rating: [{ value: fc.integer({ min: 0, max: 10 }).map((halves) => halves / 2) }],
  SalaryRange: [{ value: salary }],
  SalaryRangeArray: [{ value: fc.array(salary) }],
  Select: [{ value: fc.constantFrom('a', 'b', 7, '丙'), options: { choices } }, { value: word }],
  ShortText: [{ value: text }],
  SingleChoice: [{ value: fc.constantFrom('a', 'b', 7, 'FIRST'), options: { choices } }, { value: word }],
  StringArray: [{ value: fc.array(text) }],
  Uuid: [{ value: fc.uuid() }],
  Website: [{ value: fc.webUrl() }, { value: word.map((host) => `${host}.example/a?b=c`) }],
  Member: [
    { value: fc.record({ openId: word.map((id) => `acmeT${id}`), name: text }, { requiredKeys: ['openId'] }) },
    { value: fc.array(fc.record({ openId: word.map((id) => `acmeT${id}`) })), options: { multiple: true } },
  ],
}

describe.each(fieldTypeNames)('%s', (name) => {
  const type = fieldTypes[name]

  it('is named, and begins with nothing or with something valid', () => {
    expect(type.name).toBe(name)
    expect(type.words.zh && type.words.en).toBeTruthy()
    for (const { options = {} } of valid[name]) {
      const initial = type.initial(options)
      if (initial !== null) expect(type.schema(options).safeParse(initial).success).toBe(true)
    }
  })

  it.each(valid[name])('reads, writes and indexes whatever is valid', ({ value, options = {} }) => {
    fc.assert(
      fc.property(value, (sent) => {
        const kept = type.schema(options).parse(sent)
        // What is kept is read again as itself, also after a turn through the database.
        expect(type.schema(options).parse(JSON.parse(JSON.stringify(kept)))).toEqual(JSON.parse(JSON.stringify(kept)))
        for (const locale of locales) {
          for (const written of [type.text(kept, options, locale), type.csv(kept, options, locale)]) {
            expect(written).toBeTypeOf('string')
            expect(written).not.toMatch(/undefined|NaN|\[object|null/)
          }
        }
        const number = type.number(kept)
        if (number !== undefined) expect(Number.isFinite(number)).toBe(true)
        const facets = type.facets(kept)
        expect(new Set(facets).size).toBe(facets.length)
        expect(type.keywords(kept, options).every((one) => typeof one === 'string')).toBe(true)
        if (type.equality === 'facet' && type.ops.includes('eq')) {
          for (const facet of facets) expect(type.operand('eq', options).parse(facet)).toBe(facet)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('never throws on nonsense: it is valid or it is refused', () => {
    const look = (sent: unknown) => {
      for (const { options = {} } of valid[name]) type.schema(options).safeParse(sent)
      for (const op of type.ops) type.operand(op, {}).safeParse(sent)
    }
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (sent) => {
        if (!unfit(sent)) look(sent)
      }),
      { numRuns: 100 },
    )
    for (const length of [null, true, 3, -1, '3', 'x', 10n]) look({ length })
    expect(type.schema({}).safeParse(null).success).toBe(false)
    expect(type.schema({}).safeParse(undefined).success).toBe(false)
  })

  it('has ops that exist, each with the values it takes', () => {
    expect(type.ops.every((op) => filterOps.includes(op))).toBe(true)
    expect(type.ops).toEqual(expect.arrayContaining(['empty', 'notEmpty']))
    for (const op of ['empty', 'notEmpty'] as const) {
      expect(type.operand(op, {}).safeParse(undefined).success).toBe(true)
      expect(type.operand(op, {}).safeParse('x').success).toBe(false)
    }
    for (const op of type.ops.filter((one) => !['empty', 'notEmpty'].includes(one))) {
      expect(type.operand(op, {}).safeParse(undefined).success, op).toBe(false)
    }
    if (type.ops.includes('in')) expect(type.operand('in', {}).safeParse([]).success).toBe(false)
    if (type.ops.includes('between')) expect(type.operand('between', {}).safeParse([1]).success).toBe(false)
  })

  it('can be compared by what its ops need', () => {
    const [first] = valid[name]
    if (!first) throw new Error('no example')
    const options = first.options ?? {}
    const samples = fc.sample(first.value, { numRuns: 50, seed: 1 }).map((sent) => type.schema(options).parse(sent))
    const has = (read: (value: unknown) => unknown) => samples.some((value) => Boolean(read(value)))
    if (type.ops.includes('gt')) expect(has((value) => type.number(value) !== undefined)).toBe(true)
    if (type.ops.includes('contains')) expect(has((value) => type.keywords(value, options).length)).toBe(true)
    if (type.equality === 'facet') expect(has((value) => type.facets(value).length)).toBe(true)
  })
})

test.each([
  [{ length: { valueOf: 1, toString: 1 } }, '', 'length'],
  [{ length: Object.create(null) }, '', 'length'],
  [{ length: () => 1 }, '', 'length'],
  [{ length: Symbol('x') }, '', 'length'],
  [{ a: [{ length: {} }] }, 'a.0', 'length'],
  ['a\0', '', 'nul'],
  [{ a: { 'b\0': 1 } }, 'a', 'nul'],
  [{ a: ['\0'] }, 'a.0', 'nul'],
])('what no schema may be shown is found: %o', (value, place, problem) => {
  expect(unfit(value)).toEqual({ place, problem })
})

test.each([[{ length: 3 }], [{ length: null }], [[]], ['text'], [null], [{ a: [{ b: 'c' }] }]])(
  'what a schema can judge is left to it: %o',
  (value) => {
    expect(unfit(value)).toBeUndefined()
  },
)

test('the custom kinds are those of the specification, in its order', () => {
  expect(customFieldTypes.join()).toBe(
    'ShortText,LongText,Number,StringArray,NumberArray,Date,DateRange,PhoneNumber,Progress,Location,Rating,File,Website,MultiChoice,SingleChoice,Email,EntityReference,Member',
  )
})

test('older names are mapped, hidden ones dropped, unknown ones too', () => {
  expect(Object.entries(legacyTypes).map(([old, { type }]) => `${old}→${type}`)).toEqual([
    'String→ShortText',
    'Integer→Number',
    'Radio→SingleChoice',
    'FileList→File',
    'SingleSelect→Select',
    'DegreeArray→Degree',
  ])
  expect(fieldTypeOf('FileList')).toEqual({ type: 'File', options: { multiple: true } })
  expect(fieldTypeOf('Rating')).toEqual({ type: 'Rating' })
  for (const hidden of [...hiddenTypes, undefined, 'toString', '__proto__', 'Nothing']) {
    expect(fieldTypeOf(hidden)).toBeUndefined()
  }
})

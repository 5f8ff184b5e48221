import { describe, expect, it } from 'vitest'
import { fieldTypes } from '#fields'
import { choosable, withoutDeleted } from '#fields/choices'
import type { FieldOptions, FieldTypeName } from '#fields/field'
import type { Locale } from '#limits'

const zh = 'zh-CN'
const en = 'en-US'
const read = (name: FieldTypeName, sent: unknown, options: FieldOptions = {}): unknown => {
  const parsed = fieldTypes[name].schema(options).safeParse(sent)
  return parsed.success ? parsed.data : 'refused'
}
const text = (name: FieldTypeName, sent: unknown, locale: Locale = zh, options: FieldOptions = {}): string =>
  fieldTypes[name].text(fieldTypes[name].schema(options).parse(sent), options, locale)
const csv = (name: FieldTypeName, sent: unknown): string =>
  fieldTypes[name].csv(fieldTypes[name].schema({}).parse(sent), {}, zh)
const number = (name: FieldTypeName, sent: unknown) => fieldTypes[name].number(fieldTypes[name].schema({}).parse(sent))

describe('phone numbers', () => {
  it.each([
    ['13817246059', '13817246059'],
    ['138 1724 6059', '13817246059'],
    ['138-1724-6059', '13817246059'],
    ['+86 138 1724 6059', '13817246059'],
    ['0086-13817246059', '13817246059'],
    ['8613817246059', '13817246059'],
    ['１３８１７２４６０５９', '13817246059'],
    ['+44 (20) 7946-0000', '+442079460000'],
    ['0044 20 7946 0000', '+442079460000'],
    ['+86 21 5555 0000', '+862155550000'],
  ])('%s is kept as %s', (sent, kept) => expect(read('PhoneNumber', sent)).toBe(kept))

  it.each([
    '',
    '1381724605',
    '138172460599',
    '23817246059',
    '+12345',
    '+1234567890123456',
    '12345',
    'phone',
    13817246059,
  ])('%s is refused', (sent) => expect(read('PhoneNumber', sent)).toBe('refused'))

  it('shows a mobile number in groups, and writes it plainly', () => {
    expect(text('PhoneNumber', '13817246059')).toBe('138 1724 6059')
    expect(csv('PhoneNumber', '138 1724 6059')).toBe('13817246059')
    expect(fieldTypes.PhoneNumber.operand('eq', {}).parse('+86 138-1724-6059')).toBe('13817246059')
  })
})

describe('e-mail addresses', () => {
  it.each(['lin@mail.example', '林知遥@mail.example', 'a.b+c@x.y.example', ' lin@mail.example '])(
    '%s is kept',
    (sent) => expect(read('Email', sent)).toBe(sent.trim()),
  )
  it.each(['', 'lin', 'lin@', '@mail.example', 'lin@mail', 'a b@mail.example', 'lin@mail..example'])(
    '%s is refused',
    (sent) => expect(read('Email', sent)).toBe('refused'),
  )
  it('is found in letters of any size', () => {
    expect(fieldTypes.Email.facets('Lin@Mail.example')).toEqual(['lin@mail.example'])
    expect(fieldTypes.Email.operand('in', {}).parse(['LIN@mail.example'])).toEqual(['lin@mail.example'])
  })
})

describe('addresses of the web', () => {
  it.each([
    ['https://cohort.example/a?b=c#d', 'https://cohort.example/a?b=c#d'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['ftp://files.example', 'ftp://files.example'],
    ['sftp://files.example/x', 'sftp://files.example/x'],
    ['mailto:lin@mail.example', 'mailto:lin@mail.example'],
    ['tel:+8613817246059', 'tel:+8613817246059'],
    ['lin@mail.example', 'mailto:lin@mail.example'],
    ['cohort.example', 'http://cohort.example'],
    ['聚才.example/职位', 'http://聚才.example/职位'],
    ['www.cohort.example:8080/x', 'http://www.cohort.example:8080/x'],
  ])('%s is kept as %s', (sent, kept) => expect(read('Website', sent)).toBe(kept))

  it.each([
    '',
    'cohort',
    'javascript:alert(1)',
    'JavaScript://cohort.example/%0aalert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'http://',
    'https://a b.example',
    'mailto:nobody',
    'tel:call-me',
    '-bad.example',
  ])('%s is refused', (sent) => expect(read('Website', sent)).toBe('refused'))
})

describe('pay', () => {
  const pay = (count: number, more = {}) => ({ amount: { number: count }, ...more })

  it('is shown in K, with the months where they are not twelve', () => {
    const range = { gt: pay(35_000, { months: 15 }), lt: pay(45_000, { months: 15 }) }
    expect(text('SalaryRange', range)).toBe('35–45K × 15')
    expect(text('SalaryRange', range, en)).toBe('35–45K × 15')
    expect(text('SalaryRange', { gt: pay(8500), lt: pay(10_000, { months: 12 }) })).toBe('8.5–10K')
    expect(text('SalaryRange', { gt: pay(20_000, { months: 13 }), lt: pay(30_000, { months: 16 }) })).toBe(
      '20–30K × 13–16',
    )
  })

  it.each([
    [{ gt: pay(35_000) }, '35K 以上', '35K+'],
    [{ lt: pay(35_000) }, '35K 以下', 'Up to 35K'],
    [{ gt: pay(35_000), lt: pay(35_000) }, '35K', '35K'],
    [{ gt: pay(300, { period: 'day' }), lt: pay(500, { period: 'day' }) }, '300–500/天', '300–500/day'],
    [{ gt: pay(480_000, { period: 'year' }), lt: pay(600_000, { period: 'year' }) }, '480–600K/年', '480–600K/yr'],
    [{ gt: { amount: { value: 5000, unit: 'USD' } }, lt: { amount: { value: 7000, unit: 'USD' } } }, '$5–7K', '$5–7K'],
    [{ gt: pay(200, { period: 'hour' }), lt: pay(50_000) }, '200/时 – 50K', '200/hr – 50K'],
  ])('%j', (range, chinese, english) => {
    expect([text('SalaryRange', range), text('SalaryRange', range, en)]).toEqual([chinese, english])
  })

  it('counts as the pay of a month, by its lower end', () => {
    expect(number('SalaryRange', { gt: pay(35_000), lt: pay(45_000) })).toBe(35_000)
    expect(number('SalaryRange', { lt: pay(480_000, { period: 'year' }) })).toBeCloseTo(40_000)
    expect(number('SalaryRange', { gt: pay(450_000, { period: 'year', months: 15 }) })).toBeCloseTo(30_000)
    expect(number('SalaryRange', { gt: pay(400, { period: 'day' }) })).toBe(8700)
    expect(number('SalaryRangeArray', [{ gt: pay(20_000) }, { gt: pay(15_000) }])).toBe(15_000)
  })

  it('refuses a range that is empty, upside down, negative or of an unknown period', () => {
    for (const range of [
      {},
      { gt: pay(2), lt: pay(1) },
      { gt: pay(-1) },
      { gt: pay(1, { period: 'decade' }) },
      { gt: 5 },
    ]) {
      expect(read('SalaryRange', range)).toBe('refused')
    }
  })
})

describe('money', () => {
  it('is shown without grouping, and value is read as number', () => {
    expect(text('Currency', { value: 1_234_567.5, unit: 'CNY' })).toBe('¥1234567.5')
    expect(text('Currency', { number: -20, unit: 'USD' })).toBe('-$20')
    expect(read('Currency', { value: 3, unit: 'JPY' })).toEqual({ number: 3, unit: 'JPY' })
    expect([csv('Currency', { number: 9760.8 }), csv('Currency', { number: 5, unit: 'EUR' })]).toEqual([
      '9760.8',
      '5 EUR',
    ])
    expect(read('Currency', { number: 1, unit: 'XYZ' })).toBe('refused')
  })
})

describe('dates', () => {
  it.each([
    ['2024', '2024', '2024'],
    ['2024-05', '2024-05', 'May 2024'],
    ['2024-05-10', '2024-05-10', 'May 10, 2024'],
  ])('%s', (iso, chinese, english) => expect([text('Date', iso), text('Date', iso, en)]).toEqual([chinese, english]))

  it.each([
    '2024-02-30',
    '2024-13',
    '24-01-01',
    '2024-1-1',
    '2024-05-10T25:00:00Z',
    '2024-05-10T09:20',
    '0000',
    'today',
  ])('%s is refused', (iso) => expect(read('Date', iso)).toBe('refused'))

  it('counts days of leap years, and years of four digits', () => {
    expect(number('Date', '2024-02-29')).toBe(Date.UTC(2024, 1, 29))
    expect(number('Date', '0050-01-01')).toBe(new Date(0).setUTCFullYear(50, 0, 1))
    expect(number('Date', '2024-05-10T09:20:00+08:00')).toBe(Date.UTC(2024, 4, 10, 1, 20))
  })

  it('compares with whole months and days', () => {
    const operand = (op: 'gt' | 'gte' | 'lt' | 'lte', iso: string) => fieldTypes.Date.operand(op, {}).parse(iso)
    expect(operand('gte', '2024-05')).toBe(Date.UTC(2024, 4, 1))
    expect(operand('lt', '2024-05')).toBe(Date.UTC(2024, 4, 1))
    expect(operand('gt', '2024-12')).toBe(Date.UTC(2025, 0, 1) - 1)
    expect(operand('lte', '2024')).toBe(Date.UTC(2025, 0, 1) - 1)
    expect(fieldTypes.Date.operand('between', {}).parse(['2024-05-10', '2024-05-10'])).toEqual([
      Date.UTC(2024, 4, 10),
      Date.UTC(2024, 4, 11) - 1,
    ])
  })
})

describe('ranges of dates', () => {
  const range = (start: unknown, end: unknown) => ({ start: { iso: start }, end })
  it.each([
    [range('2022-03', { untilNow: true }), '2022.03 – 至今', 'Mar 2022 – Present'],
    [range('2020-07', { iso: '2022-02' }), '2020.07 – 2022.02', 'Jul 2020 – Feb 2022'],
    [range('2017', { iso: '2020-06-30' }), '2017 – 2020.06.30', '2017 – Jun 30, 2020'],
    [range('2022-03', {}), '2022.03 起', 'From Mar 2022'],
    [range(null, { iso: '2022-03' }), '至 2022.03', 'Until Mar 2022'],
    [range(undefined, { untilNow: true }), '至今', 'Present'],
    [range('2022-03', { iso: '2021-01', untilNow: true }), '2022.03 – 至今', 'Mar 2022 – Present'],
  ])('%j', (value, chinese, english) => {
    expect([text('DateRange', value), text('DateRange', value, en)]).toEqual([chinese, english])
  })

  it('may end in the month it begins, not before it, and is sorted by its beginning', () => {
    expect(read('DateRange', range('2022-03-15', { iso: '2022-03' }))).not.toBe('refused')
    expect(read('DateRange', range('2022-03', { iso: '2022-02' }))).toBe('refused')
    expect(read('DateRange', { start: {}, end: {} })).toBe('refused')
    expect(number('DateRange', range('2022-03', { untilNow: true }))).toBe(Date.UTC(2022, 2))
    expect(csv('DateRange', range('2022-03', { untilNow: true }))).toBe('2022-03 ~ 至今')
  })
})

describe('places', () => {
  const shanghai = { country: '中国', province: '上海市', city: '上海市', district: '浦东新区', address: '' }
  it('are named once, at home without the country, and counted by city', () => {
    expect(text('Location', shanghai)).toBe('上海 · 浦东新区')
    expect(text('Location', { city: 'Leeds', country: 'United Kingdom' }, en)).toBe('Leeds, United Kingdom')
    expect(fieldTypes.Location.facets(shanghai)).toEqual(['上海'])
    expect(fieldTypes.Location.operand('eq', {}).parse('上海市')).toBe('上海')
    expect(fieldTypes.LocationArray.facets([shanghai, { city: '上海' }, { province: '广东省' }])).toEqual([
      '上海',
      '广东',
    ])
    expect(read('Location', { city: ' ', district: null })).toBe('refused')
    expect(read('Location', { city: '上海', planet: 'Mars' })).toBe('refused')
  })
})

describe('degrees', () => {
  it('are read by name, ranked, and compared by rank', () => {
    expect(['本科', 'Bachelor', '学士', 'bachelor'].map((name) => read('Degree', name))).toEqual(
      Array(4).fill('bachelor'),
    )
    expect(number('Degree', '博士')).toBeGreaterThan(number('Degree', '硕士') ?? 0)
    expect(number('Degree', 'MBA')).toBe(number('Degree', '硕士'))
    expect(fieldTypes.Degree.operand('gte', {}).parse('本科')).toBe(number('Degree', '本科'))
    expect(fieldTypes.Degree.operand('in', {}).parse(['本科', 'PhD'])).toEqual(['bachelor', 'doctor'])
    expect(read('Degree', '幼儿园')).toBe('refused')
  })
})

describe('choices', () => {
  const options: FieldOptions = {
    choices: [
      { id: 'a', name: { zh: '甲', en: 'First' } },
      { id: 'b', name: { zh: '乙', en: 'Second' }, isDeleted: true },
    ],
    default: 'b',
  }
  it('keep the words of a deleted option, but do not offer it', () => {
    expect(text('SingleChoice', 'b', zh, options)).toBe('乙')
    expect(choosable(options).map(({ id }) => id)).toEqual(['a'])
    expect(read('SingleChoice', 'b', withoutDeleted(options))).toBe('refused')
    expect(read('MultiChoice', ['a', '甲', 'First'], options)).toEqual(['a'])
    expect(read('SingleChoice', 'c', options)).toBe('refused')
    expect(fieldTypes.SingleChoice.initial(options)).toBeNull()
    expect(fieldTypes.Select.initial({ ...options, default: 'a' })).toBe('a')
  })
})

describe('identification', () => {
  it('checks the last character and the birthday of an id card', () => {
    expect(read('Identification', { kind: 'idCard', number: '11010519491231002x' })).toEqual({
      kind: 'idCard',
      number: '11010519491231002X',
    })
    for (const wrong of ['110105194912310021', '11010519491331002X', '1101051949123100', '']) {
      expect(read('Identification', { kind: 'idCard', number: wrong })).toBe('refused')
    }
    expect(text('Identification', { kind: 'passport', number: 'e12345678' }, en)).toBe('Passport E12345678')
  })
})

describe('beginnings', () => {
  it('turn defaults into numbers and true or false; lists begin empty', () => {
    expect(fieldTypes.Number.initial({ default: '3' })).toBe(3)
    expect(fieldTypes.Number.initial({})).toBeNull()
    expect(fieldTypes.Boolean.initial({ default: 'true' })).toBe(true)
    expect(fieldTypes.Boolean.initial({})).toBe(false)
    expect(fieldTypes.StringArray.initial({})).toEqual([])
    expect(fieldTypes.File.initial({ multiple: true })).toEqual([])
    expect(fieldTypes.File.initial({})).toBeNull()
  })
})

describe('references', () => {
  it('take the type that the field names, and refuse another', () => {
    expect(read('EntityReference', { openId: 't1' }, { entityType: 'Tag' })).toEqual({
      openId: 't1',
      entityType: 'Tag',
    })
    expect(read('EntityReference', { openId: 't1', entityType: 'Job' }, { entityType: 'Tag' })).toBe('refused')
    expect(read('EntityReference', { openId: 't1' })).toBe('refused')
    expect(read('Member', { openId: 'nobody' })).toBe('refused')
    expect(text('Member', { openId: 'acmeTu1', name: '李蔚然' })).toBe('李蔚然')
    expect(read('File', { key: 'k1' })).toMatchObject({ fileId: 'k1', name: 'k1' })
  })
})

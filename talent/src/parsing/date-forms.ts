/** One date as people write it, beginning at a place in a text. */
export interface ReadDate {
  /** 0 where only the month is written. */
  year: number
  month?: number
  day?: number
  length: number
}

const monthNames =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const order = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const seasons: Record<string, number> = { spring: 3, summer: 6, fall: 9, autumn: 9, winter: 12 }
const year4 = '(?:19[4-9]\\d|20\\d{2})'

type Read = (match: RegExpExecArray) => Omit<ReadDate, 'length'> | undefined

const shortYear = (text: string): number => {
  const count = Number(text.replace(/\D/g, ''))
  if (count >= 100) return count
  return count > 50 ? 1900 + count : 2000 + count
}

const monthOf = (name: string): number => order.indexOf(name.slice(0, 3).toLowerCase()) + 1
const isMonth = (count: number): boolean => count >= 1 && count <= 12
const isDay = (count: number): boolean => count >= 1 && count <= 31

const ymd: Read = ([, year, month, day]) => {
  const [m, d] = [Number(month), Number(day)]
  if (!isMonth(m)) return undefined
  return { year: Number(year), month: m, ...(day && isDay(d) && { day: d }) }
}

/** Of 03/04/2019 nobody knows which is the month, so that only the year is taken. */
const dmy: Read = ([, a, b, year]) => {
  const [first, second] = [Number(a), Number(b)]
  if (first > 12 && isMonth(second) && isDay(first)) return { year: Number(year), month: second, day: first }
  if (second > 12 && isMonth(first) && isDay(second)) return { year: Number(year), month: first, day: second }
  return first === second ? { year: Number(year), month: first, day: second } : { year: Number(year) }
}

const forms: readonly (readonly [RegExp, Read])[] = [
  [new RegExp(`^(${year4})\\s*年\\s*(\\d{1,2})\\s*月(?:\\s*(\\d{1,2})\\s*日)?`), ymd],
  [
    new RegExp(
      `^(${year4})\\s?[./·]\\s?(\\d{1,2})(?:\\s?[./]\\s?(\\d{1,2})(?!\\d|[./]\\d))?(?![\\d年]|[./]\\d{1,3}(?!\\d))`,
    ),
    ymd,
  ],
  [new RegExp(`^(${year4})-(\\d{1,2})(?:-(\\d{1,2})(?!\\d))?(?!\\d|\\s*年(?!度))`), ymd],
  [new RegExp(`^(${year4})(0[1-9]|1[0-2])(?!\\d)`), ymd],
  [new RegExp(`^(${year4})\\s?年(?:\\s*([春夏秋冬])季?)?`), ([, year]) => ({ year: Number(year) })],
  [new RegExp(`^(\\d{1,2})[/.-](\\d{1,2})[/.-](${year4})(?!\\d)`), dmy],
  [
    new RegExp(`^(\\d{1,2})\\s?[/.-]\\s?(${year4})(?!\\d)`),
    ([, month, year]) => (isMonth(Number(month)) ? { year: Number(year), month: Number(month) } : undefined),
  ],
  [
    new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?\\s+(${monthNames})\\.?,?\\s+(${year4})(?!\\d)`, 'i'),
    ([, day, name = '', year]) => ({ year: Number(year), month: monthOf(name), day: Number(day) }),
  ],
  [
    new RegExp(`^(${monthNames})\\b\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,\\s*(${year4})(?!\\d)`, 'i'),
    ([, name = '', day, year]) => ({ year: Number(year), month: monthOf(name), day: Number(day) }),
  ],
  [
    new RegExp(`^(${monthNames})\\b[.,]?\\s*(?:of\\s+)?[-/]?\\s*(${year4}|['’‘]\\s?\\d{2}|(?<=-)\\d{2})(?!\\d)`, 'i'),
    ([, name = '', year = '']) => ({ year: shortYear(year), month: monthOf(name) }),
  ],
  [
    new RegExp(`^(spring|summer|fall|autumn|winter)\\s+(?:of\\s+)?(${year4})(?!\\d)`, 'i'),
    ([, name = '', year]) => ({ year: Number(year), month: seasons[name.toLowerCase()] }),
  ],
  [/^(0?[1-9]|1[0-2])\/(\d{2})(?![\d/.])/, ([, month, year = '']) => ({ year: shortYear(year), month: Number(month) })],
  [new RegExp(`^(${year4})(?![\\d%+,]|\\.\\d)`), ([, year]) => ({ year: Number(year) })],
  [/^['’](\d{2})(?!\d)/, ([, year = '']) => ({ year: shortYear(year) })],
]

/** Ends that say less than a beginning: "2019.03-06", "2017-18", "Mar – Jun 2019". */
const shortEnds: readonly (readonly [
  RegExp,
  (match: RegExpExecArray, first: ReadDate) => Omit<ReadDate, 'length'> | undefined,
])[] = [
  [
    /^(\d{1,2})\s?月(?!\d)/,
    ([, month], first) => (isMonth(Number(month)) ? { year: first.year, month: Number(month) } : undefined),
  ],
  [
    /^(\d{2})(?![\d./:%年月日+,]|\s*(?:人|个|万|k\b|岁|years?))/i,
    ([, two = ''], first) => {
      if (first.month !== undefined) return isMonth(Number(two)) ? { year: first.year, month: Number(two) } : undefined
      const year = Math.floor(first.year / 100) * 100 + Number(two)
      return year >= first.year && year - first.year < 15 ? { year } : undefined
    },
  ],
]

const monthAlone = new RegExp(`^(${monthNames})\\b\\.?(?=\\s*(?:-|[‐-―]|to\\b|~))`, 'i')

/** A number before or a letter glued to it is no beginning of a date. */
const startsHere = (text: string, at: number): boolean => {
  const before = text.charAt(at - 1)
  if (at === 0) return true
  if (/\d/.test(before)) return false
  if (/[.,/-]/.test(before) && /\d/.test(text.charAt(at - 2)) && /\d/.test(text.charAt(at)))
    return before === '-' || before === '/'
  return /\d/.test(text.charAt(at)) ? !/[A-Za-z$€£¥#_]/.test(before) : !/[A-Za-z]/.test(before)
}

/** The date that begins at a place, if one does; `first` is the beginning of the range whose end is looked for. */
export const dateAt = (text: string, at: number, first?: ReadDate): ReadDate | undefined => {
  if (!/[\d'’A-Za-z]/.test(text.charAt(at)) || (!first && !startsHere(text, at))) return undefined
  const rest = text.slice(at, at + 40)
  for (const [form, read] of forms) {
    const match = form.exec(rest)
    const date = match && read(match)
    if (match && date) return { ...date, length: match[0].trimEnd().length }
  }
  if (first) {
    for (const [form, read] of shortEnds) {
      const match = form.exec(rest)
      const date = match && read(match, first)
      if (match && date) return { ...date, length: match[0].length }
    }
    return undefined
  }
  const alone = monthAlone.exec(rest)
  return alone ? { year: 0, month: monthOf(alone[1] ?? ''), length: alone[0].length } : undefined
}

const now =
  /^(?:至今|今(?![年天日后])|迄今|现在|目前|当前|present\b|now\b|current(?: (?:time|day|date))?\b|currently\b|today\b|ongoing\b|(?:to|till) date\b|date\b)/i

/** How long the word for "until now" is that stands here; 0 where there is none. */
export const untilNowAt = (text: string, at: number): number => now.exec(text.slice(at, at + 16))?.[0].length ?? 0

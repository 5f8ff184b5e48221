/** Forms in which two values are the same although they are written differently. */

export const normal = (value: unknown): string =>
  String(value ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]/gu, '')

const digits = (value: unknown): string => String(value ?? '').replaceAll(/\D/g, '')

/** The last ten or eleven digits: a code of the country is no other number. */
export const samePhone = (a: unknown, b: unknown): boolean => {
  const [first, second] = [digits(a), digits(b)]
  const length = Math.min(first.length, second.length)
  return (
    length >= 7 && (first.endsWith(second) || second.endsWith(first)) && Math.abs(first.length - second.length) <= 3
  )
}

/** By month; where the truth knows only the year, by year. */
export const sameDate = (truth: unknown, found: unknown): boolean => {
  const [first, second] = [String(truth ?? ''), String(found ?? '')]
  if (first.length <= 4) return first.slice(0, 4) === second.slice(0, 4)
  return first.slice(0, 7) === second.slice(0, 7)
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

const sameEnd = (truth: unknown, found: unknown): boolean => {
  const [first, second] = [recordOf(truth), recordOf(found)]
  if (first.untilNow === true || second.untilNow === true) return first.untilNow === second.untilNow
  return sameDate(first.iso, second.iso)
}

export const sameRange = (truth: unknown, found: unknown): boolean => {
  const [first, second] = [recordOf(truth), recordOf(found)]
  return sameEnd(first.start, second.start) && sameEnd(first.end, second.end)
}

const shortPlace = (value: unknown): string => normal(value).replaceAll(/[省市]/g, '')

/** The truth is a text such as “Boston, MA” or 江苏南京; what was found has parts. */
export const samePlace = (truth: unknown, found: unknown): boolean => {
  const wanted = String(truth ?? '')
  const parts = isRecord(found)
    ? ['country', 'province', 'city', 'district', 'address'].map((key) => found[key])
    : [found]
  const names = parts.filter(Boolean).map(shortPlace)
  const [first = ''] = wanted.split(',')
  const whole = shortPlace(wanted)
  return (
    names.includes(shortPlace(first)) || names.includes(whole) || (names.length > 1 && names.join('').endsWith(whole))
  )
}

/** Truth: low, high, unit, period; found: the contract's range. */
export const sameSalary = (truth: unknown, found: unknown): boolean => {
  const wanted = recordOf(truth)
  const [low, high] = [recordOf(recordOf(found).gt), recordOf(recordOf(found).lt)]
  const is = (end: Record<string, unknown>, number: unknown): boolean =>
    recordOf(end.amount).number === number &&
    recordOf(end.amount).unit === wanted.unit &&
    (end.period ?? 'month') === wanted.period
  return is(low, wanted.low) && is(high, wanted.high)
}

/** Han characters one by one, other letters and digits as words. */
const tokens = (text: unknown): string[] =>
  String(text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu)
    ?.filter((token) => token !== '') ?? []

/** Twice what both have over what each has. */
const overlap = (a: unknown, b: unknown): number => {
  const [first, second] = [tokens(a), tokens(b)]
  const counts = new Map<string, number>()
  for (const token of first) counts.set(token, (counts.get(token) ?? 0) + 1)
  let both = 0
  for (const token of second) {
    const left = counts.get(token) ?? 0
    if (left > 0) {
      both += 1
      counts.set(token, left - 1)
    }
  }
  return first.length + second.length === 0 ? 0 : (2 * both) / (first.length + second.length)
}

export const sameText = (a: unknown, b: unknown): boolean => overlap(a, b) >= 0.8
export const sameWords = (a: unknown, b: unknown): boolean => normal(a) !== '' && normal(a) === normal(b)

import { type Found, foundAs, type Piece, part } from '#parsing/span'

type Period = 'hour' | 'day' | 'month' | 'year'
type Unit = 'CNY' | 'USD' | 'EUR' | 'GBP' | 'JPY'

interface SalaryEnd {
  amount: { number: number; unit: Unit }
  period: Period
  months?: number
}

const amount = '(\\d[\\d,]*(?:\\.\\d+)?)\\s*(k|w|万|千|元)?'
const form = new RegExp(
  `([¥￥$€£]|RMB|CNY|USD|EUR|GBP|HKD)?\\s*${amount}\\s*(?:[-‐-―~至到]|to)\\s*(?:[¥￥$€£]|RMB|USD)?\\s*${amount}|([¥￥$€£]|RMB|CNY|USD|EUR|GBP)?\\s*${amount}`,
  'i',
)

const scaled = (digits: string, scale: string | undefined): number => {
  const count = Number(digits.replaceAll(',', ''))
  const factor = { k: 1000, w: 10_000, 万: 10_000, 千: 1000 }[(scale ?? '').toLowerCase()] ?? 1
  return Math.round(count * factor * 100) / 100
}

const units: readonly (readonly [RegExp, Unit])[] = [
  [/[$]|USD|dollar/i, 'USD'],
  [/€|EUR/i, 'EUR'],
  [/£|GBP/i, 'GBP'],
  [/JPY|日元/i, 'JPY'],
]
const unitOf = (text: string): Unit => units.find(([pattern]) => pattern.test(text))?.[1] ?? 'CNY'

/** Said, or told by the size: nobody earns 300,000 a month by the hour. */
const periodOf = (text: string, number: number, unit: Unit): Period => {
  if (/年薪|\/\s?年|每年|per year|\/\s?(?:yr|year)|annual|p\.?a\b|a year|per annum|年$/i.test(text)) return 'year'
  if (/\/\s?天|日薪|每天|per day|\/\s?day/i.test(text)) return 'day'
  if (/\/\s?(?:小)?时|时薪|per hour|\/\s?(?:hr|hour)/i.test(text)) return 'hour'
  if (/月|month|mo\b/i.test(text)) return 'month'
  if (unit !== 'CNY') return number >= 15_000 ? 'year' : number < 300 ? 'hour' : 'month'
  return number >= 150_000 ? 'year' : 'month'
}

const monthsOf = (text: string): number | undefined => {
  const count = Number(
    /[*×x·]\s?(\d{2})\s?(?:薪|个?月)?|(\d{2})\s?薪/i
      .exec(text)
      ?.slice(1)
      .find((one) => one !== undefined),
  )
  return count >= 12 && count <= 24 ? count : undefined
}

/** The range of pay that a text names; `labelled` says that it stands behind a label of pay. */
export const salaryIn = (piece: Piece, labelled: boolean): Found<{ gt?: SalaryEnd; lt?: SalaryEnd }> | undefined => {
  const match = form.exec(piece.text)
  if (!match || (!labelled && !/[k万元¥$]/i.test(match[0]))) return undefined
  const [, , low, lowScale, high, highScale, , only, onlyScale] = match
  const unit = unitOf(piece.text)
  const ends =
    low !== undefined && high !== undefined
      ? [scaled(low, lowScale ?? highScale), scaled(high, highScale)]
      : [scaled(only ?? '', onlyScale)]
  const [first = 0, second] = ends
  if (first < 100 && unit === 'CNY' && !/[k万w]/i.test(match[0]) && !/[天时]/.test(piece.text)) return undefined
  const period = periodOf(piece.text, second ?? first, unit)
  const months = monthsOf(piece.text.slice(match.index + match[0].length))
  const end = (number: number): SalaryEnd => ({
    amount: { number, unit },
    period,
    ...(months !== undefined && { months }),
  })
  const upTo = /以下|below|up to|以内|最高/i.test(piece.text)
  const value =
    second === undefined
      ? upTo
        ? { lt: end(first) }
        : { gt: end(first) }
      : { gt: end(Math.min(first, second)), lt: end(Math.max(first, second)) }
  const to = Math.min(
    piece.text.length,
    match.index +
      match[0].length +
      (/^\s*(?:元?(?:\/\s?(?:月|年|天|month|year|mo|yr))?|per (?:month|year))?\s*(?:[*×x·]\s?\d{2}\s?薪?|以上|以下|及以上)?/i.exec(
        piece.text.slice(match.index + match[0].length),
      )?.[0].length ?? 0),
  )
  return foundAs(part(piece, match.index, to), value, 'salary.range', labelled ? 0.93 : 0.7)
}

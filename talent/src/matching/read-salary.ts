import { type ClauseReader, found } from '#matching/found'

/** Money a month in fen, whatever the ad counts in; the currency is the id, because there are no rates between them here. */

const amount = '(\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)'
const unit = '\\s*(万|千|[kK]|元|w|W)?'
const dash = '\\s*(?:-|–|—|~|～|至|到|to)\\s*'
const range = new RegExp(
  `(?:(年薪|月薪|日薪|时薪|annual(?:ly)?|salary|薪资|薪酬|待遇|pay|compensation)[^\\d\\n，。；,;$¥￥€£]{0,10}?)?([$¥￥€£]|USD|EUR|GBP|RMB|CNY)?\\s*${amount}${unit}(?:${dash}([$¥￥€£])?\\s*${amount}${unit})?\\s*(元)?\\s*(?:\\/|每|per|an?\\s)?\\s*(月|年|天|日|小时|时|month|year|hour|day|annum|yr|hr|mo)?(?:[^\\d\\n]{0,4}(\\d{2})\\s*薪)?`,
  'gi',
)

const currencies: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'CNY', '￥': 'CNY', rmb: 'CNY' }
const scale = (sign: string | undefined): number =>
  ({ 万: 10_000, w: 10_000, 千: 1_000, k: 1_000 })[sign?.toLowerCase() ?? ''] ?? 1
const plain = (text: string): number => Number(text.replaceAll(',', ''))

const perMonth: readonly [RegExp, number][] = [
  [/^(?:月|month|mo)$/i, 1],
  [/^(?:年|year|annum|yr)$/i, 1 / 12],
  [/^(?:天|日|day)$/i, 21.75],
  [/^(?:小时|时|hour|hr)$/i, 174],
]

function factorOf(label: string | undefined, period: string | undefined, currency: string, top: number): number {
  const named = period && perMonth.find(([words]) => words.test(period))
  if (named) return named[1]
  if (/年薪|annual/i.test(label ?? '')) return 1 / 12
  if (/日薪/.test(label ?? '')) return 21.75
  if (/时薪/.test(label ?? '')) return 174
  // In English money of five digits and more is a year's.
  return currency !== 'CNY' && top >= 15_000 ? 1 / 12 : 1
}

/** Years, people, percentages and phone numbers are numbers too: money has a sign, a unit of money or a word for pay. */
export const readSalary: ClauseReader = (clause) => {
  for (const match of clause.text.matchAll(range)) {
    const [whole, label, sign, low = '', lowUnit, sign2, high, highUnit, yuan, period, paid] = match
    const units = lowUnit || highUnit || yuan
    if (!sign && !sign2 && !(units && (label || period || paid || /k|万/i.test(units) || yuan))) continue
    if (/亿|用户|融资|人|users|revenue|budget|million|规模|注册资本|营收|预算|GMV|收入/i.test(clause.text)) continue
    if (/^\s*[+\d]/.test(clause.text.slice(match.index + whole.length)) && !label) continue
    const currency = currencies[(sign ?? sign2 ?? '').toLowerCase()] ?? sign?.toUpperCase() ?? 'CNY'
    const [from, to] = [
      plain(low) * scale(lowUnit ?? highUnit),
      high === undefined ? undefined : plain(high) * scale(highUnit ?? lowUnit),
    ]
    const factor = factorOf(label, period, currency, to ?? from)
    const [min, max] = [Math.round(from * factor * 100), Math.round((to ?? from) * factor * 100)]
    if (min < 50_000 || max > 1e10 || max < min) continue
    const lead = whole.length - whole.trimStart().length
    return found(clause, match.index + lead, whole.trim().length, {
      kind: 'salary',
      ids: [currency],
      min,
      max,
      importance: 'should',
    })
  }
  return []
}

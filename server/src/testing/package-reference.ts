/**
 * Packages once more, slowly and by other means: every answer is told from the whole history, days are counted one by
 * one in a calendar that the platform's time zones have made, money is BigInt and stands here as the decision has it.
 */
const second = 1000
const daySeconds = 86_400

const prices: Record<string, Record<string, bigint>> = {
  Premium: { Month: 98000n, Year: 976080n },
  Professional: { Month: 288000n, Year: 2868480n },
  Flagship: { Month: 988000n, Year: 9840480n },
  ExtraAutomaticTask: { Month: 6800n, Year: 67728n },
  ExtraEntity: { Month: 6800n, Year: 67728n },
}
const sizes: Record<string, readonly number[]> = {
  Basic: [1000, 30, 10, 20, 1],
  Premium: [10000, 300, 100, 100, 5],
  Professional: [50000, 1200, 500, 300, 20],
  Flagship: [300000, 5000, 5000, 1000, 50],
  ExtraAutomaticTask: [0, 100, 0, 0, 0],
  ExtraEntity: [500, 0, 0, 0, 0],
}
const order = ['Basic', 'Premium', 'Professional', 'Flagship']
const isExtra = (kind: string): boolean => kind.startsWith('Extra')

interface Day {
  month: string
  day: number
}

/** Every day of some years as Beijing has it. */
const firstDay = Date.UTC(2025, 0, 1, 4) / second
const calendar: Day[] = []
const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
for (let at = 0; at < 366 * 25; at++) {
  const [year, month, day] = parts.format(new Date((firstDay + at * daySeconds) * second)).split('-')
  calendar.push({ month: `${year}-${month}`, day: Number(day) })
}
const months = [...new Set(calendar.map(({ month }) => month))]
/** Midnight in Beijing is 16:00 of the day before elsewhere. */
const placeOf = (at: number): number => Math.floor((at - (firstDay - 12 * 3600)) / daySeconds)

/** Walks from day to day until the wanted month has its wanted day, or its last. */
function walk(from: number, count: number, wanted: number): number {
  const start = placeOf(from)
  const goal = months[months.indexOf(calendar[start]?.month ?? '') + count]
  for (let days = 0; ; days++) {
    const here = calendar[start + days]
    const next = calendar[start + days + 1]
    if (here?.month === goal && (here?.day === wanted || next?.month !== goal)) return from + days * daySeconds
    if (!here) throw new Error('beyond the calendar')
  }
}

interface Bought {
  kind: string
  unit: string
  from: number
  to: number
  worth: bigint
  wanted: number
  /** Somebody took what was left of it. */
  taken?: boolean
}
interface Ordered {
  id: string
  kind: string
  unit: string
  price: bigint
  credit: bigint
  /** What was to be ended by it when it was ordered. */
  ends: Bought | undefined
  made: number
  closed: number
  given: boolean
  back: bigint
}

export class PackageReference {
  readonly bought: Bought[] = []
  readonly ordered = new Map<string, Ordered>()
  readonly trades = new Map<string, { order: string; amount: bigint }>()

  /** The package that began last and has not been over for a week. */
  #holding(at: number): Bought | undefined {
    let best: Bought | undefined
    for (const each of this.bought) {
      if (isExtra(each.kind) || each.from > at || each.to === each.from) continue
      if (!best || each.from >= best.from) best = each
    }
    return best && at < best.to + 7 * daySeconds ? best : undefined
  }

  #waiting(at: number): Bought[] {
    return this.bought.filter((each) => !isExtra(each.kind) && each.from > at)
  }

  capacity(at: number): number[] {
    const kinds = [this.#holding(at)?.kind ?? 'Basic']
    for (const each of this.bought) if (isExtra(each.kind) && each.from <= at && at < each.to) kinds.push(each.kind)
    return [0, 1, 2, 3, 4].map((place) => kinds.reduce((sum, kind) => sum + (sizes[kind]?.[place] ?? 0), 0))
  }

  /** Day by day, the one that has begun included; then to the nearest fen. */
  #credit(held: Bought, at: number): bigint {
    let all = 0n
    for (let day = held.from; day < held.to; day += daySeconds) all++
    let left = 0n
    for (let day = held.to; day > at; day -= daySeconds) left++
    if (left > all) left = all
    const twice = (held.worth * left * 2n) / all
    return twice % 2n === 0n ? twice / 2n : twice / 2n + 1n
  }

  #plan(
    kind: string,
    unit: string,
    at: number,
  ): { price: bigint; credit: bigint; from: number; to: number; wanted: number } {
    const list = prices[kind]?.[unit] ?? 0n
    const count = unit === 'Year' ? 12 : 1
    const held = isExtra(kind) ? undefined : this.#holding(at)
    const today = calendar[placeOf(at)]?.day ?? 0
    if (!held) return { price: list, credit: 0n, from: at, to: walk(at, count, today), wanted: today }
    if (order.indexOf(kind) > order.indexOf(held.kind)) {
      const credit = at < held.to ? this.#credit(held, at) : 0n
      return { price: list - credit, credit, from: at, to: walk(at, count, today), wanted: today }
    }
    const chain = [held, ...this.#waiting(at)]
    const last = chain.reduce((one, two) => (two.to > one.to ? two : one))
    return { price: list, credit: 0n, from: last.to, to: walk(last.to, count, last.wanted), wanted: last.wanted }
  }

  /** Price and dates, or the name of the refusal. */
  quote(kind: string, unit: string, at: number): { price: bigint; from: number; to: number } | string {
    if (!isExtra(kind)) {
      if (this.#waiting(at).length > 0) return 'UnusedResourceExistedException'
      const held = this.#holding(at)
      const larger = held && order.indexOf(kind) > order.indexOf(held.kind)
      if (larger && held.unit === 'Year' && unit === 'Month' && at < held.to) return 'ResourcePriceException'
    }
    const { price, from, to } = this.#plan(kind, unit, at)
    return { price, from, to }
  }

  order(id: string, kind: string, unit: string, at: number): void {
    const { price, credit } = this.#plan(kind, unit, at)
    for (const each of this.ordered.values())
      if (!isExtra(kind) && !isExtra(each.kind) && !each.given && at < each.closed) each.closed = at
    const ends = this.#ends(kind, at)
    this.ordered.set(id, { id, kind, unit, price, credit, ends, made: at, closed: at + 1800, given: false, back: 0n })
  }

  /** What a larger package would put an end to. */
  #ends(kind: string, at: number): Bought | undefined {
    const held = isExtra(kind) ? undefined : this.#holding(at)
    return held && order.indexOf(kind) > order.indexOf(held.kind) ? held : undefined
  }

  /** Its credit went elsewhere and there is not as much again, or a year has come before its month. */
  #isPast(each: Ordered, at: number): boolean {
    const ends = this.#ends(each.kind, at)
    if (ends && ends.unit === 'Year' && each.unit === 'Month' && at < ends.to) return true
    if (!each.ends?.taken) return false
    return (ends && at < ends.to ? this.#credit(ends, at) : 0n) < each.credit
  }

  /** A genuine notice. */
  notice(id: string, trade: string, amount: bigint, paid: number, at: number): void {
    const each = this.ordered.get(id)
    if (!each || this.trades.has(trade) || amount !== each.price) return
    this.trades.set(trade, { order: id, amount })
    if (each.given || paid >= each.closed || this.#isPast(each, at)) {
      each.back += amount
      return
    }
    each.given = true
    const { credit, from, to, wanted } = this.#plan(each.kind, each.unit, at)
    if (credit > each.credit) each.back += credit - each.credit
    const held = this.#ends(each.kind, at)
    const waiting = this.#waiting(at).sort((one, two) => one.from - two.from)
    const worth = prices[each.kind]?.[each.unit] ?? 0n
    if (held) held.taken = true
    if (held && held.to > at) held.to = at
    this.bought.push({ kind: each.kind, unit: each.unit, from, to, worth, wanted })
    if (!held) return
    let end = to
    for (const later of waiting) {
      later.from = end
      later.wanted = wanted
      later.to = walk(end, later.unit === 'Year' ? 12 : 1, wanted)
      end = later.to
    }
  }

  /** Given back so far, of everything. */
  get back(): bigint {
    return [...this.ordered.values()].reduce((sum, each) => sum + each.back, 0n)
  }

  /** Moments at which something changes by itself. */
  moments(): number[] {
    return this.bought.flatMap(({ from, to, kind }) => (isExtra(kind) ? [from, to] : [from, to, to + 7 * daySeconds]))
  }
}

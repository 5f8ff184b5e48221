import { Failure } from '@cohort/contract/errors'
import { extraKinds, paidKinds, payTimeUnits, resourceTypes } from '@cohort/contract/packages'
import { describe, expect, test } from 'vitest'
import { currentPackage, timelineFrom, totalsAt } from '#modules/resources/holdings'
import { type Book, expired, noticed, placed } from '#modules/resources/ledger'
import { quote } from '#modules/resources/quotes'
import { PackageReference } from '#testing/package-reference'

/** The same numbers for the same seed, so that a history that fails can be looked at. */
function chance(seed: number) {
  let state = seed
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return {
    below: (limit: number) => Math.floor(next() * limit),
    one: <T>(of: readonly T[]) => of[Math.floor(next() * of.length)] as T,
  }
}
type Chance = ReturnType<typeof chance>

const seconds = (at: Date): number => at.getTime() / 1000
const dateOf = (at: number): Date => new Date(at * 1000)
const sold = [...paidKinds, ...extraKinds]

/** Days on which months end, in their last and first hours too: where calendars are got wrong. */
const beginnings = ['2026-01-31', '2028-02-29', '2027-02-28', '2026-08-31', '2027-12-31', '2026-11-30', '2028-01-30']
const beginning = (random: Chance): number =>
  Date.parse(`${random.one(beginnings)}T00:00:00+08:00`) / 1000 + random.one([0, 86_399, random.below(86_400)])

class History {
  book: Book = { grants: [], orders: [], payments: [] }
  readonly reference = new PackageReference()
  readonly sent: { orderId: string; tradeNumber: string; amountFen: number; paidAt: Date }[] = []
  readonly outcomes = new Set<string>()
  readonly random: Chance
  now: number
  #ids = 0
  constructor(seed: number) {
    this.random = chance(seed)
    this.now = beginning(this.random)
  }

  step(): void {
    const acts = [this.#wait, this.#order, this.#order, this.#pay, this.#pay, this.#repeat, this.#forge, this.#expire]
    acts.push(this.#race)
    this.random.one(acts).call(this)
  }

  #wait(): void {
    const { random } = this
    const ahead = this.reference.moments().filter((at) => at >= this.now)
    const near = ahead.length > 0 ? random.one(ahead) + random.one([-1, 0, 1]) : this.now
    this.now = Math.max(
      this.now,
      random.one([near, near, this.now + 1, this.now + random.below(3_600), this.now + random.below(40 * 86_400)]),
    )
  }

  #order(): void {
    const [kind, unit] = [this.random.one(sold), this.random.one(payTimeUnits)]
    const id = `order-${++this.#ids}`
    if (typeof this.reference.quote(kind, unit, this.now) === 'string') return
    this.book = placed(this.book, { id, kind, unit }, dateOf(this.now)).book
    this.reference.order(id, kind, unit, this.now)
  }

  /** Two orders minutes apart, each paid while it could be, and told of in either order, together or days apart. */
  #race(): void {
    const { random } = this
    const before = this.book.orders.length
    this.#order()
    const paid = this.now
    this.now += random.below(1_700) + 1
    this.#order()
    const notices = this.book.orders.slice(before).map((order, at) => ({
      orderId: order.id,
      tradeNumber: `trade-${++this.#ids}`,
      amountFen: order.priceFen,
      paidAt: dateOf(at === 0 ? paid : this.now),
    }))
    if (random.below(2) === 0) notices.reverse()
    for (const notice of notices) {
      this.now += random.one([0, 1, random.below(3_600), random.below(40 * 86_400)])
      this.sent.push(notice)
      this.#tell(notice)
    }
  }

  /** Often at once; sometimes days after the money was taken, sometimes money for an order that is over. */
  #pay(): void {
    const { random } = this
    if (this.book.orders.length === 0) return
    const order = random.one([this.book.orders.at(-1), random.one(this.book.orders)])
    if (!order) return
    const made = seconds(order.createdAt)
    const paidAt = Math.min(this.now, random.one([this.now, made + random.below(1_800), made + 1_799, made + 1_800]))
    const notice = {
      orderId: order.id,
      tradeNumber: `trade-${++this.#ids}`,
      amountFen: order.priceFen,
      paidAt: dateOf(paidAt),
    }
    this.sent.push(notice)
    this.#tell(notice)
  }

  #repeat(): void {
    const again = this.random.one(this.sent)
    if (again) this.#tell(again)
  }

  #forge(): void {
    const order = this.random.one(this.book.orders)
    const amountFen = (order?.priceFen ?? 0) + this.random.one([-1, 1, -(order?.priceFen ?? 0)])
    const orderId = this.random.one([order?.id ?? 'none', 'somebody-elses'])
    this.#tell({ orderId, tradeNumber: `trade-${++this.#ids}`, amountFen, paidAt: dateOf(this.now) })
  }

  #expire(): void {
    this.book = expired(this.book, dateOf(this.now))
  }

  #tell(notice: (typeof this.sent)[number]): void {
    const { book, outcome } = noticed(this.book, notice, { now: dateOf(this.now), grantId: `grant-${++this.#ids}` })
    const { orderId, tradeNumber, amountFen, paidAt } = notice
    this.reference.notice(orderId, tradeNumber, BigInt(amountFen), seconds(paidAt), this.now)
    this.outcomes.add(outcome)
    this.book = book
  }

  /** What the two say of this moment, of every price in it, and of moments to come; and no fen appears or is lost. */
  compare(): void {
    const { reference, now } = this
    for (const kind of sold)
      for (const unit of payTimeUnits)
        this.#same(`${kind} ${unit}`, this.#asked(kind, unit), words(reference.quote(kind, unit, now)))
    this.#compareCapacity()
    const { orders, payments, grants } = this.book
    const sum = (list: readonly number[]): bigint => BigInt(list.reduce((all, each) => all + each, 0))
    this.#same('back', sum(orders.map(({ refundFen }) => refundFen)), reference.back)
    this.#same('back by payments', sum(payments.map(({ refundFen }) => refundFen)), reference.back)
    this.#same('payments', payments.length, reference.trades.size)
    const given = orders.filter(({ grantId }) => grantId !== null)
    this.#same('grants', given.length, grants.length)
    const kept = payments.filter(({ amountFen, refundFen }) => amountFen !== refundFen)
    const paid = kept.map(({ amountFen }) => amountFen)
    this.#same('kept', sum(paid), sum(given.map(({ priceFen }) => priceFen)))
    this.#same(
      'more back than came',
      payments.find(({ amountFen, refundFen }) => refundFen > amountFen),
      undefined,
    )
    const ended = given.flatMap(({ creditOf }) => creditOf ?? [])
    this.#same('rests taken once', new Set(ended).size, ended.length)
  }

  #compareCapacity(): void {
    const { book, reference, now } = this
    const { changesAt, totals } = timelineFrom(book.grants, dateOf(now))
    const ahead = reference.moments().flatMap((at) => [at - 1, at, at + 1])
    for (const at of [now, now + this.random.below(800 * 86_400), ...ahead]) {
      if (at < now) continue
      const wanted = reference.capacity(at).join()
      const told = totals[changesAt.filter((change) => seconds(change) <= at).length]
      this.#same(`timeline ${at}`, resourceTypes.map((type) => told?.[type]).join(), wanted)
      this.#same(`totals ${at}`, Object.values(totalsAt(book.grants, dateOf(at))).join(), wanted)
    }
  }

  /** Asking `expect` a million times would take minutes. */
  #same(what: string, told: unknown, wanted: unknown): void {
    if (told !== wanted) expect.fail(`${what} at ${dateOf(this.now).toISOString()}: ${told}, not ${wanted}`)
  }

  #asked(kind: (typeof sold)[number], unit: (typeof payTimeUnits)[number]): string {
    try {
      const { priceFen, startsAt, endsAt } = quote(this.book.grants, kind, unit, dateOf(this.now))
      return words({ price: BigInt(priceFen), from: seconds(startsAt), to: seconds(endsAt) })
    } catch (error) {
      return error instanceof Failure ? error.code : String(error)
    }
  }
}

const words = (quoted: { price: bigint; from: number; to: number } | string): string =>
  typeof quoted === 'string' ? quoted : `${quoted.price} fen from ${quoted.from} to ${quoted.to}`

const outcomes = new Set<string>()
const refusals = new Set<unknown>()

describe('packages against a slow reference', () => {
  test.each(Array.from({ length: 20 }, (_, at) => at))('histories %i', (part) => {
    for (let seed = part * 200; seed < (part + 1) * 200; seed++) {
      const history = new History(seed)
      for (let step = 0; step < 24; step++) {
        history.step()
        history.compare()
      }
      for (const outcome of history.outcomes) outcomes.add(outcome)
      for (const kind of paidKinds) refusals.add(history.reference.quote(kind, 'Month', history.now))
    }
  })

  test('every outcome and every refusal has been among them', () => {
    expect([...outcomes].sort()).toEqual([
      'counted',
      'late',
      'overtaken',
      'repeated',
      'twice',
      'unknown',
      'wrongAmount',
    ])
    expect(refusals).toContain('UnusedResourceExistedException')
    expect(refusals).toContain('ResourcePriceException')
  })
})

const at = (text: string): Date => new Date(`${text}+08:00`)
const bought = (book: Book, kind: (typeof sold)[number], unit: 'Month' | 'Year', now: Date): Book => {
  const id = `${book.orders.length}`
  const { book: open, order } = placed(book, { id, kind, unit }, now)
  return noticed(open, { orderId: id, tradeNumber: id, amountFen: order.priceFen, paidAt: now }, { now, grantId: id })
    .book
}
const empty: Book = { grants: [], orders: [], payments: [] }

describe('said in numbers', () => {
  test('a year of Plus costs 9760.80, and 123 days that are left of a year of Pro are worth 9666.38', () => {
    const book = bought(empty, 'Professional', 'Year', at('2026-03-18T00:00:00'))
    expect(quote(empty.grants, 'Premium', 'Year', at('2026-03-18T00:00:00')).priceFen).toBe(976_080)
    expect(quote(book.grants, 'Flagship', 'Year', at('2026-11-15T00:00:00'))).toMatchObject({
      creditFen: 966_638,
      priceFen: 8_873_842,
    })
  })

  test('what began on 31 January ends on the last of February, and what follows it on 31 March', () => {
    const first = bought(empty, 'Premium', 'Month', at('2027-01-31T10:00:00'))
    expect(currentPackage(first.grants, at('2027-02-01T00:00:00'))?.endsAt).toEqual(at('2027-02-28T10:00:00'))
    const second = bought(first, 'Premium', 'Month', at('2027-02-20T09:00:00'))
    expect(currentPackage(second.grants, at('2027-03-01T00:00:00'))?.endsAt).toEqual(at('2027-03-31T10:00:00'))
  })

  test('a package holds for seven days after its end, then Basic', () => {
    const { grants } = bought(empty, 'Premium', 'Month', at('2026-11-16T10:00:00'))
    expect(totalsAt(grants, at('2026-12-23T09:59:59')).Entity).toBe(10_000)
    expect(totalsAt(grants, at('2026-12-23T10:00:00')).Entity).toBe(1_000)
  })
})

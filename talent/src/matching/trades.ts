import { type Trade, tradeOfFamily, tradeSigns, trades } from '#knowledge/trades'
import { familiesOf } from '#matching/known'

/**
 * What a text is about: a post called "Associate" whose duties speak of crops and harvests is farm work. Trades are the same
 * in both languages, and so is what is compared.
 */
export interface TradeShare {
  id: string
  /** Of a vector of length one, or of the mean of two such. */
  weight: number
}

/** A text and how much it says: a title more than a duty, a duty more than a list. */
export interface Told {
  text: string
  weight: number
  isTitle?: boolean
}

const kept = 16
const least = 0.06
/** What the family of a title says of its trade where no word of it does: one word may lead astray ("Liaison", "Activities"). */
const familyWorth = 0.4
/** In a title it is no pronoun. */
const spelledOut = (title: string): string => title.replaceAll(/\bit\b/gi, 'information technology')

/** What a job is about: one thing, and little else. */
export const tradesIn = (all: readonly Told[]): TradeShare[] => shares(lengthOne(sumsOf(all)))

/**
 * What a person's work was about. Half of it is what speaks loudest, the headline before all; the other half goes by roots, so
 * that five years in another trade are not drowned by the title of today.
 */
export function careerTradesIn(all: readonly Told[]): TradeShare[] {
  const sums = sumsOf(all)
  const [loud, even] = [lengthOne(sums), lengthOne(new Map([...sums].map(([id, sum]) => [id, Math.sqrt(sum)])))]
  return shares(new Map([...loud].map(([id, weight]) => [id, (weight + (even.get(id) ?? 0)) / 2])))
}

function sumsOf(all: readonly Told[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  const add = (id: string, value: number): void => {
    sums.set(id, (sums.get(id) ?? 0) + value)
  }
  for (const { text, weight, isTitle } of all) {
    const signs = tradeSigns(isTitle ? spelledOut(text) : text)
    for (const [id, sum] of signs) add(id, weight * sum)
    // The family of a title is a guess where none of its words is known to belong to a trade.
    if (!isTitle || signs.size > 0) continue
    for (const { id, score } of familiesOf(text).slice(0, 2)) {
      const trade = tradeOfFamily(id)
      if (trade && score >= 0.4) add(trade, weight * score * familyWorth)
    }
  }
  return strongest(sums)
}

/** Every firm has people who sell, buy or answer customers: that tells less of a trade than crops or aircraft do. */
const commonShare = 0.6

const strongest = (sums: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
  new Map(
    [...sums]
      .map(([id, sum]): [string, number] => [id, trades().get(id)?.common ? sum * commonShare : sum])
      .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, kept),
  )

function lengthOne(sums: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const length = Math.hypot(...sums.values()) || 1
  return new Map([...sums].map(([id, sum]) => [id, sum / length]))
}

const shares = (weights: ReadonlyMap<string, number>): TradeShare[] =>
  [...weights]
    .map(([id, weight]) => ({ id, weight: Math.round(weight * 1000) / 1000 }))
    .filter(({ weight }) => weight >= least)

const nearShare = 0.05
const asked = new WeakMap<readonly TradeShare[], ReadonlyMap<string, number>>()

/** What a job asks for means its neighbours too, a little. */
function widened(all: readonly TradeShare[]): ReadonlyMap<string, number> {
  const before = asked.get(all)
  if (before) return before
  const filled = new Map<string, number>()
  const add = (id: string, weight: number): void => {
    filled.set(id, (filled.get(id) ?? 0) + weight)
  }
  for (const { id, weight } of all) {
    add(id, weight)
    for (const near of (trades().get(id) as Trade | undefined)?.near ?? []) add(near, weight * nearShare)
  }
  const length = Math.hypot(...filled.values()) || 1
  const made = new Map([...filled].map(([id, weight]) => [id, weight / length]))
  asked.set(all, made)
  return made
}

/** 0 where the trades have nothing in common, 1 where they are the same. */
function tradeLikeness(job: readonly TradeShare[], candidate: readonly TradeShare[]): number {
  const wide = widened(job)
  return candidate.reduce((sum, { id, weight }) => sum + weight * (wide.get(id) ?? 0), 0)
}

/** Of what two trades have in common, from this on they are the same work. */
const same = 0.9

/** How far what was done is the work that is asked for, 0 to 1; undefined where either text tells nothing. */
export function tradeFit(job: readonly TradeShare[], candidate: readonly TradeShare[]): number | undefined {
  if (job.length === 0 || candidate.length === 0) return undefined
  return Math.min(1, Math.max(0, tradeLikeness(job, candidate) / same))
}

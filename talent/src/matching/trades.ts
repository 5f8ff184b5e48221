import { associations } from '#knowledge/titles/associations'
import { type Sparse, sparseDot, unitSparse } from '#knowledge/titles/sparse'
import { familyIndex, titleFamilies } from '#knowledge/titles/taxonomy'
import { foldTitle, hanRuns, latinWords } from '#knowledge/titles/words'

/**
 * Which trades a text is about, by the words that titles of each family are made of: a post called "Associate" whose duties
 * speak of crops and harvests is farm work. Families are the same in both languages, and so is what is compared.
 */
export interface Trade {
  /** A family of titles. */
  id: string
  /** Of a vector of length one. */
  weight: number
}

/** A text and how much it says: a title more than a duty, a duty more than a list. */
export interface Told {
  text: string
  weight: number
}

const kept = 12
const neighbourShare = 0.3
const groupShare = 0.05

function piecesOf(text: string): Map<string, number> {
  const pieces = new Map<string, number>()
  const add = (piece: string, weight: number): void => {
    pieces.set(piece, (pieces.get(piece) ?? 0) + weight)
  }
  const folded = foldTitle(text)
  const words = latinWords(folded)
  for (const [at, word] of words.entries()) {
    add(word, 1)
    const next = words[at + 1]
    if (next) add(`${word} ${next}`, 1.5)
  }
  for (const run of hanRuns(folded))
    for (let size = 2; size <= 4; size++)
      for (let at = 0; at + size <= run.length; at++) add(run.slice(at, at + size), size === 2 ? 0.7 : 1)
  return pieces
}

export function tradesIn(all: readonly Told[]): Trade[] {
  const sums = new Map<number, number>()
  for (const { text, weight } of all)
    for (const [piece, times] of piecesOf(text)) {
      const association = associations.get(piece)
      if (!association) continue
      const worth = weight * Math.log1p(times) * association.specific
      for (const [family, share] of association.families) sums.set(family, (sums.get(family) ?? 0) + worth * share)
    }
  const best = [...sums]
    .map(([family, sum]) => ({ id: titleFamilies[family]?.id ?? '', weight: Math.sqrt(sum) }))
    .toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
    .slice(0, kept)
  const length = Math.hypot(...best.map(({ weight }) => weight)) || 1
  return best.map(({ id, weight }) => ({ id, weight: Math.round((weight / length) * 1000) / 1000 }))
}

const asked = new WeakMap<readonly Trade[], Sparse>()

/** What a job asks for means its neighbours too, and thinly the whole of its group. */
function widened(trades: readonly Trade[]): Sparse {
  const before = asked.get(trades)
  if (before) return before
  const filled = new Map<number, number>()
  const add = (family: number, weight: number): void => {
    filled.set(family, (filled.get(family) ?? 0) + weight)
  }
  for (const { id, weight } of trades) {
    const at = familyIndex(id)
    const own = at === undefined ? undefined : titleFamilies[at]
    if (at === undefined || !own) continue
    for (const [other, { group }] of titleFamilies.entries())
      if (other !== at && group === own.group) add(other, weight * groupShare)
    for (const near of own.neighbours) {
      const other = familyIndex(near)
      if (other !== undefined) add(other, weight * neighbourShare)
    }
    add(at, weight)
  }
  const made = unitSparse(filled)
  asked.set(trades, made)
  return made
}

const held = new WeakMap<readonly Trade[], Sparse>()
function plain(trades: readonly Trade[]): Sparse {
  const before = held.get(trades)
  if (before) return before
  const made = unitSparse(
    new Map(
      trades.flatMap(({ id, weight }) => {
        const at = familyIndex(id)
        return at === undefined ? [] : [[at, weight] as const]
      }),
    ),
  )
  held.set(trades, made)
  return made
}

/** 0 where the trades have nothing in common, 1 where they are the same. */
export const tradeLikeness = (job: readonly Trade[], candidate: readonly Trade[]): number =>
  sparseDot(widened(job), plain(candidate))

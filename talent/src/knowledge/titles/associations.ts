import { familyFeatures } from './features.ts'
import { familyIndex, jobTitles, titleFamilies } from './taxonomy.ts'
import { foldTitle } from './words.ts'

interface Association {
  /** How much the piece narrows the families down, 0 to 1. */
  specific: number
  /** Families that use the piece, with their share of it. */
  families: readonly (readonly [family: number, share: number])[]
}

/** A family's own words were chosen to point to it; the names of its titles hold much else besides. */
const wordWeight = 3
const titleWeight = 0.3
/** A piece that was seen as often as this is trusted half: what stands in one name alone may be there by chance. */
const halfTrusted = 2

function countPieces(): Map<string, Map<number, number>> {
  const counts = new Map<string, Map<number, number>>()
  const take = (family: number, text: string, weight: number) => {
    for (const [piece, times] of familyFeatures(foldTitle(text))) {
      const byFamily = counts.get(piece) ?? new Map<number, number>()
      byFamily.set(family, (byFamily.get(family) ?? 0) + times * weight)
      counts.set(piece, byFamily)
    }
  }
  for (const [at, family] of titleFamilies.entries()) {
    for (const word of [...family.wordsZh, ...family.wordsEn]) take(at, word, wordWeight)
    take(at, family.zh, 0.5)
    take(at, family.en, 0.5)
  }
  for (const title of jobTitles) {
    const at = familyIndex(title.family)
    if (at === undefined) continue
    for (const name of [title.zh, title.en, ...title.aliasesZh, ...title.aliasesEn]) take(at, name, titleWeight)
  }
  return counts
}

/** Counts grow slower than they are: a family with many titles does not own a word because it has many. */
function associate(byFamily: ReadonlyMap<number, number>): Association {
  const damped = [...byFamily].map(([family, count]) => [family, Math.log1p(count)] as const)
  const sum = damped.reduce((total, [, value]) => total + value, 0)
  const families = damped.map(([family, value]) => [family, value / sum] as const)
  const entropy = families.reduce((total, [, share]) => total - share * Math.log(share), 0)
  const seen = [...byFamily.values()].reduce((total, count) => total + count, 0)
  const trust = seen / (seen + halfTrusted)
  return { specific: trust * (1 - entropy / Math.log(titleFamilies.length)) ** 2, families }
}

/** Which pieces of titles go with which families: counted from the taxonomy's own names, nothing else. */
export const associations: ReadonlyMap<string, Association> = new Map(
  [...countPieces()].map(([piece, byFamily]) => [piece, associate(byFamily)]),
)

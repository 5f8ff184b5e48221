import { letterFeatures } from './features.ts'
import { hashOf, type Sparse, unitSparse } from './sparse.ts'
import { jobTitles } from './taxonomy.ts'
import { foldTitle } from './words.ts'

/** How rare a piece is among the taxonomy's names: "manager" says little, "metallurg" much. */
const seen = new Map<string, number>()
let names = 0
for (const title of jobTitles)
  for (const name of [title.zh, title.en, ...title.aliasesZh, ...title.aliasesEn]) {
    names++
    for (const piece of letterFeatures(foldTitle(name)).keys()) seen.set(piece, (seen.get(piece) ?? 0) + 1)
  }

function rarity(piece: string): number {
  return Math.log((names + 1) / ((seen.get(piece) ?? 0) + 1)) + 0.2
}

export function letterVector(core: string): Sparse {
  const filled = new Map<number, number>()
  for (const [piece, times] of letterFeatures(core)) {
    const key = hashOf(piece)
    filled.set(key, (filled.get(key) ?? 0) + (1 + Math.log1p(times)) * rarity(piece))
  }
  return unitSparse(filled)
}

import { associations } from './associations.ts'
import { familyFeatures } from './features.ts'
import { knownTitles } from './known.ts'
import { type Sparse, unitSparse } from './sparse.ts'
import { familyIndex, jobTitles, titleFamilies } from './taxonomy.ts'

const neighbourShare = 0.35
const backShare = 0.25
const groupShare = 0.02

/** A family means its neighbours too, and thinly the whole of its group. */
function spreadTable(): readonly (readonly (readonly [family: number, share: number])[])[] {
  const rows = titleFamilies.map(
    ({ group }) =>
      new Map<number, number>(
        titleFamilies.flatMap((other, at) => (other.group === group ? [[at, groupShare] as const] : [])),
      ),
  )
  for (const [at, family] of titleFamilies.entries())
    for (const id of family.neighbours) {
      const other = familyIndex(id)
      if (other === undefined) continue
      rows[at]?.set(other, neighbourShare)
      rows[other]?.set(at, Math.max(rows[other]?.get(at) ?? 0, backShare))
    }
  return rows.map((row, at) => [...row.set(at, 1)])
}
const spread = spreadTable()

/** How strongly the words point to each family, the strongest 1, and how well they are known at all. */
export function scoreFamilies(core: string): { scores: Map<number, number>; known: number } {
  const scores = new Map<number, number>()
  for (const [piece, weight] of familyFeatures(core)) {
    const association = associations.get(piece)
    if (!association) continue
    for (const [family, share] of association.families)
      scores.set(family, (scores.get(family) ?? 0) + weight * association.specific * share)
  }
  const known = Math.max(0, ...scores.values())
  return { scores: new Map([...scores].map(([family, score]) => [family, score / known])), known }
}

/** A title that the taxonomy knows by name speaks for its family beside the words. */
const knownShare = 0.3

function withKnown(core: string, scores: Map<number, number>): Map<number, number> {
  for (const [at, share] of knownTitles(core)) {
    const family = familyIndex(jobTitles[at]?.family ?? '')
    if (family !== undefined) scores.set(family, (scores.get(family) ?? 0) + knownShare * share * share)
  }
  return scores
}

export function familyVector(core: string): Sparse {
  const filled = new Map<number, number>()
  for (const [family, score] of withKnown(core, scoreFamilies(core).scores)) {
    if (score < 0.05) continue
    const value = score ** 1.5
    for (const [other, share] of spread[family] ?? []) filled.set(other, (filled.get(other) ?? 0) + value * share)
  }
  return unitSparse(filled)
}

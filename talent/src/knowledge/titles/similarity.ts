import { cleanTitle, withoutRank } from './clean.ts'
import { familyVector } from './families.ts'
import { knownVector } from './known.ts'
import { letterVector } from './letters.ts'
import { type Sparse, sparseDot } from './sparse.ts'

/** A title made ready to be compared many times. */
export interface PreparedTitle {
  families: Sparse
  known: Sparse
  letters: Sparse
  latin: boolean
  han: boolean
}

export interface SimilarityWeights {
  families: number
  known: number
  letters: number
}

/** Chosen on a grid over judged titles of both languages; the maximum is flat around it. */
const within: SimilarityWeights = { families: 0.6, known: 0.1, letters: 0.3 }
/** Two languages share no letters; what is left are the families and the names that both know. */
const across: SimilarityWeights = { families: 0.7, known: 0.3, letters: 0 }

export function prepareTitle(text: string): PreparedTitle {
  const core = withoutRank(cleanTitle(text).core)
  return {
    families: familyVector(core),
    known: knownVector(core),
    letters: letterVector(core),
    latin: /[a-z]/.test(core),
    han: /\p{Script=Han}/u.test(core),
  }
}

/** 0 where nothing is shared, 1 where both say the same. Symmetric. */
export function preparedSimilarity(a: PreparedTitle, b: PreparedTitle, weights?: SimilarityWeights): number {
  const sameScript = (a.latin && b.latin) || (a.han && b.han)
  const by = weights ?? (sameScript ? within : across)
  let sum = by.families * sparseDot(a.families, b.families)
  let of = by.families
  // Two known titles with different names may still be the same trade: sharing a name adds, not sharing one takes nothing.
  const shared = sparseDot(a.known, b.known)
  if (shared > 0) {
    sum += by.known * shared
    of += by.known * shared
  }
  sum += by.letters * sparseDot(a.letters, b.letters)
  of += by.letters
  return of === 0 ? 0 : Math.min(1, Math.max(0, sum / of))
}

export function titleSimilarity(a: string | PreparedTitle, b: string | PreparedTitle): number {
  return preparedSimilarity(typeof a === 'string' ? prepareTitle(a) : a, typeof b === 'string' ? prepareTitle(b) : b)
}

import type { JudgedSet } from '#bench/match/judged'

/** Places of the corpus, the most similar first; equal ones keep their order. */
function ranked(scores: readonly number[]): number[] {
  return scores
    .map((score, at) => ({ score, at }))
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .map(({ at }) => at)
}

function averagePrecision(order: readonly number[], relevant: ReadonlySet<number>): number {
  let hits = 0
  let sum = 0
  for (const [at, element] of order.entries())
    if (relevant.has(element)) {
      hits += 1
      sum += hits / (at + 1)
    }
  return sum / relevant.size
}

interface Quality {
  /** Mean average precision: how near to the top what belongs stands. */
  map: number
  /** Mean reciprocal rank of the first that belongs. */
  mrr: number
  precisionAt5: number
}

/** A way to compare: the corpus is prepared once, then a score for each of its titles per question. */
export type Scorer = (corpus: readonly string[]) => (query: string) => number[]

export function measure({ queries, corpus }: JudgedSet, scorer: Scorer): Quality {
  const scoresOf = scorer(corpus)
  const sum = { map: 0, mrr: 0, precisionAt5: 0 }
  for (const { text, relevant } of queries) {
    const order = ranked(scoresOf(text))
    sum.map += averagePrecision(order, relevant)
    sum.mrr += 1 / (order.findIndex((at) => relevant.has(at)) + 1)
    sum.precisionAt5 += order.slice(0, 5).filter((at) => relevant.has(at)).length / 5
  }
  const mean = (value: number) => value / queries.length
  return { map: mean(sum.map), mrr: mean(sum.mrr), precisionAt5: mean(sum.precisionAt5) }
}

function pieces(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of text.toLowerCase().split(/\s+/)) {
    const padded = ` ${word} `
    for (let size = 1; size <= 4; size++)
      for (let at = 0; at + size <= padded.length; at++) {
        const piece = padded.slice(at, at + size)
        if (piece.trim() !== '') counts.set(piece, (counts.get(piece) ?? 0) + 1)
      }
  }
  return counts
}

/** The reference: cosine of character sequences of one to four, weighed by how rare they are in this corpus. Knows no taxonomy. */
export const byCharacters: Scorer = (corpus) => {
  const counted = corpus.map(pieces)
  const seen = new Map<string, number>()
  for (const counts of counted) for (const piece of counts.keys()) seen.set(piece, (seen.get(piece) ?? 0) + 1)
  const weigh = (counts: ReadonlyMap<string, number>): Map<string, number> => {
    const weights = [...counts].map(
      ([piece, times]) =>
        [piece, (1 + Math.log(times)) * (Math.log((1 + corpus.length) / (1 + (seen.get(piece) ?? 0))) + 1)] as const,
    )
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1
    return new Map(weights.map(([piece, weight]) => [piece, weight / length]))
  }
  const vectors = counted.map(weigh)
  return (query) => {
    const asked = weigh(pieces(query))
    return vectors.map((vector) => {
      let sum = 0
      for (const [piece, weight] of asked) sum += weight * (vector.get(piece) ?? 0)
      return sum
    })
  }
}

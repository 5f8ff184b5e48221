import { preparedSimilarity, prepareTitle } from '@cohort/talent/knowledge/titles/similarity'
import type { Report } from '#bench/lib/report'
import { judgedSets } from '#bench/match/judged'
import { byCharacters, measure, type Scorer } from '#bench/match/ranking'

const bySimilarity: Scorer = (corpus) => {
  const prepared = corpus.map(prepareTitle)
  return (query) => {
    const asked = prepareTitle(query)
    return prepared.map((title) => preparedSimilarity(asked, title))
  }
}

const bar = 0.55

/** Mean average precision of the similarity of titles, beside character sequences on the same questions. */
export function measureTitles(folder: string, report: Report): void {
  for (const set of judgedSets(folder)) {
    const ours = measure(set, bySimilarity)
    const reference = measure(set, byCharacters)
    const also = `MRR ${ours.mrr.toFixed(3)}, P@5 ${ours.precisionAt5.toFixed(3)}`
    report.add(
      `similar titles, ${set.name}: MAP of ${set.queries.length} questions`,
      `${ours.map.toFixed(3)} (${also})`,
      `${reference.map.toFixed(3)} character sequences`,
      `≥ ${bar}`,
      ours.map >= bar,
    )
  }
}

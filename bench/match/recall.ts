import { randomOf } from '#bench/lib/people'
import type { Report } from '#bench/lib/report'
import { person, poolJobs } from '#bench/match/pool-fill'
import { TermIndex } from '#server/modules/matching/postings'
import { candidateOf, hashed, jobOf } from '#server/modules/matching/profiles'
import { indexTermsOf, queryTermsOf } from '#talent/matching/index-terms'
import { match } from '#talent/matching/score'

/** So many the endpoint scores of those that the index hands on. */
const closely = 300

/** Of the fifty best of a loop over all, how many does the index hand on? Those of equal score stand for each other. */
export function measureRecall(count: number, report: Report): void {
  const random = randomOf(5)
  const now = new Date('2026-06-15')
  const people = Array.from({ length: count }, () => candidateOf(person(random), now))
  const index = new TermIndex()
  for (const [at, one] of people.entries()) {
    const terms = hashed(indexTermsOf(one))
    index.put(
      String(at),
      Int32Array.from(terms, ({ term }) => term),
      Uint8Array.from(terms, ({ weight }) => weight),
    )
  }
  const recalls = poolJobs.map((fields) => {
    const job = jobOf(fields)
    const likely = index.top(hashed(queryTermsOf(job)), closely).map(({ id }) => Number(id))
    const scores = people.map((one) => match(job, one).score)
    const best = (ids: readonly number[]) =>
      ids
        .map((id) => scores[id] ?? 0)
        .toSorted((a, b) => b - a)
        .slice(0, 50)
    const [exact, found] = [best([...scores.keys()]), best(likely)]
    const last = exact.at(-1) ?? 0
    return found.filter((score) => score >= last).length / exact.length
  })
  const least = Math.min(...recalls)
  const mean = recalls.reduce((sum, each) => sum + each, 0) / recalls.length
  const said = `mean ${mean.toFixed(3)}, least ${least.toFixed(2)}`
  report.add(`recall@50 of the index against a loop over ${count}`, said, '', 'mean ≥ 0.9', mean >= 0.9)
}

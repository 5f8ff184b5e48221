import type { Requirement, RequirementKind } from '#matching/match'
import { isWord } from '#matching/words'

type Importance = Requirement['importance']

/** What is usual: how much a kind counts as a must, a wish, a plus. A recruiter's own weights come before. */
const usual: Record<RequirementKind, Record<Importance, number>> = {
  title: { must: 66, should: 60, nice: 24 },
  skill: { must: 10, should: 5, nice: 2 },
  years: { must: 12, should: 8, nice: 3 },
  industry: { must: 10, should: 6, nice: 3 },
  degree: { must: 8, should: 4, nice: 2 },
  certificate: { must: 9, should: 4, nice: 2 },
  people: { must: 7, should: 4, nice: 2 },
  language: { must: 7, should: 4, nice: 2 },
  city: { must: 8, should: 5, nice: 2 },
  salary: { must: 6, should: 4, nice: 2 },
  major: { must: 4, should: 3, nice: 1 },
  school: { must: 5, should: 3, nice: 1 },
  stability: { must: 4, should: 3, nice: 1 },
}

/** Words that the taxonomy does not know are read less surely, so they count less. */
export function usualWeight({ kind, importance, ids, need = 1 }: Omit<Requirement, 'weight'>): number {
  const base = usual[kind][importance] * Math.min(2, Math.max(1, need * 0.8))
  return kind === 'skill' && ids.length > 0 && ids.every(isWord) ? base * 0.6 : base
}

/** Of 100 over all together, to one hundredth. */
export function normalised(requirements: readonly Requirement[]): Requirement[] {
  const sum = requirements.reduce((total, { weight }) => total + weight, 0)
  if (sum === 0) return [...requirements]
  return requirements.map((one) => ({ ...one, weight: Math.round((one.weight / sum) * 10_000) / 100 }))
}

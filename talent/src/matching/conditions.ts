import type { JobProfile, Requirement } from '#matching/match'
import { normalised, usualWeight } from '#matching/weights'

/**
 * A recruiter's corrections of what was read. Weights and musts are named by requirement (`skill:java`) or by kind (`city`), so
 * that one set serves many jobs; what a job does not ask for is passed over.
 */
export interface Conditions {
  /** In the units of the usual weights: a wished-for skill has 5, one that is a must 10, the title 26. */
  weights?: Readonly<Record<string, number>>
  /** True makes it a hard condition, false a wish. */
  musts?: Readonly<Record<string, boolean>>
  /** Requirements or whole kinds that do not count. */
  removed?: readonly string[]
  added?: readonly (Omit<Requirement, 'weight' | 'quote'> & { weight?: number })[]
}

export function withConditions(
  job: JobProfile,
  { weights = {}, musts = {}, removed = [], added = [] }: Conditions,
): JobProfile {
  const known = new Set(added.map(({ id }) => id))
  const all = [
    ...job.requirements.filter(({ id }) => !known.has(id)),
    ...added.map((one) => ({ ...one, weight: one.weight ?? usualWeight(one) })),
  ]
  const given = new Map(added.flatMap(({ id, weight }) => (weight === undefined ? [] : [[id, weight] as const])))
  const kept = all
    .filter(({ id, kind }) => !removed.includes(id) && !removed.includes(kind))
    .map((one): Requirement => {
      const must = musts[one.id] ?? musts[one.kind]
      const importance =
        must === undefined ? one.importance : must ? 'must' : one.importance === 'must' ? 'should' : one.importance
      const changed = { ...one, importance }
      return { ...changed, weight: weights[one.id] ?? weights[one.kind] ?? given.get(one.id) ?? usualWeight(changed) }
    })
    .filter(({ weight }) => weight > 0)
  return { ...job, requirements: normalised(kept) }
}

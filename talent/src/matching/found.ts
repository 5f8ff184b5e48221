import type { Clause } from '#matching/ad-lines'
import { conditionImportance } from '#matching/importance'
import type { Requirement } from '#matching/match'

/** A condition that a reader saw in a clause; the span is in the ad's text. */
export interface Found extends Omit<Requirement, 'id' | 'weight' | 'quote'> {
  start: number
  end: number
}

/** Reads one kind of condition out of a clause. */
export type ClauseReader = (clause: Clause) => Found[]

/** A condition with its span and the importance that the clause gives it; nothing where the clause says it is not asked. */
export function found(
  clause: Clause,
  at: number,
  length: number,
  rest: Omit<Found, 'start' | 'end' | 'importance'> & Partial<Pick<Found, 'importance'>>,
): Found[] {
  const importance = rest.importance ?? conditionImportance(clause, at)
  if (!importance) return []
  return [{ ...rest, importance, start: clause.start + at, end: clause.start + at + length }]
}

import type { Conditions } from '@cohort/contract/matching'

type Correction = Conditions['corrections'][number]

/** What a recruiter is about to say of a job's conditions. */
export interface Draft {
  corrections: ReadonlyMap<string, Correction>
  added: Conditions['added']
}

export const draftOf = ({ corrections, added }: Conditions): Draft => ({
  corrections: new Map(corrections.map((one) => [one.id, one])),
  added,
})

/** A correction beside what was corrected before; one that says nothing is taken out. */
export function corrected(draft: Draft, id: string, change: Omit<Correction, 'id'>): Draft {
  const next: Correction = { ...draft.corrections.get(id), ...change, id }
  const says = next.importance !== undefined || next.weight !== undefined || next.removed === true
  const others = [...draft.corrections].filter(([key]) => key !== id)
  return { ...draft, corrections: new Map(says ? [...others, [id, next]] : others) }
}

const sorted = (corrections: Iterable<Correction>) =>
  [...corrections]
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, importance, weight, removed }) => [id, importance, weight, removed ?? false])

export const isChanged = (draft: Draft, before: Conditions | undefined): boolean =>
  JSON.stringify([sorted(draft.corrections.values()), draft.added]) !==
  JSON.stringify([sorted(before?.corrections ?? []), before?.added ?? []])

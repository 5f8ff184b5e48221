import type { Role } from '@cohort/contract/roles'

/** What someone is about to change about a role, against what they saw when they began. */
export interface RoleDraft {
  base: Role
  name: string
  codes: readonly number[]
}

export interface Difference {
  added: number[]
  removed: number[]
}

export const draftOf = (base: Role): RoleDraft => ({ base, name: base.name, codes: base.codes })

export const differenceOf = (from: readonly number[], to: readonly number[]): Difference => ({
  added: to.filter((code) => !from.includes(code)),
  removed: from.filter((code) => !to.includes(code)),
})

export const toggled = (codes: readonly number[], code: number): number[] =>
  codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code].sort((a, b) => a - b)

/** How many codes the draft changes. */
export function changeCount({ base, codes }: RoleDraft): number {
  const { added, removed } = differenceOf(base.codes, codes)
  return added.length + removed.length
}

/** Two changed the same role. What each did to it, seen from where both began. */
export interface RoleConflict {
  theirs: Role
  mine: RoleDraft
  theirChange: Difference
  myChange: Difference
  /** Undefined: nobody gave it another name. */
  names: { theirs: string; mine: string } | undefined
}

export function conflictOf(mine: RoleDraft, theirs: Role): RoleConflict {
  const { base } = mine
  return {
    theirs,
    mine,
    theirChange: differenceOf(base.codes, theirs.codes),
    myChange: differenceOf(base.codes, mine.codes),
    names: mine.name !== theirs.name ? { theirs: theirs.name, mine: mine.name } : undefined,
  }
}

export type Settlement = 'mine' | 'theirs' | 'both'

/** The draft on top of the present state: what I said, what they said, or their state with my changes made to it. */
export function settle({ mine, theirs, myChange }: RoleConflict, keep: Settlement): RoleDraft {
  if (keep === 'theirs') return draftOf(theirs)
  const renamed = mine.name !== mine.base.name
  if (keep === 'mine') return { base: theirs, name: mine.name, codes: mine.codes }
  const kept = theirs.codes.filter((code) => !myChange.removed.includes(code))
  const codes = [...new Set([...kept, ...myChange.added])].sort((a, b) => a - b)
  return { base: theirs, name: renamed ? mine.name : theirs.name, codes }
}

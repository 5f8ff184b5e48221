import type { Role } from '@cohort/contract/roles'
import { describe, expect, it } from 'vitest'
import { changeCount, conflictOf, draftOf, settle, toggled } from '#modules/roles/role-draft.ts'

const role = (codes: number[], version = 1, name = '招聘专员'): Role => ({
  roleId: 'r',
  name,
  builtIn: false,
  isAdministrator: false,
  memberCount: 3,
  codes,
  version,
})

describe('a draft of a role', () => {
  it('counts what it changes, and a code put back is no change', () => {
    const draft = draftOf(role([101, 321]))
    expect(changeCount(draft)).toBe(0)
    expect(changeCount({ ...draft, codes: toggled(toggled(draft.codes, 392), 101) })).toBe(2)
    expect(changeCount({ ...draft, codes: toggled(toggled(draft.codes, 392), 392) })).toBe(0)
    expect(toggled([101, 321], 133)).toEqual([101, 133, 321])
  })
})

describe('two who change one role', () => {
  const mine = { ...draftOf(role([101, 321])), codes: [101, 321, 392] }
  const theirs = role([101, 443], 2, '招聘顾问')
  const conflict = conflictOf(mine, theirs)

  it('each see what the other did', () => {
    expect(conflict).toMatchObject({
      theirChange: { added: [443], removed: [321] },
      myChange: { added: [392], removed: [] },
      names: { theirs: '招聘顾问', mine: '招聘专员' },
    })
  })

  it('keep mine, take theirs, or put both together, always on top of the present version', () => {
    expect(settle(conflict, 'mine')).toEqual({ base: theirs, name: '招聘专员', codes: [101, 321, 392] })
    expect(settle(conflict, 'theirs')).toEqual({ base: theirs, name: '招聘顾问', codes: [101, 443] })
    expect(settle(conflict, 'both')).toEqual({ base: theirs, name: '招聘顾问', codes: [101, 392, 443] })
  })

  it('a name that I gave stays mine when both are put together', () => {
    const renamed = conflictOf({ ...mine, name: '校招专员' }, theirs)
    expect(settle(renamed, 'both').name).toBe('校招专员')
    expect(conflictOf(draftOf(role([101])), role([321], 2)).names).toBeUndefined()
  })
})

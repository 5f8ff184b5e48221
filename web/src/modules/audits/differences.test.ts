import { describe, expect, it } from 'vitest'
import { changesOf } from '#modules/audits/differences.ts'

describe('what an entry changed', () => {
  it('is told field by field, and what stayed is left out', () => {
    expect(changesOf({ name: '招聘', codes: [321] }, { name: '招聘专员', codes: [321] })).toEqual([
      { field: 'name', kind: 'value', before: '招聘', after: '招聘专员' },
    ])
  })

  it('says of lists what came and what went', () => {
    expect(changesOf({ codes: [321, 443] }, { codes: [443, 392] })).toEqual([
      { field: 'codes', kind: 'list', added: [392], removed: [321] },
    ])
    expect(changesOf(null, { userIds: ['a', 'b'] })).toEqual([
      { field: 'userIds', kind: 'list', added: ['a', 'b'], removed: [] },
    ])
    expect(changesOf({ codes: [1, 2] }, { codes: [2, 1] })).toEqual([
      { field: 'codes', kind: 'list', added: [], removed: [] },
    ])
  })

  it('shows one level of what is inside', () => {
    expect(changesOf({ sso: { oidc: { enabled: false } } }, { sso: { oidc: { enabled: true }, saml: null } })).toEqual([
      { field: 'sso.oidc', kind: 'value', before: { enabled: false }, after: { enabled: true } },
    ])
  })

  it('takes what has no fields as it is', () => {
    expect(changesOf([{ userId: 'a', flags: 1 }], null)).toEqual([
      { field: 'entries', kind: 'value', before: [{ userId: 'a', flags: 1 }], after: null },
    ])
    expect(changesOf(null, null)).toEqual([])
  })
})

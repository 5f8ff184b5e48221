import { describe, expect, test } from 'vitest'
import { consentState, monthsAfter } from '#modules/entities/components/contacts/consent-state.ts'

const consent = (expiresOn: string | null, withdrawnOn: string | null = null) => ({
  id: 'x',
  givenOn: '2026-01-01',
  expiresOn,
  withdrawnOn,
  note: '',
  by: null,
})
const record = (consents: ReturnType<typeof consent>[], noContactSince: string | null = null) => ({
  consents,
  contacts: [],
  noContactSince,
})
const today = '2026-11-15'

describe('what a person allows', () => {
  test.each([
    ['nothing was said', record([]), { state: 'none', on: '' }],
    ['for good', record([consent('2026-01-01'), consent(null)]), { state: 'valid', on: '' }],
    ['until a day, that day too', record([consent('2026-11-15')]), { state: 'until', on: '2026-11-15' }],
    [
      'the longest counts',
      record([consent('2027-01-01'), consent('2026-12-01')]),
      { state: 'until', on: '2027-01-01' },
    ],
    ['it ended', record([consent('2026-11-14')]), { state: 'expired', on: '2026-11-14' }],
    ['taken back', record([consent(null, '2026-05-05')]), { state: 'withdrawn', on: '2026-05-05' }],
    ['left alone', record([consent(null)], '2026-06-06'), { state: 'noContact', on: '2026-06-06' }],
  ])('%s', (_, given, state) => {
    expect(consentState(given, today)).toEqual(state)
  })
})

test('a month that is shorter ends the term on its last day', () => {
  expect(monthsAfter(new Date(2026, 7, 31), 6)).toBe('2027-02-28')
  expect(monthsAfter(new Date(2026, 10, 15), 24)).toBe('2028-11-15')
})

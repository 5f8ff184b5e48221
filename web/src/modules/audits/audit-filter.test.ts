import { describe, expect, it } from 'vitest'
import { isFiltered, queryOf, readFilter, readPage } from '#modules/audits/audit-filter.ts'

describe('the filter in the address', () => {
  it('is read, and what cannot be is left out', () => {
    const filter = readFilter(new URLSearchParams('keyword=role&userId=u1&area=member&from=2026-07-01&to=yesterday'))
    expect(filter).toEqual({ keyword: 'role', userId: 'u1', area: 'member', from: '2026-07-01', to: undefined })
    expect(isFiltered(filter)).toBe(true)
    expect(isFiltered(readFilter(new URLSearchParams()))).toBe(false)
  })

  it('covers whole days of whoever looks', () => {
    const { from, to } = queryOf(readFilter(new URLSearchParams('from=2026-07-01&to=2026-07-01')))
    expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(86_400_000 - 1)
    expect(new Date(from ?? '').getHours()).toBe(0)
  })

  it('holds the page within what the call takes', () => {
    expect(readPage(new URLSearchParams('page=3&size=40'))).toEqual({ current: 3, pageSize: 40 })
    expect(readPage(new URLSearchParams('page=-1&size=7'))).toEqual({ current: 1, pageSize: 20 })
    expect(readPage(new URLSearchParams('page=99999')).current).toBe(1000)
  })
})

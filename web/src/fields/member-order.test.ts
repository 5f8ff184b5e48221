import type { Member } from '@cohort/contract/members'
import { describe, expect, it } from 'vitest'
import { byHabit, countsAfter, maskedPhone, searchMembers } from '#fields/member-order.ts'

const member = (userId: string, username: string, phone = '13800000000', email: string | null = null) =>
  ({ userId, username, phone, email }) as Member
const people = [
  member('a', '安知', '13811116059'),
  member('b', '白露', '15922222038', 'bailu@wangchao.example'),
  member('c', 'Chen Wei', '18633337741'),
]
const ids = (members: readonly Member[]) => members.map(({ userId }) => userId)

describe('whom one chooses most often', () => {
  it('comes first, the rest keep their order', () => {
    expect(ids(byHabit(people, {}))).toEqual(['a', 'b', 'c'])
    expect(ids(byHabit(people, { c: 1 }))).toEqual(['c', 'a', 'b'])
    expect(ids(byHabit(people, { b: 1, c: 4, gone: 9 }))).toEqual(['c', 'b', 'a'])
  })

  it('is counted, and only the most frequent are remembered', () => {
    expect(countsAfter({ a: 2 }, ['a', 'b'])).toEqual({ a: 3, b: 1 })
    const many = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`u${index}`, index + 1]))
    const after = countsAfter(many, ['u399'])
    expect(Object.keys(after)).toHaveLength(300)
    expect(after.u399).toBe(401)
    expect(after.u0).toBeUndefined()
  })
})

describe('the search', () => {
  it('finds parts of name, phone and e-mail, in any case, and wants every word', () => {
    expect(ids(searchMembers(people, ' 露 '))).toEqual(['b'])
    expect(ids(searchMembers(people, '6059'))).toEqual(['a'])
    expect(ids(searchMembers(people, 'WANGCHAO'))).toEqual(['b'])
    expect(ids(searchMembers(people, 'wei chen'))).toEqual(['c'])
    expect(ids(searchMembers(people, 'wei 露'))).toEqual([])
    expect(searchMembers(people, '  ')).toBe(people)
  })
})

it('shows the two ends of a phone number', () => {
  expect(maskedPhone('13811116059')).toBe('138 **** 6059')
  expect(maskedPhone('')).toBe('')
})

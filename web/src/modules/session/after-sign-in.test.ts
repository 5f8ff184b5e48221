import { expect, test } from 'vitest'
import { destinationOf } from '#modules/session/after-sign-in.ts'

const nobody = { isNew: false, invited: false }

test('a redirect comes first, also for someone new', () => {
  const own = { kind: 'own', url: '/channel?spaceId=7' } as const
  expect(destinationOf({ ...nobody, isNew: true, redirect: own })).toBe(own.url)
})

test('a trusted host is left for with the token that stands in its address', () => {
  const redirect = { kind: 'trusted', url: 'https://hr.example.com/in?token=once' } as const
  expect(destinationOf({ ...nobody, redirect })).toBe(redirect.url)
})

test('a foreign host is asked about first', () => {
  const redirect = { kind: 'foreign', url: 'https://elsewhere.example/a?b=c&d=e' } as const
  const to = destinationOf({ ...nobody, redirect })
  expect(new URL(to, 'http://here').searchParams.get('url')).toBe(redirect.url)
  expect(new URL(to, 'http://here').searchParams.has('redirect')).toBe(false)
})

test('an invalid redirect is as none', () => {
  const redirect = { kind: 'invalid', url: 'javascript:alert(1)' } as const
  expect(destinationOf({ ...nobody, redirect })).toBe('/?loadExample=1')
})

test.each([
  [true, false, '/preference'],
  [true, true, '/?loadExample=1'],
  [false, false, '/?loadExample=1'],
  [false, true, '/?loadExample=1'],
])('new: %s, invited: %s → %s', (isNew, invited, to) => {
  expect(destinationOf({ isNew, invited })).toBe(to)
})

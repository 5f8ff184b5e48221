import { expect, test } from 'vitest'
import { codeOfLink } from '#modules/session/invitation-link.ts'

test.each([
  ['https://cohort.example/join-company?code=wangchao.i7.q3Zt7Kx1mWv9', 'wangchao.i7.q3Zt7Kx1mWv9'],
  [
    '李蔚然 邀请你加入：https://cohort.example/join-company?from=chat&code=wangchao.i7.q3Zt7Kx1mWv9#top',
    'wangchao.i7.q3Zt7Kx1mWv9',
  ],
  ['  wangchao.i7.q3Zt7Kx1mWv9 ', 'wangchao.i7.q3Zt7Kx1mWv9'],
  ['https://cohort.example/join-company', undefined],
  ['https://cohort.example/join-company?code=', undefined],
  ['你好', undefined],
  ['', undefined],
])('%j → %j', (pasted, code) => {
  expect(codeOfLink(pasted)).toBe(code)
})

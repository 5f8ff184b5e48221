import { expect, test } from 'vitest'
import { errorText } from '#errors'

test('a text is filled from the detail', () => {
  expect(errorText('WrongVerificationCode', 'zh-CN', { triesLeft: 4 })).toBe('验证码错误，还可以尝试 4 次')
  expect(errorText('WrongVerificationCode', 'en-US', { triesLeft: 4 })).toBe('Wrong code, 4 tries left')
})

test.each([
  [1, '1 秒', '1 s'],
  [60, '60 秒', '60 s'],
  [125, '3 分钟', '3 min'],
  [3600, '60 分钟', '60 min'],
  [86_390, '24 小时', '24 h'],
])('a wait of %i seconds', (seconds, zh, en) => {
  expect(errorText('TooManyRequests', 'zh-CN', { seconds })).toBe(`操作过于频繁，请 ${zh}后再试`)
  expect(errorText('TooManyRequests', 'en-US', { seconds })).toBe(`Too many requests, try again in ${en}`)
})

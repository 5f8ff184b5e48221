import { expect, test } from 'vitest'
import { maskedContact, maskedText } from '#modules/exports/masks'

test.each([
  ['13912345678', '139****5678'],
  ['+4915112345678', '+49****5678'],
  ['lin@example.com', 'l****@example.com'],
  ['110101199003074578', '110****4578'],
  ['lin_zhiyao', 'l****'],
  ['😀abc', '😀****'],
  ['', ''],
])('%s is shown as %s', (contact, shown) => {
  expect(maskedContact(contact)).toBe(shown)
})

test.each([
  ['请致电 139 1234 5678 或发邮件 lin.zy@example.com。', '请致电 139****5678 或发邮件 l****@example.com。'],
  ['电话:+86-13912345678', '电话:+86****5678'],
  ['身份证110101199003074578', '身份证110****4578'],
  ['微信号：lin_zhiyao88', '微信号：****'],
  ['座机 010-62345678', '座机 010****5678'],
])('%s loses what reaches the person', (text, shown) => {
  expect(maskedText(text)).toBe(shown)
})

test.each(['2019-2023 年负责 12345 笔订单', '版本 10.13912345678', '薪资 20000-30000 元', 'PostgreSQL 17'])(
  '%s stays as it is',
  (text) => {
    expect(maskedText(text)).toBe(text)
  },
)

import { describe, expect, it } from 'vitest'
import { emailsIn } from '#parsing/person/email'
import { phonesIn } from '#parsing/person/phone'
import { piece } from '#parsing/testing/read'

const phones = (text: string) => phonesIn(piece(text)).map(({ value }) => value)
const emails = (text: string) => emailsIn(piece(text)).map(({ value }) => value)

describe('phones', () => {
  it.each([
    ['电话：13800138000', '13800138000'],
    ['138 0013 8000', '13800138000'],
    ['138-0013-8000', '13800138000'],
    ['+86 138 0013 8000', '13800138000'],
    ['(+86)13800138000', '13800138000'],
    ['0086-13800138000', '13800138000'],
    ['(617) 555-0142', '+16175550142'],
    ['617.555.0142', '+16175550142'],
    ['+1 617 555 0142', '+16175550142'],
    ['+44 20 7946 0958', '+442079460958'],
    ['010-62345678', '+861062345678'],
    ['Phone: 617 555 0142', '+16175550142'],
  ])('reads %s', (text, number) => {
    expect(phones(text)).toEqual([number])
  })
  it.each([
    '身份证 110101199003071234',
    '订单号 2023102812345678',
    '2016.07-2019.02',
    'revenue of 1,234,567,890',
    '192.168.100.200',
    '00123456789',
    'ISBN 978-7-111-12345-6',
  ])('takes no number of another kind: %s', (text) => {
    expect(phones(text)).toEqual([])
  })
  it('keeps the order of several', () => {
    expect(phones('13900139000 / 13800138000')).toEqual(['13900139000', '13800138000'])
  })
})

describe('e-mail addresses', () => {
  it.each([
    ['邮箱：li.lei@example.com', 'li.lei@example.com'],
    ['mailto:a_b+c@mail.example.co.uk', 'a_b+c@mail.example.co.uk'],
    ['jane @ example . com', 'jane@example.com'],
    ['jane (at) example (dot) com', 'jane@example.com'],
  ])('reads %s', (text, address) => {
    expect(emails(text)).toEqual([address])
  })
  it.each(['@handle', 'user@localhost', 'a..b@example.com', 'meet me @ noon'])('leaves %s', (text) => {
    expect(emails(text)).toEqual([])
  })
  it('says where it stands', () => {
    const text = '联系 li.lei@example.com 谢谢'
    const [found] = emailsIn(piece(text))
    expect(text.slice(found?.start, found?.end)).toBe('li.lei@example.com')
  })
})

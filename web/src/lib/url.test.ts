import { describe, expect, it } from 'vitest'
import { isOwnPath, urlOf } from '#lib/url.ts'

describe('urlOf', () => {
  it.each([
    ['https://jobs.example.com/a?b=1', 'https://jobs.example.com/a?b=1'],
    ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000/'],
    ['ftp://files.example.com', 'ftp://files.example.com'],
    ['sftp://files.example.com', 'sftp://files.example.com'],
    ['mailto:hr@example.com', 'mailto:hr@example.com'],
    ['tel:13800000001', 'tel:13800000001'],
    ['hr@example.com', 'mailto:hr@example.com'],
    ['example.com', 'http://example.com'],
    ['example.com:8080/path', 'http://example.com:8080/path'],
    ['招聘.例子.cn', 'http://招聘.例子.cn'],
    ['  https://example.com ', 'https://example.com'],
  ])('takes %s', (text, url) => expect(urlOf(text)).toBe(url))

  it.each(['', 'abc', 'javascript:alert(1)', 'data:text/html,hi', '/setting', '//evil.example', 'http://', 'a b.com'])(
    'refuses %s',
    (text) => expect(urlOf(text)).toBeUndefined(),
  )
})

describe('isOwnPath', () => {
  it.each([
    ['/setting', true],
    ['/', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['setting', false],
    ['https://example.com', false],
  ])('%s → %s', (text, own) => expect(isOwnPath(text)).toBe(own))
})

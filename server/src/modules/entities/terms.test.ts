import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addEmail, addName, addText, type Terms, termsOfQuery } from '#modules/entities/terms'

type Add = (text: string, terms: Terms) => void

const addBoth: Add = (text, terms) => {
  addText(text, terms)
  addEmail(text, terms)
}

function finds(add: Add, text: string, query: string): boolean {
  const terms: Terms = new Set()
  add(text, terms)
  return (termsOfQuery(query) ?? []).every((term) => terms.has(term)) && termsOfQuery(query) !== undefined
}

describe('texts', () => {
  test.each([
    ['负责跨境收单核心链路', '收单', true],
    ['负责跨境收单核心链路', '单核', true],
    ['负责跨境收单核心链路', '清结算', false],
    ['熟悉 C++、C# 与 Node.js', 'c++', true],
    ['熟悉 C++、C# 与 Node.js', 'c#', true],
    ['熟悉 C++、C# 与 Node.js', 'node.js', true],
    ['熟悉 C++、C# 与 Node.js', 'node', true],
    ['熟悉 Kubernetes', 'kube', true],
    ['熟悉 Kubernetes', 'netes', false],
    ['Go开发工程师', 'go 开发', true],
    ['⾼⼯，ＪＡＶＡ', '高工', true],
    ['⾼⼯，ＪＡＶＡ', 'java', true],
    ['电话 13817246059', '6059', true],
    ['电话 13817246059', '1724', true],
    ['internationalisation', 'internationalisatio', true],
  ])('%s / %s → %s', (text, query, expected) => expect(finds(addText, text, query)).toBe(expected))
})

describe('names', () => {
  test.each([
    ['张三', 'zs', true],
    ['张三', 'zhangsan', true],
    ['张三', 'zhang', true],
    ['张三', '三', true],
    ['单田芳', 'shan', true],
    ['欧阳娜娜', 'oynn', true],
    ['张晓明', 'xiaoming', true],
    ['吕布', 'lvbu', true],
    ['Nora Whitfield', 'whit', true],
    ['张三', 'ls', false],
  ])('%s / %s → %s', (name, query, expected) => expect(finds(addName, name, query)).toBe(expected))
})

test.each([
  ['lin.zhiyao@mail.example', 'zhiyao', true],
  ['lin.zhiyao@mail.example', 'lin.zhiyao@mail.example', true],
  ['lin.zhiyao@mail.example', 'mail.ex', true],
])('%s / %s → %s', (address, query, expected) => expect(finds(addBoth, address, query)).toBe(expected))

test('recall is complete: any two or more characters of a Chinese text find it', () => {
  const sign = fc.integer({ min: 0x4e00, max: 0x9fa5 }).map((code) => String.fromCodePoint(code))
  const text = fc.array(sign, { minLength: 2, maxLength: 60 }).map((signs) => signs.join(''))
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(), (whole, start, length) => {
      const from = start % (whole.length - 1)
      const part = whole.slice(from, from + 2 + (length % (whole.length - from - 1)))
      expect(finds(addText, whole, part)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

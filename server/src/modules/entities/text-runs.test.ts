import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRuns, normalise, runsOf } from '#modules/entities/text-runs'

test.each([
  ['熟悉 C++、C# 与 Node.js', ['熟悉', 'c++', 'c#', '与', 'node.js']],
  ['Go开发.net', ['go', '开发', '.net']],
  ['开发.net', ['开发', 'net']],
  ["o'Brien’s a.", ["o'brien’s", 'a']],
  ['', []],
])('%s', (text, parts) => expect(runsOf(text).map((run) => run.text)).toEqual(parts))

/** Of signs that decide where a run ends, of both forms, with some that only the slow way knows. */
const sign = fc.constantFrom(
  ..."aZ9+#.'’ 　·–—‘“”•…、。《》「」『』【】！（），／：；？～-_@\n\t开发师",
  ...['ｗ', '９', '．', '＋', 'é', '⾼', '𠮷', '々', '〇', 'ﬁ', '́', '​'],
)
const text = fc.array(sign, { maxLength: 24 }).map((signs) => signs.join(''))
const common = fc
  .array(fc.constantFrom(..."aZ9+#.'’ 　·…、（），：开发师"), { maxLength: 24 })
  .map((signs) => signs.join(''))

test('a plain text is cut as any other', () => {
  fc.assert(
    fc.property(fc.oneof(text, common), (given) => {
      expect(runsOf(given)).toEqual(anyRuns(given))
    }),
    { numRuns: 5_000 },
  )
})

test('a sign that is said to have one form only has no other, and is cut alike', () => {
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
  const isAlike = (sign: string) =>
    normalise(sign) === sign.normalize('NFKC').toLowerCase() && isDeepStrictEqual(runsOf(sign), anyRuns(sign))
  expect(all.filter((sign) => !isAlike(sign))).toEqual([])
})

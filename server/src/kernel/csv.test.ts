import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, csvLine, csvMark } from '#kernel/csv'
import { readCsv } from '#testing/sheets'

/** Whatever somebody may have written into a field. */
const pieces = [
  '=',
  '+',
  '-',
  '@',
  '＝',
  '\t',
  '\r',
  '\n',
  '"',
  ',',
  ';',
  "'",
  ' ',
  '\0',
  '😀',
  'مرحبا',
  '‮',
  '林',
  'a',
  '1',
  '.',
]
const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join('')),
  fc.nat({ max: 30_000 }).map((length) => '"=\n'.repeat(length / 3)),
)

test('whatever is in a cell, a reader gets it back, with an apostrophe before what looks like a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.array(hostile, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 }), (rows) => {
      // A row of one empty cell is an empty line.
      const read = readCsv(csvMark + rows.map(csvLine).join(''))
      expect(read).toHaveLength(rows.length)
      for (const [at, row] of rows.entries()) {
        expect(read[at]).toHaveLength(row.length)
        for (const [place, cell] of row.entries()) {
          const got = read[at]?.[place] ?? ''
          const plain = cell.replaceAll('\0', '')
          expect([plain, `'${plain}`]).toContain(got)
          // A sheet runs what begins so, unless it is a number.
          if (!/^-\d{1,15}(?:\.\d+)?$/.test(got)) expect(got).not.toMatch(/^[\s\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r]/)
        }
      }
    }),
    { numRuns: 150 },
  )
})

test('nothing in a cell opens another, whatever sign divides the columns of the reader', () => {
  for (const cell of ['a;=1+1', 'a\t=1+1', 'a,=1+1', 'a\n=1+1', 'a"b']) expect(csvCell(cell)).toMatch(/^"[\s\S]*"$/)
  expect(csvCell('=HYPERLINK("http://x","y")')).toBe(`"'=HYPERLINK(""http://x"",""y"")"`)
  expect(csvCell('+8613900000000')).toBe("'+8613900000000")
  expect(csvCell('-12.5')).toBe('-12.5')
  expect(csvCell('-1+cmd')).toBe("'-1+cmd")
})

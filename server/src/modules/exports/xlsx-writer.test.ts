import { crc32, inflateRawSync } from 'node:zlib'
import { sheetCellMax, sheetRowsMax } from '@cohort/contract/exports'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cells, type Piece, TooMuch, type Writer } from '#modules/exports/writer'
import { xlsxWriter } from '#modules/exports/xlsx-writer'
import { readXlsx } from '#testing/sheets'

/** As several processes would write it: each begins with nothing but the numbers that the one before has left. */
async function written(labels: Cells, slices: readonly (readonly Cells[])[], isNumber: readonly boolean[]) {
  const fresh = (): Writer => xlsxWriter(isNumber)
  const pieces: Piece[] = [fresh().begin(labels)]
  const state = () => JSON.parse(JSON.stringify(pieces.at(-1)?.state)) as Record<string, number>
  for (const rows of slices) pieces.push(await fresh().rows(rows, state()))
  pieces.push(fresh().end(state()))
  return Buffer.concat(pieces.map(({ bytes }) => bytes))
}

test('a workbook written by several processes is one workbook, with numbers where there are numbers', async () => {
  const content = await written(
    ['Name', 'Age'],
    [
      [
        ['林', '31'],
        ['=1+1', 'n/a'],
      ],
      [['', '-2.5']],
    ],
    [false, true],
  )
  expect(await readXlsx(content)).toEqual([
    ['Name', 'Age'],
    ['林', 31],
    ['=1+1', 'n/a'],
    ['', -2.5],
  ])
})

test('the check sum in the archive is that of the sheet', async () => {
  const content = await written(['a'], [[['x']], [['y']]], [false])
  const name = 'xl/worksheets/sheet1.xml'
  const header = content.lastIndexOf('PK\x03\x04')
  const start = header + 30 + name.length
  const directory = content.lastIndexOf(name) - 46
  const packed = content.subarray(start, start + content.readUInt32LE(directory + 20))
  expect(crc32(inflateRawSync(packed))).toBe(content.readUInt32LE(directory + 16))
  expect(content.readUInt32LE(directory + 42)).toBe(header)
})

const fits = (text: string): string => text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')

test('any text comes back as it was, but for what no XML can hold', async () => {
  const pieces = [
    '=',
    '<',
    '&',
    '>',
    '"',
    '\r',
    '\n',
    '\t',
    '\0',
    ']]>',
    '_x000D_',
    '\ud800',
    '😀',
    'مرحبا',
    '‮',
    ' ',
    '林',
  ]
  const hostile = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(hostile, fc.string({ unit: 'grapheme' })), { minLength: 1, maxLength: 4 }),
      async (rows) => {
        const read = (await readXlsx(await written(['a', 'b'], [rows], [false, false]))).slice(1)
        const cells = read.map((row) => [row[0] ?? '', row[1] ?? ''])
        expect(cells).toEqual(rows.map((row) => row.map(fits)))
      },
    ),
    { numRuns: 200 },
  )
})

test('a cell holds what Excel lets it hold, a sheet as many rows', async () => {
  const [, row] = await readXlsx(
    await written(['a', 'b'], [[['x'.repeat(30_000), 'y'.repeat(40_000)]]], [false, false]),
  )
  expect(String(row?.[0])).toHaveLength(30_000)
  expect(String(row?.[1])).toHaveLength(sheetCellMax)
  await expect(xlsxWriter([false]).rows([['x'], ['y']], { row: sheetRowsMax - 1 })).rejects.toThrow(TooMuch)
})

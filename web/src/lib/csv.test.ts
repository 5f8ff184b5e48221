import { expect, it } from 'vitest'
import { readCsv } from '#lib/csv.ts'

it('reads quotes, separators and line ends inside them', () => {
  expect(readCsv('姓名,备注\r\n林知遥,"一, 二\n""三"""\r\n')).toEqual([
    ['姓名', '备注'],
    ['林知遥', '一, 二\n"三"'],
  ])
})

it('finds the separator by itself', () => {
  expect(readCsv('a;b\n1,5;2')).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ])
  expect(readCsv('a\tb')).toEqual([['a', 'b']])
})

it('keeps empty values and an unfinished quote', () => {
  expect(readCsv('a,,\n"b')).toEqual([['a', '', ''], ['b']])
  expect(readCsv('')).toEqual([])
})

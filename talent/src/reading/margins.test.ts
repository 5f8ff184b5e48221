import { expect, test } from 'vitest'
import { readPdf } from './pdf.ts'
import { pdfFile, text } from './testing/pdf-file.ts'

const read = (...pages: string[][]) => readPdf(pdfFile(pages.map((page) => page.join(''))), { ocr: false })

test('page numbers and repeated headers are told, and stand in no section', async () => {
  const page = (number: number, ...lines: string[]) => [
    text(40, 815, 8, 'Ada Example, bookkeeper'),
    ...lines.map((line, at) => text(40, 700 - at * 16, 10, line)),
    text(280, 20, 8, `Page ${number} of 2`),
  ]
  const document = await read(page(1, 'Skills', 'Ledgers'), page(2, 'Wages', 'Taxes'))
  expect(document.lines.map((line) => line.text)).toEqual([
    'Ada Example, bookkeeper',
    'Skills',
    'Ledgers',
    'Wages',
    'Taxes',
  ])
  expect(document.margins).toEqual([
    { text: 'Page 1 of 2', page: 1 },
    { text: 'Ada Example, bookkeeper', page: 2 },
    { text: 'Page 2 of 2', page: 2 },
  ])
})

test('a year at the foot of a page and a line that only one page has stay', async () => {
  const document = await read(
    [text(40, 700, 10, 'Work'), text(40, 30, 10, '2019')],
    [text(40, 700, 10, 'Study'), text(40, 30, 10, '2')],
  )
  expect(document.lines.map((line) => line.text)).toEqual(['Work', '2019', 'Study'])
  expect(document.margins).toEqual([{ text: '2', page: 2 }])
})

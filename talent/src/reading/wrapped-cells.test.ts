import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'
import { pdfFile, text } from './testing/pdf-file.ts'

const linesOf = async (page: string) =>
  (await readDocument(pdfFile([page]), 'a.pdf', { ocr: false })).lines.map((line) => line.text)

test('a name that found no room beside its dates is one cell with its next line', async () => {
  const page =
    text(40, 700, 10, 'Harbour Trading', 'F2') +
    text(142, 700, 10, '2019 - 2021') +
    text(40, 686, 10, 'Corporation', 'F2') +
    text(40, 672, 10, 'Bookkeeper')
  expect(await linesOf(page)).toEqual(['Harbour Trading Corporation\t2019 - 2021', 'Bookkeeper'])
})

test('what would have had room, looks different or is an item of a list is a line of its own', async () => {
  const head = text(40, 700, 10, 'Harbour Trading', 'F2')
  expect(await linesOf(head + text(300, 700, 10, '2019 - 2021') + text(40, 686, 10, 'Corporation', 'F2'))).toEqual([
    'Harbour Trading\t2019 - 2021',
    'Corporation',
  ])
  expect(await linesOf(head + text(142, 700, 10, '2019 - 2021') + text(40, 686, 10, 'Bookkeeper'))).toEqual([
    'Harbour Trading\t2019 - 2021',
    'Bookkeeper',
  ])
})

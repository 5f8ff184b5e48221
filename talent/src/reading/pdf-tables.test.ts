import { expect, test } from 'vitest'
import { placesOf } from './document.ts'
import { readPdf } from './pdf.ts'
import { pdfFile, text } from './testing/pdf-file.ts'

const box = (x: number, y: number, width: number, height: number): string => `${x} ${y} ${width} ${height} re S\n`
const bar = (x: number, y: number, width: number, height: number): string => `${x} ${y} ${width} ${height} re f\n`
const read = (...parts: string[]) => readPdf(pdfFile([parts.join('')]), { ocr: false })
const said = async (...parts: string[]) => (await read(...parts)).lines.map((line) => line.text)

test('words that nearly touch are two where a rule stands between them', async () => {
  const words = [
    text(40, 700, 10, 'Name'),
    text(72, 700, 10, 'Ada'),
    text(93, 700, 10, 'City'),
    text(114, 700, 10, 'Ulm'),
  ]
  expect(await said(...words)).toEqual(['Name Ada City Ulm'])
  const walls = [68, 90, 110.5].map((x) => bar(x, 692, 0.75, 20))
  expect(await said(...words, ...walls)).toEqual(['Name\tAda\tCity\tUlm'])
})

test('a form reads its label before what stands beside it, however long that is', async () => {
  const rows = ['Kept the books', 'Paid the wages', 'Closed the year', 'Trained two clerks', 'Ordered the archive']
  const lines = await said(
    box(40, 600, 80, 90),
    box(120, 600, 400, 90),
    box(40, 560, 80, 40),
    box(120, 560, 400, 40),
    text(46, 642, 10, 'Work'),
    ...rows.map((row, at) => text(126, 676 - at * 16, 10, row)),
    text(46, 576, 10, 'Study'),
    text(126, 576, 10, 'Harbour College'),
  )
  expect(lines).toEqual(['Work\tKept the books', ...rows.slice(1), 'Study\tHarbour College'])
})

test('a cell that breaks its line is one, with its place; whole tables may be one path', async () => {
  const document = await read(
    '40 700 m 40 620 l 110 700 m 110 620 l 200 700 m 200 620 l 500 700 m 500 620 l ',
    '40 700 m 500 700 l 40 670 m 500 670 l 40 620 m 500 620 l S\n',
    ...[text(44, 682, 10, 'Period'), text(114, 682, 10, 'Company'), text(204, 682, 10, 'Duties')],
    ...[text(44, 656, 10, '2019-03 to'), text(44, 644, 10, '2021-05')],
    ...[text(114, 656, 10, 'Harbour Trading'), text(114, 644, 10, 'Company')],
    ...[text(204, 656, 10, 'Kept the books of the harbour'), text(204, 644, 10, 'Paid the wages')],
  )
  expect(document.lines.map((line) => line.text)).toEqual([
    'Period\tCompany\tDuties',
    '2019-03 to 2021-05\tHarbour Trading Company\tKept the books of the harbour',
    'Paid the wages',
  ])
  const start = document.text.indexOf('Harbour Trading')
  const [place] = placesOf(document, start, start + 'Harbour Trading Company'.length)
  expect(place?.box.x).toBeCloseTo(114, 0)
  expect(place?.box.width).toBeLessThan(86)
  expect(place?.box.height).toBeGreaterThan(20)
})

test('a table within a cell follows the label of its row', async () => {
  const lines = await said(
    box(40, 600, 80, 90),
    box(120, 600, 400, 90),
    ...[130, 250, 370].flatMap((x) => [box(x, 640, 120, 30), box(x, 610, 120, 30)]),
    text(46, 640, 10, 'Study'),
    ...['Period', 'School', 'Degree'].map((word, at) => text(136 + at * 120, 650, 10, word)),
    ...['2011-2015', 'Harbour College', 'Bachelor'].map((word, at) => text(136 + at * 120, 620, 10, word)),
  )
  expect(lines).toEqual(['Study', 'Period\tSchool\tDegree', '2011-2015\tHarbour College\tBachelor'])
})

test('two long cells beside each other are columns; a frame around all of it is none', async () => {
  const left = ['Skills', 'Ledgers', 'Wages', 'Taxes']
  const right = ['Work', 'Clerk at the harbour', 'Kept the books', 'Paid the wages']
  const words = [
    ...left.map((word, at) => text(46, 680 - at * 16, 10, word)),
    ...right.map((word, at) => text(206, 680 - at * 16, 10, word)),
  ]
  expect(await said(box(40, 600, 160, 100), box(200, 600, 300, 100), ...words)).toEqual([...left, ...right])
  const row = [text(46, 660, 10, 'Clerk'), text(306, 660, 10, '2011-2015')]
  expect(await said(box(40, 600, 460, 100), ...row)).toEqual(['Clerk\t2011-2015'])
})

test('a table that a page cuts goes on as a table', async () => {
  const cut = [bar(40, 60, 0.75, 740), bar(120, 60, 0.75, 740), bar(520, 60, 0.75, 740), bar(40, 500, 480, 0.75)]
  const lines = await said(
    ...cut,
    text(126, 760, 10, 'Kept the books'),
    text(126, 740, 10, 'Paid the wages'),
    text(46, 480, 10, 'Study'),
    text(126, 480, 10, 'Harbour College'),
  )
  expect(lines).toEqual(['Kept the books', 'Paid the wages', 'Study\tHarbour College'])
})

test('a period that is broken behind its dash is one, whatever room was left', async () => {
  const lines = await said(
    '40 700 m 40 620 l 140 700 m 140 620 l 500 700 m 500 620 l 40 700 m 500 700 l 40 620 m 500 620 l S\n',
    ...[text(44, 682, 10, '2019.03 -'), text(44, 668, 10, '2021.05')],
    text(144, 682, 10, 'Harbour Trading'),
  )
  expect(lines).toEqual(['2019.03 - 2021.05\tHarbour Trading'])
})

import { expect, test } from 'vitest'
import { readPdf } from './pdf.ts'
import { pdfFile, text } from './testing/pdf-file.ts'

const said = async (...parts: string[]) =>
  (await readPdf(pdfFile([parts.join('')]), { ocr: false })).lines.map((line) => line.text)

test('dates in a column of their own stay with their entry, broken or not', async () => {
  const entry = (y: number, dates: string[], lines: string[]) => [
    ...dates.map((date, at) => text(40, y - at * 14, 10, date)),
    ...lines.map((line, at) => text(150, y - at * 14, 10, line)),
  ]
  const lines = await said(
    text(40, 760, 14, 'Work'),
    ...entry(730, ['Apr 2016 -', 'Present'], ['Harbour Trading', 'Clerk', 'Kept the books', 'Paid the wages']),
    ...entry(660, ['Sept 2012 - Mar', '2016'], ['Quay Stores', 'Cashier', 'Counted the coins']),
    text(40, 600, 14, 'Study'),
    ...entry(576, ['2008 - 2012'], ['Harbour College', 'Bachelor of Trade']),
  )
  expect(lines).toEqual([
    'Work',
    'Apr 2016 - Present\tHarbour Trading',
    ...['Clerk', 'Kept the books', 'Paid the wages'],
    'Sept 2012 - Mar 2016\tQuay Stores',
    ...['Cashier', 'Counted the coins'],
    'Study',
    '2008 - 2012\tHarbour College',
    'Bachelor of Trade',
  ])
})

test('headings beside their text stand above it, even where hardly a gap is left', async () => {
  const part = (y: number, heading: string[], width: number, lines: string[]) => [
    ...heading.map((line, at) => text(138 - width, y - at * 16, 12, line, 'F2')),
    ...lines.map((line, at) => text(150, y - at * 14, 10, line)),
  ]
  const lines = await said(
    ...part(740, ['Work'], 32, [
      'Clerk at the harbour and the quays around it',
      'Kept the books',
      'Paid the wages',
      'Closed the year',
    ]),
    ...part(664, ['Licences and', 'Papers'], 75, ['Master of a small boat', 'Driver of a lorry', 'Wireless operator']),
    ...part(600, ['Tongues'], 50, ['Danish', 'Dutch', 'Frisian']),
  )
  expect(lines).toEqual([
    ...['Work', 'Clerk at the harbour and the quays around it', 'Kept the books', 'Paid the wages', 'Closed the year'],
    ...['Licences and Papers', 'Master of a small boat', 'Driver of a lorry', 'Wireless operator'],
    ...['Tongues', 'Danish', 'Dutch', 'Frisian'],
  ])
})

test('two entries in cards beside each other are read one after the other', async () => {
  const lines = await said(
    text(40, 760, 14, 'Study'),
    ...[text(40, 736, 10, 'Harbour College'), text(190, 736, 10, '2010 - 2012'), text(40, 722, 10, 'Master, Trade')],
    ...[text(310, 736, 10, 'Quay School'), text(470, 736, 10, '2006 - 2010'), text(310, 722, 10, 'Bachelor, Trade')],
  )
  expect(lines).toEqual([
    'Study',
    'Harbour College\t2010 - 2012',
    'Master, Trade',
    'Quay School\t2006 - 2010',
    'Bachelor, Trade',
  ])
})

test('dates at the right of a column beside a side bar stay in the lines of their column', async () => {
  const main = ['Clerk', 'Harbour Trading', 'Kept the books']
  const bar = ['Skills', 'Ledgers', 'Wages', 'Taxes', 'Typing', 'Sailing', 'Drawing', 'Danish', 'Dutch']
  const lines = await said(
    ...[0, 1, 2].flatMap((at) => [
      ...main.map((line, row) => text(40, 740 - at * 60 - row * 14, 10, line)),
      text(300, 740 - at * 60, 10, `201${at} - 201${at + 1}`),
    ]),
    ...bar.map((line, at) => text(410, 741 - at * 17, 10, line)),
  )
  const entries = [0, 1, 2].flatMap((at) => [`Clerk\t201${at} - 201${at + 1}`, 'Harbour Trading', 'Kept the books'])
  expect(lines).toEqual([...entries, ...bar])
})

import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'
import { pdfFile } from './testing/pdf-file.ts'

/** A page of large letters, as a scanner would give it. */
const picture = () => {
  const canvas = createCanvas(1000, 700)
  const context = canvas.getContext('2d')
  context.fillStyle = '#f4f2ee'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#202020'
  context.font = '40px sans-serif'
  for (const [at, line] of ['Ada Example', 'Bookkeeper', 'Harbour Trading Company', 'ada@example.org'].entries())
    context.fillText(line, 80, 140 + at * 120)
  return canvas
}
const plain = (text: string) => text.replaceAll(/\s/g, '').toLowerCase()

test('a photo of a page is read with the places of its lines', { timeout: 120_000 }, async () => {
  const document = await readDocument(new Uint8Array(picture().toBuffer('image/png')), 'a.png')
  expect(document.lines.map((line) => plain(line.text))).toEqual([
    'adaexample',
    'bookkeeper',
    'harbourtradingcompany',
    'ada@example.org',
  ])
  expect(document.pages[0]?.ocr).toBe(true)
  const box = document.lines[2]?.box
  expect([Math.abs((box?.x ?? 0) - 80) < 15, Math.abs((box?.y ?? 0) - 350) < 30]).toEqual([true, true])
})

/** A form: each label stands beside the middle of what it heads. */
const form = () => {
  const canvas = createCanvas(1000, 700)
  const context = canvas.getContext('2d')
  context.fillStyle = '#f4f2ee'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(4, -8)
  context.rotate(0.01)
  context.strokeStyle = '#404040'
  context.lineWidth = 2
  for (const [top, high] of [
    [60, 400],
    [460, 100],
  ] as const)
    for (const [left, wide] of [
      [60, 200],
      [260, 680],
    ] as const)
      context.strokeRect(left, top, wide, high)
  context.fillStyle = '#202020'
  context.font = '36px sans-serif'
  context.fillText('Works', 90, 272)
  for (const [at, row] of duties.entries()) context.fillText(row, 284, 122 + at * 75)
  context.fillText('Studies', 90, 522)
  context.fillText('Harbour College', 284, 522)
  return canvas
}
const duties = ['Kept the books', 'Paid the wages', 'Closed the year', 'Trained two clerks', 'Ordered the archive']
const formLines = [['Works', duties[0]].join(''), ...duties.slice(1), 'Studies Harbour College'].map((line) =>
  plain(line),
)

/** A PDF that holds nothing but a picture. */
const scanOf = (canvas: Canvas) => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const pixels = new Uint8Array((data.length / 4) * 3).map((_, at) => data[Math.floor(at / 3) * 4 + (at % 3)] ?? 0)
  return pdfFile(['q 595 0 0 416 0 400 cm /Scan Do Q\n'], {
    pictures: { Scan: { width: canvas.width, height: canvas.height, pixels } },
  })
}

test('a form is read by the lines that are drawn in it, in a photo and in a scan', { timeout: 120_000 }, async () => {
  const photo = await readDocument(new Uint8Array(form().toBuffer('image/png')), 'a.png')
  expect(photo.lines.map((line) => plain(line.text))).toEqual(formLines)
  const scan = await readDocument(scanOf(form()), 'a.pdf')
  expect(scan.lines.map((line) => plain(line.text))).toEqual(formLines)
})

test('a scanned page of a PDF is recognised, and without recognition told', { timeout: 120_000 }, async () => {
  const scan = scanOf(picture())
  const read = await readDocument(scan, 'a.pdf')
  expect(plain(read.text)).toContain('harbourtradingcompany')
  expect(read.pages[0]?.ocr).toBe(true)
  const told = await readDocument(scan, 'a.pdf', { ocr: false })
  expect([told.text, told.quality.verdict, told.quality.problems[0]?.problem]).toEqual(['', 'unreadable', 'imageOnly'])
})

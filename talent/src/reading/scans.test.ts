import { createCanvas } from '@napi-rs/canvas'
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

test('a scanned page of a PDF is recognised, and without recognition told', { timeout: 120_000 }, async () => {
  const canvas = picture()
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const pixels = new Uint8Array((data.length / 4) * 3).map((_, at) => data[Math.floor(at / 3) * 4 + (at % 3)] ?? 0)
  const scan = pdfFile(['q 595 0 0 416 0 400 cm /Scan Do Q\n'], {
    pictures: { Scan: { width: 1000, height: 700, pixels } },
  })
  const read = await readDocument(scan, 'a.pdf')
  expect(plain(read.text)).toContain('harbourtradingcompany')
  expect(read.pages[0]?.ocr).toBe(true)
  const told = await readDocument(scan, 'a.pdf', { ocr: false })
  expect([told.text, told.quality.verdict, told.quality.problems[0]?.problem]).toEqual(['', 'unreadable', 'imageOnly'])
})

import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readPdf } from './pdf.ts'
import { readForText, UnpackedStreams } from './pdf-inflate.ts'
import { openPdf } from './pdf-open.ts'
import { written } from './testing/pdf-file.ts'

/** A file whose letters are little drawings, as browsers write fonts that may not be put into a file. */
function drawnLetters(said: string): Uint8Array {
  const letters = [...new Set(said)]
  const objects: Buffer[] = []
  const add = (content: string): number => objects.push(Buffer.from(content, 'latin1'))
  const stream = (content: string): number => {
    const packed = deflateSync(Buffer.from(content, 'latin1'))
    return add(`<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream`)
  }
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add('<< /Type /Pages /Count 1 /Kids [3 0 R] >>')
  add('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>')
  const places = letters.map((_, at) => `/g${at} ${6 + at} 0 R`)
  const codes = letters.map((letter) => `<${hex(letter)}> <${letter.charCodeAt(0).toString(16).padStart(4, '0')}>`)
  const names = letters.map((letter, at) => `${letter.charCodeAt(0)} /g${at}`)
  add(
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [.001 0 0 .001 0 0] /FirstChar 0 /LastChar 255 /Widths [${Array.from({ length: 256 }, () => 600).join(' ')}] /Encoding << /Differences [${names.join(' ')}] >> /CharProcs << ${places.join(' ')} >> /ToUnicode ${6 + letters.length} 0 R >>`,
  )
  stream(`BT /F1 14 Tf 1 0 0 1 40 780 Tm (${said}) Tj ET\n`)
  // One of two writes down the box that a letter keeps within, the other its width alone.
  for (const [at] of letters.entries())
    stream(
      `${at % 2 === 0 ? '600 0 d0' : '600 0 0 0 500 700 d1'}\n0 0 500 700 re f\n${'0 0 m 250 700 l 500 0 l f\n'.repeat(40)}`,
    )
  stream(
    `/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange ${codes.length} beginbfchar ${codes.join(' ')} endbfchar endcmap end end`,
  )
  return written(objects)
}

const hex = (letter: string): string => letter.charCodeAt(0).toString(16).padStart(2, '0')

/** How many strokes the letters of a file have for whoever draws it. */
async function strokesIn(bytes: Uint8Array): Promise<number> {
  const pdf = await openPdf(bytes)
  try {
    const page = await pdf.getPage(1)
    await page.getOperatorList()
    const fonts = [...page.commonObjs] as unknown as [
      string,
      { charProcOperatorList?: Record<string, { fnArray: unknown[] }> },
    ][]
    return fonts.flatMap(([, font]) => Object.values(font.charProcOperatorList ?? {})).flatMap(({ fnArray }) => fnArray)
      .length
  } finally {
    await pdf.loadingTask.destroy()
  }
}

test('letters that are drawings are read, each at its place', async () => {
  const { lines } = await readPdf(drawnLetters('Ada Example, Cook'), { ocr: false })
  expect(lines.map(({ text }) => text)).toEqual(['Ada Example, Cook'])
  expect(lines[0]?.box).toMatchObject({ x: 40, width: expect.closeTo(17 * 0.6 * 14, 0) })
})

test('their strokes are walked through only by who draws the page, even while another reads it', async () => {
  const bytes = drawnLetters('Ada Example')
  const [drawn, read, meanwhile] = await Promise.all([
    strokesIn(bytes),
    readForText(new UnpackedStreams(), () => strokesIn(bytes)),
    strokesIn(bytes),
  ])
  const letters = new Set('Ada Example').size
  expect(drawn).toBeGreaterThan(40 * letters)
  expect(meanwhile).toBe(drawn)
  expect(read).toBe(letters)
})

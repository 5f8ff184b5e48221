import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { readDocx } from './docx.ts'
import { readPdf } from './pdf.ts'
import { pdfFile, text } from './testing/pdf-file.ts'
import { docxFile, paragraph } from './testing/zip-file.ts'

const face = { width: 4, height: 5, pixels: new Uint8Array(60).map((_, at) => (at % 3 === 0 ? 200 : 40)) }
const page = (x: number, y: number, width: number, height: number) =>
  pdfFile([`${text(40, 780, 18, 'Ada Example')}q ${width} 0 0 ${height} ${x} ${y} cm /Face Do Q\n`], {
    pictures: { Face: face },
  })

test('a picture of a photo’s shape at the top of the first page comes with its place, and can be shown', async () => {
  const { pictures } = await readPdf(page(460, 690, 80, 108), { ocr: false })
  expect(pictures).toHaveLength(1)
  const [photo] = pictures
  expect(photo?.box).toEqual({ x: 460, y: 842 - 690 - 108, width: 80, height: 108 })
  const image = await loadImage(photo?.bytes ?? new Uint8Array())
  expect([photo?.type, image.width, image.height]).toEqual(['image/jpeg', 4, 5])
})

test('a photo from a camera is kept small, each pixel the mean of those it stands for', async () => {
  const [width, height] = [1000, 1201]
  // Columns of white and black by turns: seen from afar they are grey.
  const pixels = new Uint8Array(width * height * 3).map((_, at) => ((Math.floor(at / 3) % width) % 2 === 0 ? 255 : 0))
  const bytes = pdfFile(['q 80 0 0 96 460 690 cm /Face Do Q\n'], { pictures: { Face: { width, height, pixels } } })
  const [photo] = (await readPdf(bytes, { ocr: false })).pictures
  const image = await loadImage(photo?.bytes ?? new Uint8Array())
  expect([image.width, image.height]).toEqual([500, 600])
  const context = createCanvas(500, 600).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, 500, 600)
  expect(Math.min(...data.subarray(0, 8000).filter((_, at) => at % 4 < 3))).toBeGreaterThan(120)
  expect(Math.max(...data.subarray(0, 8000).filter((_, at) => at % 4 < 3))).toBeLessThan(136)
})

test('icons, banners and pictures farther down are nobody’s photo', async () => {
  for (const bytes of [page(460, 780, 16, 16), page(0, 700, 595, 120), page(60, 100, 80, 108)])
    expect((await readPdf(bytes, { ocr: false })).pictures).toEqual([])
})

const png = new Uint8Array(createCanvas(60, 80).toBuffer('image/png'))
const drawing = (width: number, height: number) =>
  `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="${width * 12_700}" cy="${height * 12_700}"/><a:graphic><pic:blipFill><a:blip r:embed="rId7"/></pic:blipFill></a:graphic></wp:inline></w:drawing></w:r></w:p>`
const word = (body: string) =>
  docxFile(body + paragraph('Ada Example'), {
    'word/media/image1.png': png,
    'word/_rels/document.xml.rels':
      '<Relationships><Relationship Id="rId7" Target="media/image1.png"/></Relationships>',
  })

test('the photo in a Word document is told with its bytes', async () => {
  const { pictures } = await readDocx(word(drawing(75, 100)))
  expect(pictures).toHaveLength(1)
  expect(pictures[0]?.type).toBe('image/png')
  expect(Buffer.from(pictures[0]?.bytes ?? []).equals(Buffer.from(png))).toBe(true)
})

test('a line of a letterhead or an icon in a Word document is none', async () => {
  for (const body of [drawing(400, 60), drawing(12, 12)]) expect((await readDocx(word(body))).pictures).toEqual([])
})

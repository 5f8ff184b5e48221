import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { DocumentText } from './document.ts'
import { readDocument } from './read-document.ts'
import { chinese, pdfFile, text } from './testing/pdf-file.ts'
import { docxFile, paragraph } from './testing/zip-file.ts'

const stuffed = 'Kubernetes Terraform Haskell Erlang Fortran Cobol'
const seen = 'Ada Example kept the books of the harbour for eleven years'
const stuffedFiles: Record<string, Uint8Array> = {
  'white.pdf': pdfFile([`${text(40, 700, 10, seen)}1 1 1 rg ${text(40, 600, 10, stuffed)}`]),
  'tiny.pdf': pdfFile([text(40, 700, 10, seen) + text(40, 600, 0.5, stuffed)]),
  'outside.pdf': pdfFile([text(40, 700, 10, seen) + text(40, -300, 10, stuffed)]),
  'white.docx': docxFile(paragraph(seen) + paragraph(stuffed, '<w:color w:val="FFFFFF"/>')),
  'vanish.docx': docxFile(paragraph(seen) + paragraph(stuffed, '<w:vanish/>')),
  'white.html': Buffer.from(`<html><body><p>${seen}</p><p style="color:#fff">${stuffed}</p></body></html>`),
  'none.html': Buffer.from(`<html><body><p>${seen}</p><p style="display:none">${stuffed}</p></body></html>`),
}

describe('words that nobody sees', () => {
  test.each(Object.keys(stuffedFiles))('%s: they are told, and not counted', async (name) => {
    const document = await readDocument(stuffedFiles[name] ?? new Uint8Array(), name, { ocr: false })
    expect(document.text).toBe(seen)
    expect(document.hidden.map((one) => one.text).join(' ')).toContain('Kubernetes')
    expect(document.quality.problems.map((one) => one.problem)).toContain('hiddenText')
  })
})

test('a Japanese resume is read whole, and said to be in another language', async () => {
  const lines = ['履歴書', '氏名 山田はなこ', '職務経歴', '株式会社ハーバー 経理部 リーダー', '自己PRをここにかきます']
  const whole = (document: DocumentText) => document.lines.map((line) => line.text)
  const word = await readDocument(docxFile(lines.map((line) => paragraph(line)).join('')), 'a.docx')
  expect(whole(word)).toEqual(lines)
  const printed = await readDocument(
    pdfFile([lines.map((line, at) => chinese(40, 700 - at * 20, 11, line)).join('')]),
    'a.pdf',
  )
  expect(whole(printed).map((line) => line.replaceAll(/\s/g, ''))).toEqual(
    lines.map((line) => line.replaceAll(/\s/g, '')),
  )
  for (const { language, quality } of [word, printed]) {
    expect(language).toBe('other')
    expect(quality.problems.map((one) => one.problem)).toContain('otherLanguage')
  }
})

test('a picture that claims more pixels than memory holds is not unpacked', async () => {
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(60_000, 0)
  head.writeUInt32BE(60_000, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(60_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
  await expect(readDocument(png, 'a.png')).rejects.toMatchObject({ reason: 'tooLarge' })
})

test('a page of forty thousand rules is a drawing, and its words are read all the same', {
  timeout: 60_000,
}, async () => {
  const rule = (at: number) => `${at % 595} ${(at * 7) % 842} m ${(at * 3) % 595} ${(at * 7) % 842} l S\n`
  const rules = Array.from({ length: 40_000 }, (_, at) => rule(at)).join('')
  const document = await readDocument(pdfFile([text(40, 700, 10, seen) + rules]), 'a.pdf', { ocr: false })
  expect(document.text).toBe(seen)
})

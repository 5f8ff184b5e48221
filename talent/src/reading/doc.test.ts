import { describe, expect, test } from 'vitest'
import { ReadFailure } from './document.ts'
import { readDocument } from './read-document.ts'
import { docFile } from './testing/doc-file.ts'

const reason = (bytes: Uint8Array) =>
  readDocument(bytes, 'a.doc').then(
    () => 'read',
    (error: unknown) => (error instanceof ReadFailure ? error.reason : error),
  )

describe('a document of Word before 2007', () => {
  test('its paragraphs are lines, in both languages', async () => {
    const document = await readDocument(
      docFile('王小明\r会计，十年经验\rHarbour Trading Company\tKeeper of the books\r'),
      'a.doc',
    )
    expect([document.kind, document.language]).toEqual(['doc', 'mixed'])
    expect(document.lines.map((line) => line.text)).toEqual([
      '王小明',
      '会计，十年经验',
      'Harbour Trading Company\tKeeper of the books',
    ])
  })

  test('what is encrypted, what is broken off and what is no document of Word are told apart', async () => {
    const whole = docFile('Kept the books of the harbour for eleven years\r'.repeat(200))
    expect(await reason(docFile('Secret\r', { encrypted: true }))).toBe('encrypted')
    expect(await reason(whole.subarray(0, 700))).toBe('unsupported')
    const torn = Uint8Array.from(whole).fill(0xff, whole.length - 512)
    expect(await reason(torn)).toBe('corrupt')
    const sheet = Buffer.from(whole)
    sheet.set(Buffer.from('Workbook....', 'utf16le'), sheet.indexOf(Buffer.from('WordDocument', 'utf16le')))
    expect(await reason(Uint8Array.from(sheet))).toBe('unsupported')
  })
})

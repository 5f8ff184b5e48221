import { afterEach, describe, expect, test } from 'vitest'
import { parseResume } from '#parsing/parse-resume'
import { ReadFailure } from '#reading/document'
import { pdfFile, text } from '#reading/testing/pdf-file'
import { docxFile, paragraph } from '#reading/testing/zip-file'
import { ReadingPool } from './pool.ts'

const today = '2026-11-15'

const small = docxFile(paragraph('Ada Example kept the books of the harbour'))
const reason = (promise: Promise<unknown>) =>
  promise.then(
    () => 'read',
    (error: unknown) => (error instanceof ReadFailure ? error.reason : error),
  )

describe('the pool', () => {
  let pool = new ReadingPool(1)
  afterEach(async () => {
    await pool.close()
    pool = new ReadingPool(1)
  })

  test('reads what the reader reads, in another thread', async () => {
    const { document } = await pool.read(small, 'a.docx', { today })
    expect(document.text).toBe('Ada Example kept the books of the harbour')
    expect(small.length).toBeGreaterThan(0)
  })

  test('leaves nobody waiting when it closes, whether they came before or after', async () => {
    const before = [reason(pool.read(small, 'a.docx', { today })), reason(pool.read(small, 'b.docx', { today }))]
    const closing = pool.close()
    const after = reason(pool.read(small, 'c.docx', { today }))
    expect(await Promise.all([...before, after])).toEqual(['tookTooLong', 'tookTooLong', 'tookTooLong'])
    await closing
  })

  test('says what it was told of a person, and against which day', async () => {
    const lines = [
      'Ada Example',
      'ada@mail.example',
      'Experience',
      '2019 - Present  Harbour Ltd  Bookkeeper',
      'Skills',
      'Excel',
    ]
    const { document, parsed } = await pool.read(docxFile(lines.map((line) => paragraph(line)).join('')), 'a.docx', {
      today,
    })
    expect(parsed).toEqual(parseResume(document, { today }))
    expect(parsed.fields.humanInfo).toMatchObject({ name: 'Ada Example', email: 'ada@mail.example' })
  })

  test('leaves the memory of its caller alone: a part of a larger buffer goes as a copy', async () => {
    const shelf = new Uint8Array(small.length + 64).fill(7)
    shelf.set(small, 32)
    const part = shelf.subarray(32, 32 + small.length)
    const reading = pool.read(part, 'a.docx', { today })
    // What the caller writes over it afterwards is not read either.
    shelf.fill(0)
    expect((await reading).document.text).toBe('Ada Example kept the books of the harbour')
    expect([shelf.length, part.length]).toEqual([small.length + 64, small.length])
  })

  test('says why a file cannot be read', async () => {
    expect(await reason(pool.read(new Uint8Array(), 'a.pdf', { today }))).toBe('corrupt')
  })

  test('ends a file that takes too long, and reads the next', async () => {
    const slow = pdfFile(Array.from({ length: 60 }, () => text(40, 700, 10, 'word '.repeat(4000))))
    const [first, second] = await Promise.all([
      reason(pool.read(slow, 'a.pdf', { today, timeoutMs: 5 })),
      reason(pool.read(small, 'a.docx', { today, timeoutMs: 20_000 })),
    ])
    expect([first, second]).toEqual(['tookTooLong', 'read'])
  })

  test('ends a file that takes too much memory, and reads the next', async () => {
    const greedy = docxFile(
      Array.from({ length: 100_000 }, (_, at) =>
        paragraph(((at * 2_654_435_761) % 2 ** 32).toString(36).repeat(2)),
      ).join(''),
    )
    const [first, second] = await Promise.all([
      reason(pool.read(greedy, 'a.docx', { today, memoryMb: 40 })),
      reason(pool.read(small, 'a.docx', { today })),
    ])
    expect([first, second]).toEqual(['outOfMemory', 'read'])
  })
})

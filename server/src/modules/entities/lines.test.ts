import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf } from '#modules/entities/lines'

async function* pieces(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

async function read(text: string, size: number, most = 1000) {
  const all: (string | undefined)[] = []
  for await (const lines of linesOf(pieces(Buffer.from(text), size), most)) all.push(...lines)
  return all
}

test('lines are the same however they are cut', async () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replace(/[\r\n]/g, ''))
  await fc.assert(
    fc.asyncProperty(
      fc.array(line),
      fc.constantFrom('\n', '\r\n'),
      fc.integer({ min: 1, max: 9 }),
      async (all, end, size) => {
        expect(await read(all.map((each) => each + end).join(''), size)).toEqual(all)
      },
    ),
  )
})

test.each([
  ['', []],
  ['one', ['one']],
  ['one\n', ['one']],
  ['\n\none', ['', '', 'one']],
  ['林知遥\n周砚秋', ['林知遥', '周砚秋']],
])('%j', async (text, lines) => {
  for (const size of [1, 2, 100]) expect(await read(text, size)).toEqual(lines)
})

test('a line that is too long is left out, and those after it are not', async () => {
  const text = `short\n${'x'.repeat(50)}\nagain\n${'y'.repeat(50)}`
  for (const size of [1, 7, 1000]) expect(await read(text, size, 20)).toEqual(['short', undefined, 'again', undefined])
  expect(await read(`${'x'.repeat(20)}\n`, 3, 20)).toEqual(['x'.repeat(20)])
})

import { expect, it } from 'vitest'
import { expectModest, TooLarge, unpackedSize } from '#fields/preview/content.ts'

/** The end of a zip that says of its parts how large they are. */
function zipOf(sizes: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(sizes.length * 46 + 22)
  const view = new DataView(bytes.buffer)
  for (const [at, size] of sizes.entries()) {
    view.setUint32(at * 46, 0x02014b50, true)
    view.setUint32(at * 46 + 24, size, true)
  }
  const end = sizes.length * 46
  view.setUint32(end, 0x06054b50, true)
  view.setUint16(end + 10, sizes.length, true)
  return bytes
}

it('adds up what the parts of a zip say they unpack to', () => {
  expect(unpackedSize(zipOf([10, 20, 3_000_000_000]))).toBe(3_000_000_030)
  expect(unpackedSize(new Uint8Array(100))).toBe(Number.POSITIVE_INFINITY)
})

it('lets no small file fill the memory', () => {
  expect(() => expectModest(zipOf([1000]))).not.toThrow()
  expect(() => expectModest(zipOf([3_000_000_000]))).toThrow(TooLarge)
  expect(() => expectModest(zipOf([2000]), 1000)).toThrow(TooLarge)
})

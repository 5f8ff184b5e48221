import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numbersOf } from '#modules/matching/item-store'
import { TermIndex } from '#modules/matching/postings'

const document = fc.dictionary(fc.integer({ min: 1, max: 12 }).map(String), fc.integer({ min: 1, max: 255 }), {
  maxKeys: 6,
})
const step = fc.record({
  id: fc.integer({ min: 0, max: 40 }).map(String),
  document: fc.option(document, { nil: undefined }),
})
const query = fc.array(fc.record({ term: fc.integer({ min: 1, max: 12 }), weight: fc.integer({ min: 1, max: 9 }) }), {
  maxLength: 5,
})

const entriesOf = (each: Record<string, number>): [Int32Array, Uint8Array] => [
  Int32Array.from(Object.keys(each), Number),
  Uint8Array.from(Object.values(each)),
]

describe('an index of terms', () => {
  it('finds what adding up by hand finds, whatever was put and removed before', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), query, fc.integer({ min: 1, max: 20 }), (steps, asked, most) => {
        // The dead are swept out in the midst of it, a list at a time.
        const index = new TermIndex({ dead: 2, portion: 1 })
        const there = new Map<string, Record<string, number>>()
        for (const { id, document } of steps) {
          if (document) {
            index.put(id, ...entriesOf(document))
            there.set(id, document)
          } else {
            index.remove(id)
            there.delete(id)
          }
        }
        const byHand = [...there]
          .map(([id, each]) => ({
            id,
            score: asked.reduce((sum, { term, weight }) => sum + weight * (each[String(term)] ?? 0), 0),
          }))
          .filter(({ score }) => score > 0)
          .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
        expect(index.top(asked, most)).toEqual(byHand.slice(0, most))
        expect(index.size).toBe(there.size)
      }),
    )
  })

  it('stays small while one document changes again and again', () => {
    const index = new TermIndex()
    for (let round = 0; round < 50_000; round++) index.put('a', Int32Array.of(1, 2), Uint8Array.of(9, round % 255))
    expect(index.size).toBe(1)
    expect(index.bytes).toBeLessThan(20_000)
    expect(index.top([{ term: 1, weight: 1 }], 5)).toEqual([{ id: 'a', score: 9 }])
  })
})

it('reads arrays as the database writes them', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })), (numbers) => {
      expect([...numbersOf(`{${numbers.join()}}`)]).toEqual(numbers)
    }),
  )
})

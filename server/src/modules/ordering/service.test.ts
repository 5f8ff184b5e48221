import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import { ranksBetween } from '#modules/ordering/ranks'
import { again, findLists, put, putFirst, removePlaces } from '#modules/ordering/service'
import { testApp } from '#testing/app'

describe('ranks', () => {
  test('stand between their neighbours, in order, and are whole', () => {
    const rank = fc.integer({ min: -1e12, max: 1e12 })
    fc.assert(
      fc.property(rank, rank, fc.integer({ min: 1, max: 50 }), (a, b, count) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        const ranks = ranksBetween(low, high, count)
        if (!ranks) {
          expect((high - low) / (count + 1)).toBeLessThan(4)
          return
        }
        const all = [low, ...ranks, high]
        for (let at = 1; at < all.length; at++) expect(all[at]).toBeGreaterThan(all[at - 1] ?? 0)
        expect(ranks.every(Number.isSafeInteger)).toBe(true)
      }),
    )
  })

  test('have room before the first and after the last', () => {
    const after = ranksBetween(10, undefined, 3) ?? []
    const before = ranksBetween(undefined, 10, 3) ?? []
    expect(after.every((rank) => rank > 10)).toBe(true)
    expect(before.every((rank) => rank < 10)).toBe(true)
  })
})

describe('lists', () => {
  const app = testApp()
  const listOf = async (tenant: string, list: string) =>
    (await findLists(app.context(tenant), [list])).map(({ itemId }) => itemId)

  test('items are put at the end, first, between others, and from one list into another', async () => {
    const { tenant } = await app.makeTenant()
    const ctx = app.context(tenant)
    await transaction(ctx, async (ctx) => {
      await put(ctx, 'l', ['a', 'b', 'c'])
      await putFirst(ctx, 'l', ['d'])
      await put(ctx, 'l', ['e'], { previousId: 'a' })
      await put(ctx, 'l', ['c'], { nextId: 'a' })
    })
    expect(await listOf(tenant, 'l')).toEqual(['d', 'c', 'a', 'e', 'b'])
    await transaction(ctx, async (ctx) => {
      await put(ctx, 'm', ['a', 'e'])
      // The neighbour that was named has gone: the other one counts, and without any the end.
      await put(ctx, 'l', ['b'], { previousId: 'a', nextId: 'c' })
      await put(ctx, 'l', ['f'], { previousId: 'a' })
      await removePlaces(ctx, ['d'])
    })
    expect([await listOf(tenant, 'l'), await listOf(tenant, 'm')]).toEqual([
      ['b', 'c', 'f'],
      ['a', 'e'],
    ])
  })

  test('nothing stands beside itself', async () => {
    const { tenant } = await app.makeTenant()
    const bad = (neighbours: object) =>
      transaction(app.context(tenant), (ctx) => put(ctx, 'l', ['a'], neighbours)).catch((error) => error.detail?.field)
    expect(await bad({ previousId: 'a' })).toBe('previousId')
    expect(await bad({ nextId: 'a' })).toBe('nextId')
    expect(await bad({ previousId: 'b', nextId: 'b' })).toBe('nextId')
  })

  test('where there is no more room, the list is numbered anew and keeps its order', async () => {
    const { tenant } = await app.makeTenant()
    const ctx = app.context(tenant)
    await transaction(ctx, (ctx) => put(ctx, 'l', ['first', 'last']))
    const expected = ['first']
    // Each takes half of the room that is left after the first.
    for (let n = 0; n < 80; n++) {
      await transaction(ctx, (ctx) => put(ctx, 'l', [`x${n}`], { previousId: 'first' }))
      expected.splice(1, 0, `x${n}`)
    }
    expect(await listOf(tenant, 'l')).toEqual([...expected, 'last'])
  })

  test('ten thousand random inserts and moves at once leave a total order, without ties and with bounded ranks', async () => {
    const { tenant } = await app.makeTenant()
    const ctx = app.context(tenant)
    const lists = ['l0', 'l1', 'l2']
    const known: string[] = []
    const [workers, each] = [10, 1000]
    const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(Math.random() * from.length)]
    const work = async (worker: number) => {
      for (let n = 0; n < each; n++) {
        const isNew = known.length < 30 || Math.random() < 0.3
        const item = isNew ? `${worker}-${n}-${newId()}` : (pick(known) ?? '')
        const other = (id: string | undefined) => (id === item ? undefined : id)
        // Often the same neighbour, so that many want the same gap.
        const previousId = other(Math.random() < 0.5 ? known[0] : pick(known))
        await again(() => transaction(ctx, (ctx) => put(ctx, pick(lists) ?? 'l0', [item], { previousId })))
        if (isNew) known.push(item)
      }
    }
    await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)))
    const places = await findLists(ctx, lists)
    expect(places.length).toBe(known.length)
    expect(new Set(places.map(({ itemId }) => itemId)).size).toBe(known.length)
    for (const list of lists) {
      const ranks = places.filter(({ listId }) => listId === list).map(({ rank }) => rank)
      expect(new Set(ranks).size).toBe(ranks.length)
      expect(ranks.every(Number.isSafeInteger)).toBe(true)
    }
  }, 120_000)
})

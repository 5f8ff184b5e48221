import type { Task } from '@cohort/contract/tasks'
import { describe, expect, it } from 'vitest'
import { type BoardData, extended, placeAt, renewed, withCards, withoutCards } from '#modules/tasks/board-cache.ts'

const card = (id: string, stageId = 'new') => ({ id, stageId }) as Task
const board: BoardData = {
  total: 5,
  columns: [
    { value: 'new', name: 'New', count: 3, data: [card('a'), card('b'), card('c')] },
    { value: 'offer', name: 'Offer', count: 2, data: [card('x', 'offer')] },
  ],
}
const ids = (data: BoardData, at: number) => data.columns[at]?.data.map(({ id }) => id)
const toOffer = (task: Task): Task => ({ ...task, stageId: 'offer' })

describe('a board in memory', () => {
  it('moves cards to their place and counts', () => {
    const moved = withCards(board, [card('b'), card('a')], 'offer', { nextId: 'x' }, toOffer)
    expect(ids(moved, 0)).toEqual(['c'])
    expect(ids(moved, 1)).toEqual(['b', 'a', 'x'])
    expect(moved.columns.map(({ count }) => count)).toEqual([1, 4])
    expect(moved.columns[1]?.data[0]?.stageId).toBe('offer')
  })

  it('counts but does not show what goes beyond the cards that were fetched', () => {
    const moved = withCards(board, [card('a')], 'offer', {}, toOffer)
    expect(ids(moved, 1)).toEqual(['x'])
    expect(moved.columns[1]?.count).toBe(3)
  })

  it('puts cards elsewhere in their own column', () => {
    const moved = withCards(board, [card('a')], 'new', { previousId: 'c' }, (task) => task)
    expect(ids(moved, 0)).toEqual(['b', 'c', 'a'])
    expect(moved.columns[0]?.count).toBe(3)
  })

  it('names neighbours that stay', () => {
    const data = board.columns[0]?.data ?? []
    expect(placeAt(data, 2, new Set(['b']))).toEqual({ previousId: 'a', nextId: 'c' })
    expect(placeAt(data, 3, new Set(['c']))).toEqual({ previousId: 'b', nextId: undefined })
  })

  it('takes over answers, loses what is deleted, and grows', () => {
    expect(renewed(board, [{ ...card('b'), name: 'Lin' } as Task]).columns[0]?.data[1]?.name).toBe('Lin')
    expect(withoutCards(board, new Set(['a', 'x'])).total).toBe(3)
    const more = extended(board, 'offer', { value: 'offer', name: '', count: 2, data: [card('x'), card('y')] })
    expect(ids(more, 1)).toEqual(['x', 'y'])
  })
})

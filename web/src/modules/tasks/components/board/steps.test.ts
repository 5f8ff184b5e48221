import type { Task, TaskColumn } from '@cohort/contract/tasks'
import { expect, it } from 'vitest'
import { stepped } from '#modules/tasks/components/board/steps.ts'

const card = (id: string) => ({ id }) as Task
const column = (value: string, ...ids: string[]): TaskColumn => ({
  value,
  name: value,
  count: ids.length,
  data: ids.map(card),
})
const board = {
  columns: [column('new', 'a', 'b', 'c'), column('closed', 'x'), column('offer', 'y')],
  mayDrop: (_: readonly Task[], value: string | null) => value !== 'closed',
}
const held = (at: number, value = 'new') => ({
  tasks: [card('b')],
  ids: new Set(['b']),
  over: { column: value, at },
})

it('steps past its own place, and stays in the column', () => {
  expect(stepped(held(1), 'ArrowDown', board)).toEqual({ column: 'new', at: 3 })
  expect(stepped(held(3), 'ArrowDown', board)).toEqual({ column: 'new', at: 3 })
  expect(stepped(held(2), 'ArrowUp', board)).toEqual({ column: 'new', at: 0 })
  expect(stepped(held(0), 'ArrowUp', board)).toEqual({ column: 'new', at: 0 })
})

it('passes columns that do not take it', () => {
  expect(stepped(held(2), 'ArrowRight', board)).toEqual({ column: 'offer', at: 1 })
  expect(stepped(held(1, 'offer'), 'ArrowLeft', board)).toEqual({ column: 'new', at: 1 })
  expect(stepped(held(0), 'ArrowLeft', board)).toEqual({ column: 'new', at: 0 })
})

import { expect, it } from 'vitest'
import { keyDeed } from '#modules/spaces/components/tree/tree-keys.ts'
import type { Line } from '#modules/spaces/tree.ts'

const item = (id: string, level: number, open?: boolean) => ({ kind: 'item', id, level, open }) as Line
const lines: Line[] = [
  item('s1', 1, true),
  item('c1', 2, true),
  item('p1', 3),
  item('c2', 2, false),
  { kind: 'fold', id: 'archived ', level: 1, count: 1, open: false },
]

it.each([
  ['s1', 'ArrowDown', { go: 'c1' }],
  ['s1', 'ArrowUp', undefined],
  ['p1', 'End', { go: 'archived ' }],
  ['s1', 'ArrowRight', { go: 'c1' }],
  ['c2', 'ArrowRight', { open: true }],
  ['p1', 'ArrowRight', undefined],
  ['c1', 'ArrowLeft', { open: false }],
  ['p1', 'ArrowLeft', { go: 'c1' }],
  ['c2', 'ArrowLeft', { go: 's1' }],
  ['archived ', 'ArrowRight', { open: true }],
  ['p1', 'Enter', 'choose'],
  ['p1', 'F2', 'rename'],
  ['p1', 'x', undefined],
])('at %s the key %s does %o', (id, key, deed) => {
  expect(keyDeed(lines, id, key, false)).toEqual(deed)
})

it('moves a line with Alt', () => {
  expect(keyDeed(lines, 'p1', 'ArrowUp', true)).toBe('up')
  expect(keyDeed(lines, 'p1', 'ArrowDown', true)).toBe('down')
  expect(keyDeed(lines, 'p1', 'Home', true)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { treeOf } from '#modules/entities/tree'

const item = (id: string, parent: string | null) => ({ id, parent })
const drawn = (items: ReturnType<typeof item>[]) => {
  const { nodes, cycles } = treeOf(items)
  return {
    nodes: nodes.map(({ item, depth, children, descendants }) => [item.id, depth, children, descendants]),
    cycles,
  }
}

test('parents before children, siblings in their order, counts of both kinds', () => {
  expect(
    drawn([item('b', 'root'), item('root', null), item('a', 'root'), item('c', 'a'), item('lost', 'nobody')]),
  ).toEqual({
    nodes: [
      ['root', 0, 2, 3],
      ['b', 1, 0, 0],
      ['a', 1, 1, 1],
      ['c', 2, 0, 0],
      ['lost', 0, 0, 0],
    ],
    cycles: [],
  })
})

test('rings are cut at their first and reported once; nothing is lost', () => {
  const { nodes, cycles } = drawn([
    item('x', 'y'),
    item('y', 'z'),
    item('z', 'x'),
    item('leaf', 'z'),
    item('self', 'self'),
  ])
  expect(cycles).toEqual([['x', 'y', 'z'], ['self']])
  expect(nodes).toEqual([
    ['x', 0, 1, 3],
    ['z', 1, 2, 2],
    ['y', 2, 0, 0],
    ['leaf', 2, 0, 0],
    ['self', 0, 0, 0],
  ])
})

test('a chain of five thousand', () => {
  const chain = Array.from({ length: 5000 }, (_, at) => item(String(at), at === 0 ? null : String(at - 1)))
  expect(treeOf(chain).nodes.at(-1)).toMatchObject({ depth: 4999 })
})

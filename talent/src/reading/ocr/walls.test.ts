import { expect, test } from 'vitest'
import { cutAtWalls, leanOf, rulesOf, withoutStrokes } from './walls.ts'

const line = (fromX: number, fromY: number, toX: number, toY: number) => ({
  from: { x: fromX, y: fromY },
  to: { x: toX, y: toY },
  half: 1,
})
const box = (left: number, right: number, y = 100) => ({
  x: (left + right) / 2,
  y,
  width: right - left,
  height: 30,
  angle: 0,
})
const sides = (boxes: readonly ReturnType<typeof box>[]) => boxes.map(({ x, width }) => [x - width / 2, x + width / 2])

test('writing on both sides of a wall is cut there, and a margin that reaches over it falls away', () => {
  const walls = [line(200, 60, 200, 400), line(500, 60, 500, 400)]
  expect(sides(cutAtWalls([box(100, 506)], walls))).toEqual([
    [100, 200],
    [200, 500],
  ])
  expect(sides(cutAtWalls([box(210, 480)], walls))).toEqual([[210, 480]])
})

test('a wall above or below a line does not cut it, and one that leans cuts where it stands', () => {
  expect(cutAtWalls([box(100, 300)], [line(200, 120, 200, 400)])).toHaveLength(1)
  expect(sides(cutAtWalls([box(100, 300)], [line(190, 0, 210, 200)]))).toEqual([
    [100, 200],
    [200, 300],
  ])
})

test('a stroke of a large letter is no wall; the same stroke beside the writing is one', () => {
  const stroke = line(200, 86, 200, 115)
  expect(withoutStrokes({ across: [], down: [stroke] }, [box(100, 300)]).down).toEqual([])
  expect(withoutStrokes({ across: [], down: [stroke] }, [box(210, 300)]).down).toEqual([stroke])
  expect(withoutStrokes({ across: [], down: [line(200, 70, 200, 130)] }, [box(100, 300)]).down).toHaveLength(1)
})

test('the bars of capitals are no rule, and what runs under a word is one', () => {
  const across = [line(120, 92, 200, 92), line(110, 112, 290, 112)]
  expect(withoutStrokes({ across, down: [] }, [box(100, 300)]).across).toEqual(across.slice(1))
})

test('long lines tell how a page leans, a few short ones do not', () => {
  expect(leanOf([line(0, 0, 500, 5), line(0, 90, 500, 95), line(0, 190, 500, 196)], 1000)).toBeCloseTo(0.01)
  expect(leanOf([line(0, 0, 500, 5), line(0, 90, 60, 99)], 1000)).toBeUndefined()
})

test('rules have the place of their middle, and end in the midst of what they meet', () => {
  const moved = (x: number, y: number): [number, number] => [x + 10, y]
  expect(rulesOf({ across: [line(0, 4, 100, 6)], down: [line(50, 0, 52, 80)] }, moved)).toEqual([
    { left: 11, right: 109, top: 4, bottom: 6 },
    { left: 60, right: 62, top: 1, bottom: 79 },
  ])
})

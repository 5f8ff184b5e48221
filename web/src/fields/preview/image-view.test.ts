import { expect, it } from 'vitest'
import { fitScale, fitted, held, rotated, scaleOf, zoomed } from '#fields/preview/image-view.ts'

const picture = { width: 2000, height: 1000 }
const frame = { width: 1000, height: 800 }

it('fits what is large and leaves what is small as it is', () => {
  expect(fitScale(picture, frame, 0)).toBe(0.5)
  expect(fitScale(picture, frame, 1)).toBe(0.4)
  expect(fitScale({ width: 10, height: 10 }, frame, 0)).toBe(1)
})

it('zooms around the point under the pointer', () => {
  const view = zoomed({ ...fitted, scale: 1 }, 2, picture, frame, { x: 100, y: 50 })
  expect(view).toMatchObject({ scale: 2, x: -100, y: -50 })
})

it('keeps the edges of the picture at the edges of the frame', () => {
  expect(held({ scale: 1, turns: 0, x: 9000, y: 9000 }, picture, frame)).toMatchObject({ x: 500, y: 100 })
  expect(held({ ...fitted, x: 40, y: 40 }, picture, frame)).toMatchObject({ x: 0, y: 0 })
})

it('turns in quarters and fits again', () => {
  const view = rotated(rotated(rotated(rotated(fitted))))
  expect(view.turns).toBe(0)
  expect(scaleOf(rotated(fitted), picture, frame)).toBe(0.4)
})

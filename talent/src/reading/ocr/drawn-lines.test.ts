import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { Dice } from '#testing/dice'
import { drawnLines } from './drawn-lines.ts'
import type { LeaningBox } from './picture.ts'
import { withoutStrokes } from './walls.ts'

const [width, height] = [1240, 1400]
type Draw = (context: SKRSContext2D) => void

/** A page of grey paper with grain, turned by some degrees. */
function page(draw: Draw, { degrees = 0, grain = 12 } = {}) {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#efefef'
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.translate(-width / 2, -height / 2)
  draw(context)
  const picture = context.getImageData(0, 0, width, height)
  const dice = new Dice(7)
  for (let at = 0; at < picture.data.length; at += 4) {
    const off = Math.round((dice.next() - 0.5) * 2 * grain)
    for (let part = 0; part < 3; part += 1) picture.data[at + part] = (picture.data[at + part] ?? 0) + off
  }
  context.putImageData(picture, 0, 0)
  return canvas
}

const write = (
  context: SKRSContext2D,
  text: string,
  x: number,
  y: number,
  font = '22px sans-serif',
  ink = '#222222',
) => {
  context.fillStyle = ink
  context.font = font
  context.fillText(text, x, y)
}
const columns = [120, 320, 720, 1120]
const rows = [200, 244, 288, 600]

/** Three columns and three rows, with writing in each cell. */
const table =
  (colour: string, thick: number): Draw =>
  (context) => {
    context.strokeStyle = colour
    context.lineWidth = thick
    context.beginPath()
    for (const x of columns) {
      context.moveTo(x, rows[0] ?? 0)
      context.lineTo(x, rows.at(-1) ?? 0)
    }
    for (const y of rows) {
      context.moveTo(columns[0] ?? 0, y)
      context.lineTo(columns.at(-1) ?? 0, y)
    }
    context.stroke()
    for (const x of columns.slice(0, -1)) for (const y of rows.slice(0, -1)) write(context, 'HILFE IMI', x + 12, y + 30)
  }

const lengths = (canvas: ReturnType<typeof page>) => {
  const { across, down } = drawnLines(canvas)
  return {
    across: across.map(({ from, to }) => Math.round((to.x - from.x) / 20) * 20),
    down: down.map(({ from, to }) => Math.round((to.y - from.y) / 20) * 20),
  }
}

test.each([
  ['black', '#222222', 1.6, 0],
  ['grey and thin', '#999999', 1.2, 0],
  ['leaning to the right', '#333333', 1.6, 1],
  ['leaning to the left', '#333333', 1.6, -1.5],
  ['thick', '#333333', 5, 0.5],
])('the lines of a table are found whole: %s', (_, colour, thick, degrees) => {
  const found = lengths(page(table(colour, thick), { degrees }))
  expect(found).toEqual({ across: [1000, 1000, 1000, 1000], down: [400, 400, 400, 400] })
})

test('a line is told where it stands', () => {
  const { across, down } = drawnLines(page(table('#222222', 1.6)))
  expect(across.map(({ from }) => rows.some((y) => Math.abs(from.y - y) < 2))).toEqual([true, true, true, true])
  expect(down.map(({ to }) => columns.some((x) => Math.abs(to.x - x) < 2))).toEqual([true, true, true, true])
  for (const { from, to } of across) {
    expect(Math.abs(from.x - 120)).toBeLessThan(4)
    expect(Math.abs(to.x - 1120)).toBeLessThan(4)
  }
})

const lines = [
  'EXPERIENCE AND EDUCATION — FITTER, TILER, MILLER',
  'Kept the ledgers of the harbour | filed them until 2019 — all in all',
  'LITTLE HILL MILL ILLUMINATED IN ELEVEN LETTERS',
]

const fonts = [
  [22, '22px sans-serif'],
  [22, 'bold 22px sans-serif'],
  [22, '22px serif'],
  [22, 'bold 22px monospace'],
  [46, 'bold 46px sans-serif'],
  [46, 'bold 46px serif'],
] as const

test('writing without lines has none, be it heavy or large', () => {
  const boxes: LeaningBox[] = []
  const canvas = page((context) => {
    for (const [at, [size, font]] of fonts.entries())
      for (const [row, line] of lines.entries()) {
        const y = 60 + (at * 3 + row) * 70
        write(context, line, 60, y, font)
        const long = context.measureText(line).width
        boxes.push({ x: 60 + long / 2, y: y - 0.36 * size, width: long, height: 1.15 * size, angle: 0 })
      }
  })
  const found = drawnLines(canvas)
  expect(withoutStrokes(found, boxes)).toEqual({ across: [], down: [] })
  // Only large letters need to be known as such.
  expect([...found.across, ...found.down].filter(({ from }) => from.y < 850)).toEqual([])
})

test('white letters on dark ground have no lines between them', () => {
  const canvas = page((context) => {
    for (const [at, [, font]] of fonts.entries()) {
      context.fillStyle = '#1f4e79'
      context.fillRect(40, 40 + at * 120, 1160, 80)
      write(context, lines[2] ?? '', 60, 96 + at * 120, font, '#ffffff')
    }
  })
  expect(drawnLines(canvas)).toEqual({ across: [], down: [] })
})

test('a rule under a heading is one line across, and none down', () => {
  const canvas = page((context) => {
    write(context, 'Education', 100, 190, 'bold 28px sans-serif')
    context.fillStyle = '#336699'
    context.fillRect(100, 202, 1040, 1.6)
    write(context, 'Harbour College, bookkeeping', 100, 240)
  })
  expect(lengths(canvas)).toEqual({ across: [1040], down: [] })
})

test('a dark photo, a filled band and a shade at the edge of paper hold no lines', () => {
  const canvas = page((context) => {
    const dice = new Dice(3)
    context.fillStyle = '#181818'
    context.fillRect(800, 60, 240, 320)
    for (const [shade, x, y, wide, high] of [
      [60, 920, 360, 100, 90],
      [150, 920, 190, 60, 80],
      [30, 920, 130, 66, 50],
      [40, 900, 180, 8, 4],
      [40, 942, 180, 8, 4],
    ] as const) {
      context.fillStyle = `rgb(${shade},${shade},${shade})`
      context.beginPath()
      context.ellipse(x, y, wide, high, 0, 0, 7)
      context.fill()
    }
    // Dark hair.
    for (let at = 0; at < 60; at += 1) {
      context.fillStyle = `rgb(${dice.int(20, 50)},${dice.int(20, 50)},${dice.int(20, 50)})`
      context.fillRect(dice.int(850, 980), dice.int(90, 140), 3, 20)
    }
    context.fillStyle = '#1f4e79'
    context.fillRect(0, 500, width, 60)
    context.fillStyle = '#777777'
    context.fillRect(0, 0, 30, height)
  })
  expect(drawnLines(canvas)).toEqual({ across: [], down: [] })
})

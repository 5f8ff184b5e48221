import type { HiddenText } from './document.ts'

/** One drawn sign, in points of the page from its upper left corner. */
export interface Glyph {
  text: string
  x: number
  right: number
  baseline: number
  size: number
  bold: boolean
  /** Clockwise quarter turns of the writing: 0 reads from left to right. */
  turn: 0 | 1 | 2 | 3
  /** Why a person does not see it. */
  hidden: HiddenText['reason'] | null
}

/** Glyphs of one writing without a wide gap: a line of a column, or a cell. */
export interface Segment {
  text: string
  /** x of the left edge of each character and of the end of the last. */
  stops: number[]
  x: number
  right: number
  top: number
  bottom: number
  baseline: number
  size: number
  bold: boolean
  /** For a note beside a text: where that text begins. No column begins there. */
  noteEdge?: number
}

export type Matrix = readonly [number, number, number, number, number, number]

/** First `b`, then `a`: as a PDF puts matrices before the current one. */
export function multiply(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ]
}

export function apply(m: Matrix, x: number, y: number): [number, number] {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]]
}

export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

/** The smallest upright area that holds a rectangle put through a matrix. */
export function areaOf(m: Matrix, left: number, top: number, right: number, bottom: number): Area {
  const [xLeft, xRight, xTop, xBottom] = [m[0] * left, m[0] * right, m[2] * top, m[2] * bottom]
  const [yLeft, yRight, yTop, yBottom] = [m[1] * left, m[1] * right, m[3] * top, m[3] * bottom]
  return {
    left: Math.min(xLeft, xRight) + Math.min(xTop, xBottom) + m[4],
    top: Math.min(yLeft, yRight) + Math.min(yTop, yBottom) + m[5],
    right: Math.max(xLeft, xRight) + Math.max(xTop, xBottom) + m[4],
    bottom: Math.max(yLeft, yRight) + Math.max(yTop, yBottom) + m[5],
  }
}

export function intersect(a: Area, b: Area): Area {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  }
}

export function inside(area: Area, x: number, y: number, margin = 0): boolean {
  return x >= area.left - margin && x <= area.right + margin && y >= area.top - margin && y <= area.bottom + margin
}

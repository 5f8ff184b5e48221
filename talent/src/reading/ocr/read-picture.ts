import type { Canvas } from '@napi-rs/canvas'
import type { Area, Segment } from '../glyph.ts'
import { isWide, normaliseSign } from '../signs.ts'
import { detect } from './detect.ts'
import { isUpsideDown } from './direction.ts'
import { drawnLines } from './drawn-lines.ts'
import { withoutLines } from './erase-lines.ts'
import { evenSizes } from './even-sizes.ts'
import { areBold } from './ink.ts'
import { loadModels, type Models } from './models.ts'
import { type LeaningBox, turned } from './picture.ts'
import { type RecognisedLine, recognise } from './recognise.ts'
import { withoutSlips } from './slips.ts'
import { gapBetween, isSpace, type PlacedSign, spaceFrom, unitOf } from './spaces.ts'
import { cutAtWalls, leanOf, rulesOf, withoutStrokes } from './walls.ts'
import { inWords, type Stretch, type WordSign } from './words.ts'

export interface PictureText {
  segments: Segment[]
  /** Lines that are drawn around and between the writing. */
  rules: Area[]
  /** 0 to 1: how sure the recognition is of its signs. */
  confidence: number
  /** Clockwise quarters by which the picture was turned to be read. */
  quarters: number
  width: number
  height: number
}

const leastSure = 0.5

/** What is written in a picture, in pixels of the picture as it is read. */
export async function readPicture(source: Canvas): Promise<PictureText> {
  const models = await loadModels()
  const { page, boxes, quarters } = await upright(models, source)
  const drawn = withoutStrokes(drawnLines(page), boxes)
  const cells = cutAtWalls(boxes, drawn.down)
  const lines = (await recognise(models, withoutLines(page, drawn), cells)).filter(
    (line) => line.confidence >= leastSure,
  )
  const lean =
    leanOf(drawn.across, page.width) ??
    middle(boxes.filter((box) => box.width > 6 * box.height).map((box) => box.angle))
  const flat = flattened(page, lean)
  const bold = areBold(
    lines.map(({ signs, ink }) => ({ text: signs.map((sign) => sign.text).join(''), ink: ink.share })),
  )
  const segments = evenSizes(
    lines.flatMap((line, at) => segmentsOf(line, flat).map((segment) => ({ ...segment, bold: bold[at] ?? false }))),
  )
  const signs = lines.reduce((sum, line) => sum + line.signs.length, 0)
  const sure = lines.reduce((sum, line) => sum + line.signs.length * line.confidence, 0)
  const rules = rulesOf(drawn, flat)
  const { width, height } = page
  return { segments, rules, confidence: signs === 0 ? 0 : sure / signs, quarters, width, height }
}

async function upright(
  models: Models,
  source: Canvas,
): Promise<{ page: Canvas; boxes: LeaningBox[]; quarters: number }> {
  let [page, quarters] = [source, 0]
  let boxes = await detect(models, page)
  const tall = boxes.filter((box) => box.height > 2 * box.width).length
  if (boxes.length >= 4 && tall * 2 > boxes.length) {
    quarters = 1
    page = turned(source, quarters)
    boxes = await detect(models, page)
  }
  if (await isUpsideDown(models, page, boxes)) {
    quarters += 2
    page = turned(source, quarters)
    boxes = await detect(models, page)
  }
  return { page, boxes, quarters }
}

type Flattened = (x: number, y: number) => [number, number]

/** Turns places around the middle of a page that leans. */
function flattened(page: Canvas, lean: number): Flattened {
  const [cos, sin] = [Math.cos(-lean), Math.sin(-lean)]
  const [middleX, middleY] = [page.width / 2, page.height / 2]
  return (x, y) => {
    const [dx, dy] = [x - middleX, y - middleY]
    return [middleX + dx * cos - dy * sin, middleY + dx * sin + dy * cos]
  }
}

/** A line that was read, laid flat. */
function segmentsOf(line: RecognisedLine, flat: Flattened): Segment[] {
  const { box } = line
  const height = box.height * 0.72
  const [x, y] = flat(box.x, box.y)
  const left = x - box.width / 2
  const placed = line.signs.map((sign) => ({
    text: sign.text,
    from: left + Math.max(0, sign.from) * box.width,
    to: left + Math.min(1, sign.to) * box.width,
    at: left + ((sign.from + sign.to) / 2) * box.width,
  }))
  const ink = line.ink.spans.map(([from, to]) => [left + from * box.width, left + to * box.width] as const)
  const words = inWords(withoutSpaces(placed), ink, height)
  const signs = aroundDots(words ? withSpaces(words) : spaced(between(placed, ink), height))
  return cellsOf(signs, height).flatMap((part) => toSegment(part, y, height) ?? [])
}

function withoutSpaces(placed: readonly Placed[]): (Placed & { spaced: boolean })[] {
  return placed.flatMap((sign, at) =>
    sign.text.trim() === '' ? [] : [{ ...sign, spaced: at > 0 && placed[at - 1]?.text.trim() === '' }],
  )
}

/** The line begins and ends where its ink does. */
function between(placed: readonly Placed[], ink: readonly Stretch[]): Placed[] {
  const [from, to] = [ink[0]?.[0], ink.at(-1)?.[1]]
  return placed.map((sign, at) => ({
    ...sign,
    from: at === 0 && from !== undefined && from < sign.at ? from : sign.from,
    to: at === placed.length - 1 && to !== undefined && to > sign.at ? to : sign.to,
  }))
}

function withSpaces(words: readonly WordSign[]): Placed[] {
  return words.flatMap((sign, at) => {
    const before = words[at - 1]
    const space = { text: ' ', from: before?.to ?? sign.from, to: sign.from, at: sign.from }
    return [...(sign.parted ? [space] : []), { ...sign, at: (sign.from + sign.to) / 2 }]
  })
}

/** A dot parts facts, or begins an item: where one space of it was seen, or no Chinese name may be meant, it has both. */
function aroundDots(signs: readonly Placed[]): Placed[] {
  return signs.flatMap((sign, at) => {
    if (!/[·•]/.test(sign.text)) return [sign]
    const [before, next] = [signs[at - 1]?.text, signs[at + 1]?.text]
    const seen = before === ' ' || next === ' '
    if (!seen && before !== undefined && (isWide(before) || isWide(next ?? ''))) return [sign]
    const space = (place: number): Placed => ({ text: ' ', from: place, to: place, at: place })
    return [
      ...(before === undefined || before === ' ' ? [] : [space(sign.from)]),
      sign,
      ...(next === undefined || next === ' ' ? [] : [space(sign.to)]),
    ]
  })
}

/** Where ink does not tell words apart, gaps between the places of signs do. */
function spaced(placed: readonly Placed[], height: number): Placed[] {
  const unit = unitOf(placed, height)
  const narrow = placed.filter((sign) => !isWide(sign.text) && sign.text.trim() !== '')
  const least = spaceFrom(narrow.slice(1).map((sign, at) => gapBetween(narrow[at] ?? sign, sign, unit)))
  const signs: Placed[] = []
  let last: Placed | undefined
  for (const sign of placed) {
    if (last && sign.text.trim() !== '' && isSpace(textOf(signs), sign.text, gapBetween(last, sign, unit), least))
      signs.push({ text: ' ', from: last.to, to: sign.from, at: sign.from })
    signs.push(sign)
    if (sign.text.trim() !== '') last = sign
  }
  return signs
}

/** A wide gap parts cells. */
function cellsOf(signs: readonly Placed[], height: number): Placed[][] {
  const written = signs.filter((sign) => sign.text.trim() !== '')
  const unit = unitOf(written, height)
  const parts: Placed[][] = [[]]
  let last: Placed | undefined
  for (const sign of signs) {
    if (sign.text.trim() !== '') {
      if (last && gapBetween(last, sign, unit) > 2) parts.push([])
      last = sign
    }
    parts.at(-1)?.push(sign)
  }
  return parts
}

const textOf = (signs: readonly Placed[]): string => signs.map((sign) => sign.text).join('')

interface Placed extends PlacedSign {
  from: number
  to: number
}

function toSegment(signs: readonly Placed[], y: number, height: number): Segment | undefined {
  let text = ''
  const stops: number[] = []
  for (const sign of signs) {
    // No resume has the stroke that a bar between two facts is taken for.
    const said = sign.text === '丨' ? '|' : normaliseSign(sign.text)
    if (said.trim() === '' && (text === '' || text.endsWith(' '))) continue
    for (let at = 0; at < said.length; at += 1) stops.push(sign.from + ((sign.to - sign.from) * at) / said.length)
    text += said
  }
  const trimmed = withoutSlips(text.trimEnd())
  if (trimmed === '') return undefined
  stops.length = trimmed.length
  const end = signs.findLast((sign) => sign.text.trim() !== '')?.to ?? 0
  const [top, bottom] = [y - height * 0.6, y + height * 0.6]
  const baseline = y + height * 0.35
  return {
    text: trimmed,
    stops: [...stops, end],
    x: stops[0] ?? 0,
    right: end,
    top,
    bottom,
    baseline,
    size: height,
    bold: false,
  }
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

import type { Canvas } from '@napi-rs/canvas'
import type { Segment } from '../glyph.ts'
import { isWide, normaliseSign } from '../signs.ts'
import { detect } from './detect.ts'
import { isUpsideDown } from './direction.ts'
import { areBold } from './ink.ts'
import { loadModels, type Models } from './models.ts'
import { type LeaningBox, turned } from './picture.ts'
import { type RecognisedLine, recognise } from './recognise.ts'
import { gapBetween, isSpace, type PlacedSign, spaceFrom, unitOf } from './spaces.ts'

export interface PictureText {
  segments: Segment[]
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
  const lines = (await recognise(models, page, boxes)).filter((line) => line.confidence >= leastSure)
  const lean = middle(boxes.filter((box) => box.width > 6 * box.height).map((box) => box.angle))
  const bold = areBold(lines.map(({ signs, ink }) => ({ text: signs.map((sign) => sign.text).join(''), ink })))
  const segments = lines.flatMap((line, at) =>
    segmentsOf(line, lean, page).map((segment) => ({ ...segment, bold: bold[at] ?? false })),
  )
  const signs = lines.reduce((sum, line) => sum + line.signs.length, 0)
  const sure = lines.reduce((sum, line) => sum + line.signs.length * line.confidence, 0)
  return { segments, confidence: signs === 0 ? 0 : sure / signs, quarters, width: page.width, height: page.height }
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

/** A line that was read, laid flat; a wide gap in it parts cells. */
function segmentsOf(line: RecognisedLine, lean: number, page: Canvas): Segment[] {
  const { box } = line
  const height = box.height * 0.72
  const [cos, sin] = [Math.cos(-lean), Math.sin(-lean)]
  const [dx, dy] = [box.x - page.width / 2, box.y - page.height / 2]
  const [x, y] = [page.width / 2 + dx * cos - dy * sin, page.height / 2 + dx * sin + dy * cos]
  const left = x - box.width / 2
  const placed = line.signs.map((sign) => ({
    text: sign.text,
    from: left + Math.max(0, sign.from) * box.width,
    to: left + Math.min(1, sign.to) * box.width,
    at: left + ((sign.from + sign.to) / 2) * box.width,
  }))
  const unit = unitOf(placed, height)
  const narrow = placed.filter((sign) => !isWide(sign.text) && sign.text.trim() !== '')
  const least = spaceFrom(narrow.slice(1).map((sign, at) => gapBetween(narrow[at] ?? sign, sign, unit)))
  const parts: Placed[][] = [[]]
  let last: Placed | undefined
  for (const sign of placed) {
    if (sign.text.trim() === '') {
      parts.at(-1)?.push(sign)
      continue
    }
    const gap = last ? gapBetween(last, sign, unit) : 0
    if (last && gap > 2) parts.push([])
    else if (last && isSpace(textOf(parts.at(-1) ?? []), sign.text, gap, least))
      parts.at(-1)?.push({ text: ' ', from: last.to, to: sign.from, at: sign.from })
    parts.at(-1)?.push(sign)
    last = sign
  }
  return parts.flatMap((part) => toSegment(part, y, height) ?? [])
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
  const trimmed = text.trimEnd()
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

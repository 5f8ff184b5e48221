import type { DraftLine } from './lines.ts'
import { isBullet } from './signs.ts'

/** Two lines as one: as cells beside each other (`\t`), or as one text. */
export function joinTwo(left: DraftLine, right: DraftLine, by: string): DraftLine {
  const shift = left.text.length + by.length
  const moved = right.cells.map(({ start, end }) => ({ start: start + shift, end: end + shift }))
  const last = left.cells.at(-1)
  const first = moved[0]
  const cells =
    by === '\t' || !last || !first
      ? [...left.cells, ...moved]
      : [...left.cells.slice(0, -1), { start: last.start, end: first.end }, ...moved.slice(1)]
  return {
    ...left,
    text: left.text + by + right.text,
    cells,
    stops: left.stops && right.stops && [...left.stops.slice(0, by === '' ? -1 : undefined), ...right.stops],
    box: left.box && right.box && around(left.box, right.box),
    size: Math.max(left.size, right.size),
    bold: left.bold && right.bold,
  }
}

type Place = NonNullable<DraftLine['box']>
function around(a: Place, b: Place): Place {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  const right = Math.max(a.x + a.width, b.x + b.width)
  return { x, y, width: right - x, height: Math.max(a.y + a.height, b.y + b.height) - y }
}

/** Chinese goes on without a space, and so does what was broken behind a hyphen. */
export function gapOf(before: string, after: string): '' | ' ' {
  if (/[\u2E80-\u9FFF\uFF00-\uFF60]$/u.test(before) && /^[\u2E80-\u9FFF\uFF00-\uFF60]/u.test(after)) return ''
  return /\S[-–/]$/.test(before) && !/\s[-–]$/.test(before) ? '' : ' '
}

/** In a narrow column a heading, an item of a list or a bracket is broken where nobody meant to: each becomes one line. */
export function joinNarrow(lines: readonly DraftLine[]): DraftLine[] {
  const sizes = lines.map((line) => line.size).toSorted((a, b) => a - b)
  const usual = sizes[sizes.length >> 1] ?? 0
  const found: DraftLine[] = []
  let [from, before]: [DraftLine | undefined, DraftLine | undefined] = [undefined, undefined]
  for (const line of lines) {
    const last = found.at(-1)
    if (last && from && before && isNext(before, line) && goesOn(last, from, line, usual))
      found[found.length - 1] = joinTwo(last, line, gapOf(last.text, line.text))
    else {
      found.push(line)
      from = line
    }
    before = line
  }
  return found
}

/** Close below, in the same letters, and nothing but text. */
function isNext(before: DraftLine, line: DraftLine): boolean {
  if (!before.box || !line.box || line.cells.length > 1 || before.cells.length > 1) return false
  if (Math.abs(before.size - line.size) > 0.5 || isBullet(line.text.charAt(0))) return false
  const step = line.box.y + line.box.height - before.box.y - before.box.height
  return step > 0 && step < 1.75 * line.size
}

function goesOn(last: DraftLine, from: DraftLine, line: DraftLine, usual: number): boolean {
  const left = line.box?.x ?? 0
  if (isBullet(from.text.charAt(0))) return Math.abs(left - (from.stops?.[2] ?? 0)) < 3 && from.text.charAt(1) === ' '
  if (Math.abs(left - (from.box?.x ?? 0)) > 2) return false
  if (/[(（][^()（）]*$/.test(last.text) && /^[^()（）]*[)）]/.test(line.text)) return true
  return line.size > usual * 1.12 && last.bold === line.bold && last.text.length < 30
}

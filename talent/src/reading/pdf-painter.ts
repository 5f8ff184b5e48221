import { type Area, areaOf, inside, intersect, type Matrix, multiply } from './glyph.ts'
import { partsOf, strokesOf } from './pdf-path.ts'

/** What lies on the page under a sign: a colour, or something (a picture, a pattern) of which the colour is not known. */
interface Layer {
  area: Area
  colour: string | null
}

export interface Placed {
  area: Area
  /** The name under which pdf.js keeps it, or null for one that is written into the page. */
  name: string | null
}

export interface GraphicsState {
  ctm: Matrix
  clip: Area
  /** null: a pattern. */
  fill: string | null
  alpha: number
  font: string
  size: number
  charSpacing: number
  wordSpacing: number
  scale: number
  leading: number
  rise: number
  mode: number
}

const visible = 12
/** Past this many numbers a path is a drawing and no table. */
const mostStrokes = 20_000

/** The surface of one page: keeps what has been painted, in order, to tell what a person sees. */
export class Painter {
  readonly layers: Layer[] = []
  readonly images: Placed[] = []
  /** Outlines of many strokes: letters may be drawn so, with the text itself unseen on top of them. */
  readonly shapes: Area[] = []
  /** Small spots, which are the bullets of lists. */
  readonly dots: Area[] = []
  /** Straight strokes and thin bars, which part the cells of a table. */
  readonly rules: Area[] = []
  state: GraphicsState
  readonly page: Area
  private readonly stack: GraphicsState[] = []

  constructor(page: Area, base: Matrix) {
    this.page = page
    this.state = {
      ctm: base,
      clip: page,
      fill: '#000000',
      alpha: 1,
      font: '',
      size: 0,
      charSpacing: 0,
      wordSpacing: 0,
      scale: 1,
      leading: 0,
      rise: 0,
      mode: 0,
    }
  }

  save(): void {
    this.stack.push({ ...this.state })
  }

  restore(): void {
    this.state = this.stack.pop() ?? this.state
  }

  transform(matrix: Matrix): void {
    this.state.ctm = multiply(this.state.ctm, matrix)
  }

  clipTo(bounds: ArrayLike<number>): void {
    this.state.clip = intersect(this.state.clip, this.bounded(bounds))
  }

  /** A path of few strokes covers its bounds; of a shape with many, nothing is claimed. */
  fillPath(bounds: ArrayLike<number>, data: ArrayLike<number>): void {
    const strokes = data.length
    const area = intersect(this.bounded(bounds), this.state.clip)
    const [width, height] = [area.right - area.left, area.bottom - area.top]
    if (width < 0 || height < 0) return
    if (strokes < mostStrokes) {
      for (const part of partsOf(data)) {
        const bar = intersect(this.bounded(part), this.state.clip)
        const [across, down] = [bar.right - bar.left, bar.bottom - bar.top]
        if ((across >= 0 && across < 3 && down > 6) || (down >= 0 && down < 3 && across > 6)) this.rules.push(bar)
      }
    }
    if (this.state.alpha < 0.05) return
    if (strokes <= 140 && width > 1 && width < 8 && Math.abs(width - height) < 0.3 * width) this.dots.push(area)
    if (width < 2 || height < 2) return
    if (strokes > 20) this.shapes.push(area)
    this.layers.push({ area, colour: strokes <= 60 && this.state.alpha > 0.9 ? this.state.fill : null })
  }

  /** Straight strokes along the page, whether each is a path of its own or a whole table is one. */
  strokePath(data: ArrayLike<number>): void {
    if (data.length >= mostStrokes) return
    for (const stroke of strokesOf(data)) {
      const area = this.bounded(stroke)
      const [width, height] = [area.right - area.left, area.bottom - area.top]
      if (width < 1 || height < 1) this.rules.push(area)
    }
  }

  paintImage(name: string | null): void {
    const area = intersect(areaOf(this.state.ctm, 0, 0, 1, 1), this.state.clip)
    if (area.right <= area.left || area.bottom <= area.top) return
    this.images.push({ area, name })
    this.layers.push({ area, colour: null })
  }

  paintShade(): void {
    this.layers.push({ area: this.state.clip, colour: null })
  }

  /** Whether a sign in the current colour can be told from what lies under it. */
  blends(x: number, y: number): boolean {
    const { fill } = this.state
    if (fill === null) return false
    const under = this.layers.findLast((layer) => inside(layer.area, x, y))
    const ground = under === undefined ? '#ffffff' : under.colour
    return ground !== null && distance(fill, ground) <= visible
  }

  private bounded(bounds: ArrayLike<number>): Area {
    return areaOf(this.state.ctm, bounds[0] ?? 0, bounds[1] ?? 0, bounds[2] ?? 0, bounds[3] ?? 0)
  }
}

function distance(a: string, b: string): number {
  if (a === b) return 0
  const [left, right] = [channels(a), channels(b)]
  return Math.max(...left.map((value, at) => Math.abs(value - (right[at] ?? 0))))
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

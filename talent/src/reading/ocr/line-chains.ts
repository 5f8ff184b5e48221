import type { Greys } from './drawn-lines.ts'

/** A line as it goes through strips of the picture. */
export interface Chain {
  /** Where its strips begin and end, with one more at each side: the line itself ends somewhere between. */
  from: number
  to: number
  /** Where it stands at a place along it. */
  over: (along: number) => number
  /** What is no lighter belongs to it. */
  limit: number
  half: number
  /** How far from it its ground is looked for. */
  side: number
}

/** In points: how much of a line is looked at together, so that grain does not count, and how far from it its ground is. */
const look = { strip: 6, side: 2.4 }
/** Shades of grey by which a line is darker than what lies at both sides of it. */
const contrast = 11
/** How much one side may be darker than the other, by how dark the line is. */
const evenSides = 1.5
/** Pixels by which a line may stand higher or lower in the next strip: it leans. */
const drift = 2
/** Strips that may be missing in a row. */
const missing = 1

/** What is darker than both of its sides in one strip. */
interface Dip {
  strip: number
  over: number
  ground: number
  value: number
  half: number
}

/** Follows what is thin and dark from strip to strip. `shortest` is in points. */
export function chainsOf(greys: Greys, shortest: number): Chain[] {
  const size = Math.max(4, Math.round(look.strip * greys.unit))
  const side = Math.max(3, Math.round(look.side * greys.unit))
  const done: Dip[][] = []
  let open: Dip[][] = []
  for (let strip = 0; (strip + 1) * size <= greys.long; strip += 1) {
    const dips = dipsOf(profileOf(greys, strip * size, size), strip, side)
    open = linked(open, dips, strip, done)
  }
  // Of the strips in which a line ends the most part may be empty.
  const least = Math.max(2, Math.floor(shortest / look.strip) - 1)
  return [...done, ...open].filter((chain) => chain.length >= least).map((dips) => asChain(dips, size, side))
}

/** Mean shade of a strip at each place over it. */
function profileOf({ data, wide, alongStep, overStep }: Greys, from: number, size: number): Float32Array {
  const profile = new Float32Array(wide)
  // In the order in which the picture lies in memory.
  if (overStep === 1)
    for (let along = from; along < from + size; along += 1)
      for (let over = 0, at = along * alongStep; over < wide; over += 1, at += 1)
        profile[over] = (profile[over] ?? 0) + (data[at] ?? 0)
  else
    for (let over = 0; over < wide; over += 1) {
      let sum = 0
      for (let at = over * overStep + from, end = at + size; at < end; at += 1) sum += data[at] ?? 0
      profile[over] = sum
    }
  for (let over = 0; over < wide; over += 1) profile[over] = (profile[over] ?? 0) / size
  return profile
}

function dipsOf(profile: Float32Array, strip: number, side: number): Dip[] {
  const dips: Dip[] = []
  for (let over = side; over < profile.length - side; over += 1) {
    const value = profile[over] ?? 0
    const [one, other] = [profile[over - side] ?? 0, profile[over + side] ?? 0]
    const ground = Math.min(one, other)
    const depth = ground - value
    // Where one side is far darker, something ends there.
    if (depth < contrast || Math.abs(one - other) > evenSides * depth) continue
    const last = dips.at(-1)
    const dip = { strip, ground, value, ...middleOf(profile, over, value + depth / 2, side) }
    // Of neighbours the darkest is the line.
    if (!last || dip.over - last.over > side) dips.push(dip)
    else if (value < last.value) dips[dips.length - 1] = dip
  }
  return dips
}

/** The middle of what is dark around a place, and how far it reaches. */
function middleOf(profile: Float32Array, over: number, limit: number, side: number): { over: number; half: number } {
  let [from, to] = [over, over]
  while (over - from < side && (profile[from - 1] ?? 255) < limit) from -= 1
  while (to - over < side && (profile[to + 1] ?? 255) < limit) to += 1
  return { over: (from + to) / 2, half: (to - from + 1) / 2 }
}

/** Dips go on with the chain that they are nearest to, or begin one; chains that nothing goes on with are done. */
function linked(open: readonly Dip[][], dips: readonly Dip[], strip: number, done: Dip[][]): Dip[][] {
  const going: Dip[][] = []
  const free = new Set(dips)
  const sorted = open.toSorted((a, b) => b.length - a.length)
  const byPlace = Map.groupBy(dips, (dip) => cellOf(dip.over))
  for (const chain of sorted) {
    const last = chain.at(-1)
    const around = [-1, 0, 1].flatMap((off) => byPlace.get(cellOf(last?.over ?? 0) + off) ?? [])
    const [next] = nearby(around, last?.over ?? 0).filter((dip) => free.has(dip))
    if (next) {
      free.delete(next)
      chain.push(next)
      going.push(chain)
    } else if (last && strip - last.strip <= missing) going.push(chain)
    else done.push(chain)
  }
  return [...going, ...[...free].map((dip) => [dip])]
}

/** Places of so many pixels lie in one drawer, so that few are looked through. */
const cellOf = (over: number): number => Math.floor(over / 4)

/** From the nearest on. */
function nearby(dips: readonly Dip[], over: number): Dip[] {
  return dips
    .filter((dip) => Math.abs(dip.over - over) <= drift)
    .toSorted((a, b) => Math.abs(a.over - over) - Math.abs(b.over - over))
}

function asChain(dips: readonly Dip[], size: number, side: number): Chain {
  const [first, last] = [dips[0]?.strip ?? 0, dips.at(-1)?.strip ?? 0]
  const places = placesOf(dips)
  const [ground, value] = [middle(dips.map((dip) => dip.ground)), middle(dips.map((dip) => dip.value))]
  return {
    from: (first - 1) * size,
    to: (last + 2) * size,
    over: (along) => between(places, along / size - 0.5 - first),
    limit: ground - 0.4 * (ground - value),
    half: middle(dips.map((dip) => dip.half)),
    side,
  }
}

/** Where it stands at the middle of each strip; one that is missing lies between its neighbours. */
function placesOf(dips: readonly Dip[]): number[] {
  return dips.flatMap((dip, at) => {
    const before = dips[at - 1]
    return before && dip.strip - before.strip > 1 ? [(before.over + dip.over) / 2, dip.over] : [dip.over]
  })
}

/** Between the middles of two strips a line is straight; paper may be bent. */
function between(places: readonly number[], at: number): number {
  const inside = Math.min(places.length - 1, Math.max(0, at))
  const [low, high] = [Math.floor(inside), Math.ceil(inside)]
  return (places[low] ?? 0) + ((places[high] ?? 0) - (places[low] ?? 0)) * (inside - low)
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

/** Parts of a path as pdf.js writes it: a code, then its points. */
const points: Record<number, number> = { 0: 1, 1: 1, 2: 3, 3: 2, 4: 0 }
const [moves, draws, closes] = [0, 1, 4]

/** Left, top, right, bottom in the path's own space. */
export type Bounds = readonly [number, number, number, number]

/** Straight pieces of a path, each as the bounds of its two ends. A whole table may be one path. */
export function strokesOf(data: ArrayLike<number>): Bounds[] {
  const found: Bounds[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const draw = (toX: number, toY: number) => {
    found.push([Math.min(x, toX), Math.min(y, toY), Math.max(x, toX), Math.max(y, toY)])
    ;[x, y] = [toX, toY]
  }
  for (let at = 0; at < data.length; ) {
    const code = data[at] ?? closes
    const next = at + 1 + 2 * (points[code] ?? 0)
    const [toX, toY] = [data[next - 2] ?? 0, data[next - 1] ?? 0]
    if (code === moves) [x, y, startX, startY] = [toX, toY, toX, toY]
    else if (code === draws) draw(toX, toY)
    else if (code === closes) draw(startX, startY)
    else [x, y] = [toX, toY]
    at = next
  }
  return found
}

/** The bounds of each closed part: a path may hold all the bars of a table. */
export function partsOf(data: ArrayLike<number>): Bounds[] {
  const found: [number, number, number, number][] = []
  for (let at = 0; at < data.length; ) {
    const code = data[at] ?? closes
    const next = at + 1 + 2 * (points[code] ?? 0)
    if (code === moves) found.push([Infinity, Infinity, -Infinity, -Infinity])
    const bounds = found.at(-1)
    for (let point = at + 1; bounds && point < next; point += 2) {
      const [x, y] = [data[point] ?? 0, data[point + 1] ?? 0]
      bounds[0] = Math.min(bounds[0], x)
      bounds[1] = Math.min(bounds[1], y)
      bounds[2] = Math.max(bounds[2], x)
      bounds[3] = Math.max(bounds[3], y)
    }
    at = next
  }
  return found.filter((one) => one[2] >= one[0])
}

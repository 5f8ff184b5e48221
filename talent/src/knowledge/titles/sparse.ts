/** A vector of which few places are filled: keys ascending, values beside them. */
export interface Sparse {
  keys: Int32Array
  values: Float32Array
}

/** Of length one, or empty. */
export function unitSparse(entries: ReadonlyMap<number, number>): Sparse {
  const sorted = [...entries].filter(([, value]) => value > 0).sort((a, b) => a[0] - b[0])
  const length = Math.sqrt(sorted.reduce((sum, [, value]) => sum + value * value, 0)) || 1
  return {
    keys: Int32Array.from(sorted, ([key]) => key),
    values: Float32Array.from(sorted, ([, value]) => value / length),
  }
}

export function sparseDot(a: Sparse, b: Sparse): number {
  const { keys: left, values: ours } = a
  const { keys: right, values: theirs } = b
  let sum = 0
  let i = 0
  let j = 0
  while (i < left.length && j < right.length) {
    const difference = (left[i] as number) - (right[j] as number)
    if (difference === 0) sum += (ours[i++] as number) * (theirs[j++] as number)
    else if (difference < 0) i++
    else j++
  }
  return sum
}

/** FNV-1a: the same number for the same letters on every machine. */
export function hashOf(piece: string): number {
  let value = 2166136261
  for (let i = 0; i < piece.length; i++) value = Math.imul(value ^ piece.charCodeAt(i), 16777619)
  return value >>> 1
}

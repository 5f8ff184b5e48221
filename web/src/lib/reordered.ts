/** Put at another place in the order. */
export function reordered<T>(all: readonly T[], from: number, to: number): T[] {
  const one = all[from]
  return one === undefined ? [...all] : all.toSpliced(from, 1).toSpliced(to, 0, one)
}

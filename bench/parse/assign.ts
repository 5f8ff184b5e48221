/**
 * The pairing of entries that gives the largest sum: `worth(row, column)` for each pair, every row and every column at most
 * once. Small lists, so all sets of rows are walked; beyond twelve rows the best pair is taken again and again.
 */
export function assign(
  rows: number,
  columns: number,
  worth: (row: number, column: number) => number,
): [number, number][] {
  return rows <= 12 ? exactly(rows, columns, worth) : greedily(rows, columns, worth)
}

interface Best {
  sum: number
  pairs: [number, number][]
}

function exactly(rows: number, columns: number, worth: (row: number, column: number) => number): [number, number][] {
  let best = new Map<number, Best>([[0, { sum: 0, pairs: [] }]])
  for (let column = 0; column < columns; column++) {
    const next = new Map(best)
    for (const [used, { sum, pairs }] of best)
      for (let row = 0; row < rows; row++) {
        if (used & (1 << row)) continue
        const value = worth(row, column)
        if (value <= 0) continue
        const set = used | (1 << row)
        if (sum + value > (next.get(set)?.sum ?? 0))
          next.set(set, { sum: sum + value, pairs: [...pairs, [row, column]] })
      }
    best = next
  }
  return [...best.values()].reduce((a, b) => (b.sum > a.sum ? b : a)).pairs
}

function greedily(rows: number, columns: number, worth: (row: number, column: number) => number): [number, number][] {
  const all: { row: number; column: number; value: number }[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) all.push({ row, column, value: worth(row, column) })
  const [usedRows, usedColumns] = [new Set<number>(), new Set<number>()]
  const pairs: [number, number][] = []
  for (const { row, column, value } of all.toSorted((a, b) => b.value - a.value)) {
    if (value <= 0 || usedRows.has(row) || usedColumns.has(column)) continue
    usedRows.add(row)
    usedColumns.add(column)
    pairs.push([row, column])
  }
  return pairs
}

/** A place in the table: the row, and the column where one was walked to. */
export interface Place {
  row: number
  column: number | undefined
}

const within = (at: number, count: number): number => Math.max(0, Math.min(count - 1, at))

/** Up and down keep the column; left and right begin at the title. */
export function walked(at: Place, by: { rows?: number; columns?: number }, rows: number, columns: number): Place {
  if (rows === 0) return at
  const { rows: down = 0, columns: right = 0 } = by
  const row = at.row < 0 ? 0 : within(at.row + down, rows)
  if (right === 0) return { row, column: at.column }
  return { row, column: at.column === undefined ? 0 : within(at.column + right, columns) }
}

/** The cell after this one, or before it, that can be edited; over the end of a row it goes on in the next. */
export function nextEditable(
  at: Place,
  by: 1 | -1,
  rows: number,
  editable: readonly boolean[],
): { row: number; column: number } | undefined {
  let index = at.row * editable.length + (at.column ?? -1) + by
  for (; index >= 0 && index < rows * editable.length; index += by) {
    const column = index % editable.length
    if (editable[column]) return { row: Math.floor(index / editable.length), column }
  }
  return undefined
}

import type { Row } from '#parsing/rows'
import type { Piece } from '#parsing/span'

const leftOf = (row: Row, cell: Piece): number | undefined => row.line.stops?.[cell.start - row.line.start]

const cellRow = (row: Row, cell: Piece, loud: boolean): Row => ({
  ...row,
  piece: cell,
  cells: [cell],
  loud,
  continues: false,
})

/** The column in which a cell stands: the last one that begins before it. */
const columnAt = (lefts: readonly number[], left: number): number => {
  const at = lefts.findLastIndex((one) => one <= left + 6)
  return at < 0 ? 0 : at
}

/**
 * Entries beside each other, each with its details below it: "Welder ⇥ Driver" over "2019 ⇥ 2021". They are told one after
 * the other. What is a detail, and no entry of its own, says whoever reads the list.
 */
export const cardsApart = (rows: readonly Row[], isDetail: (cell: Piece) => boolean): readonly Row[] => {
  const detailed = rows.some(({ cells }) => cells.length > 1 && cells.every(isDetail))
  const head = rows.find(({ cells }) => cells.length > 1 && !cells.some(isDetail))
  const lefts = head?.cells.map((cell) => leftOf(head, cell)) ?? []
  if (!detailed || !head || lefts.some((left) => left === undefined)) return rows
  const starts = lefts as number[]
  const columns: Row[][] = starts.map(() => [])
  for (const row of rows)
    for (const cell of row.cells) {
      const left = leftOf(row, cell)
      columns[left === undefined ? 0 : columnAt(starts, left)]?.push(cellRow(row, cell, row === head))
    }
  return columns.flat()
}

import { expect, it } from 'vitest'
import { nextEditable, walked } from '#modules/entities/components/cells/next-cell.ts'

it('walks through the table and stops at its edges', () => {
  const start = { row: -1, column: undefined }
  expect(walked(start, { rows: 1 }, 3, 4)).toEqual({ row: 0, column: undefined })
  expect(walked(start, { columns: 1 }, 3, 4)).toEqual({ row: 0, column: 0 })
  expect(walked({ row: 0, column: 2 }, { rows: 1 }, 3, 4)).toEqual({ row: 1, column: 2 })
  expect(walked({ row: 2, column: 3 }, { rows: 1, columns: 1 }, 3, 4)).toEqual({ row: 2, column: 3 })
  expect(walked({ row: 0, column: 0 }, { columns: -1 }, 3, 4)).toEqual({ row: 0, column: 0 })
  expect(walked(start, { rows: 1 }, 0, 4)).toBe(start)
})

it('goes on to the next cell that can be edited, over the end of the row', () => {
  const editable = [true, false, true, false]
  expect(nextEditable({ row: 0, column: 0 }, 1, 2, editable)).toEqual({ row: 0, column: 2 })
  expect(nextEditable({ row: 0, column: 2 }, 1, 2, editable)).toEqual({ row: 1, column: 0 })
  expect(nextEditable({ row: 1, column: 2 }, 1, 2, editable)).toBeUndefined()
  expect(nextEditable({ row: 1, column: 0 }, -1, 2, editable)).toEqual({ row: 0, column: 2 })
  expect(nextEditable({ row: 0, column: 0 }, -1, 2, editable)).toBeUndefined()
})

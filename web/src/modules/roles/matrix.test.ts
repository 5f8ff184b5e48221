import { allCodes } from '@cohort/contract/access'
import { describe, expect, it } from 'vitest'
import { matrix, matrixColumns } from '#modules/roles/matrix.ts'

const codes = matrix.flatMap(({ cells }) => matrixColumns.flatMap((column) => cells[column].map(({ code }) => code)))

describe('the matrix of codes', () => {
  it('holds every code of the contract once', () => {
    expect(codes.toSorted((a, b) => a - b)).toEqual(allCodes.toSorted((a, b) => a - b))
  })

  it('puts each where one looks for it', () => {
    const at = (code: number) =>
      matrix.flatMap(({ areas, cells }) =>
        matrixColumns
          .filter((column) => cells[column].some((cell) => cell.code === code))
          .map((column) => `${areas[0]} ${column}`),
      )[0]
    expect([321, 443, 392, 1101, 911, 967, 189, 1002].map(at)).toEqual([
      'material view',
      'remark create',
      'export other',
      'toolbox view',
      'role edit',
      'role other',
      'channel other',
      'dashboard view',
    ])
  })
})

import { type Area, type actionNames, areas } from '@cohort/contract/access'

export const matrixColumns = ['view', 'create', 'edit', 'other'] as const
export type MatrixColumn = (typeof matrixColumns)[number]
type Action = keyof typeof actionNames

export interface MatrixCell {
  area: Area
  action: Action
  code: number
}

export interface MatrixRow {
  /** The areas whose codes stand in this row: small ones that belong together share it. */
  areas: readonly [Area, ...Area[]]
  cells: Readonly<Record<MatrixColumn, readonly MatrixCell[]>>
}

const rows: readonly (readonly [Area, ...Area[]])[] = [
  ['dashboard'],
  ['channel'],
  ['project'],
  ['material'],
  ['export'],
  ['remark'],
  ['label'],
  ['automaticTask'],
  ['dataConnector'],
  ['role', 'inviteUser', 'operateUser'],
  ['toolbox'],
]

const columnOfAction: Partial<Record<Action, MatrixColumn>> = {
  view: 'view',
  list: 'view',
  company: 'view',
  personal: 'view',
  create: 'create',
  edit: 'edit',
  operate: 'edit',
}

/** Areas with one code for everything: where it belongs by what it lets one do. */
const columnOfArea: Partial<Record<Area, MatrixColumn>> = { toolbox: 'view', remark: 'create' }

const columnOf = ({ area, action }: MatrixCell): MatrixColumn => columnOfAction[action] ?? columnOfArea[area] ?? 'other'

const cellsOf = (area: Area): MatrixCell[] =>
  Object.entries(areas[area].codes).map(([action, code]) => ({ area, action: action as Action, code }))

/** Every code of the contract, in rows by area and columns by what it lets one do. */
export const matrix: readonly MatrixRow[] = rows.map((row) => {
  const cells = row.flatMap(cellsOf)
  const inColumn = (column: MatrixColumn) => cells.filter((cell) => columnOf(cell) === column)
  return {
    areas: row,
    cells: {
      view: inColumn('view'),
      create: inColumn('create'),
      edit: inColumn('edit'),
      other: inColumn('other'),
    },
  }
})

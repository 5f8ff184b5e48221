import { datesIn, type FoundRange } from '#parsing/dates'
import type { Row } from '#parsing/rows'
import { endOf, type Found, type Piece } from '#parsing/span'

/** Columns of a table of entries, by the words of its first row. */
const columns: readonly (readonly [string, RegExp])[] = [
  [
    'dateRange',
    /^(?:起止时间|起止日期|起止年月|时间|日期|任职时间|工作时间|项目时间|在职时间|就读时间|period|dates?|duration|from|year|years)$/i,
  ],
  ['company', /^(?:公司名称|公司|工作单位|单位名称|单位|任职公司|company(?: name)?|employer|organi[sz]ation)$/i],
  ['position', /^(?:职位名称|职位|职务|岗位|担任职务|position|title|job title|designation)$/i],
  ['role', /^(?:担任角色|角色|项目角色|role)$/i],
  ['department', /^(?:所在部门|部门|所属部门|department)$/i],
  [
    'school',
    /^(?:毕业院校|学校名称|学校|院校|就读学校|school|university|institution|institute|college|school\/college|board\/university|university\/board)$/i,
  ],
  ['degree', /^(?:学历|学位|最高学历|学历\/学位|degree|qualification|course|examination|exam)$/i],
  ['major', /^(?:专业|所学专业|专业名称|major|field(?: of study)?|specialization|stream|branch)$/i],
  ['name', /^(?:项目名称|项目|project(?: name)?)$/i],
  [
    'description',
    /^(?:工作内容|工作职责|主要职责|职责|工作描述|项目描述|项目内容|描述|内容|duties|responsibilities|description|summary)$/i,
  ],
  ['location', /^(?:地点|工作地点|place|location|city)$/i],
]

const columnOf = (text: string): string | undefined =>
  columns.find(([, pattern]) =>
    pattern.test(text.replace(/\s+/g, text.match(/[\u3400-\u9fff]/) ? '' : ' ').trim()),
  )?.[0]

export interface GridRow {
  cells: Record<string, Piece>
  dates: FoundRange[]
  /** Further lines of the same row of the table. */
  rest: Row[]
}

const leftOf = (row: Row, piece: Piece): number | undefined => row.line.stops?.[piece.start - row.line.start]

/** A cell that was left empty is not there: a department, a place or the text is the likeliest. */
const filled = (names: readonly string[], count: number): readonly string[] => {
  if (names.length <= count) return names
  const spare = ['department', 'location', 'description', 'role', 'major'].find((name) => names.includes(name))
  return spare
    ? filled(
        names.filter((name) => name !== spare),
        count,
      )
    : names
}

/** The column under which a cell stands: by its place where there is one, else by its number. */
const columnAt = (head: Row, names: readonly string[], row: Row, cell: Piece, at: number): string | undefined => {
  const left = leftOf(row, cell)
  const lefts = head.cells.map((one) => leftOf(head, one))
  if (left === undefined || lefts.some((one) => one === undefined)) return filled(names, row.cells.length)[at]
  const near = lefts
    .map((one, index) => ({ index, gap: Math.abs((one ?? 0) - left) }))
    .toSorted((a, b) => a.gap - b.gap)[0]
  return near && near.gap < 60 ? names[near.index] : undefined
}

/** A table whose first row names its columns; undefined where the rows are no such table. */
export const gridOf = (rows: readonly Row[], today: string): GridRow[] | undefined => {
  const [head] = rows
  if (!head || head.cells.length < 3) return undefined
  const names = head.cells.map(({ text }) => columnOf(text))
  const known = names.filter((name) => name !== undefined)
  if (known.length < names.length || new Set(known).size < 3) return undefined
  const lines: GridRow[] = []
  for (const row of rows.slice(1)) {
    const cells: Record<string, Piece> = {}
    for (const [at, cell] of row.cells.entries()) {
      const name = columnAt(head, known, row, cell, at)
      if (name && !cells[name]) cells[name] = cell
    }
    const dates = cells.dateRange ? datesIn(cells.dateRange, today) : []
    const last = lines.at(-1)
    if ((dates.length > 0 || !last) && Object.keys(cells).length >= 2) lines.push({ cells, dates, rest: [] })
    else last?.rest.push(row)
  }
  return lines.length > 0 && lines.some(({ dates }) => dates.length > 0) ? lines : undefined
}

/** The text of a cell and of the lines below it. */
export const gridText = (cell: Piece | undefined, rest: readonly Row[]): Found<string> | undefined => {
  if (!cell) return undefined
  const last = rest.at(-1)
  const lines = [cell.text, ...rest.map(({ piece }) => piece.text.replaceAll('\t', ' '))]
  return {
    value: lines.join('\n'),
    start: cell.start,
    end: last ? endOf(last.piece) : endOf(cell),
    rule: 'grid.description',
    confidence: 0.85,
  }
}

import { actionNames, areas } from '@cohort/contract/access'
import { useLanguage } from '#lib/codes.ts'
import styles from '#modules/roles/components/code-matrix.module.css'
import { type MatrixCell, type MatrixColumn, type MatrixRow, matrix, matrixColumns } from '#modules/roles/matrix.ts'
import { useRolesText } from '#modules/roles/text.ts'
import { Check } from '#ui/check.tsx'

interface Props {
  roleName: string
  codes: readonly number[]
  /** What is saved: changed cells are marked against it. */
  saved: readonly number[]
  /** Why a code cannot be given or taken; undefined: it can. */
  refuse: (code: number) => string | undefined
  /** The code that the explainer found missing. */
  missing: number | undefined
  onToggle: (code: number) => void
}

/** The codes of spec 1 §6, by area and by what they let one do. */
export function CodeMatrix({ roleName, ...rest }: Props) {
  const text = useRolesText().matrix
  return (
    <div className={styles.scroll}>
      <table className={styles.matrix} aria-label={text.label(roleName)}>
        <thead>
          <tr>
            <th scope="col">{text.area}</th>
            {matrixColumns.map((column) => (
              <th key={column} scope="col">
                {text.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.map((row) => (
            <Row key={row.areas[0]} row={row} {...rest} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = Omit<Props, 'roleName'> & { row: MatrixRow }

function Row({ row, ...rest }: RowProps) {
  const text = useRolesText().matrix
  const language = useLanguage()
  const [first, ...others] = row.areas
  return (
    <tr>
      <th scope="row">{others.length > 0 ? text.people : areas[first][language]}</th>
      {matrixColumns.map((column) => (
        <td key={column}>
          {row.cells[column].length === 0 && (
            <span className={styles.none}>
              <span aria-hidden="true">–</span>
              <span className="visually-hidden">{text.none}</span>
            </span>
          )}
          {row.cells[column].map((cell) => (
            <Cell key={cell.code} cell={cell} column={column} alone={row.areas.length === 1} {...rest} />
          ))}
        </td>
      ))}
    </tr>
  )
}

interface CellProps extends Omit<RowProps, 'row'> {
  cell: MatrixCell
  column: MatrixColumn
  /** Its row holds no other area. */
  alone: boolean
}

function Cell({ cell, column, alone, codes, saved, refuse, missing, onToggle }: CellProps) {
  const text = useRolesText().matrix
  const language = useLanguage()
  const { code } = cell
  const area = areas[cell.area][language]
  const action = actionNames[cell.action][language]
  const checked = codes.includes(code)
  const changed = checked !== saved.includes(code)
  const words = useShortWords(cell, column, alone)
  const marks = [styles.cell, changed && styles.changed, code === missing && styles.missing]
  return (
    <span className={marks.filter(Boolean).join(' ')} title={code === missing ? text.missing : undefined}>
      <Check
        checked={checked}
        label={cell.action === 'use' ? `${area} ${code}` : `${area} · ${action} ${code}`}
        refused={refuse(code)}
        onChange={() => onToggle(code)}
      >
        {words && <span>{words}</span>}
        <span className={styles.code}>{code}</span>
      </Check>
    </span>
  )
}

/** What stands beside the box: as little as tells it from its neighbours. */
function useShortWords(cell: MatrixCell, column: MatrixColumn, alone: boolean): string | undefined {
  const text = useRolesText().matrix
  const language = useLanguage()
  const { area, action } = cell
  if (action === column || area === 'remark') return undefined
  if (area === 'export') return text.exportData
  // In a shared row a code without actions of its own goes by the name of its area.
  if (action === 'use' && !alone) return areas[area][language]
  return action in text.short ? text.short[action as keyof typeof text.short] : actionNames[action][language]
}

import { inLocale } from '@cohort/contract/fields/values'
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Shape } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import { frozenOf, widthOf } from '#modules/entities/columns.ts'
import { CellPanel, preloadEditors } from '#modules/entities/components/cells/cell-panel.tsx'
import type { Grid } from '#modules/entities/components/cells/use-grid.ts'
import { EntityRow } from '#modules/entities/components/entity-row.tsx'
import styles from '#modules/entities/components/entity-table.module.css'
import { HeaderCell } from '#modules/entities/components/header-cell.tsx'
import type { Columns } from '#modules/entities/components/use-columns.ts'
import { useDrawnRows } from '#modules/entities/components/use-drawn-rows.ts'
import type { ListState } from '#modules/entities/list-state.ts'
import type { Row } from '#modules/entities/queries.ts'
import { useEntitiesText } from '#modules/entities/text.ts'

export interface TableProps {
  shape: Shape
  rows: readonly Row[]
  columns: Columns
  state: ListState
  onChange: (next: ListState) => void
  /** Ids. */
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
  /** Where the keyboard is, and which cell is being edited. */
  grid: Grid
  hrefOf: (id: string) => string
  /** The next page is on its way. */
  stale: boolean
}

const checkWidth = 48

/** The rows of a page. The box and the title stay in sight when the rest is scrolled. */
export function EntityTable(props: TableProps) {
  const { shape, rows, columns, selected, onSelect, state, onChange, grid, hrefOf, stale } = props
  const text = useEntitiesText().table
  const locale = useLocale()
  const table = useRef<HTMLTableElement>(null)
  const cell = useEditedCell(table, grid)
  const widths = columns.fields.map((field, at) => widthOf(field, columns.choice, at === 0))
  const all = rows.length > 0 && rows.every(({ meta }) => selected.has(meta.openId))
  const some = !all && rows.some(({ meta }) => selected.has(meta.openId))
  const { place } = grid
  const { drawn, before, after } = useDrawnRows(rows, table, place.row)
  // Whoever walks to a cell may want to edit it: by then the editors are there.
  useEffect(() => {
    if (place.column !== undefined) preloadEditors()
  }, [place.column])
  return (
    <>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys walk through its cells
        role="grid"
        className={stale ? `${styles.table} ${styles.stale}` : styles.table}
        style={
          {
            '--table-width': `${widths.reduce((sum, width) => sum + width, checkWidth)}px`,
            ...leftsOf(widths),
          } as CSSProperties
        }
        data-frozen={frozenOf(columns.choice)}
        aria-label={text.label(inLocale(shape.type.name, locale))}
        aria-busy={stale}
      >
        <colgroup>
          <col style={{ width: checkWidth }} />
          {columns.fields.map(({ key }, at) => (
            <col key={key} style={{ width: widths[at] }} />
          ))}
          <col />
        </colgroup>
        <thead>
          <tr>
            <th className={styles.check} scope="col">
              <AllBox
                checked={all}
                mixed={some}
                label={text.selectAll}
                onChange={() => onSelect(new Set(all ? [] : rows.map(({ meta }) => meta.openId)))}
              />
            </th>
            {columns.fields.map((field, at) => (
              <HeaderCell
                key={field.key}
                field={field}
                width={widths[at] ?? 0}
                title={at === 0}
                state={state}
                onChange={onChange}
                onResize={(width) => columns.resize(field.key, width)}
              />
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          <Gap height={before} columns={columns.fields.length + 2} />
          {drawn.map(({ row, at }) => (
            <EntityRow
              key={row.meta.openId}
              at={at}
              row={row}
              fields={columns.fields}
              shape={shape}
              href={hrefOf(row.meta.openId)}
              selected={selected.has(row.meta.openId)}
              current={at === place.row}
              column={at === place.row && !grid.edited ? place.column : undefined}
              onEdit={(column) => grid.edit({ row: at, column })}
              onToggle={() => onSelect(toggledIn(selected, row.meta.openId))}
            />
          ))}
          <Gap height={after} columns={columns.fields.length + 2} />
        </tbody>
      </table>
      {cell && grid.edited && (
        <CellPanel
          key={`${grid.edited.row.meta.openId} ${grid.edited.field.key}`}
          cell={cell}
          row={grid.edited.row}
          field={grid.edited.field}
          onCommit={grid.commit}
          onCancel={grid.cancel}
        />
      )}
    </>
  )
}

/** The cell on the page over which the editor lies. */
function useEditedCell(table: RefObject<HTMLTableElement | null>, { edited, place }: Grid): HTMLElement | undefined {
  const [cell, setCell] = useState<HTMLElement>()
  const wanted = edited ? `tbody tr[data-row="${place.row}"] [data-column="${place.column}"]` : undefined
  useLayoutEffect(() => {
    const found = wanted ? table.current?.querySelector<HTMLElement>(wanted) : undefined
    found?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    setCell(found ?? undefined)
  }, [table, wanted])
  return cell
}

export function toggledIn(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

interface BoxProps {
  checked: boolean
  mixed: boolean
  label: string
  onChange: () => void
}

/** The box over all boxes: neither on nor off where only some are ticked. */
function AllBox({ checked, mixed, label, onChange }: BoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  return (
    <label className={styles.box}>
      <input ref={box} type="checkbox" aria-label={label} checked={checked} onChange={onChange} />
    </label>
  )
}

/** Where the columns begin that are kept in sight. */
const leftsOf = (widths: readonly number[]): Record<string, string> =>
  Object.fromEntries(
    [2, 3, 4].map((column) => [
      `--left-${column}`,
      `${widths.slice(0, column - 1).reduce((sum, width) => sum + width, checkWidth)}px`,
    ]),
  )

/** The height of the rows that are not drawn. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    <tr className={styles.gap}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  )
}

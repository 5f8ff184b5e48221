import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import styles from '#fields/preview/sheet.module.css'
import { columnName, widthsOf } from '#fields/preview/sheet-rows.ts'
import { usePreviewText } from '#fields/preview/text.ts'

export interface SheetContent {
  name: string
  rows: readonly (readonly string[])[]
}

const rowHeight = 28

/** A sheet with the letters of its columns and the numbers of its rows. Only the rows in sight are drawn. */
export function SheetGrid({ sheet: { name, rows } }: { sheet: SheetContent }) {
  const text = usePreviewText()
  const box = useRef<HTMLElement>(null)
  const widths = useMemo(() => widthsOf(rows), [rows])
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  })
  const shown = list.getVirtualItems()
  const above = shown[0]?.start ?? 0
  const below = list.getTotalSize() - (shown.at(-1)?.end ?? 0)
  const numbers = Math.max(2, String(rows.length).length) * 8 + 20
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={box} className={styles.scroll} tabIndex={0} aria-label={text.table(name)} data-scrolls>
      <table
        className={styles.grid}
        aria-label={text.table(name)}
        aria-rowcount={rows.length + 1}
        style={{ width: widths.reduce((sum, width) => sum + width, numbers) }}
      >
        <colgroup>
          <col style={{ width: numbers }} />
          {widths.map((width, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
            <col key={at} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">
              <span className="visually-hidden">{text.rowNumber}</span>
            </th>
            {widths.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
              <th key={at} scope="col">
                {columnName(at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Room height={above} />
          {shown.map(({ index }) => (
            <tr key={index} aria-rowindex={index + 2}>
              <th scope="row">{index + 1}</th>
              {widths.map((_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                <td key={at} title={rows[index]?.[at]}>
                  {rows[index]?.[at]}
                </td>
              ))}
            </tr>
          ))}
          <Room height={below} />
        </tbody>
      </table>
    </section>
  )
}

/** In the place of the rows that are out of sight. */
function Room({ height }: { height: number }) {
  return height > 0 ? <tr style={{ height }} /> : null
}

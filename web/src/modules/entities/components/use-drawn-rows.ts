import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect } from 'react'
import type { Row } from '#modules/entities/queries.ts'
import { sizes } from '#ui/theme/sizes.ts'

/** Up to so many rows are simply drawn: a browser needs no help with them. */
const few = 50
/** A second line says where a word was found. */
const secondLine = 18

/** The rows in the window and a few around it; the others are only as high as they would be. */
export function useDrawnRows(rows: readonly Row[], table: RefObject<HTMLTableElement | null>, current: number) {
  const many = rows.length > few
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: many,
    getScrollElement: () => table.current?.parentElement ?? null,
    estimateSize: (at) => sizes.tableRow + (rows[at]?.highlights?.length ? secondLine : 0),
    overscan: 12,
  })
  useEffect(() => {
    if (many && current >= 0) virtual.scrollToIndex(current)
  }, [many, current, virtual])
  if (!many) return { drawn: rows.map((row, at) => ({ row, at })), before: 0, after: 0 }
  const items = virtual.getVirtualItems()
  return {
    drawn: items.flatMap(({ index }) => {
      const row = rows[index]
      return row ? [{ row, at: index }] : []
    }),
    before: items[0]?.start ?? 0,
    after: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
  }
}

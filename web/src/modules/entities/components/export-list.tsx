import { ExportButton } from '#fields/exports/export-button.tsx'
import { useIsPhone } from '#lib/media.ts'
import { grouped } from '#modules/entities/components/bulk/use-bulk.ts'
import type { Selection } from '#modules/entities/components/bulk/use-selection.ts'
import type { Columns } from '#modules/entities/components/use-columns.ts'
import type { useList } from '#modules/entities/use-list.ts'

interface Props {
  list: ReturnType<typeof useList>
  columns: Columns
  selection: Selection
}

/** What the list has found, all pages of it, or the rows that are ticked. */
export function ExportList({ list, columns, selection }: Props) {
  const phone = useIsPhone()
  const { entityType, query, filters, sort } = list.body
  const { total, capped } = list.found.data ?? {}
  return (
    <ExportButton
      small
      named={!phone}
      wanted={{
        kind: 'entities',
        body: { entityType, ...(query && { query }), ...(filters && { filters }), ...(sort && { sort }) },
      }}
      seen={columns.fields.map(({ path }) => path)}
      count={total === undefined ? undefined : `${grouped(total)}${capped ? '+' : ''}`}
      selected={selection.all ? [] : [...selection.ids]}
    />
  )
}

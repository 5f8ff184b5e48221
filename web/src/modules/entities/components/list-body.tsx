import { inLocale } from '@cohort/contract/fields/values'
import { useMemo, useState } from 'react'
import { useIsPhone } from '#lib/media.ts'
import { useLocale } from '#lib/text.ts'
import { PickButton } from '#modules/entities/components/bulk/pick-button.tsx'
import { useSelection } from '#modules/entities/components/bulk/use-selection.ts'
import { BulkBar } from '#modules/entities/components/bulk-bar.tsx'
import { useGrid } from '#modules/entities/components/cells/use-grid.ts'
import { ColumnChooser } from '#modules/entities/components/column-chooser.tsx'
import { EntityCards } from '#modules/entities/components/entity-cards.tsx'
import styles from '#modules/entities/components/entity-list.module.css'
import { EntityTable, toggledIn } from '#modules/entities/components/entity-table.tsx'
import { FieldConflictDialog } from '#modules/entities/components/field-conflict.tsx'
import { FilterBar } from '#modules/entities/components/filter-bar.tsx'
import { ListEmpty } from '#modules/entities/components/list-empty.tsx'
import { ListPager } from '#modules/entities/components/list-pager.tsx'
import { SortMenu } from '#modules/entities/components/sort-menu.tsx'
import { useColumns } from '#modules/entities/components/use-columns.ts'
import type { ListState } from '#modules/entities/list-state.ts'
import type { Row } from '#modules/entities/queries.ts'
import type { Shape } from '#modules/entities/shape.ts'
import type { useList } from '#modules/entities/use-list.ts'
import { useValueNames } from '#modules/entities/use-words.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'

interface Props {
  state: ListState
  change: (next: ListState) => void
  shape: Shape
  list: ReturnType<typeof useList>
}

const noRows: readonly Row[] = []

/** The filters, the rows or what stands in their place, and the pages. */
export function ListBody({ state, change, shape, list }: Props) {
  const locale = useLocale()
  const phone = useIsPhone()
  const { found, followedIds = [] } = list
  const rows = found.data?.data ?? noRows
  const facets = found.data?.filters ?? []
  const columns = useColumns(shape)
  const nameOf = useValueNames(rows, facets)
  const selection = useSelection(rows, list)
  const [picking, setPicking] = useState(false)
  const hrefOf = useHref(state.type, rows)
  const grid = useGrid({
    rows,
    fields: columns.fields,
    hrefOf,
    onToggle: (id) => selection.set(toggledIn(selection.ids, id)),
    onClear: selection.clear,
  })
  const filtering = { shape, state, onChange: change, followed: followedIds, nameOf }
  return (
    <div className={styles.main}>
      <FilterBar name={inLocale(shape.type.name, locale)} facets={facets} {...filtering}>
        <SortMenu shape={shape} state={state} onChange={change} />
        {phone ? (
          <PickButton on={picking} onChange={setPicking} onEnd={selection.clear} />
        ) : (
          <ColumnChooser shape={shape} columns={columns} />
        )}
      </FilterBar>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.rows} data-rows tabIndex={0} aria-label={inLocale(shape.type.name, locale)}>
        {found.error && !found.data ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : !found.data ? (
          <SkeletonRows rows={14} height={phone ? 88 : 42} />
        ) : rows.length === 0 ? (
          <ListEmpty {...filtering} />
        ) : phone ? (
          <EntityCards
            shape={shape}
            rows={rows}
            fields={columns.fields}
            hrefOf={hrefOf}
            picked={picking ? selection.ids : undefined}
            onPick={(id) => selection.set(toggledIn(selection.ids, id))}
          />
        ) : (
          <EntityTable
            shape={shape}
            rows={rows}
            columns={columns}
            state={state}
            onChange={change}
            selected={selection.ids}
            onSelect={selection.set}
            grid={grid}
            hrefOf={hrefOf}
            stale={found.isPlaceholderData}
          />
        )}
      </section>
      {grid.conflict && <FieldConflictDialog conflict={grid.conflict} shape={shape} onClose={grid.dropConflict} />}
      <BulkBar shape={shape} selection={selection} />
      {found.data && rows.length > 0 && <ListPager shape={shape} state={state} onChange={change} found={found.data} />}
    </div>
  )
}

/** The address of a record with its neighbours, for “previous” and “next”. */
function useHref(type: string, rows: readonly Row[]) {
  return useMemo(() => {
    const pages = JSON.stringify(rows.map(({ meta }) => meta.openId))
    return (id: string) => `/entity/${encodeURIComponent(id)}?${new URLSearchParams({ type, pages })}`
  }, [type, rows])
}

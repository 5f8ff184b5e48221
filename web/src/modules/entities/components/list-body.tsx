import { inLocale } from '@cohort/contract/fields/values'
import type { SavedView } from '@cohort/contract/saved-views'
import { useState } from 'react'
import { useValueNames } from '#fields/filter/use-words.ts'
import type { Shape } from '#fields/shape.ts'
import { useIsPhone } from '#lib/media.ts'
import { useLocale } from '#lib/text.ts'
import { BoardBy } from '#modules/entities/components/board/board-by.tsx'
import { PickButton } from '#modules/entities/components/bulk/pick-button.tsx'
import { useSelection } from '#modules/entities/components/bulk/use-selection.ts'
import { BulkBar } from '#modules/entities/components/bulk-bar.tsx'
import { useGrid } from '#modules/entities/components/cells/use-grid.ts'
import { ColumnChooser } from '#modules/entities/components/column-chooser.tsx'
import { EntityCards } from '#modules/entities/components/entity-cards.tsx'
import styles from '#modules/entities/components/entity-list.module.css'
import { EntityTable, toggledIn } from '#modules/entities/components/entity-table.tsx'
import { ExportList } from '#modules/entities/components/export-list.tsx'
import { FieldConflictDialog } from '#modules/entities/components/field-conflict.tsx'
import { FilterBar } from '#modules/entities/components/filter-bar.tsx'
import { ListEmpty } from '#modules/entities/components/list-empty.tsx'
import { ListPager } from '#modules/entities/components/list-pager.tsx'
import { NewsChip } from '#modules/entities/components/live/news-chip.tsx'
import { SortMenu } from '#modules/entities/components/sort-menu.tsx'
import { useColumns } from '#modules/entities/components/use-columns.ts'
import { useHref } from '#modules/entities/components/use-href.ts'
import { partOf, ViewPart } from '#modules/entities/components/view-part.tsx'
import { SaveView } from '#modules/entities/components/views/save-view.tsx'
import { SavedViews } from '#modules/entities/components/views/saved-views.tsx'
import { useViews } from '#modules/entities/components/views/use-saved-views.ts'
import { ViewMenu, ViewSwitch } from '#modules/entities/components/views/view-switch.tsx'
import type { ListState } from '#modules/entities/list-state.ts'
import type { Row } from '#modules/entities/queries.ts'
import type { useList } from '#modules/entities/use-list.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'

interface Props {
  state: ListState
  change: (next: ListState) => void
  shape: Shape
  list: ReturnType<typeof useList>
}

const noRows: readonly Row[] = []
const noViews: readonly SavedView[] = []

/** A chart goes from the top down, a chat by what was said last. */
const hasOwnOrder = ({ view }: ListState): boolean => view === 'structureDiagram' || view === 'chat'

/** The filters, the rows or what stands in their place, and the pages. */
export function ListBody({ state, change, shape, list }: Props) {
  const locale = useLocale()
  const phone = useIsPhone()
  const { found, followedIds = [] } = list
  const rows = found.data?.data ?? noRows
  const facets = found.data?.filters ?? []
  const views = useViews(state.type) ?? noViews
  const columns = useColumns(
    shape,
    views.find(({ id }) => id === state.saved),
  )
  const drawn = partOf(shape, state) !== undefined
  const nameOf = useValueNames(rows, facets)
  const selection = useSelection(rows, list)
  const [picking, setPicking] = useState(false)
  const hrefOf = useHref(state.type, rows)
  const grid = useGrid({
    rows: drawn ? noRows : rows,
    fields: columns.fields,
    hrefOf,
    onToggle: (id) => selection.set(toggledIn(selection.ids, id)),
    onClear: selection.clear,
  })
  const showing = { shape, state, onChange: change, columns }
  const filtering = { shape, state, onChange: change, followed: followedIds, nameOf }
  return (
    <div className={styles.main}>
      <ViewSwitch {...showing} />
      <SavedViews {...showing} views={views} />
      <FilterBar
        name={inLocale(shape.type.name, locale)}
        facets={facets}
        after={<SaveView {...showing} views={views} />}
        {...filtering}
      >
        <ViewMenu {...showing} />
        {!hasOwnOrder(state) && <SortMenu shape={shape} state={state} onChange={change} />}
        {drawn && state.view === 'board' && <BoardBy {...showing} />}
        {phone && !drawn && <PickButton on={picking} onChange={setPicking} onEnd={selection.clear} />}
        {!phone && state.view !== 'chat' && <ColumnChooser shape={shape} columns={columns} />}
        <ExportList list={list} columns={columns} selection={selection} />
      </FilterBar>
      {drawn && <ViewPart {...showing} body={list.body} />}
      <section
        className={styles.rows}
        data-rows
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        hidden={drawn}
        aria-label={inLocale(shape.type.name, locale)}
      >
        <NewsChip shape={shape} count={list.news.count} onShow={list.news.show} />
        {drawn ? null : found.error && !found.data ? (
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
      {!drawn && <BulkBar shape={shape} selection={selection} />}
      {!drawn && found.data && rows.length > 0 && (
        <ListPager shape={shape} state={state} onChange={change} found={found.data} />
      )}
    </div>
  )
}

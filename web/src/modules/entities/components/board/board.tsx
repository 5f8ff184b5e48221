import { patchEntity } from '@cohort/contract/entities'
import { inLocale } from '@cohort/contract/fields/values'
import { DragDropContext, type DropResult, type ResponderProvided } from '@hello-pangea/dnd'
import { useMemo, useState } from 'react'
import type { ShownField } from '#fields/shape.ts'
import { useIsPhone } from '#lib/media.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/board/board.module.css'
import { Column } from '#modules/entities/components/board/board-column.tsx'
import { type BoardColumn, boardColumnsOf, boardFieldOf } from '#modules/entities/components/board/columns.ts'
import { LaneTabs } from '#modules/entities/components/board/lane-tabs.tsx'
import { useBoardText } from '#modules/entities/components/board/text.ts'
import { useAnnouncing } from '#modules/entities/components/board/use-announcing.ts'
import { useBoardSearch, useMoves } from '#modules/entities/components/board/use-board.ts'
import type { ViewProps } from '#modules/entities/components/view-part.tsx'
import type { Row } from '#modules/entities/queries.ts'
import { Icon } from '#ui/icon.tsx'
import { useRefusal } from '#ui/refusal.ts'
import { Ghost } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'

/** The records of a list in columns, by any field of which each has one choice. */
export function Board(props: ViewProps) {
  const text = useBoardText()
  const field = boardFieldOf(props.shape, props.state.by)
  if (!field) return <Empty title={text.noFields} hint={text.noFieldsHint} />
  return <Found key={field.key} {...props} field={field} />
}

function Found(props: ViewProps & { field: ShownField }) {
  const { field, state, body } = props
  const text = useBoardText()
  const locale = useLocale()
  const found = useBoardSearch(body, field)
  const none = text.none(inLocale(field.definition.label, locale))
  const columns = useMemo(
    () => found.data && boardColumnsOf(field, found.data.columns, none, state.chosen),
    [field, found.data, none, state.chosen],
  )
  if (found.error && !columns) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  if (!columns) return <LaneGhosts />
  return <Lanes {...props} lanes={columns} foundAt={found.dataUpdatedAt} />
}

function LaneGhosts() {
  return (
    <div className={styles.lanes} aria-hidden="true">
      {[1, 2, 3, 4].map((lane) => (
        <div key={lane} className={styles.column}>
          <div className={styles.ghosts}>
            <Ghost width={96} height={14} />
            <Ghost height={96} />
            <Ghost height={96} />
          </div>
        </div>
      ))}
    </div>
  )
}

interface LanesProps extends ViewProps {
  field: ShownField
  lanes: readonly BoardColumn[]
  foundAt: number
}

function Lanes({ shape, body, columns: chosen, field, lanes: columns, foundAt }: LanesProps) {
  const text = useBoardText()
  const locale = useLocale()
  const phone = useIsPhone()
  const refusal = useRefusal(patchEntity)
  const [lifted, setLifted] = useState(false)
  const { move, find } = useMoves(body, field)
  const fields = useMemo(
    () => chosen.fields.filter(({ key }, at) => at > 0 && key !== field.key && !key.startsWith('meta.')),
    [chosen.fields, field.key],
  )
  const columnOf = (droppableId: string | undefined) => columns.find(({ id }) => `column ${id}` === droppableId)
  const announce = useAnnouncing(columnOf, find)
  const still = refusal !== undefined || field.definition.readOnly === true
  const movesOf = (row: Row, from: BoardColumn) =>
    columns
      .filter((column) => !column.closed)
      .map((to) => ({
        key: `to ${to.id}`,
        label: to.name,
        checked: to.id === from.id,
        run: () => to.id !== from.id && move({ row, from, to, at: 0 }),
      }))
  const onDragEnd = (result: DropResult, provided: ResponderProvided) => {
    setLifted(false)
    announce.end(result, provided)
    const from = columnOf(result.source.droppableId)
    const to = columnOf(result.destination?.droppableId)
    const row = from && find(from, result.draggableId)
    if (row && to && from !== to) move({ row, from, to, at: result.destination?.index ?? 0 })
  }
  return (
    <div className={styles.board}>
      {still && (
        <p className={styles.still}>
          <Icon name="lock" size={14} />
          {refusal ? `${text.readOnly}：${refusal}` : text.readOnlyField}
        </p>
      )}
      {phone && <LaneTabs columns={columns} body={body} foundAt={foundAt} />}
      <DragDropContext
        dragHandleUsageInstructions={text.help}
        onBeforeCapture={() => setLifted(true)}
        onDragStart={announce.start}
        onDragUpdate={announce.update}
        onDragEnd={onDragEnd}
      >
        <section
          className={lifted ? `${styles.lanes} ${styles.free}` : styles.lanes}
          aria-label={text.label(inLocale(shape.type.name, locale))}
        >
          {columns.map((column) => (
            <Column
              key={column.id}
              body={body}
              column={column}
              foundAt={foundAt}
              shape={shape}
              fields={fields}
              still={still}
              movesOf={movesOf}
            />
          ))}
        </section>
      </DragDropContext>
    </div>
  )
}

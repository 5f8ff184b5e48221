import { type Entity, getEntity, listVersions, patchEntity, searchEntities } from '@cohort/contract/entities'
import { searchBoard } from '@cohort/contract/entity-searches'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { fieldValue, nameOf, nested, type ShownField } from '#fields/shape.ts'
import { ApiFailure, request } from '#lib/api.ts'
import { keyOf, useCall, useWrite } from '#lib/query.ts'
import { type BoardColumn, valueIn } from '#modules/entities/components/board/columns.ts'
import { cardsOf, type Pages, renewed, withCard, without } from '#modules/entities/components/board/pages.ts'
import { useBoardText } from '#modules/entities/components/board/text.ts'
import type { Asked, Row } from '#modules/entities/queries.ts'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

const pageSize = 20

/** The question behind a column: what the list asks, and the column's value. Its key stands among all searches. */
function asked(body: Asked, column: BoardColumn) {
  const { current: _, pageSize: __, returnFilters: ___, filters, ...rest } = body
  const all = { ...rest, filters: { and: [...(filters ? [filters] : []), column.filter] }, pageSize }
  return { body: all, queryKey: keyOf(searchEntities, { board: all }) }
}

/** Every column with its first cards, by one question. */
export function useBoardSearch({ entityType, query, filters, sort }: Asked, field: ShownField) {
  const body = { entityType, field: field.path, pageSize, ...(query && { query }), ...(filters && { filters }), sort }
  return useCall(searchBoard, { body }, { inPlace: true })
}

export function useColumn(body: Asked, column: BoardColumn, foundAt: number) {
  const { body: question, queryKey } = asked(body, column)
  return useInfiniteQuery({
    queryKey,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      request(searchEntities, { body: { ...question, current: pageParam } }, { signal }),
    initialData: { pages: [column.first], pageParams: [1] },
    initialDataUpdatedAt: foundAt,
    getNextPageParam: (last, pages) => (pages.length * pageSize < last.total ? pages.length + 1 : undefined),
    meta: { inPlace: true },
  })
}

export interface Move {
  row: Row
  from: BoardColumn
  to: BoardColumn
  at: number
}

/** Moves cards: at once on the page, then on the server; what is refused goes back, what was done can be undone. */
export function useMoves(body: Asked, field: ShownField) {
  const client = useQueryClient()
  const text = useBoardText()
  const undo = useUiText().undo
  const patch = useWrite(patchEntity, { inPlace: ['Conflict'], stale: [getEntity, listVersions] })

  const change = (column: BoardColumn, by: (pages: Pages) => Pages) =>
    client.setQueryData<Pages>(asked(body, column).queryKey, (pages) => pages && by(pages))
  const place = ({ row, from, to, at }: Move) => {
    void client.cancelQueries({ queryKey: keyOf(searchEntities) })
    change(from, (pages) => without(pages, row.meta.openId))
    change(to, (pages) => withCard(pages, row, at))
  }
  const fetchAnew = (...columns: BoardColumn[]) => {
    for (const column of columns) void client.invalidateQueries({ queryKey: asked(body, column).queryKey })
  }
  const settle = ({ from, to }: Move, record: Entity) => {
    change(to, (pages) => renewed(pages, record))
    void client.invalidateQueries({ queryKey: keyOf(searchEntities), refetchType: 'none' })
    // Later pages count from the beginning: one card less there would hide another.
    fetchAnew(from)
  }
  const send = (move: Move, version: number, onDone: (record: Entity) => void) => {
    const { row, from, to } = move
    const value = valueIn(field, to)
    const { key } = field.definition
    patch.mutate(
      {
        params: { type: row.meta.entityType },
        query: { openId: row.meta.openId },
        body: {
          version,
          ...(field.custom ? { customFields: { [key]: value } } : { standardFields: nested(key, value) }),
        },
      },
      {
        onSuccess: (record) => {
          settle(move, record)
          onDone(record)
        },
        onError: (error) => {
          const current = conflicting(error)
          // They changed something else: nothing is lost by going on.
          if (current && String(fieldValue(current, field) ?? '') === from.id)
            return send(move, current.meta.version, onDone)
          fetchAnew(from, to)
          if (current) toast.show({ text: text.meanwhile(nameOf(row)), tone: 'danger' })
        },
      },
    )
  }
  const run = (move: Move, onDone: (record: Entity) => void) => {
    place(move)
    send(move, move.row.meta.version, onDone)
  }
  const find = (column: BoardColumn, id: string) =>
    cardsOf(client.getQueryData<Pages>(asked(body, column).queryKey)).find(({ meta }) => meta.openId === id)
  const move = (move: Move) =>
    run(move, (record) => {
      const { row, from, to } = move
      toast.undo(text.moved(nameOf(row), to.name), undo, () =>
        run({ row: { ...row, ...record }, from: to, to: from, at: 0 }, () =>
          toast.show({ text: text.movedBack(nameOf(row), from.name) }),
        ),
      )
    })
  return { move, find }
}

const conflicting = (error: unknown): Entity | undefined =>
  error instanceof ApiFailure && error.code === 'Conflict' ? (error.detail.current as Entity | undefined) : undefined

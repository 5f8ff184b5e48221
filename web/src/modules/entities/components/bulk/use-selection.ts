import { useMemo, useState } from 'react'
import { bulkMost } from '#modules/entities/bulk.ts'
import type { Row } from '#modules/entities/queries.ts'
import type { useList } from '#modules/entities/use-list.ts'

/** What is selected: rows in sight, or all that was found. A row that goes is let go of. */
export function useSelection(rows: readonly Row[], { body, found }: ReturnType<typeof useList>) {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  const { entityType, query, filters } = body
  const mark = JSON.stringify([entityType, query, filters])
  const [allOf, setAllOf] = useState<string>()
  /** Ticked off again after all were selected. */
  const [except, setExcept] = useState<ReadonlySet<string>>(new Set())
  const all = allOf === mark
  const ids = useMemo(
    () => new Set(rows.map(({ meta }) => meta.openId).filter((id) => (all ? !except.has(id) : wanted.has(id)))),
    [rows, wanted, all, except],
  )
  const total = found.data?.total ?? 0
  const most = Math.min(total, bulkMost)
  return {
    ids,
    all,
    except,
    count: all ? most - except.size : ids.size,
    /** How many could be selected beyond this page; 0 where the page is all there is. */
    beyond: !all && ids.size === rows.length && total > rows.length ? most : 0,
    /** There are more than can be selected. */
    partly: found.data?.capped === true || total > bulkMost,
    records: rows.filter(({ meta }) => ids.has(meta.openId)),
    body,
    set: (next: ReadonlySet<string>) => {
      if (!all) return setWanted(next)
      const here = rows.map(({ meta }) => meta.openId)
      setExcept(new Set([...[...except].filter((id) => !next.has(id)), ...here.filter((id) => !next.has(id))]))
    },
    selectAll: () => {
      setAllOf(mark)
      setExcept(new Set())
    },
    clear: () => {
      setAllOf(undefined)
      setWanted(new Set())
    },
  }
}

export type Selection = ReturnType<typeof useSelection>

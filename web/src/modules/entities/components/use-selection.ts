import { searchEntities } from '@cohort/contract/entities'
import { limits } from '@cohort/contract/limits'
import { useMemo, useState } from 'react'
import { request } from '#lib/api.ts'
import type { Asked, Row } from '#modules/entities/queries.ts'

const none: ReadonlySet<string> = new Set()
const pageSize = 100

/**
 * What is selected. Of single rows only those in sight: one that goes is let go of. All that was found stays selected
 * until the search changes.
 */
export function useSelection(rows: readonly Row[], body: Asked) {
  const [wanted, setWanted] = useState(none)
  const [all, setAll] = useState<{ of: string; ids: ReadonlySet<string> }>()
  const [busy, setBusy] = useState(false)
  const { current: _, pageSize: __, returnFilters: ___, ...search } = body
  const question = JSON.stringify(search)
  const selected = useMemo(
    () =>
      all?.of === question
        ? all.ids
        : new Set(rows.map(({ meta }) => meta.openId).filter((openId) => wanted.has(openId))),
    [rows, wanted, all, question],
  )
  const setSelected = (ids: ReadonlySet<string>) => {
    setWanted(ids)
    // One row taken out of everything leaves the rest.
    setAll((now) => (now && ids.size > 0 && now.of === question ? { of: question, ids } : undefined))
  }
  const selectFound = async (total: number) => {
    setBusy(true)
    const ids = new Set<string>()
    try {
      for (let page = 1; ids.size < Math.min(total, limits.bulkRecords); page++) {
        const { data } = await request(searchEntities, { body: { ...search, current: page, pageSize } })
        for (const { meta } of data) ids.add(meta.openId)
        if (data.length < pageSize) break
      }
      setAll({ of: question, ids: new Set([...ids].slice(0, limits.bulkRecords)) })
    } finally {
      setBusy(false)
    }
  }
  return { selected, setSelected, selectFound, busy }
}

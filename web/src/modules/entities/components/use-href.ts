import { useMemo } from 'react'
import type { Row } from '#modules/entities/queries.ts'

/** The address of a record with its neighbours, for “previous” and “next”. */
export function useHref(type: string, rows: readonly Row[]): (id: string) => string {
  return useMemo(() => {
    const pages = JSON.stringify(rows.map(({ meta }) => meta.openId))
    return (id: string) => `/entity/${encodeURIComponent(id)}?${new URLSearchParams({ type, pages })}`
  }, [type, rows])
}

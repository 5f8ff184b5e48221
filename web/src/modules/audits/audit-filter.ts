import { limits } from '@cohort/contract/limits'

/** What the trail is narrowed to, as it stands in the address. Days are those of whoever looks. */
export interface AuditFilter {
  keyword: string
  userId: string | undefined
  area: string | undefined
  from: string | undefined
  to: string | undefined
}

export interface AuditPage {
  current: number
  pageSize: number
}

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)

export function readFilter(query: URLSearchParams): AuditFilter {
  const [from, to] = [query.get('from'), query.get('to')]
  return {
    keyword: query.get('keyword') ?? '',
    userId: query.get('userId') || undefined,
    area: query.get('area') || undefined,
    from: isDay(from) ? from : undefined,
    to: isDay(to) ? to : undefined,
  }
}

export const defaultPageSize = 20
const mostPages = 1000

export function readPage(query: URLSearchParams): AuditPage {
  const current = Number(query.get('page'))
  const pageSize = Number(query.get('size'))
  return {
    current: Number.isInteger(current) && current > 0 ? Math.min(current, mostPages) : 1,
    pageSize: limits.pageSizes.find((size) => size === pageSize) ?? defaultPageSize,
  }
}

/** The filter as the call takes it: a day begins and ends by the clock of whoever looks. */
export function queryOf({ keyword, userId, area, from, to }: AuditFilter) {
  const moment = (day: string, end: boolean) => new Date(`${day}T${end ? '23:59:59.999' : '00:00:00'}`).toISOString()
  return {
    keyword: keyword || undefined,
    userId,
    area,
    from: from ? moment(from, false) : undefined,
    to: to ? moment(to, true) : undefined,
  }
}

export const isFiltered = (filter: AuditFilter): boolean =>
  filter.keyword !== '' || [filter.userId, filter.area, filter.from, filter.to].some(Boolean)

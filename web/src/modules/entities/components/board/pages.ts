import type { Found, Row } from '#modules/entities/queries.ts'

/** The pages of a column as they were fetched. */
export interface Pages {
  pages: Found[]
  pageParams: unknown[]
}

/** Every card once: what moved between two pages while they were fetched is not shown twice. */
export function cardsOf(data: Pages | undefined): Row[] {
  const cards = new Map<string, Row>()
  for (const page of data?.pages ?? []) for (const row of page.data) cards.set(row.meta.openId, row)
  return [...cards.values()]
}

const counted = (pages: readonly Found[], by: number): Found[] =>
  pages.map((page) => ({ ...page, total: Math.max(0, page.total + by) }))

export function without(data: Pages, id: string): Pages {
  if (!cardsOf(data).some(({ meta }) => meta.openId === id)) return data
  const pages = data.pages.map((page) => ({ ...page, data: page.data.filter(({ meta }) => meta.openId !== id) }))
  return { ...data, pages: counted(pages, -1) }
}

/** A card put before the one that stands at this place now, or at the end. */
export function withCard(data: Pages, row: Row, at: number): Pages {
  const clean = without(data, row.meta.openId)
  let left = at
  const last = clean.pages.length - 1
  let put = false
  const pages = clean.pages.map((page, index) => {
    if (put || (left > page.data.length && index < last)) {
      left -= page.data.length
      return page
    }
    put = true
    return { ...page, data: page.data.toSpliced(Math.min(left, page.data.length), 0, row) }
  })
  return { ...clean, pages: counted(pages, 1) }
}

/** The same card with what the server answered. */
export const renewed = (data: Pages, row: Row): Pages => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    data: page.data.map((one) => (one.meta.openId === row.meta.openId ? { ...one, ...row } : one)),
  })),
})

/** Neighbours of the record that a detail pop-up shows (spec 2 §2.1): `pages` is a JSON list of ids, `id` one of them. */
interface Pager {
  index: number
  total: number
  previous: string | undefined
  next: string | undefined
}

export function pagerOf(href: string, params: Readonly<Record<string, string | undefined>>): Pager | undefined {
  const [path = '', search = ''] = href.split('?')
  const query = new URLSearchParams(search)
  const pages = listOf(query.get('pages'))
  const id = query.get('id') ?? params.id
  if (!pages || !id) return undefined
  const index = pages.indexOf(id)
  if (index < 0) return undefined
  const to = (other: string | undefined) => other && addressOf(path, query, params.id, other)
  return { index, total: pages.length, previous: to(pages[index - 1]), next: to(pages[index + 1]) }
}

function listOf(json: string | null): readonly string[] | undefined {
  try {
    const list: unknown = JSON.parse(json ?? 'null')
    return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : undefined
  } catch {
    return undefined
  }
}

/** The same address with the other id, in the path, in the query, or in both. */
function addressOf(path: string, query: URLSearchParams, idInPath: string | undefined, other: string): string {
  const parts = path.split('/')
  const at = idInPath === undefined ? -1 : parts.lastIndexOf(encodeURIComponent(idInPath))
  if (at >= 0) parts[at] = encodeURIComponent(other)
  const next = new URLSearchParams(query)
  if (next.has('id')) next.set('id', other)
  return `${parts.join('/')}?${next}`
}

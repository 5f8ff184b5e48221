/** Something that the palette can find. */
export interface Findable {
  key: string
  label: string
  /** Other words for it: its name in the other language, its address. */
  words: readonly string[]
}

export interface Found<T extends Findable> {
  item: T
  /** The part of the label that matched: from, to. */
  mark: readonly [number, number] | undefined
}

/** How well a text answers a query: the beginning, the beginning of a word, somewhere, or letters in order. */
export function scoreOf(text: string, query: string): number {
  const where = text.toLowerCase()
  const at = where.indexOf(query)
  if (at === 0) return where.length === query.length ? 5 : 4
  if (at > 0) return /[\s\-/·]/.test(where[at - 1] ?? '') ? 3 : 2
  return query.length > 1 && inOrder(where, query) ? 1 : 0
}

function inOrder(text: string, query: string): boolean {
  let from = 0
  for (const letter of query) {
    const at = text.indexOf(letter, from)
    if (at < 0) return false
    from = at + 1
  }
  return true
}

/** What a query finds, best first; equals stay in their order. Without a query, what was used lately comes first. */
export function find<T extends Findable>(
  items: readonly T[],
  text: string,
  recent: readonly string[],
): readonly Found<T>[] {
  const query = text.trim().toLowerCase()
  if (!query) {
    const rank = (item: T) => (recent.includes(item.key) ? recent.indexOf(item.key) : recent.length)
    return [...items].sort((a, b) => rank(a) - rank(b)).map((item) => ({ item, mark: undefined }))
  }
  return items
    .map((item) => ({ item, score: bestOf(item, query), mark: markOf(item.label, query) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item, mark }) => ({ item, mark }))
}

/** The label counts a little more than its other words. */
const bestOf = (item: Findable, query: string): number =>
  Math.max(scoreOf(item.label, query), ...item.words.map((word) => scoreOf(word, query) * 0.9))

function markOf(label: string, query: string): readonly [number, number] | undefined {
  const at = label.toLowerCase().indexOf(query)
  return at < 0 ? undefined : [at, at + query.length]
}

/** The key used last moves to the front; ten are kept (spec 1 §9). */
export const remembered = (recent: readonly string[], key: string, most: number): readonly string[] =>
  [key, ...recent.filter((one) => one !== key)].slice(0, most)

/** Documents that hold a term, and how much the term says of each (1 to 255). Grows at its end. */
interface Postings {
  documents: Uint32Array
  impacts: Uint8Array
  length: number
}

export interface Weighed {
  term: number
  weight: number
}

export interface Hit {
  id: string
  score: number
}

const shortest = 4

/**
 * Which documents hold a term, in memory: adding up the lists of a query's terms costs a few milliseconds where three
 * hundred thousand documents have fifty terms each. A changed document gets a new number, and the old one is dead; when
 * too many are, all are numbered anew.
 */
export class TermIndex {
  readonly #lists = new Map<number, Postings>()
  #ids: (string | undefined)[] = []
  readonly #numbers = new Map<string, number>()

  get size(): number {
    return this.#numbers.size
  }

  /** About so many bytes. */
  get bytes(): number {
    let bytes = this.#numbers.size * 120
    for (const { documents } of this.#lists.values()) bytes += documents.length * 5 + 200
    return bytes
  }

  put(id: string, terms: Int32Array, impacts: Uint8Array): void {
    this.remove(id)
    const number = this.#ids.push(id) - 1
    this.#numbers.set(id, number)
    for (let at = 0; at < terms.length; at++) this.#append(terms[at] ?? 0, number, impacts[at] ?? 0)
  }

  remove(id: string): void {
    const number = this.#numbers.get(id)
    if (number === undefined) return
    this.#numbers.delete(id)
    this.#ids[number] = undefined
    if (this.#ids.length > 1_000 + 1.5 * this.#numbers.size) this.#renumber()
  }

  #append(term: number, document: number, impact: number): void {
    let list = this.#lists.get(term)
    if (!list) {
      list = { documents: new Uint32Array(shortest), impacts: new Uint8Array(shortest), length: 0 }
      this.#lists.set(term, list)
    }
    if (list.length === list.documents.length) {
      const size = Math.ceil(list.length * 1.5)
      const [documents, impacts] = [new Uint32Array(size), new Uint8Array(size)]
      documents.set(list.documents)
      impacts.set(list.impacts)
      Object.assign(list, { documents, impacts })
    }
    list.documents[list.length] = document
    list.impacts[list.length] = impact
    list.length += 1
  }

  /** The dead leave the lists, which keep their order. */
  #renumber(): void {
    const ids: string[] = []
    const renumbered = this.#ids.map((id) => (id === undefined ? undefined : ids.push(id) - 1))
    for (const [term, list] of this.#lists) {
      let length = 0
      for (let at = 0; at < list.length; at++) {
        const number = renumbered[list.documents[at] ?? 0]
        if (number === undefined) continue
        list.documents[length] = number
        list.impacts[length] = list.impacts[at] ?? 0
        length += 1
      }
      if (length === 0) this.#lists.delete(term)
      else list.length = length
    }
    this.#ids = ids
    for (const [number, id] of ids.entries()) this.#numbers.set(id, number)
  }

  /** The documents with the greatest sums of weight × impact; equal ones by their ids, so that the answer is always the same. */
  top(query: readonly Weighed[], most: number): Hit[] {
    const sums = new Float64Array(this.#ids.length)
    for (const { term, weight } of query) {
      const list = this.#lists.get(term)
      if (!list) continue
      const { documents, impacts, length } = list
      for (let at = 0; at < length; at++) {
        const document = documents[at] ?? 0
        sums[document] = (sums[document] ?? 0) + weight * (impacts[at] ?? 0)
      }
    }
    return best(sums, this.#ids, most)
  }
}

/** The greatest of many: below the worst of those kept nothing has to be looked at. */
function best(sums: Float64Array, ids: readonly (string | undefined)[], most: number): Hit[] {
  let [kept, bar]: [Hit[], number] = [[], 0]
  const cut = () => {
    kept.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    kept = kept.slice(0, most)
    if (kept.length === most) bar = kept.at(-1)?.score ?? 0
  }
  for (let document = 0; document < sums.length; document++) {
    const score = sums[document] ?? 0
    if (score <= 0 || score < bar) continue
    const id = ids[document]
    if (id === undefined) continue
    kept.push({ id, score })
    if (kept.length >= 4 * most) cut()
  }
  cut()
  return kept
}

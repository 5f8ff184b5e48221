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

interface Sweeping {
  /** So many dead are never too many. */
  dead: number
  /** Entries of lists that are looked through with each change while the dead are swept out. */
  portion: number
}

/**
 * Which documents hold a term, in memory: adding up the lists of a query's terms costs a few milliseconds where three
 * hundred thousand documents have fifty terms each. A changed document gets a new number, and the old one is dead. When too
 * many are, they are swept out of the lists, a little with each change, so that nobody waits for all of it; afterwards
 * their numbers are given anew.
 */
export class TermIndex {
  readonly #lists = new Map<number, Postings>()
  readonly #ids: (string | undefined)[] = []
  readonly #numbers = new Map<string, number>()
  /** Numbers that stand in no list. */
  #free: number[] = []
  /** Numbers that may stand in a list yet. */
  #dead: number[] = []
  #sweep: { lists: Iterator<[number, Postings]>; dead: number[] } | undefined
  readonly #sweeping: Sweeping

  constructor(sweeping: Sweeping = { dead: 1_000, portion: 2_000 }) {
    this.#sweeping = sweeping
  }

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
    const number = this.#free.pop() ?? this.#ids.length
    this.#ids[number] = id
    this.#numbers.set(id, number)
    for (let at = 0; at < terms.length; at++) this.#append(terms[at] ?? 0, number, impacts[at] ?? 0)
  }

  remove(id: string): void {
    const number = this.#numbers.get(id)
    if (number === undefined) return
    this.#numbers.delete(id)
    this.#ids[number] = undefined
    this.#dead.push(number)
    if (!this.#sweep && this.#dead.length > this.#sweeping.dead + 0.5 * this.#numbers.size) {
      this.#sweep = { lists: this.#lists.entries(), dead: this.#dead }
      this.#dead = []
    }
    this.#sweepOn()
  }

  /** Who dies meanwhile waits for the next sweep: the lists that are done may hold its number. */
  #sweepOn(): void {
    if (!this.#sweep) return
    for (let seen = 0; seen < this.#sweeping.portion; ) {
      const { value, done } = this.#sweep.lists.next()
      if (done) {
        this.#free = this.#free.concat(this.#sweep.dead)
        this.#sweep = undefined
        return
      }
      const [term, list] = value
      seen += 1 + list.length
      this.#leaveOutDead(list)
      if (list.length === 0) this.#lists.delete(term)
    }
  }

  #leaveOutDead(list: Postings): void {
    const { documents, impacts } = list
    let length = 0
    for (let at = 0; at < list.length; at++) {
      const document = documents[at] ?? 0
      if (this.#ids[document] === undefined) continue
      documents[length] = document
      impacts[length] = impacts[at] ?? 0
      length += 1
    }
    list.length = length
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

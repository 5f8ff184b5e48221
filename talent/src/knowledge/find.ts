import { remembered } from '@cohort/contract/remembered'
import { accepted, type Candidate, isBesideSkill } from '#knowledge/context'
import { stances } from '#knowledge/negation'
import { lately, normalise } from '#knowledge/normal'
import { type Hit, type Phrase, PhraseBook } from '#knowledge/phrases'

/** A place in a text that names something of the taxonomy. */
export interface Mention {
  id: string
  /** Offsets in the text as it was given. */
  start: number
  end: number
  /** The alias as the data writes it; the text may write it otherwise. */
  alias: string
  /** "no Java", 「不会 Java」. */
  negated: boolean
  /** "want to learn Java", 「希望学习 Java」: neither had nor denied. */
  wish: boolean
  soft: boolean
}

const addresses = /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi

/** What a finder may know of its things. */
export interface Sense {
  isSoft: (id: string) => boolean
  /** Itself and what lies above it: what two things have in common. */
  kin: (id: string) => readonly string[]
  /** Whether the words around a doubtful name say that it is meant. */
  isBeside: (before: string, after: string) => boolean
}

export class Finder {
  readonly #book: PhraseBook
  readonly #sense: Sense

  constructor(phrases: readonly Phrase[], sense: Partial<Sense> = {}) {
    this.#book = new PhraseBook(phrases)
    this.#sense = { isSoft: () => false, kin: (id) => [id], isBeside: isBesideSkill, ...sense }
  }

  readonly find = remembered((text: string): readonly Mention[] => this.#find(text), lately)

  #find(text: string): Mention[] {
    const normal = normalise(text)
    const places = text.includes('@') || /www\.|:\/\//i.test(text) ? [...text.matchAll(addresses)] : []
    const inAddress = (start: number): boolean =>
      places.some((found) => start >= found.index && start < found.index + found[0].length)
    const hits = this.#book.scan(normal.text).flatMap((hit) => {
      const start = normal.starts[hit.start] ?? 0
      const end = normal.ends[hit.end - 1] ?? start
      return hit.phrase.id === '' || inAddress(start) ? [] : [{ hit, start, end }]
    })
    const counts = accepted(
      text,
      hits.map((each) => this.#candidate(text, each)),
      this.#sense.isBeside,
    )
    const kept = this.#settled(hits.filter((_, at) => counts[at]))
    const how = stances(text, kept)
    return kept.map(({ hit: { phrase }, start, end }, at) => ({
      id: phrase.id,
      start,
      end,
      alias: phrase.shown,
      negated: how[at] === 'not',
      wish: how[at] === 'wish',
      soft: this.#sense.isSoft(phrase.id),
    }))
  }

  /** Of things with one name the one that has most in common with the rest of the text. */
  #settled<T extends { hit: Hit }>(found: readonly T[]): readonly T[] {
    if (found.every(({ hit }) => hit.rivals.length < 2)) return found
    const company = new Map<string, number>()
    for (const { hit } of found)
      if (hit.rivals.length < 2)
        for (const id of this.#sense.kin(hit.phrase.id)) company.set(id, (company.get(id) ?? 0) + 1)
    const weight = ({ id }: Phrase): number => Math.max(0, ...this.#sense.kin(id).map((each) => company.get(each) ?? 0))
    return found.map((each) => {
      const best = each.hit.rivals.toSorted((a, b) => weight(b) - weight(a))[0]
      return best ? { ...each, hit: { ...each.hit, phrase: best } } : each
    })
  }

  #candidate(text: string, { hit: { phrase }, start, end }: { hit: Hit; start: number; end: number }): Candidate {
    const asShown = !phrase.exact || isCased(text.slice(start, end), phrase.shown)
    const trust = asShown ? (phrase.context ? 'likely' : 'sure') : 'doubtful'
    return { start, end, trust, soft: this.#sense.isSoft(phrase.id) }
  }
}

/** As the name is written, or in capitals throughout. */
const isCased = (found: string, shown: string): boolean =>
  found.startsWith(shown) || found === shown.toUpperCase() || found.normalize('NFKC').startsWith(shown)

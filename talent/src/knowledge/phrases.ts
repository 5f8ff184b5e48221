import { normalise } from '#knowledge/normal'

/** A way to write something. Without an id it is a decoy: text that only looks like another phrase ("go to market"). */
export interface Phrase {
  id: string
  /** As written in the data. */
  shown: string
  /** As the matcher reads it. */
  key: string
  /** Counts only in the company of others of its kind, or beside words that say what it is. */
  context: boolean
  /** Counts on its own only when written as shown: IT, not it. */
  exact: boolean
  /** Another thing has the same name; the company it keeps decides. */
  shared: boolean
}

/** `?Go` counts in context only, `^IT` only in its own case, `=GCP` is shared; one letter is always the first, two the second. */
export function phraseOf(id: string, written: string): Phrase {
  const shown = written.replace(/^[?^=]+/, '')
  const key = normalise(shown).text.trim()
  const letters = /^[a-z]+$/.test(key) ? key.length : 99
  const context = written.startsWith('?') || letters < 2
  const exact = context || written.startsWith('^') || letters === 2
  return { id, shown, key, context, exact, shared: written.startsWith('=') }
}

/** Node.js is also written NodeJS and Node js. */
export function phrasesOf(id: string, written: readonly string[]): Phrase[] {
  const all = written.flatMap((each) =>
    /\w\.js$/i.test(each) ? [each, each.replace(/\.js$/i, 'JS'), each.replace(/\.js$/i, ' JS')] : [each],
  )
  return all.map((each) => phraseOf(id, each))
}

const isLetter = (char: string | undefined): boolean => char !== undefined && char >= 'a' && char <= 'z'
const isDigit = (char: string | undefined): boolean => char !== undefined && char >= '0' && char <= '9'
const isWord = (char: string | undefined): boolean => isLetter(char) || isDigit(char)

/** The first run of letters or of digits. */
function firstRun(text: string, at: number): string {
  const is = isLetter(text[at]) ? isLetter : isDigit
  let end = at + 1
  while (is(text[end])) end += 1
  return text.slice(at, end)
}

/** The first two characters as one number: no text is made of every two characters that a resume holds. */
const firstPair = (text: string, at: number): number =>
  text.charCodeAt(at) * 65_536 + (at + 1 < text.length ? text.charCodeAt(at + 1) : 0)

/** Where to look a phrase up: what begins with a word by that, and anything else by its first two characters. */
const lead = (text: string, at: number): string | number =>
  isWord(text[at]) ? firstRun(text, at) : firstPair(text, at)

export interface Hit {
  phrase: Phrase
  /** What else has this name. */
  rivals: readonly Phrase[]
  /** In the normalised text. */
  start: number
  end: number
}

/** How far a phrase reaches at a place: a version (Python3) and a plural belong to it; -1 where a word goes on. */
function reach(text: string, start: number, { key }: Phrase): number {
  const end = start + key.length
  const last = key.at(-1)
  if (!isWord(last)) return last === '+' && text[end] === '+' ? -1 : end
  if (!isWord(text[end])) return end
  if (isLetter(last) && key.length >= 3 && isDigit(text[end])) {
    const version = /^\d+(?:\.\d+)*/.exec(text.slice(end, end + 12))?.[0] ?? ''
    return isLetter(text[end + version.length]) ? -1 : end + version.length
  }
  const plural = text[end] === 's' && isLetter(last) && key.length >= 3 && !isWord(text[end + 1])
  return plural ? end + 1 : -1
}

/** All phrases in one pass from the left, the longest at each place. */
export class PhraseBook {
  readonly #byLead = new Map<string | number, Phrase[]>()

  constructor(phrases: readonly Phrase[]) {
    for (const phrase of phrases) {
      const key = lead(phrase.key, 0)
      const those = this.#byLead.get(key)
      if (those) those.push(phrase)
      else this.#byLead.set(key, [phrase])
    }
    for (const those of this.#byLead.values()) those.sort((a, b) => b.key.length - a.key.length)
  }

  scan(text: string): Hit[] {
    const hits: Hit[] = []
    for (let at = 0; at < text.length; ) {
      const hit = this.#at(text, at)
      if (hit) hits.push(hit)
      at = hit ? hit.end : at + 1
    }
    return hits
  }

  #at(text: string, at: number): Hit | undefined {
    const first = text[at]
    if (isWord(first) && isWord(text[at - 1])) return
    const key = lead(text, at)
    const found = this.#among(this.#byLead.get(key), text, at)
    if (found || typeof key === 'number' || key.length < 4 || !key.endsWith('s')) return found
    return this.#among(this.#byLead.get(key.slice(0, -1)), text, at)
  }

  #among(phrases: readonly Phrase[] | undefined, text: string, at: number): Hit | undefined {
    for (const phrase of phrases ?? []) {
      if (!text.startsWith(phrase.key, at)) continue
      const end = reach(text, at, phrase)
      const rivals = phrase.shared ? (phrases ?? []).filter(({ key }) => key === phrase.key) : []
      if (end >= 0) return { phrase, rivals, start: at, end }
    }
    return
  }
}

import { pinyin } from 'pinyin-pro'

/**
 * Keywords without a language's dictionary: two neighbouring characters of Chinese text, words and word beginnings of
 * everything else, three neighbouring digits of numbers. A two-character word is then found anywhere, which no
 * dictionary achieves. Terms are hashed to 32 bits, so that they and facets live in the same kind of index.
 */

const longestPrefix = 12
const shortestPrefix = 2

/** Text from PDFs holds compatibility forms (⾼, ﬁ, ｗ) that look the same and are not. */
export const normalise = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Runs of Han characters, and words with the signs that belong to names of techniques: c++, c#, node.js. */
const runs = /(\p{Script=Han}+)|([\p{L}\p{N}][\p{L}\p{N}+#]*(?:[.'’][\p{L}\p{N}+#]+)*)/gu
const han = /^\p{Script=Han}/u
const digits = /\d{3,}/g

interface Run {
  han: boolean
  text: string
}

function* runsOf(text: string): Generator<Run> {
  for (const [run] of normalise(text).matchAll(runs)) {
    if (han.test(run)) yield { han: true, text: run }
    else for (const part of splitMixed(run)) yield part
  }
}

/** `\p{L}` takes Han too: a word such as "go开发" is a word and a run. */
function* splitMixed(run: string): Generator<Run> {
  for (const part of run.split(/(\p{Script=Han}+)/u)) if (part) yield { han: han.test(part), text: part }
}

const bigrams = (run: string): string[] => {
  const signs = [...run]
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
}

const trigrams = (run: string): string[] => Array.from({ length: run.length - 2 }, (_, at) => run.slice(at, at + 3))

/** FNV-1a, folded to a signed 32-bit number as PostgreSQL's int4 has it. */
function hashTerm(term: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < term.length; at++) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193)
  return hash | 0
}

function addWord(word: string, terms: Set<string>): void {
  const end = Math.min(word.length, longestPrefix)
  for (let length = Math.min(shortestPrefix, word.length); length <= end; length++)
    terms.add(`w${word.slice(0, length)}`)
  // The parts of node.js and o'brien are words too.
  const parts = word.split(/[.'’]/)
  if (parts.length > 1) for (const part of parts) if (part) addWord(part, terms)
  for (const [number] of word.matchAll(digits)) for (const three of trigrams(number)) terms.add(`d${three}`)
}

/** Every term of a text. */
export function addText(text: string, terms: Set<string>): void {
  for (const run of runsOf(text)) {
    if (run.han) for (const part of partsOf(run.text)) terms.add(`h${part}`)
    else addWord(run.text, terms)
  }
}

/** Pairs of neighbours; one character alone is a whole part and is found by itself. */
const partsOf = (run: string): string[] => {
  const twos = bigrams(run)
  return twos.length > 0 ? twos : [run]
}

/** A name is also found by each of its characters, by its pinyin and by its initials. */
export function addName(name: string, terms: Set<string>): void {
  addText(name, terms)
  for (const run of runsOf(name)) {
    if (!run.han) continue
    for (const sign of run.text) terms.add(`h${sign}`)
    const sounds = pinyin(run.text, { toneType: 'none', type: 'array', mode: 'surname' }).map((sound) =>
      sound.replace('ü', 'v'),
    )
    addWord(sounds.join(''), terms)
    addWord(sounds.map((sound) => sound[0]).join(''), terms)
    // The given name alone: xiaoming of 张晓明.
    if (sounds.length > 1) addWord(sounds.slice(1).join(''), terms)
  }
}

/** E-mail addresses are found by any of their parts. */
export function addEmail(address: string, terms: Set<string>): void {
  for (const part of normalise(address).split(/[^\p{L}\p{N}]+/u)) if (part) addWord(part, terms)
}

export const hashAll = (terms: ReadonlySet<string>): number[] =>
  [...new Set([...terms].map(hashTerm))].sort((a, b) => a - b)

/** The terms that a record must have to be found by a query: all of them. Undefined: the query has nothing to look for. */
export function termsOfQuery(query: string): number[] | undefined {
  const terms = new Set<string>()
  for (const run of runsOf(query.replace(/[@_-]/g, ' '))) {
    if (run.han) for (const part of partsOf(run.text)) terms.add(`h${part}`)
    else addQueryWord(run.text, terms)
  }
  return terms.size > 0 ? hashAll(terms) : undefined
}

function addQueryWord(word: string, terms: Set<string>): void {
  // A number is looked for anywhere in a number; a word at the beginning of a word.
  if (/^\d{3,}$/.test(word)) for (const three of trigrams(word)) terms.add(`d${three}`)
  else terms.add(`w${word.slice(0, longestPrefix)}`)
}

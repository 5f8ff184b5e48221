import { nameSounds } from '#modules/entities/name-sounds'
import { normalise, runsOf } from '#modules/entities/text-runs'

/**
 * Keywords without a language's dictionary: two neighbouring characters of Chinese text, words and word beginnings of
 * everything else, three neighbouring digits of numbers. A two-character word is then found anywhere, which no
 * dictionary achieves. Terms are hashed to 32 bits, so that they and facets live in the same kind of index.
 */

const longestPrefix = 12
const shortestPrefix = 2

const digits = /\d{3,}/g

/** Terms by their hashes: making half a thousand short strings for a record costs more than all else about it. */
export type Terms = Set<number>

/** FNV-1a, a sign at a time; `| 0` makes of it a signed 32-bit number as PostgreSQL's int4 has it. */
const step = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193)
const begin = (kind: string): number => step(0x811c9dc5, kind.charCodeAt(0))
/** Han characters, words, digits: the same letters of two kinds are two terms. */
const kinds = { han: begin('h'), word: begin('w'), digits: begin('d'), facet: begin('f'), salt: begin('s') }

function hashOf(kind: number, text: string): number {
  let hash = kind
  for (let at = 0; at < text.length; at++) hash = step(hash, text.charCodeAt(at))
  return hash | 0
}

/** The same of two signs, without a text of them. */
const pairOf = (first: number, second: number): number => step(step(kinds.han, first), second) | 0

/** Pairs of neighbours; one character alone is a whole part and is found by itself. */
function addHan(run: string, terms: Terms): void {
  // A sign beyond the basic plane has two codes.
  const signs = /[\ud800-\udfff]/.test(run) ? [...run] : undefined
  if ((signs ?? run).length === 1) terms.add(hashOf(kinds.han, run))
  if (signs) for (let at = 1; at < signs.length; at++) terms.add(hashOf(kinds.han, `${signs[at - 1]}${signs[at]}`))
  else for (let at = 1; at < run.length; at++) terms.add(pairOf(run.charCodeAt(at - 1), run.charCodeAt(at)))
}

function addThrees(number: string, terms: Terms): void {
  for (let at = 0; at + 3 <= number.length; at++) terms.add(hashOf(kinds.digits, number.slice(at, at + 3)))
}

function addWord(word: string, terms: Terms): void {
  const end = Math.min(word.length, longestPrefix)
  const first = Math.min(shortestPrefix, word.length)
  let hash = kinds.word
  for (let at = 0; at < end; at++) {
    hash = step(hash, word.charCodeAt(at))
    if (at + 1 >= first) terms.add(hash | 0)
  }
  // The parts of node.js and o'brien are words too.
  if (/[.'’]/.test(word)) for (const part of word.split(/[.'’]/)) if (part) addWord(part, terms)
  if (/\d{3}/.test(word)) for (const [number] of word.matchAll(digits)) addThrees(number, terms)
}

/** Every term of a text. */
export function addText(text: string, terms: Terms): void {
  for (const run of runsOf(text)) {
    if (run.han) addHan(run.text, terms)
    else addWord(run.text, terms)
  }
}

/** A name is also found by each of its characters, by its pinyin and by its initials. */
export function addName(name: string, terms: Terms): void {
  addText(name, terms)
  for (const run of runsOf(name)) {
    if (!run.han) continue
    for (const sign of run.text) terms.add(hashOf(kinds.han, sign))
    const sounds = nameSounds(run.text)
    addWord(sounds.join(''), terms)
    addWord(sounds.map((sound) => sound[0]).join(''), terms)
    // The given name alone: xiaoming of 张晓明.
    if (sounds.length > 1) addWord(sounds.slice(1).join(''), terms)
  }
}

/** E-mail addresses are found by any of their parts. */
export function addEmail(address: string, terms: Terms): void {
  for (const part of normalise(address).split(/[^\p{L}\p{N}]+/u)) if (part) addWord(part, terms)
}

/**
 * Values by which records are filtered stand among the keywords too: a keyword and a filter together are then one look
 * into one index, however common each of them is.
 */
export const facetTerm = (facet: string): number => hashOf(kinds.facet, facet)

/**
 * The records of one set stand on so many shelves, and each term has a list for every shelf: whoever wants to know only
 * that there are more than ten thousand need not read a list of three hundred thousand.
 */
export const shelves = 4
/** What tells the same term of two shelves apart: the number of the shelf times this. */
export const shelfMark = 0x1e3779b1

/** By the last sign of the id, which the database can tell as well. */
const shelfOf = (openId: string): number => openId.charCodeAt(openId.length - 1) % shelves

/** The terms of one set of records, apart from the same terms of any other. */
export const saltedTerms = (salt: string, terms: readonly number[], openId?: string): number[] =>
  Array.from(salted(salt, terms, openId))

/** The same as the database reads it: to write hundreds of numbers costs as much as to find them. */
export const saltedText = (salt: string, terms: readonly number[], openId: string): string =>
  `{${salted(salt, terms, openId).join()}}`

function salted(salt: string, terms: readonly number[], openId: string | undefined): Int32Array {
  const mark = hashOf(kinds.salt, salt)
  const shelf = openId === undefined ? 0 : shelfOf(openId) * shelfMark
  const all = new Int32Array(terms.length)
  for (let at = 0; at < all.length; at++) all[at] = Math.imul((terms[at] ?? 0) ^ mark, 0x9e3779b1) ^ shelf
  return all.sort()
}

/** The terms that a record must have to be found by a query: all of them. Undefined: the query has nothing to look for. */
export function termsOfQuery(query: string): number[] | undefined {
  const terms: Terms = new Set()
  for (const run of runsOf(query.replace(/[@_-]/g, ' '))) {
    if (run.han) addHan(run.text, terms)
    else addQueryWord(run.text, terms)
  }
  return terms.size > 0 ? [...terms] : undefined
}

function addQueryWord(word: string, terms: Terms): void {
  // A number is looked for anywhere in a number; a word at the beginning of a word.
  if (/^\d{3,}$/.test(word)) addThrees(word, terms)
  else terms.add(hashOf(kinds.word, word.slice(0, longestPrefix)))
}

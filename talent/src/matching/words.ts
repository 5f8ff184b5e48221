import type { CandidateProfile } from '#matching/candidate'
import type { Proof } from '#matching/match'
import { quoted } from '#matching/stays'

/** Conditions that the taxonomy does not know, looked up by their own words. */

const mark = 'word:'
export const isWord = (id: string): boolean => id.startsWith(mark)
export const wordId = (text: string): string => mark + text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
export const wordText = (id: string): string => id.slice(mark.length)

const small = new Set(
  'a an and as at by for from in into of on or the to with via other all any our your their its'.split(' '),
)

/** Word stems: plants and planting are about the same thing as plant. */
const stem = (word: string): string =>
  word.length <= 4 ? word.replace(/s$/, '') : word.replace(/(?:ations?|ings?|ments?|ers?|ies|ed|es|s|y|e)$/, '')

const termsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z][a-z+#.&'-]*[a-z+#]|\p{Script=Han}+/gu) ?? []).filter((word) => !small.has(word))

interface Search {
  whole: RegExp
  parts: readonly RegExp[]
}

const kept = new Map<string, Search>()
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const wordPattern = (word: string): string =>
  /\p{Script=Han}/u.test(word) ? escaped(word) : `(?<![a-z])${escaped(stem(word))}[a-z]{0,6}(?![a-z])`

function searchOf(id: string): Search {
  const before = kept.get(id)
  if (before) return before
  const patterns = termsOf(wordText(id)).map(wordPattern)
  const made = {
    whole: new RegExp(patterns.length > 0 ? patterns.join('[^\\n.;。；]{0,12}?') : '(?!)', 'iu'),
    parts: patterns.map((pattern) => new RegExp(pattern, 'iu')),
  }
  kept.set(id, made)
  return made
}

export interface WordUse {
  how: 'shown' | 'part' | 'listed' | 'missing'
  proof?: Proof
}

export function wordUse(id: string, { passages }: Pick<CandidateProfile, 'passages'>): WordUse {
  const { whole, parts } = searchOf(id)
  const shown = firstOf(whole, passages, true)
  if (shown) return { how: 'shown', proof: shown }
  if (parts.length > 1) {
    const found = parts.map((part) => firstOf(part, passages, true))
    const count = found.filter(Boolean).length
    const proof = found.find(Boolean)
    if (count * 3 >= parts.length * 2 && proof) return { how: 'part', proof }
  }
  const listed = firstOf(whole, passages, false)
  return listed ? { how: 'listed', proof: listed } : { how: 'missing' }
}

function firstOf(pattern: RegExp, passages: CandidateProfile['passages'], shows: boolean): Proof | undefined {
  for (const passage of passages) {
    if (passage.shows !== shows) continue
    const match = pattern.exec(passage.text)
    if (match) return quoted(passage.path, passage.text, match.index, match.index + match[0].length)
  }
  return undefined
}

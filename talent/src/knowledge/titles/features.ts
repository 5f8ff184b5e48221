import { hanRuns, latinWords } from './words.ts'

/** What a title is made of, and how much of it counts: a phrase says more than its words, a word more than its letters. */
export type Features = Map<string, number>

function add(features: Features, name: string, weight: number): void {
  features.set(name, (features.get(name) ?? 0) + weight)
}

/** Where or how far somebody works, not what is done: a state driver is no state trooper. In a phrase they count. */
const reaches = new Set(
  'state city county town federal national international global regional local district company corporate group name'.split(
    ' ',
  ),
)

/** Pieces that may tell the family of a title. Words of both languages in one title stand side by side. */
export function familyFeatures(folded: string): Features {
  const features: Features = new Map()
  const words = latinWords(folded)
  for (const [at, word] of words.entries()) {
    if (!reaches.has(word)) add(features, word, 1)
    const next = words[at + 1]
    if (next) add(features, `${word} ${next}`, 1.5)
    const padded = `^${word}$`
    if (word.length > 4 && !reaches.has(word))
      for (let i = 0; i + 5 <= padded.length; i++) add(features, `~${padded.slice(i, i + 5)}`, 0.25)
  }
  for (const run of hanRuns(folded)) {
    for (let size = 2; size <= 4; size++)
      for (let i = 0; i + size <= run.length; i++) add(features, run.slice(i, i + size), size === 2 ? 1 : 0.8)
    for (const letter of run) add(features, letter, 0.3)
  }
  return features
}

/** Letters in sequence: what two titles share when no word of theirs is known. */
export function letterFeatures(folded: string): Features {
  const features: Features = new Map()
  for (const word of latinWords(folded)) {
    const padded = `^${word}$`
    for (let size = 3; size <= 5; size++)
      for (let i = 0; i + size <= padded.length; i++) add(features, padded.slice(i, i + size), 1)
    add(features, ` ${word}`, 2)
  }
  for (const run of hanRuns(folded)) {
    for (let size = 1; size <= 3; size++)
      for (let i = 0; i + size <= run.length; i++) add(features, run.slice(i, i + size), size === 1 ? 0.5 : 1)
  }
  return features
}

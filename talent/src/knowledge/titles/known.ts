import { type Sparse, unitSparse } from './sparse.ts'
import { jobTitles } from './taxonomy.ts'
import { foldTitle, hanRuns, latinWords } from './words.ts'

/** One key for a name however it is spaced: Latin words in order, then Han without its binding characters. */
function keyOf(folded: string): string {
  return [...latinWords(folded), hanRuns(folded).join('')].filter((part) => part !== '').join(' ')
}

const byName = new Map<string, number[]>()
let longestRun = 0
for (const [at, title] of jobTitles.entries())
  for (const name of [title.zh, title.en, ...title.aliasesZh, ...title.aliasesEn]) {
    const key = keyOf(foldTitle(name))
    const known = byName.get(key) ?? []
    if (!known.includes(at)) byName.set(key, [...known, at])
    if (!/[a-z]/.test(key)) longestRun = Math.max(longestRun, key.length)
  }

/** Parts of a title that could be a known name, with the share of the title that they are. */
function* parts(core: string): Generator<readonly [part: string, share: number]> {
  yield [keyOf(core), 1]
  const words = latinWords(core)
  for (let from = 0; from < words.length; from++)
    for (let to = words.length; to > from; to--)
      yield [words.slice(from, to).join(' '), ((to - from) / words.length) * 0.95]
  for (const run of hanRuns(core))
    for (let from = 0; from < run.length; from++)
      for (let to = Math.min(run.length, from + longestRun); to > from + 1; to--)
        yield [run.slice(from, to), ((to - from) / run.length) * 0.95]
}

/** Titles of the taxonomy whose name the text is or holds, with the share of the text that the name covers. */
export function knownTitles(core: string): Map<number, number> {
  const found = new Map<number, number>()
  for (const [part, share] of parts(core))
    for (const at of byName.get(part) ?? []) if (share > (found.get(at) ?? 0)) found.set(at, share)
  return found
}

export function knownVector(core: string): Sparse {
  return unitSparse(new Map([...knownTitles(core)].map(([at, share]) => [at, share * share])))
}

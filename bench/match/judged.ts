import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Titles asked about, titles to rank, and which of these people judged to belong to which question. */
export interface JudgedSet {
  name: string
  queries: readonly { text: string; relevant: ReadonlySet<number> }[]
  corpus: readonly string[]
}

const cells = (file: string): string[][] =>
  readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'))

/** The file's first line names its columns, then a line each: id, title. */
const titlesById = (file: string): Map<string, string> =>
  new Map(
    cells(file)
      .slice(1)
      .map(([id = '', title = '']) => [id, title]),
  )

function readJudged(folder: string): JudgedSet {
  const corpus = [...titlesById(join(folder, 'corpus_elements'))]
  const placeOf = new Map(corpus.map(([id], at) => [id, at]))
  const relevant = new Map<string, Set<number>>()
  for (const [query = '', , element = '', grade] of cells(join(folder, 'qrels.tsv'))) {
    const at = placeOf.get(element)
    if (at === undefined || !(Number(grade) > 0)) continue
    relevant.set(query, (relevant.get(query) ?? new Set()).add(at))
  }
  const queries = [...titlesById(join(folder, 'queries'))].flatMap(([id, text]) => {
    const those = relevant.get(id)
    return those ? [{ text, relevant: those }] : []
  })
  return { name: basename(folder), queries, corpus: corpus.map(([, title]) => title) }
}

const isJudged = (folder: string): boolean =>
  ['queries', 'corpus_elements', 'qrels.tsv'].every((name) => existsSync(join(folder, name)))

/** Every judged set in a folder or below it, sorted by name. */
export function judgedSets(folder: string): JudgedSet[] {
  if (isJudged(folder)) return [readJudged(folder)]
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return below
    .map(({ name }) => name)
    .sort()
    .flatMap((name) => judgedSets(join(folder, name)))
}

import { Finder, type Mention, type Sense } from '#knowledge/find'
import { type Phrase, phraseOf, phrasesOf } from '#knowledge/phrases'
import { once, readTable, values } from '#knowledge/table'

/** A thing of the taxonomy that has a name in both languages. */
export interface Named {
  id: string
  zh: string
  en: string
  aliases: readonly string[]
}

type Row = Record<string, string>

export const named = (row: Row): Named => ({
  id: row.id ?? '',
  zh: row.zh ?? '',
  en: row.en ?? '',
  aliases: values(row.aliases),
})

export interface Catalogue<T extends Named> {
  version: string
  byId: ReadonlyMap<string, T>
  phrases: readonly Phrase[]
}

/** The names themselves may need context (`context` in the column `mark`) or their own case (`exact`). */
function phrasesOfRow({ id, zh, en, aliases }: Named, mark: string | undefined): Phrase[] {
  const sign = mark === 'context' ? '?' : mark === 'exact' ? '^' : ''
  const names = [...new Set([zh, en])].map((name) => (/[a-z]/i.test(name) ? sign + name : name))
  return phrasesOf(id, [...names, ...aliases])
}

export function readCatalogue<T extends Named>(
  table: string,
  read: (row: Row) => T,
  isFound: (thing: T) => boolean = () => true,
): Catalogue<T> {
  const { version, rows } = readTable(table)
  const all = rows.map(read)
  const phrases = all.flatMap((each, at) => (isFound(each) ? phrasesOfRow(each, rows[at]?.mark) : []))
  return { version, byId: new Map(all.map((each) => [each.id, each])), phrases }
}

/** Texts that only look like one of the things. */
export const decoysOf = (set: string): Phrase[] =>
  readTable('decoys')
    .rows.filter((row) => row.set === set)
    .map(({ text = '' }) => phraseOf('', text))

/** A catalogue that is read when first asked for, with a search over its names. */
export function searched<T extends Named>(
  load: () => Catalogue<T>,
  set: string,
  sense?: Partial<Sense>,
): { all: () => Catalogue<T>; find: (text: string) => readonly Mention[] } {
  const all = once(load)
  const finder = once(() => new Finder([...all().phrases, ...decoysOf(set)], sense))
  return { all, find: (text) => finder().find(text) }
}

export const nameIn = ({ zh, en }: Named, locale: string): string => (locale.startsWith('zh') ? zh : en)

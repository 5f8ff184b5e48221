import { decoysOf, type Named, nameIn } from '#knowledge/catalogue'
import { normalise } from '#knowledge/normal'
import { PhraseBook, phraseOf } from '#knowledge/phrases'
import { once, readTable, values } from '#knowledge/table'

/** A branch of work, broader than a family of titles: farming, banking, cooking. */
export interface Trade extends Omit<Named, 'aliases'> {
  /** Trades between which people move, or whose work looks alike. */
  near: readonly string[]
  /** Families of titles that belong to it. */
  families: readonly string[]
  /** Work that there is in every trade: selling, buying, the office. */
  common: boolean
}

interface Sign {
  trade: string
  weight: number
}

/** A word of the trade itself says more than one that only goes with it, a phrase more than a word. */
const [ownWord, phrase] = [3, 1.5]

const isWithin = (word: string, key: string): boolean =>
  /[a-z]/.test(word) ? ` ${key} `.includes(` ${word} `) : key.includes(word)

const load = once(() => {
  const { rows } = readTable('trades')
  const byId = new Map<string, Trade>()
  const signs = new Map<string, Sign[]>()
  for (const row of rows) {
    const { id = '', zh = '', en = '' } = row
    byId.set(id, { id, zh, en, near: values(row.near), families: values(row.families), common: row.common === 'yes' })
    const all = [...values(row['words zh']), ...values(row['words en'])].map((written) => ({
      isOwn: written.startsWith('!'),
      key: phraseOf(id, written.replace(/^!/, '')).key,
    }))
    const own = all.filter(({ isOwn }) => isOwn).map(({ key }) => key)
    for (const { isOwn, key } of all) {
      // The longest reading wins, so what holds a word of the trade is one.
      const holds = isOwn || own.some((word) => isWithin(word, key))
      const weight = (holds ? ownWord : 1) * (/[a-z] [a-z]/.test(key) || key.length > 11 ? phrase : 1)
      signs.set(key, [...(signs.get(key) ?? []), { trade: id, weight }])
    }
  }
  const book = new PhraseBook([...[...signs.keys()].map((key) => phraseOf(key, key)), ...decoysOf('trades')])
  const ofFamily = new Map(
    [...byId.values()].flatMap(({ id, families }) => families.map((each) => [each, id] as const)),
  )
  return { byId, signs, book, ofFamily }
})

export const trades = (): ReadonlyMap<string, Trade> => load().byId
export const tradeOfFamily = (family: string): string | undefined => load().ofFamily.get(family)
export const tradeName = (id: string, locale: string): string => {
  const found = load().byId.get(id)
  return found ? nameIn({ ...found, aliases: [] }, locale) : id
}

/** How strongly a text speaks of each trade; a word said ten times says hardly more than said five times. */
export function tradeSigns(text: string): Map<string, number> {
  const { book, signs } = load()
  const times = new Map<string, number>()
  for (const { phrase: found } of book.scan(normalise(text).text)) times.set(found.id, (times.get(found.id) ?? 0) + 1)
  const sums = new Map<string, number>()
  for (const [key, count] of times) {
    const all = signs.get(key) ?? []
    for (const { trade, weight } of all)
      sums.set(trade, (sums.get(trade) ?? 0) + (weight * Math.log1p(count)) / all.length)
  }
  return sums
}

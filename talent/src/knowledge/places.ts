import { type Named, named, readCatalogue } from '#knowledge/catalogue'
import { readDivisions } from '#knowledge/divisions'
import { Finder, type Mention } from '#knowledge/find'
import { once } from '#knowledge/table'

/** In China province, city and district are Chinese; elsewhere they have the name of the place in Chinese. */
export interface Place {
  id: string
  /** ISO 3166, two letters. */
  country: string
  province?: string
  city?: string
  district?: string
  /** The name to show. */
  zh: string
  en: string
}

export interface PlaceMention extends Mention {
  place: Place
}

interface Foreign extends Named {
  country: string
  level: string
}

const places = once(() => {
  const inside = readDivisions()
  const outside = readCatalogue<Foreign>('places', (row) => ({
    ...named(row),
    country: row.country ?? '',
    level: row.level ?? '',
  }))
  const all = new Map<string, Place>()
  for (const { id, province, city, district, en } of inside.byId.values()) {
    const name = district ?? city ?? province
    all.set(id, {
      id,
      country: 'CN',
      province,
      ...(city ? { city } : {}),
      ...(district ? { district } : {}),
      zh: name,
      en: district ?? en,
    })
  }
  for (const { id, zh, en, country, level } of outside.byId.values())
    all.set(id, { id, country, ...(level === 'city' ? { city: zh } : {}), zh, en })
  const known = new Set(inside.phrases.map(({ key }) => key))
  const finder = new Finder([...inside.phrases, ...outside.phrases.filter(({ key }) => !known.has(key))])
  const byName = new Map<string, Place>()
  // Cities come before the provinces and districts of the same name.
  for (const one of [...all.values()].toSorted((a, b) => Number(b.city !== undefined) - Number(a.city !== undefined)))
    for (const name of one.district ? [] : [one.zh, one.en.toLowerCase()]) if (!byName.has(name)) byName.set(name, one)
  return { all, finder, byName }
})

/** Cities, provinces, districts and countries that a text names. */
export const findPlaces = (text: string): PlaceMention[] =>
  places()
    .finder.find(text)
    .flatMap((each) => {
      const place = places().all.get(each.id)
      return place ? [{ ...each, place }] : []
    })

/** By its whole name, short in Chinese and in small letters in English. */
export const placeNamed = (name: string): Place | undefined => places().byName.get(name)

export const place = (id: string): Place | undefined => places().all.get(id)

/** The city that a short text such as 「上海 · 浦东新区」 or "London, UK" means. */
export const cityOf = (text: string): Place | undefined => {
  const found = findPlaces(text).map((each) => each.place)
  return found.find(({ city }) => city !== undefined) ?? found[0]
}

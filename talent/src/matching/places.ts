import { findPlaces, type Place, placeNamed } from '#knowledge/places'
import { type Fields, isFields } from '#matching/fields'

/** Cities by one name in both languages: the short Chinese one for China, the English one in small letters elsewhere. */

const idOf = ({ country, city, province, en }: Place): string =>
  country === 'CN' ? (city ?? province ?? en) : en.toLowerCase()

/** A written name or a place of a record → the city's id. */
export function cityOf(place: unknown): string | undefined {
  if (typeof place === 'string') return named(place)
  if (!isFields(place)) return undefined
  const { city, province, district, country, address }: Fields = place
  for (const part of [city, province, district, country, address])
    if (typeof part === 'string' && part.trim() !== '') return named(part)
  return undefined
}

/** A field may write a name in small letters; what no list knows stands for itself. */
function named(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim()
  const spelled = /^[a-z]/.test(plain) ? titled(plain) : plain
  const known = citiesIn(spelled)[0]?.id
  if (known) return known
  const low = plain.toLowerCase().replace(/\s+(?:city|shi)$/, '')
  return low === '' ? undefined : low
}

export function citiesIn(text: string): { id: string; start: number; end: number }[] {
  return findPlaces(text)
    .filter(({ place: { city } }) => city !== undefined)
    .map(({ place, start, end }) => ({ id: idOf(place), start, end }))
}

export const isSameProvince = (left: string, right: string): boolean => {
  const [one, two] = [placeNamed(left), placeNamed(right)]
  return one?.province !== undefined && one.province === two?.province
}

const titled = (text: string): string => text.replace(/(^|\s)[a-z]/g, (sign) => sign.toUpperCase())

/** For a sentence: 上海, or Shanghai. */
export function cityName(id: string, locale: 'zh-CN' | 'en-US'): string {
  const known = placeNamed(id)
  if (!known) return titled(id)
  return locale === 'zh-CN' ? known.zh : known.en
}

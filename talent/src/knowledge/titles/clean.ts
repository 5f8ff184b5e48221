import { listOf, readTable } from './table.ts'
import { foldTitle } from './words.ts'

export interface CleanTitle {
  /** What the work is, without level, place, kind of employment and advertising. */
  core: string
  /** A grade as a company writes it: p7, t3-2, iii. */
  level?: string
  places: string[]
  /** part-time, intern, contract, remote, temporary */
  employment: string[]
}

const employments: readonly (readonly [string, RegExp])[] = [
  ['part-time', /兼职|小时工|part[ -]?time/g],
  ['full-time', /全职|full[ -]?time/g],
  ['contract', /外包|劳务派遣|合同制|驻场|\b(?:contract|contractor based|freelance)\b|自由职业/g],
  ['temporary', /临时|短期|\b(?:temporary|temp|seasonal)\b|暑期工|寒假工/g],
  ['remote', /远程办公|远程|居家办公|\b(?:remote|work from home|wfh|hybrid|onsite)\b/g],
]
const advertising =
  /急聘|急招|诚聘|高薪|双休|周末双休|五险一金|六险一金|包吃住|包住|包吃|提供住宿|可接受应届|接受应届生?|不限经验|经验不限|零基础|朝九晚[五六]|\d+薪|\d+-?\d*k(?:[·*x]\d+)?|年薪[\d-]+万?|\d+[-~]\d+万|月薪[\d-]+|\burgent\b|\bhiring\b|\bwe are\b|岗位?编号\S*|\breq(?:uisition)? ?#?\d+/g
const grade = /(?<![\p{L}\d])([ptmjld]\d{1,2}(?:[-.]\d{1,2})?\+?)(?![\p{L}\d])/gu
const roman = /(?<=[\p{L}\d)]\s?)(?<![\p{L}\d])(iii|ii|iv|i|v|[1-5])(?=\s*$|\s*[),/|-])/gu

const rows = readTable('places.tsv')
const hanPlaces = rows.flatMap((row) => listOf(row.zh)).sort((a, b) => b.length - a.length)
const latinPlaces = rows.flatMap((row) => listOf(row.en)).sort((a, b) => b.length - a.length)
const places = new RegExp(
  `(?:base(?:d in)?\\s*)?(?:(?:${hanPlaces.join('|')})[市区]?|\\b(?:${latinPlaces.join('|')})\\b)`,
  'g',
)

const rankWords =
  /高级|资深|初级|中级|见习|实习生?|首席(?=.{2})|\b(?:senior|sr|snr|junior|jr|entry level|mid level|experienced|lead|principal(?= \w))\b\.?/g

/** The work without its rank, for comparing; the title as it was where nothing else is left of it. */
export function withoutRank(core: string): string {
  const rest = core.replace(rankWords, ' ').replace(/\s+/g, ' ').trim()
  return rest === '' ? core : rest
}

/** A title cut down to the work it names. What stands in brackets stays unless it speaks of something else. */
export function cleanTitle(text: string): CleanTitle {
  let rest = foldTitle(text.slice(0, 200))
  const employment: string[] = []
  for (const [kind, pattern] of employments)
    rest = rest.replace(pattern, () => {
      if (!employment.includes(kind)) employment.push(kind)
      return ' '
    })
  rest = rest.replace(advertising, ' ')
  const found: string[] = []
  rest = rest.replace(places, (place) => {
    found.push(place.trim())
    return ' '
  })
  let level: string | undefined
  const take = (_: string, name: string) => {
    level ??= name
    return ' '
  }
  rest = rest.replace(grade, take)
  rest = rest.replace(roman, take)
  const core = rest
    .replace(/[()[\]{}<>【】《》「」"“”|/\\,;:、，。·•~*!?@-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return { core, ...(level === undefined ? {} : { level }), places: found, employment }
}

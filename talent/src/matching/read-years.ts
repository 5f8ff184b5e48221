import type { Clause } from '#matching/ad-lines'
import { type ClauseReader, type Found, found } from '#matching/found'
import { number, toNumber } from '#matching/numbers'

const dash = '\\s*(?:-|–|—|~|～|至|到|to)\\s*'
const zhYears = new RegExp(`(${number})(?:${dash}(${number}))?\\s*年\\s*(?:及)?(以上|以下|以内|\\+)?`, 'g')
const enYears = new RegExp(
  `(${number})(?:${dash}(${number}))?\\s*(\\+|or more|plus)?\\s*-?\\s*(?:years?|yrs?)\\b(?:\\s*(or more|\\+))?`,
  'gi',
)

/** Years of a company, a contract, a history, an age: not of a person's work. */
const ofOther =
  /(?:成立|创立|历史|合同|发展|近|过去|未来|周岁|往届|\bfounded|\bhistory|\bcontract|\bage|\bold\b|\bin business|\bfor over|\bsince|within|\bpast\b)/i
const ofWork =
  /经验|经历|从业|工作|开发|背景|以上|experience|background|working|in (?:a|an|the)\b|\bas an?\b|\bof\b|\+/i

/** "3+ years of Java", 五年以上后端开发经验, 3-5 年, 应届生. */
export const readYears: ClauseReader = (clause) => {
  const all = [...matchesOf(clause, zhYears, 'zh'), ...matchesOf(clause, enYears, 'en')]
  return all.length > 0 ? all : fresh(clause)
}

function matchesOf(clause: Clause, pattern: RegExp, language: 'zh' | 'en'): Found[] {
  return [...clause.text.matchAll(pattern)].flatMap((match) => {
    const [whole, low, high, after] = match
    const [min, max] = [toNumber(low ?? ''), high === undefined ? undefined : toNumber(high)]
    if (min === undefined || min > 40 || (max ?? 0) > 50) return []
    if (/^\d{4}$/.test(low ?? '') || !isOfWork(clause.text, match.index, whole.length)) return []
    const end = match.index + whole.length + tail(clause.text.slice(match.index + whole.length), language)
    const below = after === '以下' || after === '以内'
    const range = below ? { max: max ?? min } : max !== undefined && max > min ? { min, max } : { min }
    return found(clause, match.index, end - match.index, { kind: 'years', ids: [], ...range })
  })
}

function isOfWork(text: string, at: number, length: number): boolean {
  const around = text.slice(Math.max(0, at - 14), at + length + 40)
  if (ofOther.test(text.slice(Math.max(0, at - 12), at + length + 8)) && !/经验|experience/i.test(around)) return false
  return ofWork.test(around)
}

/** How far the words go that say of what: "of Java experience", Java 开发经验. */
function tail(rest: string, language: 'zh' | 'en'): number {
  const pattern =
    language === 'zh' ? /^[^，。；,;]{0,24}?(?:经验|经历|背景)/ : /^[^,.;]{0,60}?(?:experience|background|expertise)\b/i
  return pattern.exec(rest)?.[0].length ?? 0
}

function fresh(clause: Clause): Found[] {
  const match = /应届(?:毕业)?生(?!不|勿)|在校生|\b(?:fresh|recent|new) graduates?\b|\bentry[- ]level\b/i.exec(
    clause.text,
  )
  if (!match || clause.part === 'company' || clause.part === 'benefits') return []
  return found(clause, match.index, match[0].length, { kind: 'years', ids: [], max: 2, importance: 'should' })
}

const teams = [
  new RegExp(`(?:带领|管理|领导|负责)[^，。；,;]{0,8}?(${number})\\s*(?:\\+|余|多)?\\s*(?:名|个)?人`, 'g'),
  new RegExp(`(${number})\\s*(?:\\+|余|多)?\\s*人\\s*(?:及)?(?:以上)?(?:的)?[^，。；,;]{0,8}?(?:团队|管理|带队)`, 'g'),
  new RegExp(
    `\\b(?:lead|leading|led|manag(?:e|ing|ed)|supervis(?:e|ing|ed))\\b[^,.;]{0,30}?\\b(?:team|group|staff|organi[sz]ation)s?\\b[^,.;]{0,12}?\\bof\\s+(?:at least |over |up to )?(${number})`,
    'gi',
  ),
  new RegExp(
    `\\b(?:lead|leading|led|manag(?:e|ing|ed)|supervis(?:e|ing|ed))\\s+(?:a |an |the )?(?:at least |over |up to )?(${number})\\+?[\\s-]+(?:\\w+\\s+){0,3}?(?:people|engineers|employees|staff|members|reports|associates|persons?|developers|nurses|technicians|teachers)`,
    'gi',
  ),
]
const anyTeam =
  /团队管理(?:经验|能力)|带(?:过)?团队|(?:people|team|staff) (?:management|leadership) experience|experience (?:in )?(?:leading|managing|supervising) (?:a |an )?(?:\w+ )?(?:teams?|people|staff)|(?:lead|manage|supervise) (?:a |the )?team\b/i

/** People led: 5 人以上团队管理经验, "managed a team of 10". */
export const readPeople: ClauseReader = (clause) => {
  const counted = teams.flatMap((pattern) =>
    [...clause.text.matchAll(pattern)].flatMap((match) => {
      const min = toNumber(match[1] ?? '')
      if (min === undefined || min < 2 || min > 5_000) return []
      return found(clause, match.index, match[0].length, { kind: 'people', ids: [], min })
    }),
  )
  const [first] = counted
  if (first) return [first]
  const any = anyTeam.exec(clause.text)
  return any && clause.part !== 'company' && clause.part !== 'benefits'
    ? found(clause, any.index, any[0].length, {
        kind: 'people',
        ids: [],
        min: 1,
        importance: clause.part === 'duties' ? 'nice' : undefined,
      })
    : []
}

/** People led as a resume tells it; the largest number counts. */
export function peopleIn(text: string): { count: number; start: number; end: number } | undefined {
  const all = [...teams, /\bteam of (\d{1,3})\b/gi].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const count = toNumber(match[1] ?? '')
      return count !== undefined && count >= 2 && count <= 5_000
        ? [{ count, start: match.index, end: match.index + match[0].length }]
        : []
    }),
  )
  return all.toSorted((left, right) => right.count - left.count || left.start - right.start)[0]
}

const steady =
  /稳定性(?:好|强|较好|佳)?|(?:无|没有|不|非)频繁(?:跳槽|换工作)|\bstable (?:career|employment|work) (?:history|record|path)|\bno (?:frequent )?job[- ]hopp(?:ing|ers?)/i

export const readStability: ClauseReader = (clause) => {
  const match =
    clause.part === 'benefits' || clause.part === 'company' || clause.part === 'duties'
      ? null
      : steady.exec(clause.text)
  if (!match || /系统|服务|高可用|性能|架构|system|platform/i.test(clause.text)) return []
  return found(clause, match.index, match[0].length, { kind: 'stability', ids: [], min: 24 })
}

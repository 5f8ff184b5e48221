import { findSkills, skill } from '#knowledge/skills'

/** Names of technologies that mean something else in another trade: coffee, snakes, cooks, seasons. */
const shared = new Set(
  (
    'java python ruby swift rust go r c perl spark flask oracle docker react express spring shell scratch hive pig puppet chef ' +
    'salt ant elixir dart crystal unity helm vault phoenix ember backbone meteor storm beam flux julia pascal ada eclipse atom ' +
    'babel cypress jasmine mocha jest celery lotus maple envoy harbor less sass'
  ).split(' '),
)

const technical =
  /软件|编程|程序|代码|后端|前端|服务端|算法|数据库|架构|微服务|运维|爬虫|脚本|机器学习|(?:系统|平台|应用|游戏|移动端?|网站)开发|开发(?:工程师|语言|框架|经验)|计算机|信息技术|工程师|程序员|\bsoftware\b|\bprogramm|\bdevelopers?\b|\bcoding\b|\bback-?end|\bfront-?end|\bAPIs?\b|\bdatabases?\b|\bmicro-?services?|\bscripts?\b|\balgorithm|\bdata (?:scien|engineer|analy|pipeline)|\bmachine learning|\bweb (?:app|service|develop)|\bfull[- ]?stack|\bengineer(?:ing|s)?\b|\bcomputer scien|\bIT\b/i

const kinds = new Set(['language', 'framework', 'tool', 'platform', 'protocol'])

export interface SkillPlace {
  id: string
  start: number
  end: number
}

export const isShared = (text: string): boolean => shared.has(text.toLowerCase())

/** Whether the words around are those of the trade in which such a name is a technology. */
export function isTechnical(text: string): boolean {
  if (technical.test(text)) return true
  const named = findSkills(text).filter(({ id }) => kinds.has(skill(id)?.kind ?? ''))
  // "R and Python": of two languages each says what the other is.
  const languages = new Set(named.filter(({ id }) => skill(id)?.kind === 'language').map(({ id }) => id))
  return languages.size > 1 || named.some(({ start, end }) => !isShared(text.slice(start, end)))
}

/**
 * Skills that a text claims: not denied, not only wished for, and not the same word of another trade. `around` is the text of
 * the whole post that it belongs to.
 */
export function claimedSkills(text: string, around: string): SkillPlace[] {
  const all = findSkills(text).filter(({ negated, wish }) => !negated && !wish)
  const doubtful = all.some(({ start, end }) => isShared(text.slice(start, end)))
  const trusted = !doubtful || isTechnical(around)
  return all
    .filter(({ start, end }) => trusted || !isShared(text.slice(start, end)))
    .map(({ id, start, end }) => ({ id, start, end }))
}

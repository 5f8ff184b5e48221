import { findIndustries, industryName } from '#knowledge/industries'
import { degreeLine } from '#knowledge/job-degrees'
import { broader, findSkills, type Skill, skill, skillName, skills, typicalSkills } from '#knowledge/skills'
import { once, readTable } from '#knowledge/table'
import { readTitle, type TitleReading } from '#knowledge/titles/read'
import type { Seniority } from '#knowledge/titles/seniority'
import { findFamily, type TitleFamily } from '#knowledge/titles/taxonomy'

type Language = 'zh' | 'en'
type Level = 'intern' | 'junior' | 'mid' | 'senior' | 'lead' | 'manager' | 'director'

const levelOf: Record<Seniority, Level> = {
  intern: 'intern',
  junior: 'junior',
  mid: 'mid',
  senior: 'senior',
  staff: 'senior',
  principal: 'senior',
  lead: 'lead',
  supervisor: 'lead',
  manager: 'manager',
  director: 'director',
  vp: 'director',
  chief: 'director',
}
const years: Record<Level, readonly [low: number, high: number]> = {
  intern: [0, 0],
  junior: [0, 2],
  mid: [2, 5],
  senior: [5, 8],
  lead: [3, 8],
  manager: [5, 10],
  director: [10, 15],
}

const table = once(() => ({ groups: readTable('job-groups').rows, levels: readTable('job-levels').rows }))

/** A reading below this is a guess at best, and a text about a guess misleads. */
const sureEnough = 0.3

/**
 * Duty and demand for a job name, a numbered line each, from what the taxonomy knows of its family, level, skills and industry.
 * The same name gives the same text. Undefined for what names no job.
 */
export function generateJobText(name: string, locale: string): { duty: string; demand: string } | undefined {
  const reading = readTitle(name)
  const best = reading.families[0]
  const family = best && best.score >= sureEnough ? findFamily(best.id) : undefined
  if (!family || !namesAJob(reading)) return undefined
  const language: Language = locale.startsWith('zh') ? 'zh' : 'en'
  const level = reading.seniority ? levelOf[reading.seniority.level] : 'mid'
  const fill = (line: string) => filled(line, { work: workName(family, language), level })
  const ofGroup = lines('groups', 'group', family.group, language)
  const ofLevel = lines('levels', 'level', level, language)
  return {
    duty: numbered([...ofGroup('duty'), ...ofLevel('duty')].map(fill)),
    demand: numbered(
      [
        degreeLine(family.id, family.group, level === 'director')[language],
        ...ofLevel('demand').slice(0, 1),
        ...ofGroup('demand'),
        ...skillLine(name, family, level, language),
        ...industryLine(name, language),
        ...ofLevel('demand').slice(1),
      ].map(fill),
    ),
  }
}

/** A word of a trade alone may be anything: a title is known by name or ends in a role. */
const namesAJob = ({ titles, heads }: TitleReading): boolean =>
  titles.some(({ share }) => share >= 0.5) || heads.roles.length > 0

const lines =
  (from: 'groups' | 'levels', column: string, value: string, language: Language) =>
  (part: 'duty' | 'demand'): string[] =>
    table()
      [from].filter((row) => row[column] === value && row.part === part)
      .map((row) => row[language] ?? '')

/** Within a sentence an English name begins small, unless its capitals mean something (IT, DevOps). */
function workName({ zh, en }: TitleFamily, language: Language): string {
  if (language === 'zh') return zh
  const [first = ''] = en.split(' ')
  return /[A-Z]/.test(first.slice(1)) ? en : en.charAt(0).toLowerCase() + en.slice(1)
}

function filled(line: string, { work, level }: { work: string; level: Level }): string {
  const [low, high] = years[level]
  return line.replace('{work}', work).replace('{low}', String(low)).replace('{high}', String(high))
}

const numbered = (all: readonly string[]): string => all.map((line, at) => `${at + 1}. ${line}`).join('\n')

const depthWords: Record<Level, { zh: string; en: string }> = {
  intern: { zh: '了解', en: 'Some knowledge of' },
  junior: { zh: '了解或熟悉', en: 'Knowledge of' },
  mid: { zh: '熟悉', en: 'Good knowledge of' },
  senior: { zh: '精通', en: 'Deep knowledge of' },
  lead: { zh: '熟练掌握', en: 'Sound knowledge of' },
  manager: { zh: '熟悉', en: 'Good knowledge of' },
  director: { zh: '深入了解', en: 'Broad knowledge of' },
}

function skillLine(name: string, family: TitleFamily, level: Level, language: Language): string[] {
  const ids = usualSkills(name, family)
  if (ids.length === 0) return []
  const names = ids.map((id) => skillName(id, language))
  const depth = depthWords[level][language]
  return [language === 'zh' ? `${depth}${names.join('、')}` : `${depth} ${names.join(', ')}`]
}

/** Skills that the name itself tells, then those of its family: what belongs to the told ones first, else the ones with many names. */
function usualSkills(name: string, family: TitleFamily): string[] {
  const told = [...new Set(findSkills(name).map(({ id }) => id))].filter((id) => !skill(id)?.soft)
  const belongs = ({ id }: Skill) => Number(broader(id).some((each) => told.includes(each)))
  const isArea = ({ id }: Skill) => (skills().children.get(id)?.length ?? 0) > 2
  const usual = typicalSkills(family.id)
    .filter((each) => !each.soft && !told.includes(each.id) && !isArea(each))
    .map((each) => ({ id: each.id, weight: belongs(each) * 100 + each.aliases.length / each.families.length }))
    .sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
  return [...told, ...usual.map(({ id }) => id)].slice(0, 4)
}

function industryLine(name: string, language: Language): string[] {
  const found = findIndustries(name)[0]
  if (!found) return []
  const industry = industryName(found.id, language)
  return [language === 'zh' ? `有${industry}相关经验者优先` : `Experience in ${industry.toLowerCase()} is a plus`]
}

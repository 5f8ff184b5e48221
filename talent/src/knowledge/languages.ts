import { type Named, named, nameIn, readCatalogue, searched } from '#knowledge/catalogue'
import type { Mention } from '#knowledge/find'

/** As records keep them, from the lowest. */
const languageLevels = ['basic', 'working', 'fluent', 'native'] as const
export type LanguageLevel = (typeof languageLevels)[number]

export interface LanguageMention extends Mention {
  /** As the words beside it say; missing where they say nothing. */
  level?: LanguageLevel
}

export interface TestMention extends Mention {
  language: string
  level?: LanguageLevel
  /** As written beside it: 7.5 of IELTS, 105 of TOEFL. */
  score?: number
}

interface Test extends Named {
  language: string
  level: string
}

const languages = searched(() => readCatalogue<Named>('languages', named), 'languages')
const tests = searched(
  () =>
    readCatalogue<Test>('language-tests', (row) => ({
      ...named(row),
      language: row.language ?? '',
      level: row.level ?? '',
    })),
  'language-tests',
)

const words: readonly (readonly [LanguageLevel, RegExp])[] = [
  ['native', /母语|(?<!near[- ])\bnative|mother tongue|first language|\bbi-?lingual|\bC2\b|一级[甲乙]等/i],
  [
    'fluent',
    /精通|流利|流畅|熟练|优秀|同传|专业?八级|专八|\bfluen|full professional|\bproficien(?:t\b|cy in\b)|\badvanced|\bexcellent|\bstrong|near[- ]native|\bC1\b/i,
  ],
  [
    'working',
    /良好|较好|很好|中级|可工作|工作语言|商务|听说|读写|六级|熟悉|\bintermediate|\bworking|\bconversational|\bgood|\bmoderate|\bprofessional|\bB[12]\b/i,
  ],
  [
    'basic',
    /入门|基础|一般|初级|简单|日常|略懂|了解|四级|\bbasic|\belementary|\bbeginner|\bnovice|\blimited|\bA[12]\b/i,
  ],
]

/** The highest level that words name, and where. */
export function languageLevelIn(text: string): { level: LanguageLevel; start: number; end: number } | undefined {
  for (const [level, word] of words) {
    const match = word.exec(text)
    if (match) return { level, start: match.index, end: match.index + match[0].length }
  }
  return undefined
}

const cefr: Record<string, LanguageLevel> = {
  A1: 'basic',
  A2: 'basic',
  B1: 'working',
  B2: 'working',
  C1: 'fluent',
  C2: 'native',
}

const upToComma = /[，,、]/

/**
 * What the words beside it say: first those up to the next comma on either side ("fluent English, basic German"), then those
 * behind the comma, unless another language has them.
 */
function levelBeside(
  text: string,
  { start, end }: Mention,
  nextStart: number,
  lastEnd: number,
): LanguageLevel | undefined {
  const [behind = '', next] = (text.slice(end, end + 30).split(/[\n。;；]/)[0] ?? '').split(upToComma)
  const ahead =
    text
      .slice(Math.max(lastEnd, start - 30), start)
      .split(/[\n。;；，,、]/)
      .at(-1) ?? ''
  const nextEnd = end + behind.length + 1 + (next?.length ?? 0)
  const own = behind.slice(0, Math.max(0, nextStart - end))
  const level =
    languageLevelIn(own) ?? languageLevelIn(ahead) ?? languageLevelIn(nextEnd <= nextStart ? (next ?? '') : '')
  return level?.level
}

export function findLanguages(text: string): LanguageMention[] {
  const found = languages.find(text)
  return found.map((each, at) => {
    const next = found[at + 1]?.start ?? text.length
    const level = levelBeside(text, each, next, found[at - 1]?.end ?? 0)
    return level ? { ...each, level } : each
  })
}

/** From which score on a test proves which level. */
const scales: Record<string, readonly (readonly [number, LanguageLevel])[]> = {
  ielts: [
    [7, 'fluent'],
    [5, 'working'],
    [1, 'basic'],
  ],
  toefl: [
    [95, 'fluent'],
    [45, 'working'],
    [10, 'basic'],
  ],
  toeic: [
    [945, 'fluent'],
    [550, 'working'],
    [100, 'basic'],
  ],
  'cet-4': [[425, 'working']],
  'cet-6': [
    [550, 'fluent'],
    [425, 'working'],
  ],
  'pte-academic': [
    [76, 'fluent'],
    [43, 'working'],
    [10, 'basic'],
  ],
  'duolingo-english-test': [
    [120, 'fluent'],
    [60, 'working'],
    [10, 'basic'],
  ],
  topik: [
    [5, 'fluent'],
    [3, 'working'],
    [1, 'basic'],
  ],
  hsk: [
    [6, 'fluent'],
    [4, 'working'],
    [1, 'basic'],
  ],
}

const scoreBehind =
  /^\s*(?:\((?:iBT|A|G)\))?\s*(?:总分|成绩|分数|overall|score|band|level|[:：(（-])*\s*(\d{1,3}(?:\.\d)?)(?!\d|年|月|[-/.]\d)/i

export function findLanguageTests(text: string): TestMention[] {
  return tests.find(text).map((each) => {
    const test = tests.all().byId.get(each.id)
    const score = Number(scoreBehind.exec(text.slice(each.end, each.end + 24))?.[1] ?? Number.NaN)
    const scale = scales[each.id]
    const byScore = scale?.find(([from]) => score >= from)?.[1]
    const level = byScore ?? cefr[test?.level ?? '']
    return {
      ...each,
      language: test?.language ?? '',
      ...(level ? { level } : {}),
      ...(scale && !Number.isNaN(score) ? { score } : {}),
    }
  })
}

/** 1 basic to 4 native; 0 where the level is none. */
export const levelRank = (level: string): number => languageLevels.findIndex((one) => one === level) + 1
export const language = (id: string): Named | undefined => languages.all().byId.get(id)
export const languageName = (id: string, locale: string): string => {
  const found = language(id)
  return found ? nameIn(found, locale) : id
}

export const languageCatalogue = languages.all
export const testCatalogue = tests.all

import { type Named, named, nameIn, readCatalogue, searched } from '#knowledge/catalogue'
import type { Mention } from '#knowledge/find'

export const languageLevels = ['basic', 'conversational', 'professional', 'fluent', 'native'] as const
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
  ['native', /母语|native|mother tongue|first language|bilingual|一级[甲乙]等/i],
  ['fluent', /精通|流利|fluent|fluency|full professional|工作语言|同传|\bC[12]\b|near-native/i],
  [
    'professional',
    /熟练|proficien|professional|advanced|\bB2\b|working knowledge|很好|优秀|excellent|听说读写|strong/i,
  ],
  [
    'conversational',
    /良好|一般|good|intermediate|conversational|\bB1\b|日常(?:交流|会话|沟通)|简单沟通|moderate|熟悉/i,
  ],
  ['basic', /基础|入门|略懂|basic|elementary|beginner|\bA[12]\b|limited|初级|了解/i],
]

const cefr: Record<string, LanguageLevel> = {
  A1: 'basic',
  A2: 'basic',
  B1: 'conversational',
  B2: 'professional',
  C1: 'fluent',
  C2: 'fluent',
}

/** What the words right behind it, or else right before it, say; another language or a stop ends them. */
function levelBeside(
  text: string,
  { start, end }: Mention,
  nextStart: number,
  lastEnd: number,
): LanguageLevel | undefined {
  const behind = text.slice(end, Math.min(nextStart, end + 28)).split(/[\n。;；]/)[0] ?? ''
  const ahead =
    text
      .slice(Math.max(lastEnd, start - 16), start)
      .split(/[\n。;；,，、]/)
      .at(-1) ?? ''
  return words.find(([, word]) => word.test(behind))?.[0] ?? words.find(([, word]) => word.test(ahead))?.[0]
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
    [6, 'professional'],
    [5, 'conversational'],
    [1, 'basic'],
  ],
  toefl: [
    [95, 'fluent'],
    [75, 'professional'],
    [45, 'conversational'],
    [10, 'basic'],
  ],
  toeic: [
    [945, 'fluent'],
    [785, 'professional'],
    [550, 'conversational'],
    [100, 'basic'],
  ],
  'cet-4': [[425, 'conversational']],
  'cet-6': [
    [550, 'fluent'],
    [425, 'professional'],
  ],
  'pte-academic': [
    [76, 'fluent'],
    [59, 'professional'],
    [43, 'conversational'],
    [10, 'basic'],
  ],
  'duolingo-english-test': [
    [120, 'fluent'],
    [95, 'professional'],
    [60, 'conversational'],
    [10, 'basic'],
  ],
  topik: [
    [5, 'fluent'],
    [4, 'professional'],
    [3, 'conversational'],
    [1, 'basic'],
  ],
  hsk: [
    [6, 'fluent'],
    [5, 'professional'],
    [4, 'conversational'],
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

export const levelRank = (level: LanguageLevel): number => languageLevels.indexOf(level) + 1
export const language = (id: string): Named | undefined => languages.all().byId.get(id)
export const languageName = (id: string, locale: string): string => {
  const found = language(id)
  return found ? nameIn(found, locale) : id
}

export const languageCatalogue = languages.all
export const testCatalogue = tests.all

import { findLanguages, findLanguageTests, levelRank } from '#knowledge/languages'

/** A language that a text names or a test in it proves, with how well: 1 basic, 2 working, 3 fluent, 4 native. */
export interface LanguageWord {
  id: string
  level?: number
  start: number
  end: number
}

export function languagesIn(text: string): LanguageWord[] {
  const tests = findLanguageTests(text).map(({ language, ...one }) => ({ ...one, id: language }))
  // "英语六级" is the name of a test; what it says of the language, the test says better.
  const named = findLanguages(text).filter(
    ({ start, end }) => !tests.some((test) => start < test.end && end > test.start),
  )
  return [...named, ...tests]
    .filter(({ id, negated, wish }) => id !== '' && !negated && !wish)
    .map(({ id, level, start, end }) => ({ id, start, end, ...(level && { level: levelRank(level) }) }))
    .toSorted((left, right) => left.start - right.start)
}

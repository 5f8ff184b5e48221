import type { Gathered } from '#parsing/assemble'
import { chineseNameScore } from '#parsing/person/name-shape'
import { birthIn } from '#parsing/person/traits'
import { careersIn } from '#parsing/prose/careers'
import { type Clause, clausesOf, type FlatText, flatOf, foundIn } from '#parsing/prose/flat-text'
import { degreeAlone, schoolingIn } from '#parsing/prose/schooling'
import type { Row } from '#parsing/rows'
import type { SectionRows } from '#parsing/sections'
import type { Found } from '#parsing/span'

export interface Biography {
  singles: Gathered['singles']
  lists: Gathered['lists']
  /** How many things were said that are said of a person. */
  signs: number
}

const polite = /^\s*(?:姓名[:：]\s*)?([\u3400-\u9fff]{1,4}?)(?:先生|女士|同志|小姐)/
const plainly =
  /^\s*(?:姓名[:：]\s*)?([\u3400-\u9fff]{2,8}·[\u3400-\u9fff]{1,8}|[\u3400-\u9fff]{2,4}?|[\u3400-\u9fff]\s[\u3400-\u9fff])(?:教授|博士)?\s*(?=[:：,，。(]|男|女|中国国籍|出生|毕业|\d{4}年|现任|曾任|历任|性别|$)/

/** The name comes first: "张三，男，…", "张三先生：…", "姓名：张三". */
const nameIn = (flat: FlatText): Found<string> | undefined => {
  const match = polite.exec(flat.text) ?? plainly.exec(flat.text)
  const name = match?.[1]
  if (!match || !name || chineseNameScore(name) === 0) return undefined
  const from = match[0].indexOf(name)
  return foundIn(
    flat,
    from,
    from + name.length,
    name.replace(/\s/g, ''),
    'bio.name',
    chineseNameScore(name) > 0.5 ? 0.92 : 0.7,
  )
}

const genderIn = (flat: FlatText, clauses: readonly Clause[]): Found<string> | undefined => {
  const clause = clauses.slice(0, 8).find(({ text }) => /^(?:男|女)性?$/.test(text))
  return (
    clause &&
    foundIn(flat, clause.from, clause.from + 1, clause.text.startsWith('男') ? 'male' : 'female', 'bio.gender', 0.95)
  )
}

const nationalityIn = (flat: FlatText, clauses: readonly Clause[]): Found<string> | undefined => {
  for (const { text, from } of clauses.slice(0, 10)) {
    const match = /^(?:国籍[:：]?)?([\u3400-\u9fff]{2,6}?)(?:国籍|籍)/.exec(text)
    if (match?.[1] && /国|中国|美国|加拿大|新加坡/.test(match[1]))
      return foundIn(flat, from, from + match[1].length, match[1], 'bio.nationality', 0.9)
  }
  return undefined
}

const ethnicIn = (flat: FlatText, clauses: readonly Clause[]): Found<string> | undefined => {
  const clause = clauses.slice(0, 10).find(({ text }) => /^[\u3400-\u9fff]{1,4}族$/.test(text))
  return clause && foundIn(flat, clause.from, clause.to, clause.text, 'bio.ethnicity', 0.92)
}

const spoken = /[曾现历]任|先后|担任|任职|就职|毕业|出生|月生|学历|学位|[年月起今][^,，。]{0,8}任|至今/g

/** What running text says about a person, where it begins with a name as biographies do. */
export const biographyOf = (
  rows: readonly Row[],
  sections: readonly SectionRows[],
  today: string,
): Biography | undefined => {
  const headings = sections.filter(
    ({ heading, kind }) => heading !== '' && kind !== 'person' && kind !== 'other',
  ).length
  if (headings > 2) return undefined
  const flat = flatOf(rows)
  const verbs = new Set(flat.text.match(spoken)).size
  if (verbs < 1 || flat.text.length < 20) return undefined
  const name = nameIn(flat)
  if (!name) return undefined
  const clauses = clausesOf(flat)
  const birthday = clauses
    .slice(0, 12)
    .map(({ text, from }) => birthIn({ text, start: from }, today))
    .find((one) => one !== undefined)
  const works = careersIn(flat, clauses, today)
  const educations = schoolingIn(flat, clauses)
  const alone = degreeAlone(flat, clauses)
  const gender = genderIn(flat, clauses)
  const [firstSchool] = educations
  return {
    singles: {
      'humanInfo.name': name,
      'humanInfo.genderName': gender,
      'humanInfo.birthday':
        birthday && foundIn(flat, birthday.start, birthday.end, birthday.value, 'bio.birthday', 0.92),
      'humanInfo.nationality': nationalityIn(flat, clauses),
      'humanInfo.ethnicity': ethnicIn(flat, clauses),
      'humanInfo.degree': alone.degree ?? educations.map(({ degree }) => degree).find((one) => one !== undefined),
      'humanInfo.school': firstSchool?.school,
      'humanInfo.major': firstSchool?.major ?? alone.major,
    },
    lists: { works, educations },
    signs:
      verbs +
      (gender ? 1 : 0) +
      (birthday ? 1 : 0) +
      (works.length > 1 ? 1 : 0) +
      (educations.length > 0 || alone.degree ? 1 : 0),
  }
}

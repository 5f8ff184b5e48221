import type { Gathered } from '#parsing/assemble'
import type { Entry } from '#parsing/entries/work'
import { notNamesZh } from '#parsing/lexicon/names'
import { chineseNameScore } from '#parsing/person/name-shape'
import { birthIn } from '#parsing/person/traits'
import { careersIn } from '#parsing/prose/careers'
import { type Clause, clausesOf, type FlatText, flatOf, foundIn, textIn } from '#parsing/prose/flat-text'
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

/** What follows is said of people only, so that a family name no list has is one all the same. */
const surely =
  /^\s*([\u3400-\u9fff]{2,3})(?:先生|女士|[,，]\s*(?:男|女|汉族|中国国籍|(?:19|20)\d{2}年\d{0,2}月?\d{0,2}日?(?:出生|生)))/

/** The name comes first: "张三，男，…", "张三先生：…", "姓名：张三". */
const nameIn = (flat: FlatText): Found<string> | undefined => {
  const match = polite.exec(flat.text) ?? plainly.exec(flat.text)
  const name = match?.[1]
  if (!match || !name || chineseNameScore(name) === 0) {
    const rare = surely.exec(flat.text)?.[1]
    if (!rare || notNamesZh.test(rare)) return undefined
    const at = flat.text.indexOf(rare)
    return foundIn(flat, at, at + rare.length, rare, 'bio.name.rare', 0.75)
  }
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

const party =
  /^(?:中共(?:预备)?党员|中国共产党党员|民建会员|民盟盟员|九三学社社员|民革党员|农工党党员|致公党党员|民进会员)$/

const politicsIn = (flat: FlatText, clauses: readonly Clause[]): Found<string> | undefined => {
  const clause = clauses.slice(0, 14).find(({ text }) => party.test(text))
  return clause && foundIn(flat, clause.from, clause.to, clause.text, 'bio.politics', 0.93)
}

const rank =
  /^[\u3400-\u9fff()]{0,8}(?:工程师|会计师|经济师|审计师|律师|政工师|药师|医师|评估师|统计师|建筑师|规划师|税务师|技师|研究员|教授|讲师|院士|翻译|编审)$/

/** "高级会计师，注册税务师": what one is by examination, not where one works. */
const ranksIn = (flat: FlatText, clauses: readonly Clause[]): Entry[] =>
  clauses.slice(0, 16).flatMap(({ text, from }) => {
    const start = /^(?:具有|拥有|取得|获得?|系|为|是)/.exec(text)?.[0].length ?? 0
    const body = text.slice(start).replace(/(?:职称|资格|执业资格|证书)+$/, '')
    const parts = [...body.matchAll(/[^、]+/g)]
    if (parts.length === 0 || !parts.every(([one]) => rank.test(one) && one.length >= 3)) return []
    return parts.map((match) => {
      const at = from + start + match.index
      return { name: textIn(flat, at, at + match[0].length, 'bio.rank', 0.8) }
    })
  })

/** "马先生": nobody's whole name, but the text is about a person. */
const family = /^\s*[\u3400-\u9fff](?:先生|女士|小姐)/

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
  if (!name && !family.test(flat.text)) return undefined
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
      'humanInfo.politicalStatus': politicsIn(flat, clauses),
      'humanInfo.degree': alone.degree ?? educations.map(({ degree }) => degree).find((one) => one !== undefined),
      'humanInfo.school': firstSchool?.school,
      'humanInfo.major': firstSchool?.major ?? alone.major,
    },
    lists: { works, educations, certificates: ranksIn(flat, clauses) },
    signs:
      verbs +
      (gender ? 1 : 0) +
      (birthday ? 1 : 0) +
      (works.length > 1 ? 1 : 0) +
      (educations.length > 0 || alone.degree ? 1 : 0),
  }
}

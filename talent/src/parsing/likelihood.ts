import type { SectionKind } from '#parsing/parsed'
import { placeholdersIn } from '#parsing/placeholders'
import type { SectionRows } from '#parsing/sections'

export interface Signs {
  text: string
  sections: readonly SectionRows[]
  emails: number
  phones: number
  labels: number
  name: boolean
  works: number
  educations: number
  biography: number
  titles: number
  /** Rows that begin or end with a range of dates and say something besides. */
  ranges: number
}

const told: ReadonlySet<SectionKind> = new Set([
  'works',
  'interns',
  'projects',
  'educations',
  'skills',
  'summary',
  'languages',
  'certificates',
  'awards',
  'expectation',
  'references',
  'publications',
  'activities',
])

const others: readonly (readonly [RegExp, number])[] = [
  [
    /\binvoice\b|发票|\bbill to\b|\bamount due\b|\bsubtotal\b|税额|价税合计|开票|purchase order|\bqty\b|收款人|应付金额/gi,
    0.3,
  ],
  [/甲方|乙方|本合同|this agreement|hereinafter|\bwhereas\b/gi, 0.35],
  [
    /岗位职责|任职要求|职位要求|任职资格|we are looking for|what you will do|job requirements|we offer|the ideal candidate|equal opportunity employer/gi,
    0.35,
  ],
  [/本报讯|新华社|记者.{0,8}报道|\(reuters\)|breaking news|said in a statement|据悉/gi, 0.35],
  [
    /^\s*(?:import |from \w+ import|#include|public class|function \w+\(|const \w+ =|def \w+\(|SELECT .+ FROM|<\?php|package \w)/gm,
    0.4,
  ],
  [/检验报告|化验单|参考值|参考范围|标本|病历号|处方|就诊|\breference range\b|\bspecimen\b|\bpatient id\b/gi, 0.4],
  [/摘\s?要[:：]|关键词[:：]|\babstract\b[\s\S]{0,400}\bkeywords?\b|参考文献/gi, 0.25],
  [/\bcourse (?:outline|syllabus|description)\b|\blecturer:|^week \d+\b|教学大纲|课程大纲|授课教师/gim, 0.35],
  [/ingredients|\bchapter \d|第[一二三四五六七八九十]+章|目\s?录|once upon a time|preheat|食材|菜谱|做法/gi, 0.3],
]

const penalty = (text: string): number =>
  others.reduce((sum, [pattern, weight]) => {
    const hits = text.match(pattern)?.length ?? 0
    return sum + (hits === 0 ? 0 : hits === 1 ? weight / 2 : weight)
  }, 0)

/** A form that nobody has filled in has all the headings, and neither a name nor a time. */
const isBlank = ({ text, name, emails, phones, works, ranges }: Signs): boolean =>
  !name && emails + phones + works + ranges === 0 && placeholdersIn(text) >= 3

/** 0 to 1: whether a document is a resume at all, by what resumes have and other papers have not. */
export const likelihoodOf = (signs: Signs): number => {
  const headed = signs.sections.filter(({ heading, kind }) => heading !== '' && told.has(kind))
  const kinds = new Set(headed.map(({ kind }) => kind))
  // Words that come again and again part nothing.
  const repeated = headed.length > 8 && headed.length > kinds.size * 3 ? 0.3 : 0
  const core = ['works', 'interns', 'educations', 'skills', 'projects'].filter((kind) =>
    kinds.has(kind as SectionKind),
  ).length
  const top = signs.text.slice(0, 300)
  const score =
    Math.min(0.5, core * 0.15 + (kinds.size - core) * 0.07) +
    (signs.emails > 0 ? 0.1 : 0) +
    (signs.phones > 0 ? 0.1 : 0) +
    Math.min(0.25, signs.labels * 0.06) +
    (signs.works > 0 ? 0.15 : 0) +
    (signs.educations > 0 ? 0.12 : 0) +
    (signs.titles > 1 ? 0.08 : 0) +
    (signs.name ? 0.1 : 0) +
    (/简\s?历|履历|\bresume\b|résumé|curriculum vitae|\bCV\b/i.test(top) ? 0.15 : 0) +
    Math.min(0.6, signs.biography * 0.2) +
    // Dates before words, again and again: a life that is told without headings.
    (signs.ranges >= 3 ? Math.min(0.3, signs.ranges * 0.08) : 0) -
    repeated -
    (isBlank(signs) ? 0.5 : 0) -
    // Somebody who writes invoices tells of them; where jobs stand under their headings, words do not count against them.
    penalty(signs.text) * (core > 2 || (core > 1 && signs.works > 0) ? 0.2 : 1)
  return Math.round(Math.max(0, Math.min(1, score)) * 100) / 100
}

import { findMajors } from '#knowledge/majors'
import { degreeIn } from '#parsing/entries/degree'
import type { Entry } from '#parsing/entries/work'
import { type Clause, type FlatText, foundIn, textIn } from '#parsing/prose/flat-text'

const school =
  /([\u3400-\u9fff·]{2,16}?(?:大学|学院|党校|学校|研究生院|科学院|社科院|专科学校|中专|商学院))(?:([\u3400-\u9fff]{2,12}?(?:学院|系))(?!专业))?/g
const studied = /毕业|专业|学位|学历|硕士|博士|学士|本科|大专|就读|攻读|MBA|进修|研修|函授|在读|在职研究生/
const taught = /教授|讲师|任教|教师|校长|院长|系主任|导师|副教授|教研室|兼职|客座|研究员/
const lead =
  /^(?:[\s\S]*?)(?:毕业于|就读于|考入|进入|于|在|获得?|取得|攻读|曾在|先后在|从|现为|现任|曾任|就读)(?=[\u3400-\u9fff])/
/** "经济学硕士": the degree says what was studied. */
const titled = /([\u3400-\u9fff]{1,8}学)(?=学士|硕士|博士)/
const major = /([\u3400-\u9fff()]{2,14}?)专业/

/** "工商管理硕士": a subject that the catalogue knows, just before the degree. */
const knownBefore = (text: string): { 1: string; index: number } | undefined => {
  const mention = findMajors(text).find(({ end }) =>
    /^(?:系|硕士|博士|学士|本科|大专|学位|学历|研究生)/.test(text.slice(end)),
  )
  return mention && { 1: text.slice(mention.start, mention.end), index: mention.start }
}

const majorIn = (flat: FlatText, clause: Clause, from: number): Entry['major'] => {
  const match =
    major.exec(clause.text.slice(from)) ?? titled.exec(clause.text.slice(from)) ?? knownBefore(clause.text.slice(from))
  const name = match?.[1]?.replace(/^(?:大学|学院|学校|系|的|和|与|获|本科|研究生|硕士|博士|大专|所学|主修)+/, '')
  if (!match || !name || name.length < 2) return undefined
  const at = clause.from + from + match.index + (match[1]?.length ?? 0) - name.length
  return textIn(flat, at, at + name.length, 'bio.major', 0.85)
}

/** Times at school that running text tells. */
export const schoolingIn = (flat: FlatText, clauses: readonly Clause[]): Entry[] =>
  clauses.flatMap((clause, index) => {
    const near = `${clause.text},${clauses[index + 1]?.first ? '' : (clauses[index + 1]?.text ?? '')}`
    if (!studied.test(near) || taught.test(clause.text)) return []
    return [...clause.text.matchAll(school)].flatMap((match) => {
      const skip = lead.exec(match[0])?.[0].length ?? 0
      const dates = /^[\d年月日.\-—~至到]+/.exec(match[0].slice(skip))?.[0].length ?? 0
      const from = match.index + skip + dates
      const to = match.index + match[0].length
      if (to - from < 4) return []
      const name = textIn(flat, clause.from + from, clause.from + to, 'bio.school', 0.85)
      const after = clause.text.slice(to)
      const read = degreeIn({ text: after, start: 0 })
      const degree =
        read &&
        foundIn(flat, clause.from + to + read.start, clause.from + to + read.end, read.value, 'bio.degree', 0.85)
      return name ? [{ school: name, major: majorIn(flat, clause, to), degree }] : []
    })
  })

/** Degrees and majors without a school: "硕士研究生，会计专业". */
export const degreeAlone = (
  flat: FlatText,
  clauses: readonly Clause[],
): { degree?: Entry['degree']; major?: Entry['major'] } => {
  for (const clause of clauses.slice(0, 14)) {
    if (clause.text.length > 22) continue
    const read = degreeIn({ text: clause.text, start: 0 })
    if (read)
      return {
        degree: foundIn(flat, clause.from + read.start, clause.from + read.end, read.value, 'bio.degree', 0.88),
        major: majorIn(flat, clause, 0),
      }
  }
  return {}
}

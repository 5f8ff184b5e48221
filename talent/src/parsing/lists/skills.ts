import { kindOfHeading, spoken } from '#parsing/headings'
import { joinedRows, type Row, unbulleted } from '#parsing/rows'
import { type Found, found, hasCjk, type Piece, part, split, trimmed } from '#parsing/span'

const separators = /[,，、;；|｜\t•·●◆▪■/]|\s{2,}|\s[-–—]\s|。/
/** Slashes belong to CI/CD, TCP/IP, PL/SQL, A/B. */
const separatorsKeepingSlash =
  /[,，、;；|｜\t•·●◆▪■。]|\s\/\s|(?<=[\u3400-\u9fff])\/(?=[\u3400-\u9fffA-Za-z])|(?<=[A-Za-z]{3})\/(?=[A-Za-z]{3})|\s{2,}|\s[-–—]\s/
const category = /^([^:：,，、]{1,40})[:：]\s*/
const verbs =
  /^(?:熟练(?:掌握|使用|运用|操作|应用)?|精通|掌握|熟悉(?:并掌握|使用)?|了解|擅长|能够?(?:熟练)?(?:使用|运用)?|会(?=[使用说写做A-Za-z\s])(?:使用)?|具备|具有|使用过?|良好的?|有|较强的?|扎实的?|常用的?|proficient (?:in|with|at)|experienced? (?:in|with)|expert (?:in|with|at)|skilled (?:in|at|with)|familiar with|knowledge of|working knowledge of|strong knowledge of|good knowledge of|excellent|ability to|understanding of|competent (?:in|with)|advanced(?: knowledge of)?|basic knowledge of|hands[- ]on experience (?:in|with|on)|fluent in)\s*[:：]?\s*/i
const tail =
  /\s*(?:[([](?:[^()[\]]*(?:year|yr|month|年|月|精通|熟练|熟悉|掌握|了解|入门|中级|高级|beginner|intermediate|advanced|expert|proficient|basic|fluent|master|native|level|\d\s?\/\s?\d|\d+%)[^()[\]]*)[)\]]|[-–—:：]?\s*(?:精通|熟练|熟悉|掌握|了解|入门|一般|良好|beginner|intermediate|advanced|expert|proficient|novice|skilled)|\s+\d{1,3}\s?%|[★☆●○■□▪▫⬤◯]{2,}|(?<=[\u3400-\u9fffA-Za-z])等(?:等)?(?:[\u3400-\u9fff]{0,10})?|\s+etc\.?)\s*$/i
const levels =
  /^(?:精通|熟练|熟悉|掌握|了解|入门|一般|良好|优秀|beginner|intermediate|advanced|expert|proficient|novice|basic|master|fluent|native|skilled|competent|excellent|good|level|years?|\d+(?:\s?[+%]|\s?(?:years?|yrs?|年|months?))?|\d\s?\/\s?\d+|and|or|etc|with|other|others|including|the)$/i
const sentence = /[。!?]|\b(?:I|my|is|are|was|were|have|has|had|been|will|that|which|who|to the|ability|able)\b/

/** Too long to be the name of a skill; a sentence is none. */
const isSkill = (text: string): boolean => {
  if (levels.test(text) || /[@]|https?:/.test(text) || !/[\p{L}]/u.test(text)) return false
  if (hasCjk(text))
    return (
      text.replace(/[A-Za-z0-9+#.\s]/g, '').length <= 14 &&
      text.length <= 36 &&
      !/(?:我|本人|能够|可以|并且|以及|负责|完成|进行)/.test(text)
    )
  return text.length <= 50 && text.split(/\s+/).length <= 6 && !sentence.test(text)
}

const cleaned = (piece: Piece): Piece => {
  let one = trimmed(piece, /[\s,，;；:：|·•\-–—、。"“”]/)
  const verb = verbs.exec(one.text)
  if (verb) one = trimmed(part(one, verb[0].length))
  for (let again = 0; again < 2; again += 1) {
    const end = tail.exec(one.text)
    if (end && end.index > 0) one = trimmed(part(one, 0, end.index), /[\s,，;；:：|·•\-–—、。"“”]/)
  }
  const and = /^(?:and|or|以及|和|与|及)\s+/i.exec(one.text)
  if (and) one = part(one, and[0].length)
  return closedBrackets(one)
}

const closedBrackets = (piece: Piece): Piece => {
  const [open, close] = [piece.text.lastIndexOf('('), piece.text.lastIndexOf(')')]
  if (open >= 0 && close < open)
    return trimmed(part(piece, 0, open).text.trim() === '' ? part(piece, open + 1) : part(piece, 0, open))
  if (close >= 0 && open < 0)
    return trimmed(part(piece, 0, close).text.trim() === '' ? part(piece, close + 1) : part(piece, 0, close))
  return piece
}

/** "Java (Spring, Hibernate)" stays whole; its commas part nothing. */
const partsOf = (piece: Piece): Piece[] => {
  const depth: number[] = []
  let level = 0
  for (const sign of piece.text.split('')) {
    if (sign === '(') level += 1
    if (sign === ')') level = Math.max(0, level - 1)
    depth.push(level)
  }
  if (level !== 0) return split(piece, separatorsKeepingSlash)
  const masked = {
    ...piece,
    text: piece.text
      .split('')
      .map((sign, at) => ((depth[at] ?? 0) > 0 && separators.test(sign) ? '\u0001' : sign))
      .join(''),
  }
  return split(masked, separatorsKeepingSlash).map((one) =>
    part(piece, one.start - piece.start, one.start - piece.start + one.text.length),
  )
}

const andSplit = (piece: Piece): Piece[] =>
  hasCjk(piece.text)
    ? split(piece, /(?<=[A-Za-z0-9+#.])\s*(?:和|与|及|以及)\s*(?=[A-Za-z])/)
    : piece.text.split(/\s+/).length <= 5
      ? split(piece, /\s+and\s+(?=[A-Z])/)
      : [piece]

const bracketed = (piece: Piece): Piece[] => {
  const match = /^(.{2,30}?)\s*\((.+[,，、/].+)\)$/.exec(piece.text)
  if (!match?.[1] || !match[2]) return [piece]
  const from = piece.text.indexOf('(') + 1
  return [part(piece, 0, match[1].length), ...split(part(piece, from, piece.text.length - 1), /[,，、/]/)]
}

/** Sentences give the names that stand in them in Latin letters: "熟练使用 Java 和 Spring". */
const inSentence = (piece: Piece): Piece[] =>
  hasCjk(piece.text)
    ? [...piece.text.matchAll(/(?<![A-Za-z])[A-Za-z][A-Za-z0-9+#.]*(?:[ -][A-Z][A-Za-z0-9+#.]*){0,2}/g)].map((match) =>
        trimmed(part(piece, match.index, match.index + match[0].length)),
      )
    : []

const namesIn = (piece: Piece): Piece[] => {
  const label = category.exec(piece.text)
  const body = label && !/https?$/.test(label[1] ?? '') ? part(piece, label[0].length) : piece
  return partsOf(body)
    .flatMap(andSplit)
    .flatMap((one) => {
      const clean = cleaned(one)
      if (clean.text === '') return []
      const several = bracketed(clean).map(cleaned)
      const good = several.filter(({ text }) => isSkill(text))
      return good.length > 0 ? good : inSentence(clean).filter(({ text }) => isSkill(text))
    })
}

/** "Spark, Tableau; Languages: Mandarin, English": what people speak has a list of its own. */
const spokenClause = /(?<=^|[;；。.]\s*)(?:languages?|language skills|语言能力|语言|外语)\s*[:：](.*)$/i
const withoutSpoken = (piece: Piece): Piece => {
  const match = spokenClause.exec(piece.text)
  return match && match.index > 0 && spoken.test(match[1] ?? '') ? trimmed(part(piece, 0, match.index)) : piece
}

/** A row that begins with a label begins a group, however full the row before it was. */
const groupsOf = (rows: readonly Row[]): Row[] =>
  joinedRows(rows.map((row) => (row.continues && category.test(row.piece.text) ? { ...row, continues: false } : row)))

/** The skills of a section, each once, in the order in which they stand. */
export const skillsIn = (rows: readonly Row[]): Found<string>[] => {
  const seen = new Set<string>()
  // A heading that fills its row names a group; among others it is one of them: "Excel, Social Media".
  const headings = new Set(
    rows
      .flatMap(({ cells }) => cells.map((cell) => trimmed(unbulleted(cell))))
      .filter(({ text }) => kindOfHeading(text)?.weak === false)
      .map(({ start }) => start),
  )
  return groupsOf(rows)
    .flatMap(({ cells }) => cells.map((cell, at) => withoutSpoken(at === 0 ? unbulleted(cell) : cell)))
    .flatMap(namesIn)
    .flatMap((piece) => {
      const key = piece.text.toLowerCase()
      if (piece.text.length < 1 || seen.has(key) || headings.has(piece.start)) return []
      seen.add(key)
      return [found(piece, 'skill.list', 0.9)]
    })
}

const usedHere =
  /^(?:(?:main|key|used)\s+)?(?:technolog(?:y|ies)|tools?|tech(?:nology)? stack|stack|technical environment|environment|frameworks?)(?:\s+(?:&|and)\s+(?:technologies|tools|frameworks))?(?:\s+(?:used|summary))?\s*[:：]|^(?:used|skills used)\s*[:：]|^(?:技术栈|使用技术|所用技术|开发环境|开发工具)\s*[:：]/i

/** What jobs and projects say that they were done with, under a label of its own. */
export const skillsUsed = (rows: readonly Row[]): Found<string>[] =>
  skillsIn(groupsOf(rows).filter(({ piece }) => usedHere.test(unbulleted(piece).text))).map((one) => ({
    ...one,
    rule: 'skill.used',
    confidence: 0.8,
  }))

import { fillers, headingKinds, weakHeadings } from '#parsing/lexicon/headings'
import type { SectionKind } from '#parsing/parsed'
import { labelOf } from '#parsing/person/labels'
import type { Row } from '#parsing/rows'
import { hasCjk, type Piece, part, trimmed } from '#parsing/span'

export interface Heading {
  kind: SectionKind
  piece: Piece
  /** Where the content of the same line begins, for "技能：Java" and headings in a column of their own. */
  restFrom?: number
}

const order =
  /^(?:第?[一二三四五六七八九十]{1,2}[、.)\s]|\(?[一二三四五六七八九十\d]{1,2}[)）]|\d{1,2}(?:\.\d)?[.、\s)]|[IVX]{1,4}\.|[A-H][.)])\s*/
const marks =
  /[\s:：|｜_=~·•●■◆★▶►▪□◇○※❖➤✦✎✉☎\-‐-―/\\<>《》【】[\]{}()()「」『』#*^.&+\ue000-\uf8ff\u{1f300}-\u{1faff}]+/gu

/** "E X P E R I E N C E" and "工 作 经 历" as words. */
const joinedLetters = (text: string): string =>
  /^(?:\S\s){2,}\S$/.test(text)
    ? text.replaceAll(' ', '')
    : text.replace(/(?<=[\u3400-\u9fff])\s+(?=[\u3400-\u9fff])/g, '')

const spread = /^(?:[A-Za-z&]\s){3,}[A-Za-z]$/
const allSpread = (text: string): string =>
  text
    .split(/\s{2,}/)
    .map((word) => (spread.test(word) ? word.replaceAll(' ', '') : word))
    .join(' ')

export const normalHeading = (text: string): string =>
  joinedLetters(
    allSpread(text.trim().replace(order, ''))
      .replace(/(?<=[A-Za-z]\s?)[&/](?=\s?[A-Za-z])/g, ' and ')
      .replace(/(?<=[\u3400-\u9fff]\s?)[/&](?=\s?[\u3400-\u9fff])/g, '、')
      .replace(marks, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .toLowerCase()
    .trim()

/** Pictures of pages are read without some of their spaces: "WORKEXPERIENCE". */
const unspaced: ReadonlyMap<string, SectionKind> = new Map(
  [...headingKinds].filter(([term]) => term.includes(' ')).map(([term, kind]) => [term.replaceAll(' ', ''), kind]),
)

const direct = (text: string): SectionKind | undefined =>
  headingKinds.get(text) ?? headingKinds.get(text.replaceAll(' and ', ' & ')) ?? unspaced.get(text)

const joints = /\s*(?:,|、|\/|\band\b|与|和|及|以及)\s*/

/** "Education and Certifications", "技能与证书": each part is a heading; the first of them counts. */
const compound = (text: string): SectionKind | undefined => {
  const parts = text.split(joints).filter((one) => one !== '')
  if (parts.length < 2 || parts.length > 4) return undefined
  const kinds = parts.map(
    (one) => direct(one) ?? direct(`${one} experience`) ?? direct(`${one}s`) ?? direct(`${one}经历`),
  )
  return kinds.every((kind) => kind !== undefined) ? kinds[0] : undefined
}

const continued = / (?:continued|cont'?d)$/

/** "Professional Work History (continued)": what is left without words that say nothing. */
const reduced = (text: string): SectionKind | undefined => {
  if (hasCjk(text) || text.split(' ').length > 5) return undefined
  const whole = text.replace(continued, '').trim()
  const kept = whole.replace(/^(?:my|professional|relevant|selected|recent|additional) /, '')
  if (whole !== text || kept !== whole) {
    const kind = weakHeadings.has(kept) ? undefined : (direct(whole) ?? direct(kept))
    if (kind) return kind
  }
  const left = text.replace(fillers, ' ').replace(/\s+/g, ' ').trim()
  return left === '' || left === text || weakHeadings.has(left) ? undefined : direct(left)
}

/** "工作经历 Work Experience": one of both languages is enough where the other part is only a translation. */
const bilingual = (text: string): SectionKind | undefined => {
  if (!hasCjk(text) || !/[a-z]/.test(text)) return undefined
  const chinese = text.replace(/[a-z'&\s]+/g, '')
  const english = text
    .replace(/[^a-z&'\s]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const kinds = [direct(chinese), direct(english)]
  // "C 语言" is no translation.
  return chinese.length <= 8 && english.length > 2 && english.split(' ').length <= 4
    ? (kinds[0] ?? kinds[1])
    : undefined
}

/** "Retail Experience", "Harbour Pilot Experience": what somebody did in one trade; what guests and users have is none. */
const trade =
  /^(?!.*\b(?:user|customer|guest|client|candidate|brand|digital|online|shopping|learning|employee|patient|player|visitor|study|abroad|years?|of|the|in|with|no|life|total|minimum)\b)(?:[a-z]{3,} ){1,3}experiences?$/

export const kindOfHeading = (text: string): { kind: SectionKind; weak: boolean } | undefined => {
  if (text.length > 60) return undefined
  const normal = normalHeading(text)
  if (normal === '' || /\d{3}/.test(normal)) return undefined
  const kind = direct(normal)
  if (kind) return { kind, weak: weakHeadings.has(normal) }
  const other = bilingual(normal) ?? compound(normal) ?? reduced(normal)
  if (other) return { kind: other, weak: false }
  return trade.test(normal) ? { kind: 'works', weak: true } : undefined
}

const isCaps = (text: string): boolean => /[A-Z]{3}/.test(text) && text === text.toUpperCase()
const decorated = /[【】■◆●▶►★▪※]|^[#\ue000-\uf8ff]|^[一二三四五六七八九十]、|[:：]\s*$|^(?:\S\s){3,}\S$/u

/** What besides its words makes a line a heading. */
const looksLoud = (row: Row, piece: Piece): boolean =>
  row.loud || isCaps(piece.text) || decorated.test(piece.text.trim()) || row.line.heading

const inlineKinds: ReadonlySet<SectionKind> = new Set([
  'summary',
  'skills',
  'languages',
  'certificates',
  'awards',
  'expectation',
  'educations',
  'works',
  'projects',
  'activities',
  'publications',
  'references',
  'interns',
])
const listKinds: ReadonlySet<SectionKind> = new Set(['works', 'interns', 'projects'])

const ofJob =
  /^(?:(?:key |main |major |selected )?(?:achievements|accomplishments|projects?|results)|(?:used |main )?(?:technolog(?:y|ies)|tools|software|tech stack|stack|environment)(?: used)?|key responsibilities|主要项目|项目|技术栈)$/

/** What one job says of itself ("Projects: …", "Key achievements:") is no section, unless it looks like a heading. */
const isOfJob = (row: Row, words: string): boolean => !row.loud && !isCaps(words) && ofJob.test(normalHeading(words))

/** Languages that people speak; programs are written in others. */
export const spoken = /[语文话]|english|mandarin|chinese|spanish|french|german|japanese|hindi|native|fluent/i

/** What no job says of itself, and so ends the last one: "证书：护士执业证", "Languages: English, French". */
const endsJob = (kind: SectionKind, rest: string): boolean =>
  kind === 'certificates' || (kind === 'languages' && spoken.test(rest))

/** "技能：Java、Python": the heading and its content on one line. */
const inline = (row: Row, current: SectionKind): Heading | undefined => {
  const match = /^([^:：\t]{2,28})[:：]\s*(?=\S)/.exec(row.piece.text)
  if (!match?.[1] || row.continues || (listKinds.has(current) && isOfJob(row, match[1]))) return undefined
  const read = kindOfHeading(match[1])
  if (!read || !inlineKinds.has(read.kind)) return undefined
  const normal = normalHeading(match[1])
  const label = labelOf(match[1])
  const alone = current !== 'skills' && !row.bullet && endsJob(read.kind, row.piece.text.slice(match[0].length))
  if (label?.startsWith('expected') && (current === 'person' || current === 'expectation')) return undefined
  if (
    !alone &&
    /^(?:技术栈|technologies|tools|software|technology|project|项目|languages?|tech stack|技能证书|学历|毕业院校|教育程度|期望职位|意向岗位|education|academic|achievements|key achievements|technical environment|key responsibilities|work|career|objective)$/.test(
      normal,
    )
  ) {
    const outside = current === 'person' || current === 'other' || current === 'summary'
    if (!outside || /^(?:学历|毕业院校|教育程度|期望职位|意向岗位|项目|work|career)$/.test(normal)) return undefined
  }
  // Inside a job, "技能：" and the like belong to it unless they look like a heading.
  if ((listKinds.has(current) || current === 'skills') && (row.bullet || (read.weak && !row.line.bold && !alone)))
    return undefined
  if (current === 'skills' && read.kind === 'skills') return undefined
  return { kind: read.kind, piece: part(row.piece, 0, match[1].length), restFrom: row.piece.start + match[0].length }
}

/** A heading in a column of its own, with its content beside it. */
const beside = (row: Row, current: SectionKind): Heading | undefined => {
  const [first, ...rest] = row.cells
  const next = rest[0]
  if (!first || !next || /^(?:[-*•·o]|\d+[.)])\s/.test(row.piece.text)) return undefined
  const read = kindOfHeading(first.text)
  if (!read || rest.some((cell) => kindOfHeading(cell.text)?.weak === false)) return undefined
  if (read.weak && !isCaps(first.text) && listKinds.has(current)) return undefined
  if (labelOf(first.text)?.startsWith('expected') && (current === 'person' || current === 'expectation'))
    return undefined
  if (read.kind === 'languages' && current === 'skills' && !spoken.test(next.text)) return undefined
  if (read.kind === 'person' && !hasCjk(first.text) && !isCaps(first.text)) return undefined
  return { kind: read.kind, piece: trimmed(first), restFrom: next.start }
}

const leads = /^([A-Z][A-Z&]+(?: [A-Z&]{2,}){0,3}|[\u3400-\u9fff]{4,6})\s+(?=\S)/
const leadsWords =
  /^([A-Z][a-z]+(?: [A-Za-z]+){0,2}?)\s+(?=\d|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|(?:Bachelor|Master|Associate)\b|(?:(?:[^.,]|\.(?=\w))*,){3})/

/** A heading in a column of its own that stands so near to its content that they are one line: "EDUCATION Sept 2007". */
const leading = (row: Row, current: SectionKind): Heading | undefined => {
  const { text } = row.piece
  const match = leads.exec(text) ?? leadsWords.exec(text)
  const words = match?.[1]
  if (!match || words === undefined || row.continues || row.bullet || /^\S+\s+[:：\d]{1,2}\s?[年+]/.test(text))
    return undefined
  const read = kindOfHeading(words)
  // "Tools of the team: Excel, SAP, Jira" is a label, and so is a list of tools among the jobs.
  const labelled = /^[^,，]{2,40}[:：]/.test(text) || (listKinds.has(current) && !row.loud && !isCaps(words))
  const listed = read?.kind === 'skills' && /,(?:[^.]|\.(?=\w))*,/.test(text) && !labelled
  if (
    !read ||
    (read.weak && !listed) ||
    labelOf(words)?.startsWith('expected') ||
    headingKinds.has(normalHeading(text))
  )
    return undefined
  if (/^(?:[A-Z]+|[A-Z][a-z]+)$/.test(words) && /^[A-Z][a-z]+$/.test(text.slice(match[0].length))) return undefined
  return { kind: read.kind, piece: part(row.piece, 0, words.length), restFrom: row.piece.start + match[0].length }
}

/** Whether a row is the heading of a section; `current` is the section that it stands in, `plain` that headings look like text. */
export const headingOf = (row: Row, current: SectionKind, plain = false): Heading | undefined => {
  if (row.cells.length > 1) {
    const whole = row.cells.length === 2 ? kindOfHeading(row.cells.map(({ text }) => text).join(' ')) : undefined
    return whole && looksLoud(row, row.piece)
      ? { kind: whole.kind, piece: trimmed(row.piece) }
      : (beside(row, current) ?? inline(row, current))
  }
  const read = kindOfHeading(row.piece.text)
  if (!read) return inline(row, current) ?? leading(row, current)
  if (row.bullet && !/^[^\w\s]/.test(row.piece.text) && !order.test(row.piece.text)) return undefined
  if (listKinds.has(current) && /[:：]\s*$/.test(row.piece.text) && isOfJob(row, row.piece.text)) return undefined
  const loud = looksLoud(row, row.piece)
  if (row.continues && !loud && (read.weak || /^[a-z]/.test(row.piece.text))) return undefined
  if (read.weak && !loud && !startsAlone(row) && !(plain && /^[A-Z]/.test(row.piece.text))) return undefined
  if (read.weak && current === 'skills' && read.kind === 'skills') return undefined
  if (row.bullet && read.weak)
    return loud && !/^[-•·*]/.test(row.piece.text) ? { kind: read.kind, piece: trimmed(row.piece) } : undefined
  return { kind: read.kind, piece: trimmed(row.piece) }
}

/** Without any look to go by (plain text), a weak word alone on its line in capitals or in Chinese will do. */
const startsAlone = (row: Row): boolean =>
  row.line.size === 0 && !row.line.bold && (hasCjk(row.piece.text) || /^[A-Z]/.test(row.piece.text))

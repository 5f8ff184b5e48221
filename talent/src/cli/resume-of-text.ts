import { type Fields, rowsAt, textAt } from '#matching/fields'
import { number, toNumber } from '#matching/numbers'
import { documentOfText } from '#parsing/document-of-text'
import { parseResume } from '#parsing/parse-resume'
import type { ParsedResume } from '#parsing/parsed'
import type { DocumentText } from '#reading/document'

/** A plain text as the fields of a resume. */
export const fieldsOfText = (text: string, today: string): Fields => fieldsOfDocument(documentOfText(text), today)

/**
 * What the parser reads, and what it leaves: experience that it could not part into posts still counts as one post without
 * dates, and loose sentences without any section are read the same way.
 */
export function fieldsOfDocument(document: DocumentText, today: string): Fields {
  const parsed = parseResume(document, { today })
  const { fields } = parsed
  if (
    parsed.sections.every(({ kind }) => kind === 'person' || kind === 'other') &&
    rowsAt(fields, 'works').length === 0
  )
    return { ...looseFields(document.text), ...fields }
  const left = leftOver(document.text, parsed)
  return {
    ...fields,
    ...(left !== '' && { works: [...rowsAt(fields, 'works'), { company: '', description: left }] }),
  }
}

const shown = ['works', 'interns', 'projects'] as const
const enough = 0.5
/** Dates and signs of a post, which are no text of its fields. */
const headLength = 20

/** The text of the sections about experience, where the posts hold less than half of it. */
function leftOver(text: string, { fields, sections }: ParsedResume): string {
  const whole = sections
    .filter(({ kind }) => shown.some((one) => one === kind))
    .map(({ start, end }) => text.slice(start, end))
    .join('\n')
  const held = shown
    .flatMap((list) => rowsAt(fields, list))
    .flatMap((row) => [headLength, ...Object.keys(row).map((key) => textAt(row, key).length)])
    .reduce((sum, length) => sum + length, 0)
  return held < whole.length * enough ? whole : ''
}

const isList = (line: string): boolean =>
  /^\s*(?:skills?|tech(?:nical)? skills?|技能|专业技能|技术栈|keywords?|关键词)\s*[:：]/i.test(line) ||
  (line.split(/[,，、;；|/]/).length >= 6 && line.split(/[,，、;；|/]/).every((part) => part.trim().length <= 24))

function looseFields(text: string): Fields {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const listed = lines.filter(isList).flatMap((line) => line.replace(/^[^:：]{0,16}[:：]/, '').split(/[,，、;；|]/))
  const rest = lines.filter((line) => line !== '' && !isList(line))
  const years = statedYears(text)
  const position = rest.find((line) => line.length <= 40 && !/[。.!?]/.test(line))
  return {
    skills: listed.map((one) => one.trim()).filter((one) => one !== ''),
    works: rest.length > 0 ? [{ company: '', ...(position && { position }), description: rest.join('\n') }] : [],
    ...(years !== undefined && { 'currentJobStatus.workYears': years }),
  }
}

function statedYears(text: string): number | undefined {
  const pattern = new RegExp(
    `(${number})\\s*\\+?\\s*(?:年|years?\\b|yrs?\\b)[^。.;；\\n]{0,30}?(?:经验|经历|工作|experience)`,
    'i',
  )
  const years = toNumber(pattern.exec(text)?.[1] ?? '')
  return years !== undefined && years <= 50 ? years : undefined
}

import { type Row, unbulleted } from '#parsing/rows'
import { endOf, type Found, part, trimmed } from '#parsing/span'

const label =
  /^(?:(?:主要)?(?:工作|岗位|项目)?(?:职责|描述|内容|简介|介绍|背景)|责任描述|(?:key )?(?:responsibilities|duties|description))\s*[:：]\s*/i
const leaving = /^(?:离职原因|reason for leaving)\s*[:：]\s*/i
const achieved = /^(?:(?:主要|项目|工作)?(?:业绩|成果|成就)|achievements?|accomplishments?|results?)\s*[:：]\s*/i

const textOf = (row: Row): string => {
  const text = unbulleted(row.piece).text
  return text.replace(label, '').replaceAll('\t', ' ').trim()
}

/** Wrapped lines are joined as they were written: without a space between Chinese characters. */
const joined = (rows: readonly Row[]): string => {
  let text = ''
  for (const row of rows) {
    const next = row.continues ? row.piece.text.replaceAll('\t', ' ') : textOf(row)
    if (next === '') continue
    const glue =
      text === ''
        ? ''
        : row.continues
          ? /[\u3400-\u9fff、，,。;；)）]$/.test(text) && /^[\u3400-\u9fff(（]/.test(next)
            ? ''
            : ' '
          : '\n'
    text += glue + next
  }
  return text
}

/** The text of several rows with the span from the first to the last. */
export const longText = (rows: readonly Row[], rule: string, confidence: number): Found<string> | undefined => {
  const value = joined(rows)
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last || value === '' || value.length > 20_000) return undefined
  return { value, start: first.piece.start, end: endOf(last.piece), rule, confidence }
}

/** What was done, and what a body says under a label of its own. */
export const bodyOf = (rows: readonly Row[]): { description?: Found; leavingReason?: Found } => {
  const at = rows.findIndex((row) => leaving.test(unbulleted(row.piece).text))
  const row = rows[at]
  const description = longText(at < 0 ? rows : rows.slice(0, at), 'work.description', 0.9)
  if (!row) return { description }
  const piece = unbulleted(row.piece)
  const value = trimmed(part(piece, leaving.exec(piece.text)?.[0].length ?? 0))
  return {
    description,
    ...(value.text !== '' && {
      leavingReason: {
        value: value.text,
        start: value.start,
        end: endOf(value),
        rule: 'work.leaving',
        confidence: 0.9,
      },
    }),
  }
}

/** A project's achievements stand apart where a label says so. */
export const achievementsOf = (rows: readonly Row[]): { description?: Found; achievement?: Found } => {
  const at = rows.findIndex((row) => achieved.test(unbulleted(row.piece).text))
  if (at < 0) return { description: longText(rows, 'project.description', 0.9) }
  const end = rows.findIndex((row, index) => index > at && label.test(unbulleted(row.piece).text))
  const stop = end < 0 ? rows.length : end
  const own = rows.slice(at, stop)
  const read = longText(own, 'project.achievement', 0.85)
  const achievement = read && { ...read, value: read.value.replace(achieved, '') }
  return {
    description: longText(rows.slice(0, at), 'project.description', 0.9),
    ...(achievement && achievement.value.trim() !== '' && { achievement }),
  }
}

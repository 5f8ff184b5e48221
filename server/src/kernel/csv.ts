/** Excel takes a text for UTF-8 by this mark. */
export const csvMark = '\ufeff'

/** What a sheet would take for a formula, also behind spaces and in its wide form; a plain negative number is none. */
const formula = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r]/
const negative = /^-\d{1,15}(?:\.\d+)?$/
/** Semicolons and tabs too: where the comma divides no columns, a sheet divides by them. */
const needsQuotes = /[",;\t\r\n]|^\s|\s$/

/**
 * A cell of a sheet for Excel and its like. What begins like a formula gets an apostrophe before it, so that no sheet runs
 * what somebody has written into a name. NUL ends a text for many a reader: it goes.
 */
export function csvCell(value: string): string {
  const text = value.includes('\0') ? value.replaceAll('\0', '') : value
  const safe = formula.test(text) && !negative.test(text) ? `'${text}` : text
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

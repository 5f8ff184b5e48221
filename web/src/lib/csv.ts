const separators = [',', ';', '\t'] as const

/** The separator that the first line has most of. */
function separatorOf(text: string): string {
  const line = text.slice(0, 4096).split(/\r?\n/, 1)[0] ?? ''
  const count = (separator: string) => line.split(separator).length
  return separators.toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

/** Rows of a CSV text as RFC 4180 means it: quotes hold separators and line ends, a doubled quote is one. */
export function readCsv(text: string): string[][] {
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let value = ''
  let quoted = false
  const endRow = () => {
    row.push(value)
    value = ''
    rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    if (quoted) {
      if (char !== '"') value += char
      else if (text[at + 1] === '"') {
        value += '"'
        at++
      } else quoted = false
    } else if (char === '"' && value === '') quoted = true
    else if (char === separator) {
      row.push(value)
      value = ''
    } else if (char === '\n') endRow()
    else if (char !== '\r') value += char
  }
  if (value !== '' || row.length > 0) endRow()
  return rows
}

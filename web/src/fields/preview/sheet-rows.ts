/** A, B, … Z, AA: as every spreadsheet names its columns. */
export function columnName(at: number): string {
  const rest = Math.floor(at / 26)
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (at % 26))
}

const looked = 200
const mostColumns = 200
const [narrow, wide] = [64, 280]

/** A Hanzi takes the room of two letters. */
const lengthOf = (text: string): number => {
  let length = 0
  for (const char of text.slice(0, 60)) length += (char.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1
  return length
}

/** How wide each column should be, by what stands in its first rows. */
export function widthsOf(rows: readonly (readonly string[])[]): number[] {
  const columns = Math.min(
    mostColumns,
    rows.reduce((most, row) => Math.max(most, row.length), 1),
  )
  const longest = new Array<number>(columns).fill(0)
  for (const row of rows.slice(0, looked)) {
    for (let at = 0; at < columns; at++) longest[at] = Math.max(longest[at] ?? 0, lengthOf(row[at] ?? ''))
  }
  return longest.map((length) => Math.max(narrow, Math.min(wide, length * 7.5 + 24)))
}

const two = (number: number): string => String(number).padStart(2, '0')

/** Spreadsheets keep days without a zone: they are read as if in Greenwich. */
function dayText(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const day = `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
  return time === '00:00' ? day : `${day} ${time}`
}

/** A value of a spreadsheet as its cell shows it. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return dayText(value)
  // 0.1 + 0.2 is kept as it was computed, and shown as it was meant.
  if (typeof value === 'number') return String(Number(value.toPrecision(12)))
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return String(value)
}

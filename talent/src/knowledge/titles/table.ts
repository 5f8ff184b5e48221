import { readFileSync } from 'node:fs'

/** The rows of a TSV file beside this one, by the names in its first line. A row with a cell too many or too few is an error. */
export function readTable(name: string): Readonly<Record<string, string>>[] {
  const lines = readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
  const head = (lines.shift() ?? '').split('\t')
  return lines.map((line, at) => {
    const cells = line.split('\t')
    if (cells.length !== head.length)
      throw new Error(`${name}, line ${at + 2}: ${cells.length} cells, not ${head.length}`)
    return Object.fromEntries(head.map((column, index) => [column, cells[index] ?? '']))
  })
}

/** A cell that holds several values. */
export function listOf(cell: string | undefined, separator = '|'): string[] {
  return (cell ?? '').split(separator).filter((value) => value !== '')
}

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface Table {
  version: string
  rows: readonly Record<string, string>[]
}

/**
 * A file of the taxonomy: `# version …`, then a line with the names of the columns, then a row each. Lines that begin with `#`
 * are remarks. Several values of a cell are parted by semicolons.
 */
export function parseTable(text: string): Table {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const version = /^# version (\S+)/.exec(lines[0] ?? '')?.[1] ?? ''
  const [head = '', ...body] = lines.filter((line) => !line.startsWith('#'))
  const columns = head.split('\t')
  const rows = body.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, at) => [column, cells[at]?.trim() ?? '']))
  })
  return { version, rows }
}

export const readTable = (name: string): Table =>
  parseTable(readFileSync(fileURLToPath(new URL(`./data/${name}.tsv`, import.meta.url)), 'utf8'))

export const values = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(';')
    .map((value) => value.trim())
    .filter((value) => value !== '')

/** Read when first asked for, then kept. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { z } from 'zod'

/** What is wrong with the call or a file, in words for the person at the terminal. */
export class InputError extends Error {}

/** Paths are as the person typed them, from where they stood. */
export const fromHere = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path)

const pathText = (path: readonly PropertyKey[]): string =>
  path.map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at > 0 ? '.' : ''}${String(key)}`)).join('')

/** A JSON file in its shape; an error names the file and the path of the wrong value. */
export function readJson<T>(name: string, schema: z.ZodType<T>): T {
  let text: string
  try {
    text = readFileSync(fromHere(name), 'utf8')
  } catch {
    throw new InputError(`${name}: the file cannot be read`)
  }
  return checked(name, parsed(name, text.replace(/^\uFEFF/, '')), schema)
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new InputError(`${name}: not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

export function checked<T>(name: string, value: unknown, schema: z.ZodType<T>): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const lines = result.error.issues
    .slice(0, 10)
    .map(({ path, message }) => `${name}: ${pathText(path) || 'the file'}: ${message}`)
  throw new InputError(lines.join('\n'))
}

/** Runs a command; what is wrong with its input goes to the error channel in words, with exit code 2. */
export function command(work: () => string): void {
  try {
    process.stdout.write(work())
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 2
  }
}

/** One row of a table: nothing in a cell may end it. */
export const tsv = (cells: readonly (string | number | boolean)[]): string =>
  `${cells.map((cell) => String(cell).replaceAll(/[\t\r\n]+/g, ' ')).join('\t')}\n`

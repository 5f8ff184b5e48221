import { listOf, readTable } from './table.ts'
import { hanRuns, latinWords } from './words.ts'

interface RoleWord {
  role: string
  word: string
}

const table = readTable('roles.tsv')
const hanRoles: RoleWord[] = table
  .flatMap((row) => listOf(row.zh).map((word) => ({ role: row.id ?? '', word })))
  .sort((a, b) => b.word.length - a.word.length)
const latinRoles = new Map(table.flatMap((row) => listOf(row.en).map((word) => [word, row.id ?? ''] as const)))

export interface Heads {
  /** Kinds of role that the title ends in, such as `engineer` or `manager`; the first is the closest to the head. */
  roles: string[]
  /** The words themselves. */
  words: string[]
  /** What is said of them. */
  modifiers: string[]
}

/** Chinese titles end in their head; English ones too, unless something follows with "of" or "for". */
export function readHeads(core: string): Heads {
  const heads: Heads = { roles: [], words: [], modifiers: [] }
  for (const run of hanRuns(core)) {
    const head = hanRoles.find(({ word }) => run.endsWith(word))
    if (head) take(heads, head.role, head.word)
    const rest = head ? run.slice(0, -head.word.length) : run
    if (rest !== '') heads.modifiers.push(rest)
  }
  for (const part of core.split(/\b(?:of|for|in|to|at)\b/)) {
    const words = latinWords(part)
    const at = words.findLastIndex((word) => latinRoles.has(word))
    for (const [index, word] of words.entries())
      if (index === at) take(heads, latinRoles.get(word) ?? '', word)
      else heads.modifiers.push(word)
  }
  return heads
}

function take(heads: Heads, role: string, word: string): void {
  if (!heads.roles.includes(role)) heads.roles.push(role)
  heads.words.push(word)
}

const industries = readTable('industries.tsv').map((row) => ({
  id: row.id ?? '',
  han: listOf(row.zh),
  latin: new RegExp(`\\b(?:${listOf(row.en).join('|')})\\b`),
}))

/** Industries that the words of a title name. */
export function readIndustries(core: string): string[] {
  return industries
    .filter(({ han, latin }) => han.some((word) => core.includes(word)) || latin.test(core))
    .map(({ id }) => id)
}
